import { describe, expect, it } from '@jest/globals';
import {
  bodyLimitOf,
  DEFAULT_BODY_LIMIT_BYTES,
  MATCHING_MAX_BODY_BYTES,
  OPERATIONS,
  toolsOfDoor,
} from '@svc/contracts';
import { readMessage } from './read-message.js';
import { prepareToolDoor } from './tool-door.js';

const PARTS = {
  records: OPERATIONS,
  version: '1',
  schemas: {},
  execute: () => Promise.reject(new Error('not called')),
};
const door = prepareToolDoor({ ...PARTS, door: 'core' });
const read = (text: string) => readMessage(door, new TextEncoder().encode(text));
const call = (name: string, args: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${args}}}`;
const sized = (bytes: number): string => `{"padding":"${'x'.repeat(bytes - 14)}"}`;

describe('a message to a door', () => {
  it('is parsed and guarded', () => {
    expect(read(call('stable_match', '{"a":1}'))).toEqual({
      ok: true,
      message: JSON.parse(call('stable_match', '{"a":1}')),
      argumentBytes: undefined,
    });
    expect(read('{"a":1,"a":2}')).toEqual({
      ok: false,
      status: 400,
      reason: 'the body cannot be accepted: a repeated member name at /a',
    });
    expect(read('{')).toMatchObject({ ok: false, status: 400 });
  });

  it('leaves large arguments of a heavy tool unread, up to the body that its operation takes', () => {
    for (const bytes of [300_000, 2_000_000, MATCHING_MAX_BODY_BYTES]) {
      const got = read(call('stable_match', sized(bytes)));
      expect(got).toMatchObject({ ok: true, message: { params: { name: 'stable_match', arguments: {} } } });
      expect(got.ok && got.argumentBytes?.length).toBe(bytes);
    }
    expect(read(call('stable_match', sized(MATCHING_MAX_BODY_BYTES + 1)))).toEqual({
      ok: false,
      status: 413,
      reason: `the body is larger than ${MATCHING_MAX_BODY_BYTES} bytes`,
    });
  });

  it('takes a call whose operation takes more than 1 MiB, up to its body', () => {
    const parcel = call('memory_save', sized(1_500_000));
    expect(read(parcel)).toEqual({ ok: true, message: JSON.parse(parcel), argumentBytes: undefined });
    expect(read(call('memory_save', sized(1_800_000)))).toMatchObject({ ok: false, status: 413 });
  });

  it('of any other tool is whole and at most as large as its body, and any other message 1 MiB', () => {
    const check = call('check_offer_policy', sized(500_000));
    expect(read(check)).toEqual({ ok: true, message: JSON.parse(check), argumentBytes: undefined });
    const refused = { ok: false, status: 413, reason: `the body is larger than ${DEFAULT_BODY_LIMIT_BYTES} bytes` };
    for (const text of [
      call('haggle', sized(1_100_000)),
      `[${call('stable_match', sized(1_100_000))}]`,
      call('stable_match', sized(1_100_000)).replace('tools/call', 'tools/list'),
    ]) {
      expect(read(text)).toEqual(refused);
    }
    expect(read(call('check_offer_policy', sized(1_200_000)))).toMatchObject({ ok: false, status: 413 });
  });

  it('is guarded around arguments that are unread', () => {
    expect(read(call('stable_match', sized(300_000)).replace('"id":1', '"id":1,"id":2'))).toMatchObject({
      ok: false,
      status: 400,
      reason: expect.stringContaining('/id'),
    });
    expect(read(call('stable_match', `${sized(300_000)},"arguments":{}`))).toMatchObject({
      ok: false,
      status: 400,
      reason: expect.stringContaining('/params/arguments'),
    });
  });
});

describe('the limit of a door', () => {
  it('follows from its tools', () => {
    expect(door.messageLimitBytes()).toBe(MATCHING_MAX_BODY_BYTES + 131_072);
    expect(door.messageLimitBytes('stable_match')).toBe(MATCHING_MAX_BODY_BYTES + 131_072);
    expect(door.messageLimitBytes('check_offer_policy')).toBe(DEFAULT_BODY_LIMIT_BYTES + 131_072);
    expect(door.messageLimitBytes('haggle')).toBe(DEFAULT_BODY_LIMIT_BYTES);
    const light = prepareToolDoor({
      ...PARTS,
      records: OPERATIONS.filter(({ bodyLimitBytes }) => bodyLimitBytes === undefined),
      door: 'pro',
    });
    expect(light.messageLimitBytes()).toBe(DEFAULT_BODY_LIMIT_BYTES + 131_072);
  });

  it.each(['core', 'pro'] as const)('lets every tool of %s have what its operation takes, and its envelope', (name) => {
    const every = prepareToolDoor({ ...PARTS, door: name });
    for (const { link, record } of toolsOfDoor(OPERATIONS, name)) {
      expect([link.name, every.messageLimitBytes(link.name)]).toEqual([link.name, bodyLimitOf(record) + 131_072]);
      const args = sized(bodyLimitOf(record));
      const message = readMessage(every, new TextEncoder().encode(call(link.name, args)));
      expect([link.name, message.ok]).toEqual([link.name, true]);
    }
  });
});

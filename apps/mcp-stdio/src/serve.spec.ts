import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  EXAMPLE_POLICY,
  OPERATIONS,
  SELL_NEXT_OFFER,
  toolsOfDoor,
  type Door,
  type OperationRecord,
} from '@svc/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWERS, answerOperation, DEFAULT_TUNABLES, readTunables, type OperationPorts } from '@svc/operations';
import { openLocalKeys } from './local-keys.js';
import { localPorts } from './local-ports.js';
import { openDoor } from './open-door.js';
import { buildServer } from './testing/built-server.js';
import { connectNew, connectOld, type StdioClient } from './testing/stdio-clients.js';

const ALONE = { baseUrl: null, accessKey: null, dataDir: null, tunables: DEFAULT_TUNABLES };
/** What needs no service is what the one table answers. */
const SERVED = OPERATIONS.filter(({ id }) => ANSWERS.has(id));
let server: string;
let ports: OperationPorts;
// The reserve that compile proposes follows from a secret: the server and the table have the same.
let folder: string;
beforeAll(async () => {
  server = buildServer();
  folder = mkdtempSync(join(tmpdir(), 'svc-stdio-'));
  ports = localPorts(await openLocalKeys(folder), DEFAULT_TUNABLES);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What differs from run to run: salts and clocks, states are sealed, receipts are signed. */
function comparable(body: object): unknown {
  return JSON.parse(
    JSON.stringify(body, (name, value: unknown) =>
      ['salt', 'state', 'receipt', 'receipt_id', 'valid_until', 'expires_at'].includes(name) ? '*' : value,
    ),
  ) as unknown;
}
const answered = async (record: OperationRecord, input: unknown): Promise<unknown> =>
  comparable((await answerOperation(record, input, ports)).body);

describe('the list of a server without a service, which has no account and no peer', () => {
  it.each([
    ['core', 5_600],
    ['pro', 11_900],
  ] as const)('costs an agent at the %s door at most %i tokens of four characters', (door, most) => {
    const { tools } = openDoor(door, ALONE, () => undefined);
    expect(JSON.stringify({ tools }).length / 4).toBeLessThan(most);
  });
});

describe.each([
  ['the client of 2026-07-28', connectNew],
  ['the client of 2025', connectOld],
] as const)('%s', (_name, connect) => {
  describe.each(['core', 'pro'] as const)('at the %s door', (door: Door) => {
    let client: StdioClient;
    beforeAll(async () => {
      client = await connect({ server, args: ['--door', door], env: { SVC_DATA_DIR: folder } });
    });
    afterAll(() => client.close());

    it('lists the tools that the records describe, in their order', async () => {
      const listed = await client.list();
      expect(listed).toEqual(JSON.parse(JSON.stringify(openDoor(door, ALONE, () => undefined).tools)));
      expect(listed.length).toBeGreaterThanOrEqual(5);
    });

    it('calls every tool, and is answered as the table answers the same input', async () => {
      for (const { link, record } of toolsOfDoor(SERVED, door)) {
        expect(record.examples.length).toBeGreaterThan(0);
        for (const { input } of record.examples) {
          const { isError, body } = await client.call(link.name, input ?? {});
          expect([link.name, isError, comparable(body)]).toEqual([
            link.name,
            false,
            await answered(record, input ?? {}),
          ]);
        }
      }
    });

    it('is told what does not fit in the words of REST, and of a second way where the tool has one', async () => {
      for (const { link, record } of toolsOfDoor(SERVED, door)) {
        const { isError, body } = await client.call(link.name, { nothing_like_this: 1 });
        const bare: unknown = JSON.parse(JSON.stringify(body).replace(/, or (template|decide) in its place/, ''));
        expect([link.name, isError, bare]).toEqual([
          link.name,
          true,
          { status: 422, ...(await answerOperation(record, { nothing_like_this: 1 }, ports)).body },
        ]);
      }
    });
  });
});

describe('the price engine', () => {
  it('has the settings that the environment gives it', async () => {
    const env = { SVC_FRONTIER_KNOB: '0' };
    const client = await connectNew({ server, args: ['--door', 'pro'], env });
    const opening = { my_reservation: 0, deadline_rounds: 64 };
    const { body } = await client.call(SELL_NEXT_OFFER.tools[0]?.name ?? '', opening);
    await client.close();
    expect(body).toEqual((await answerOperation(SELL_NEXT_OFFER, opening, { ...ports, ...readTunables(env) })).body);
    expect(body).not.toEqual(await answered(SELL_NEXT_OFFER, opening));
  });
});

describe('a negotiation in this process', () => {
  let client: StdioClient;
  beforeAll(async () => {
    client = await connectNew({ server });
  });
  afterAll(() => client.close());

  it('goes from a template to a receipt that verifies, without a network or a key', async () => {
    expect((await client.call('compile_offer_policy', { template: 'saas' })).body).toMatchObject({ ok: true });
    const first = await client.call('draft_negotiation_reply', {
      policy: EXAMPLE_POLICY,
      message: 'What is your best price for 12 seats?',
    });
    const last = await client.call('draft_negotiation_reply', {
      policy: EXAMPLE_POLICY,
      message: first.body['menu'] ? 'Option A, deal.' : 'Deal.',
      state: first.body['state'],
    });
    expect(last.body).toMatchObject({ kind: 'deal', done: true, receipt: { version: 'svc-receipt/2' } });
    expect(
      (await client.call('verify_deal_receipt', { receipt: last.body['receipt'], policy: EXAMPLE_POLICY })).body,
    ).toMatchObject({ valid: true });
  });

  it('refuses the state and does not know the receipt of another process', async () => {
    const other = await connectNew({ server });
    const first = await other.call('draft_negotiation_reply', {
      policy: EXAMPLE_POLICY,
      message: 'What is your best price for 12 seats?',
    });
    const last = await other.call('draft_negotiation_reply', {
      policy: EXAMPLE_POLICY,
      message: first.body['menu'] ? 'Option A, deal.' : 'Deal.',
      state: first.body['state'],
    });
    await other.close();
    expect(
      await client.call('draft_negotiation_reply', {
        policy: EXAMPLE_POLICY,
        message: 'Hi',
        state: first.body['state'],
      }),
    ).toMatchObject({ isError: true, body: { status: 400 } });
    expect(
      (await client.call('verify_deal_receipt', { receipt: last.body['receipt'], policy: EXAMPLE_POLICY })).body,
    ).toMatchObject({ valid: false });
  });
});

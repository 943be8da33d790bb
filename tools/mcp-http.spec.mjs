import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATIONS, toolsOfDoor } from '@svc/contracts';
import { connectNew, connectOld } from '../apps/api/src/testing/mcp-clients.js';
import { startService } from '../apps/api/src/testing/service.js';
import { createDoorServer } from '../apps/mcp-http/src/door-server.js';
import { isAnsweredHere } from '../apps/mcp-http/src/execute.js';
import { loadConfig } from '../apps/mcp-http/src/platform/config/config.js';

let service;
let doors;
let url;
beforeAll(async () => {
  service = await startService({ env: { SVC_TRUSTED_PROXIES: '127.0.0.1' } });
  doors = createDoorServer(loadConfig({ SVC_BASE_URL: service.url, SVC_RATE_KEYLESS_PER_MINUTE: '1000' }), {
    version: '0.0.1',
    nowMillis: () => Date.now(),
  });
  await new Promise((resolve) => doors.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${doors.address().port}`;
});
afterAll(async () => {
  doors?.closeAllConnections();
  doors?.close();
  await service?.stop();
});

async function rest({ method, path }, input) {
  const response = await fetch(service.url + path, {
    method,
    headers: { 'x-svc-key': service.key, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  return { status: response.status, body: await response.json() };
}

/** What a tool says as REST says it. */
function answerOf({ isError, structured, told }, record) {
  if (!isError) return { status: record.status, body: structured };
  const { status, ...body } = told;
  return { status, body };
}

/** Members whose values differ from call to call: what is drawn at random or reads the clock. */
const RANDOM = new Set(['salt', 'state', 'commitment']);
const withoutRandom = (value) =>
  JSON.parse(JSON.stringify(value, (name, inner) => (RANDOM.has(name) ? `any ${typeof inner}` : inner)));
const tools = toolsOfDoor(OPERATIONS, 'pro');
const without = ({ input }) => Object.fromEntries(Object.entries(input ?? {}).slice(1));

describe.each([
  ['2026-07-28', connectNew],
  ['2025-11-25', connectOld],
])('the doors in a process of their own, before the real service, to a client of protocol %s', (protocol, connect) => {
  // What keeps nothing is answered alike whenever it is asked; what keeps data has specs of its own features.
  const alike = tools.filter(({ record }) => record.annotations.readOnly && record.access !== 'gt_key');
  let client;
  beforeAll(async () => {
    client = await connect({ url, door: 'pro', headers: { 'x-svc-key': service.key } });
  });
  afterAll(() => client?.close());

  it('are many', () => expect(alike.length).toBeGreaterThan(20));

  it.each(['core', 'pro'])('list what the service lists at the %s door', async (door) => {
    const listed = async (address) => {
      const other = await connect({ url: address, door });
      try {
        return [other.protocol, await other.list()];
      } finally {
        await other.close();
      }
    };
    const [spoken, list] = await listed(url);
    expect(spoken).toBe(protocol);
    expect(list).toHaveLength(toolsOfDoor(OPERATIONS, door).length);
    expect(list).toEqual((await listed(service.url))[1]);
  });

  it.each(alike.map(({ link, record }) => [link.name, record]))(
    '%s answers every example as REST does, and refuses as REST does',
    async (name, record) => {
      const inputs = [
        ...record.examples.map(({ input }) => input ?? {}),
        // A GET takes no body, so REST has nothing to refuse there.
        ...(record.method === 'GET' ? [] : [{ ...record.examples[0]?.input, unknown_member: 1 }]),
        without(record.examples[0] ?? {}),
      ];
      for (const input of inputs) {
        const answer = answerOf(await client.call(name, input), record);
        // A tool with two ways names the second one too.
        const bare = JSON.parse(JSON.stringify(answer).replace(', or template in its place', ''));
        expect(withoutRandom(bare)).toEqual(withoutRandom(await rest(record, input)));
      }
    },
  );

  it.each(tools.filter(({ record }) => record.access === 'gt_key').map(({ link, record }) => [link.name, record]))(
    '%s refuses a key of another kind as REST does, and says how to get one',
    async (name, record) => {
      const input = { ...record.examples[0]?.parameters, ...record.examples[0]?.input };
      const { status, body } = answerOf(await client.call(name, input), record);
      const filled = record.path.replace(/\{(\w+)\}/g, (_whole, member) => input[member]);
      const direct = await rest({ ...record, path: filled }, record.examples[0]?.input);
      expect([status, body.detail, typeof body.hint]).toEqual([direct.status, direct.body.detail, 'string']);
    },
  );

  it.each(tools.filter(({ record }) => record.input === null).map(({ link, record }) => [link.name, record]))(
    '%s, whose operation takes no body, refuses an argument that it does not know',
    async (name, record) => {
      const { isError, told } = await client.call(name, { ...record.examples[0]?.parameters, unknown_member: 1 });
      expect([isError, told.status, told.detail]).toEqual([
        true,
        422,
        [expect.objectContaining({ loc: ['body', 'unknown_member'], type: 'extra_forbidden' })],
      ]);
    },
  );

  it('send nothing on that is pure, and all else', async () => {
    for (const { link, record } of tools) {
      const before = requestsOf(record);
      await client.call(link.name, { ...record.examples[0]?.parameters, ...record.examples[0]?.input });
      expect([record.id, requestsOf(record) - before]).toEqual([record.id, isAnsweredHere(record) ? 0 : 1]);
    }
  });
});

function requestsOf({ path }) {
  return service
    .log()
    .split('\n')
    .filter((line) => line.includes(`"${path.replace(/\{(\w+)\}/g, ':$1')}"`)).length;
}

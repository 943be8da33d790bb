/**
 * `node bench/mcp-door.mjs`: what an MCP door costs beside what it answers: messages that are answered directly, and
 * the same ones when the SDK's own handler answers them. Processor time of this process, in turns, so that other work
 * counts little; the operation itself answers at once. Options: --rounds N (default 15), --calls N a round (default
 * 400).
 */
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, calls: { type: 'string', default: '400' } },
});
(await import('../tools/build.mjs')).ensureBuilt();
const { OPERATIONS, POLICY_CHECK, EXAMPLE_POLICY } = await import('@svc/contracts');
const { prepareToolDoor, serveOverHttp } = await import('@svc/mcp-tools');
const { LIBRARY_SCHEMAS } = await import('@svc/operations');

const NEWEST = '2026-07-28';
const envelope = {
  'io.modelcontextprotocol/protocolVersion': NEWEST,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const [{ output }] = POLICY_CHECK.examples;
const door = prepareToolDoor({
  records: OPERATIONS,
  door: 'core',
  version: '1',
  schemas: LIBRARY_SCHEMAS,
  execute: () => Promise.resolve({ status: 200, body: output }),
});
const direct = serveOverHttp(door);
const throughSdk = serveOverHttp({ ...door, answersAtOnce: () => false });

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const params = { name: 'check_offer_policy', arguments: { policy: EXAMPLE_POLICY } };
const message = (method, more, headers) => ({
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  bytes: new TextEncoder().encode(JSON.stringify({ jsonrpc: '2.0', id: 1, method, ...more })),
});
const old = { 'mcp-protocol-version': '2025-11-25' };
const call = message('tools/call', { params }, old);
const newCall = message(
  'tools/call',
  { params: { ...params, _meta: envelope } },
  { 'mcp-protocol-version': NEWEST, 'mcp-method': 'tools/call', 'mcp-name': params.name },
);
// A client that asks for progress is answered by the SDK.
const WAYS = [
  [`a call, ${NEWEST}`, [direct, newCall], [throughSdk, newCall]],
  ['a call, 2025-11-25', [direct, call], [throughSdk, call]],
  [
    'tools/list, 2025-11-25',
    [direct, message('tools/list', {}, old)],
    [direct, message('tools/list', { params: { _meta: { progressToken: 1 } } }, old)],
  ],
];

/** Microseconds of processor time that a message costs. */
async function costOf([answers, { headers, bytes }], calls) {
  const before = process.cpuUsage();
  for (let count = 0; count < calls; count += 1) {
    const { body } = await answers.answer({ url: 'http://localhost/mcp/', headers, bytes, context: null });
    if (typeof body !== 'string' && body !== null) for await (const piece of body) void piece;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

const [rounds, calls] = [Number(values.rounds), Number(values.calls)];
for (const [name, ours, theirs] of WAYS) {
  for (const way of [ours, theirs]) await costOf(way, 3 * calls);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) pairs.push([await costOf(ours, calls), await costOf(theirs, calls)]);
  const [mine, sdk] = [0, 1].map((at) => median(pairs.map((pair) => pair[at])));
  const ratio = median(pairs.map(([one, other]) => other / one));
  process.stdout.write(
    `${name}: directly ${mine.toFixed(0)} µs, by the SDK ${sdk.toFixed(0)} µs, ${ratio.toFixed(1)} times as much\n`,
  );
}

/** A shop's endpoint for <svc-negotiation>: policy, key and state stay here; the page is told what a buyer may know. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { SVC_BASE_URL: service = 'http://127.0.0.1:3000', SVC_ACCESS_KEY: key = '', PORT = '8080' } = process.env;
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const policy = JSON.parse(read('policy.json'));
const element = await (await fetch(`${service}/svc-negotiation.js`)).text();
const files = { '/': ['text/html', read('shop.html')], '/svc-negotiation.js': ['text/javascript', element] };
const states = new Map();
/** Every message costs the shop: so many of a visitor a minute and at once, of all at once, and so many bytes each. */
const [PER_MINUTE, AT_ONCE, OF_ALL_AT_ONCE, BODY_BYTES] = [20, 2, 16, 16_384];
/** Messages of each visitor in this minute, and those that are not answered yet. */
const [sent, open] = [new Map(), new Map()];
let openOfAll = 0;
setInterval(() => sent.clear(), 60_000).unref();

/** Lets a visitor in within the bounds. Behind a proxy of your own, count by the address that the proxy names. */
function enter(visitor) {
  sent.set(visitor, (sent.get(visitor) ?? 0) + 1);
  const own = open.get(visitor) ?? 0;
  if (sent.get(visitor) > PER_MINUTE || own >= AT_ONCE || openOfAll >= OF_ALL_AT_ONCE) return false;
  open.set(visitor, own + 1);
  openOfAll += 1;
  return true;
}

function leave(visitor) {
  openOfAll -= 1;
  if (open.get(visitor) > 1) open.set(visitor, open.get(visitor) - 1);
  else open.delete(visitor);
}

async function readBody(request) {
  const parts = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > BODY_BYTES) throw new Error('too large');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts));
}

async function answer(request) {
  const { conversation, message } = await readBody(request);
  const id = states.has(conversation) ? conversation : randomUUID();
  const headers = { 'content-type': 'application/json', 'x-svc-key': key };
  const body = JSON.stringify({ policy, message, state: states.get(id) ?? null });
  const signal = AbortSignal.timeout(30_000);
  const response = await fetch(`${service}/v1/reply`, { method: 'POST', headers, body, signal });
  const { reply_with_offer: reply, offer, menu, kind, done, state, receipt } = await response.json();
  if (states.size >= 10_000) states.delete(states.keys().next().value);
  if (response.ok) states.set(id, state);
  return JSON.stringify({ conversation: id, reply, offer: offer && { line: offer.line }, menu, kind, done, receipt });
}

const server = createServer((request, response) => {
  const type = files[request.url]?.[0] ?? 'application/json';
  const send = (status, body) => response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
  const page = files[request.url]?.[1];
  if (request.method !== 'POST') return send(page === undefined ? 404 : 200, page);
  const visitor = request.socket.remoteAddress;
  if (!enter(visitor)) return send(429, '{}');
  answer(request)
    .finally(() => leave(visitor))
    .then((body) => send(200, body))
    .catch(() => send(502, '{}'));
});
// Whoever sends a body slowly holds a place no longer than this.
server.requestTimeout = 10_000;
server.listen(Number(PORT), '127.0.0.1', () => console.log(`The shop is at http://127.0.0.1:${PORT}/`));

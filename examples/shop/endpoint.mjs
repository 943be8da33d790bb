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
const [PER_MINUTE, OF_ONE, OF_ALL, BODY_BYTES] = [20, 2, 16, 16_384];
/** How many each visitor sent in this minute, and whose are under way. */
const [sent, open] = [new Map(), []];
setInterval(() => sent.clear(), 60_000).unref();

/** Whether a visitor is within the bounds. Behind a proxy of your own, count by the address that the proxy names. */
function isWithin(visitor) {
  sent.set(visitor, (sent.get(visitor) ?? 0) + 1);
  const own = open.filter((one) => one === visitor);
  return sent.get(visitor) <= PER_MINUTE && own.length < OF_ONE && open.length < OF_ALL;
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
  const [visitor, page] = [request.socket.remoteAddress, files[request.url]?.[1]];
  if (request.method !== 'POST') return send(page === undefined ? 404 : 200, page);
  if (!isWithin(visitor)) return send(429, '{}');
  open.push(visitor);
  const asked = answer(request).finally(() => open.splice(open.indexOf(visitor), 1));
  asked.then((body) => send(200, body)).catch(() => send(502, '{}'));
});
server.requestTimeout = 10_000; // Whoever sends a body slowly holds a place no longer than this.
server.listen(Number(PORT), '127.0.0.1', () => console.log(`The shop is at http://127.0.0.1:${PORT}/`));

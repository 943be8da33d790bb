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
/** Every message costs the shop: a visitor has so many a minute, all have so many at once, and a body so many bytes. */
const [PER_MINUTE, AT_ONCE, BODY_BYTES] = [20, 16, 16_384];
const visitors = new Map();
let underWay = 0;
setInterval(() => visitors.clear(), 60_000).unref();

/** Whether a visitor is within the bounds. Behind a proxy of your own, count by the address that the proxy names. */
function isWithin({ socket }) {
  const count = (visitors.get(socket.remoteAddress) ?? 0) + 1;
  visitors.set(socket.remoteAddress, count);
  return count <= PER_MINUTE && underWay < AT_ONCE;
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

createServer((request, response) => {
  const type = files[request.url]?.[0] ?? 'application/json';
  const send = (status, body) => response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
  const isMessage = request.method === 'POST';
  if (isMessage && !isWithin(request)) return send(429, '{}');
  underWay += isMessage ? 1 : 0;
  const asked = isMessage ? answer(request) : Promise.resolve(files[request.url]?.[1]);
  asked
    .finally(() => (underWay -= isMessage ? 1 : 0))
    .then((body) => send(body === undefined ? 404 : 200, body))
    .catch(() => send(502, '{}'));
}).listen(Number(PORT), '127.0.0.1', () => console.log(`The shop is at http://127.0.0.1:${PORT}/`));

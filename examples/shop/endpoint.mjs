/** A shop's endpoint for <svc-negotiation>: policy, key and state stay here; the page is told what a buyer may know. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { SVC_BASE_URL: service = 'http://127.0.0.1:3000', SVC_ACCESS_KEY: key = '', PORT = '8080' } = process.env;
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const policy = JSON.parse(read('policy.json'));
const element = await (await fetch(`${service}/svc-negotiation.js`)).text();
const files = { '/': ['text/html', read('shop.html')], '/svc-negotiation.js': ['text/javascript', element] };
const states = new Map();

async function answer({ conversation, message }) {
  const id = states.has(conversation) ? conversation : randomUUID();
  const headers = { 'content-type': 'application/json', 'x-svc-key': key };
  const body = JSON.stringify({ policy, message, state: states.get(id) ?? null });
  const response = await fetch(`${service}/v1/reply`, { method: 'POST', headers, body });
  const { reply_with_offer: reply, offer, menu, kind, done, state, receipt } = await response.json();
  if (states.size >= 10_000) states.delete(states.keys().next().value);
  if (response.ok) states.set(id, state);
  return JSON.stringify({ conversation: id, reply, offer: offer && { line: offer.line }, menu, kind, done, receipt });
}

createServer((request, response) => {
  const asked = request.method === 'POST' ? json(request).then(answer) : Promise.resolve(files[request.url]?.[1]);
  const type = files[request.url]?.[0] ?? 'application/json';
  const send = (status, body) => response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
  asked.then((body) => send(body === undefined ? 404 : 200, body)).catch(() => send(502, '{}'));
}).listen(Number(PORT), '127.0.0.1', () => console.log(`The shop is at http://127.0.0.1:${PORT}/`));

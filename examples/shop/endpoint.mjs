/** A shop with three goods: its pages, the endpoints of both elements, and what a visitor may cost. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { openShop } from './seller.mjs';
import { openTalks } from './talks.mjs';

const { SVC_BASE_URL: service = 'http://127.0.0.1:3000', SVC_ACCESS_KEY: key = '', PORT = '8080' } = process.env;
const { SHOP_TALKS = '.data/shop', SHOP_DESK_PASSWORD: password = randomBytes(9).toString('base64url') } = process.env;
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const fetched = async (path) => (await fetch(service + path)).text();
const names = readdirSync(new URL('goods/', import.meta.url)).map((file) => file.replace('.json', ''));
const goods = Object.fromEntries(names.map((name) => [name, JSON.parse(read(`goods/${name}.json`))]));
const shop = openShop({ service, key, goods, talks: openTalks(SHOP_TALKS) });
const files = { '/': ['text/html', read('shop.html')], '/desk': ['text/html', read('desk.html')] };
// The keys come from the service itself: a receipt that brought its own would prove nothing.
files['/keys'] = ['application/json', await fetched('/.well-known/ucp')];
for (const name of ['/svc-negotiation.js', '/svc-desk.js']) files[name] = ['text/javascript', await fetched(name)];
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

const basic = `Basic ${Buffer.from(`seller:${password}`).toString('base64')}`;

/** The desk is the seller's alone. */
function isSeller({ authorization = '' }) {
  const [given, wanted] = [authorization, basic].map((text) => Buffer.from(text));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
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
  const { url, method } = request;
  if (url === '/desk/talks') return method === 'POST' ? shop.decide(await readBody(request)) : { talks: shop.desk() };
  return shop.negotiate(url.slice('/negotiate/'.length), await readBody(request));
}

const server = createServer((request, response) => {
  const { url, method, headers } = request;
  const [type, text] = files[url] ?? ['application/json'];
  const send = (status, body) => response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
  const atDesk = url.startsWith('/desk');
  if (atDesk && !isSeller(headers)) return response.writeHead(401, { 'www-authenticate': 'Basic realm="desk"' }).end();
  if (text !== undefined && method === 'GET') return send(200, text);
  // A page of somebody else cannot send JSON here, so it decides nothing in the seller's name.
  const isJson = headers['content-type'] === 'application/json';
  const isAsked = atDesk
    ? method === 'GET' || isJson
    : method === 'POST' && names.some((name) => url === `/negotiate/${name}`);
  if (!isAsked) return send(404, '{}');
  const visitor = atDesk ? 'the seller' : request.socket.remoteAddress;
  if (!atDesk && !isWithin(visitor)) return send(429, '{}');
  open.push(visitor);
  const asked = answer(request).finally(() => open.splice(open.indexOf(visitor), 1));
  asked.then((body) => send(200, JSON.stringify(body ?? {}))).catch(() => send(502, '{}'));
});
server.requestTimeout = 10_000; // Whoever sends a body slowly holds a place no longer than this.
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`The shop is at http://127.0.0.1:${PORT}/`);
  console.log(`Its desk is at http://127.0.0.1:${PORT}/desk: user seller, password ${password}`);
});

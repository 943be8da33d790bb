/** One policy on a page of its own: the shop element, its endpoint, and the receipts in a file. */
import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { SVC_BASE_URL = 'http://127.0.0.1:3000', SVC_ACCESS_KEY = '', PORT = '4750' } = process.env;
const [file = 'policy.json'] = process.argv.slice(2);
const policy = JSON.parse(readFileSync(file, 'utf8'));
const script = await (await fetch(`${SVC_BASE_URL}/svc-negotiation.js`)).text();
const page =
  '<script type="module" src="/svc-negotiation.js"></script><svc-negotiation endpoint="/negotiate"></svc-negotiation>';
const states = new Map(); // use a database in production

async function negotiate({ conversation, message }) {
  const id = states.has(conversation) ? conversation : randomUUID();
  const answer = await fetch(`${SVC_BASE_URL}/v1/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-svc-key': SVC_ACCESS_KEY },
    body: JSON.stringify({ policy, message, state: states.get(id) ?? null }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { kind, reply, offer, state, done, receipt } = await answer.json();
  states.set(id, state);
  if (receipt) appendFileSync('deals.jsonl', `${JSON.stringify(receipt)}\n`); // tell yourself here
  return { conversation: id, kind, reply, offer: offer && { line: offer.line }, done, receipt };
}

createServer(async (request, response) => {
  if (request.url === '/svc-negotiation.js')
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  if (request.method !== 'POST') return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  let body = '';
  for await (const part of request) body += part;
  try {
    response.end(JSON.stringify(await negotiate(JSON.parse(body))));
  } catch (fault) {
    console.error(fault.message);
    response.writeHead(502).end('{}'); // the element lets the buyer try again
  }
}).listen(Number(PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${PORT}/`));

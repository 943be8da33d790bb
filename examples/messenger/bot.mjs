/** The webhook of a messenger, here Telegram: one policy, one conversation for each chat. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

const { SVC_BASE_URL = 'http://127.0.0.1:3000', SVC_ACCESS_KEY = '', BOT_SECRET = '' } = process.env;
const [file = 'policy.json'] = process.argv.slice(2);
const policy = JSON.parse(readFileSync(file, 'utf8'));
const stock = [{ sku: 'DESK-1', status: 'available' }]; // ask your shop instead
const states = new Map(); // one conversation per chat; use a database in production

async function reply(chat, message) {
  const answer = await fetch(`${SVC_BASE_URL}/v1/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-svc-key': SVC_ACCESS_KEY },
    body: JSON.stringify({ policy, message, stock, state: states.get(chat) ?? null }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { kind, reply, state, done, receipt } = await answer.json();
  if (done) states.delete(chat);
  else states.set(chat, state);
  if (receipt) console.log(`chat ${chat} has a deal`, JSON.stringify(receipt)); // keep it: your proof and the buyer's
  if (kind === 'handoff') console.log(`chat ${chat} wants a person`);
  return reply;
}

createServer(async (request, response) => {
  // Only the messenger knows the secret that you gave to setWebhook.
  if (request.headers['x-telegram-bot-api-secret-token'] !== BOT_SECRET) return response.writeHead(401).end();
  let body = '';
  for await (const part of request) body += part;
  response.setHeader('content-type', 'application/json');
  try {
    const { chat, text } = JSON.parse(body).message ?? {};
    if (!text || text.startsWith('/')) return response.end('{}'); // a picture, an edit, /start: nothing to answer
    response.end(JSON.stringify({ method: 'sendMessage', chat_id: chat.id, text: await reply(chat.id, text) }));
  } catch (fault) {
    console.error(fault.message);
    response.writeHead(503).end(); // the messenger sends it again
  }
}).listen(4749, '127.0.0.1');

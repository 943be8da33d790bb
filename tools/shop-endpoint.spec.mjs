import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from './free-port.mjs';
import { ROOT } from './install.mjs';

/** A word that stands in every member of a reply that is not for the buyer, and in no other. */
const FOR_THE_SELLER = 'ONLY-FOR-THE-SELLER';
/** A reply with everything that it can hold. */
const REPLY = {
  kind: 'offer',
  reply: 'How about $900?',
  reply_with_offer: 'How about $900?',
  offer: { line: '$900', price: 900, terms: {}, net: 123_456_789, inside_policy: true, valid_until: '2026-12-18' },
  menu: [{ option: 'Option A', line: '$900', price: 900 }],
  decided_by: `engine:${FOR_THE_SELLER}`,
  reading: { intent: 'offer', facts: { language: FOR_THE_SELLER } },
  seller: {
    standing_bid: { price: 700, terms: { [FOR_THE_SELLER]: 'x' }, lawful: true, net: 700 },
    summary: { offered: 900, best_bid: 700, [FOR_THE_SELLER]: 1 },
    warnings: [FOR_THE_SELLER],
  },
  state: { v: 1, sealed: FOR_THE_SELLER },
  done: false,
};

const asked = [];
const service = createServer(async (received, response) => {
  if (received.method === 'POST') asked.push(await json(received));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(REPLY));
});
let shop;
let url;
beforeAll(async () => {
  await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = spawn(process.execPath, [join(ROOT, 'examples', 'shop', 'endpoint.mjs')], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, PORT: port, SVC_BASE_URL: `http://127.0.0.1:${service.address().port}` },
  });
  while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
});
afterAll(() => {
  shop?.kill();
  service.close();
});

const say = async (conversation) => {
  const body = JSON.stringify({ conversation, message: 'Would you take 700?' });
  return (await fetch(`${url}/negotiate`, { method: 'POST', body })).text();
};

describe('the example of a shop', () => {
  it('passes on nothing of what is for the seller, and no state', async () => {
    const answer = await say(null);
    expect(answer).toContain('How about $900?');
    expect(answer).not.toContain(FOR_THE_SELLER);
    expect(answer).not.toContain('123456789');
    expect(Object.keys(JSON.parse(answer))).toEqual(['conversation', 'reply', 'offer', 'menu', 'kind', 'done']);
  });

  it('keeps the state for itself, and sends it with the next message of the same conversation', async () => {
    const { conversation } = JSON.parse(await say(null));
    await say(conversation);
    expect(asked.at(-2).state).toBeNull();
    expect(asked.at(-1).state).toEqual(REPLY.state);
  });

  it('has room for another visitor while one holds as many messages open as it can', async () => {
    const from = (address, body, length = body.length) =>
      new Promise((resolve) => {
        const options = { method: 'POST', localAddress: address, agent: false, headers: { 'content-length': length } };
        const held = request(`${url}/negotiate`, options, (response) => resolve(response.resume().statusCode));
        held.on('error', () => resolve(0)).flushHeaders();
        held.write(body);
        open.push(held);
      });
    const open = [];
    const holder = Array.from({ length: 16 }, () => from('127.0.0.2', '{', 100));
    // Those beyond the bound are refused at once; the others never end.
    expect(await Promise.race(holder)).toBe(429);
    expect(await from('127.0.0.3', '{"message":"Hi"}')).toBe(200);
    for (const held of open) held.destroy();
  });

  it('passes on no body without an end, and no more messages of a visitor than it can pay', async () => {
    const before = asked.length;
    const long = JSON.stringify({ conversation: null, message: 'x'.repeat(20_000) });
    const sent = await fetch(`${url}/negotiate`, { method: 'POST', body: long }).catch(() => ({ status: 502 }));
    expect([sent.status, asked.length]).toEqual([502, before]);
    const statuses = [];
    for (let time = 0; time < 30; time += 1)
      statuses.push((await fetch(`${url}/negotiate`, { method: 'POST', body: '{"message":"Hi"}' })).status);
    expect(statuses).toContain(429);
    expect(asked.length - before).toBeLessThanOrEqual(20);
  });
});

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
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
  reading: { intent: 'offer', facts: { language: FOR_THE_SELLER, open_questions: ['can I see it?'] } },
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
const talks = mkdtempSync(join(tmpdir(), 'svc-shop-'));
beforeAll(async () => {
  await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = spawn(process.execPath, [join(ROOT, 'examples', 'shop', 'endpoint.mjs')], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      PORT: port,
      SVC_BASE_URL: `http://127.0.0.1:${service.address().port}`,
      SHOP_TALKS: talks,
      SHOP_DESK_PASSWORD: 'open sesame',
    },
  });
  while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
});
afterAll(() => {
  shop?.kill();
  service.close();
  rmSync(talks, { recursive: true, force: true });
});

const say = async (conversation) => {
  const body = JSON.stringify({ conversation, message: 'Would you take 700?' });
  return (await fetch(`${url}/negotiate/desk`, { method: 'POST', body })).text();
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

  it('binds to its stock what it has one of, so that it is sold once', async () => {
    await say(null);
    expect(asked.at(-1)).toMatchObject({
      policy: { inventory: { bind: [{ match: { sku: 'desk' } }] } },
      stock: [{ sku: 'desk', availability: 'InStock' }],
    });
    await fetch(`${url}/negotiate/chairs`, { method: 'POST', body: '{"message":"Six, please"}' });
    expect([asked.at(-1).stock, asked.at(-1).policy.inventory]).toEqual([undefined, undefined]);
  });

  it('goes on with no talk about something else, and sells nothing that it has not', async () => {
    const { conversation } = JSON.parse(await say(null));
    const about = (good) =>
      fetch(`${url}/negotiate/${good}`, {
        method: 'POST',
        body: JSON.stringify({ conversation, message: 'And this?' }),
      });
    expect((await (await about('lamp')).json()).conversation).not.toBe(conversation);
    expect([asked.at(-1).policy.name, asked.at(-1).state]).toEqual(['Brass lamp', null]);
    expect([(await about('constructor')).status, (await about('../desk/talks')).status]).toEqual([404, 401]);
  });

  it('shows its talks to the seller alone, with what they bid and asked, and keeps them in files', async () => {
    const { conversation } = JSON.parse(await say(null));
    const desk = (password) =>
      fetch(`${url}/desk/talks`, {
        headers: password && { authorization: `Basic ${Buffer.from(`seller:${password}`).toString('base64')}` },
      });
    expect([(await desk()).status, (await desk('open barley')).status]).toEqual([401, 401]);
    const [newest] = (await (await desk('open sesame')).json()).talks;
    expect(newest.talk.id).toBe(conversation);
    expect(newest.talk.lines.map(({ from }) => from)).toEqual(['buyer', 'seller']);
    expect([newest.side.standing_bid.price, newest.questions]).toEqual([700, ['can I see it?']]);
    expect(readdirSync(talks)).toContain(`${conversation}.json`);
  });

  it('takes a decision as JSON alone, which no other page can send, and tells the buyer next time', async () => {
    const { conversation } = JSON.parse(await say(null));
    const decide = (type) =>
      fetch(`${url}/desk/talks`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from('seller:open sesame').toString('base64')}`,
          'content-type': type,
        },
        body: JSON.stringify({ id: conversation, decision: 'counter', price: 850 }),
      });
    expect((await decide('text/plain')).status).toBe(404);
    expect((await decide('application/json')).status).toBe(200);
    expect(asked.at(-1)).toMatchObject({ decision: 'counter', price: 850, state: REPLY.state });
    expect(JSON.parse(await say(conversation)).reply).toBe('How about $900?\nHow about $900?');
    expect(JSON.parse(await say(conversation)).reply).toBe('How about $900?');
  });

  it('has room for another visitor while one holds as many messages open as it can', async () => {
    const from = (address, body, length = body.length) =>
      new Promise((resolve) => {
        const options = { method: 'POST', localAddress: address, agent: false, headers: { 'content-length': length } };
        const held = request(`${url}/negotiate/desk`, options, (response) => resolve(response.resume().statusCode));
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
    const sent = await fetch(`${url}/negotiate/desk`, { method: 'POST', body: long }).catch(() => ({ status: 502 }));
    expect([sent.status, asked.length]).toEqual([502, before]);
    const statuses = [];
    for (let time = 0; time < 30; time += 1)
      statuses.push((await fetch(`${url}/negotiate/desk`, { method: 'POST', body: '{"message":"Hi"}' })).status);
    expect(statuses).toContain(429);
    expect(asked.length - before).toBeLessThanOrEqual(20);
  });
});

import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseResult, ReplyResult } from '@svc/contracts';
import type { Receipt } from '@svc/receipts';
import canonicalize from 'canonicalize';
import { DATABASE, type Database } from '../platform/database/database.js';
import { KeysService } from '../keys/keys.service.js';
import { CLOCK } from '../platform/clock/clock.js';
import { call } from '../testing/agent-keys.js';
import { connectNew, type DoorClient } from '../testing/mcp-clients.js';
import { dumpDatabase } from '../testing/dump-database.js';
import { startService, type RunningService } from '../testing/service.js';

/** How far the clock of the service is ahead, in milliseconds; that of the database is not. */
let ahead = 0;
const HOUR_MILLIS = 3_600_000;
let service: RunningService;
let database: Database;
beforeAll(async () => {
  service = await startService({
    overrides: [{ provide: CLOCK, useValue: { nowMillis: () => Date.now() + ahead } }],
  });
  database = service.app.get<Database>(DATABASE);
});
afterAll(() => service.stop());

let vin = '';
let last = 0;
beforeEach(() => {
  ahead = 0;
  vin = `VIN${(last += 1)}`;
});

/** A car, of which there is one: list 10,000, reserve 9,000, floor 8,000, offers after each move at ½, ⅘ and all. */
const car = (more: object = {}): Record<string, unknown> => ({
  version: 'svc-policy/1',
  name: 'Estate car',
  language: 'en',
  currency: 'USD',
  salt: 'AAECAwQFBgcICQoLDA0ODw',
  list_price: 10_000,
  floor_price: 8_000,
  reserve_price: 9_000,
  inventory: { bind: [{ match: { vin } }] },
  ...more,
});
/** Ten identical lamps, one an order. */
const lamps = (level: number): { policy: object; stock: object[] } => ({
  policy: car({ inventory: { bind: [{ match: { sku: vin } }] } }),
  stock: [{ sku: vin, status: 'available', inventoryLevel: level }],
});

type Reply = ReplyResult & { detail: string; receipt?: Receipt };
interface Answer {
  status: number;
  body: Reply;
}
const post = (path: string, body: object, key = service.key): Promise<Answer> =>
  call<Reply>(service.url, path, { body, key });
const say = (message: string, state: object | null = null, more: object = {}, key?: string): Promise<Answer> =>
  post('/v1/reply', { policy: car(), stock: [{ vin, status: 'available' }], message, state, ...more }, key);
const decide = (state: object, more: object, key?: string): Promise<Answer> =>
  post('/v1/reply/decide', { policy: car(), stock: [{ vin, status: 'available' }], state, ...more }, key);
const release = (match: object, key = service.key) =>
  call<ReleaseResult & { detail: unknown }>(service.url, '/v1/stock/release', { body: { match }, key });

/** A talk in which the offer on the table was just named. */
async function asked(more: object = {}): Promise<object> {
  return (await say('Hi, what does the car cost?', null, more)).body.state;
}
const issueSvcKey = async (): Promise<string> => (await service.app.get(KeysService).issue('svc')).key;
/** Ends the holds on the thing of this test before their time, as a day does. */
const lapse = (): Promise<number> =>
  database.client.$executeRaw`UPDATE "hold" SET "until" = now() - interval '1 second' WHERE "released_at" IS NULL`;

describe('a deal on a single thing', () => {
  it('holds it: a second buyer reads that it is on hold, signs nothing and is next in line', async () => {
    const [first, second] = [await asked(), await asked()];
    expect((await say('Deal.', first)).body).toMatchObject({ kind: 'deal', receipt: { price: 10_000 } });
    const { body } = await say('Deal.', second);
    expect(body).toMatchObject({ kind: 'decline', decided_by: 'rule:held', offer: null });
    expect(body.receipt).toBeUndefined();
    expect(body.seller.standing_bid).toMatchObject({ price: 10_000, in_line: true });
  });

  it('gives the same receipt for the same yes again: nobody is held off by their own hold', async () => {
    const state = await asked();
    const ids = [await say('Deal.', state), await say('Deal.', state)].map(({ body }) => body.receipt?.id);
    expect(ids).toEqual([expect.stringMatching(/^rcp_/), ids[0]]);
  });

  it('leaves exactly one receipt where two say yes at once, and the other is next in line', async () => {
    for (let round = 0; round < 5; round += 1) {
      vin = `AT-ONCE-${round}`;
      const states = [await asked(), await asked()];
      const answers = await Promise.all(states.map((state) => say('Deal.', state)));
      expect(answers.map(({ body }) => body.kind).sort()).toEqual(['deal', 'decline']);
      const waiting = answers.find(({ body }) => body.kind === 'decline')?.body;
      expect([waiting?.decided_by, waiting?.seller.standing_bid?.in_line]).toEqual(['rule:held', true]);
    }
  });

  it('is the business of its key: another key holder sells a thing of the same number', async () => {
    const other = await issueSvcKey();
    await say('Deal.', await asked());
    const { state } = (await say('Hi, what does it cost?', null, {}, other)).body;
    expect((await say('Deal.', state, {}, other)).body.kind).toBe('deal');
  });

  it('blocks only as many as there are where a record states more than one and no VIN is bound', async () => {
    const two = lamps(2);
    const open = async (): Promise<object> => (await say('What does it cost?', null, two)).body.state;
    const states = [await open(), await open(), await open()];
    const kinds = (await Promise.all(states.map((state) => say('Deal.', state, two)))).map(({ body }) => body.kind);
    expect(kinds.sort()).toEqual(['deal', 'deal', 'decline']);
  });

  it('is over when the hold lapses: who was next in line is offered the thing at what they had agreed to', async () => {
    const [first, second] = [await asked(), await asked()];
    await say('Deal.', first);
    const { state } = (await say('Deal.', second)).body;
    await lapse();
    const { body } = await say('Is it still on hold?', state);
    expect(body).toMatchObject({ kind: 'offer', decided_by: 'rule:approved', offer: { price: 10_000 } });
    expect((await say('Deal.', body.state)).body.kind).toBe('deal');
  });

  it('is not held a second time for the buyer who let it lapse, in any talk; for others it is free', async () => {
    const [ann, bob] = [{ buyer: 'ann' }, { buyer: 'bob' }];
    const [first, again, other] = [await asked(ann), await asked(ann), await asked(bob)];
    expect((await say('Deal.', first, ann)).body.kind).toBe('deal');
    await lapse();
    for (const state of [again, first]) {
      const { body } = await say('Deal.', state, ann);
      expect([body.kind, body.decided_by, body.receipt]).toEqual(['decline', 'rule:held', undefined]);
    }
    expect((await say('Deal.', other, bob)).body.kind).toBe('deal');
    await lapse();
    expect((await say('Deal.', again, ann)).body.decided_by).toBe('rule:held');
  });
});

describe('releasing a held thing', () => {
  it('frees it, and says who is next in line: who agreed first, before the highest bid', async () => {
    const [first, second, third] = [await asked(), await asked(), await asked()];
    await say('Deal.', first);
    await say('Would you take 8,500?', third);
    const { state, seller } = (await say('Deal.', second)).body;
    const { status, body } = await release({ vin });
    expect([status, body]).toEqual([
      200,
      {
        released: true,
        next: {
          negotiation_id: (state as { negotiation_id: string }).negotiation_id,
          price: 10_000,
          expires_at: seller.standing_bid?.expires_at,
        },
      },
    ]);
    expect((await say('Hello again', state)).body).toMatchObject({ kind: 'offer', decided_by: 'rule:approved' });
  });

  it('names nobody where nobody waits, and lets the same buyer have it again', async () => {
    const state = await asked();
    await say('Deal.', state);
    expect((await release({ vin })).body).toEqual({ released: true });
    expect((await say('Deal.', state)).body.kind).toBe('deal');
  });

  it('is refused for what is not held, is held by another key, or was released before', async () => {
    const nothing = { status: 404, body: { detail: `no deal of this key holds vin "${vin}"`, code: 'not_found' } };
    expect(await release({ vin })).toMatchObject(nothing);
    await say('Deal.', await asked());
    expect(await release({ vin }, await issueSvcKey())).toMatchObject(nothing);
    expect((await release({ vin })).status).toBe(200);
    expect(await release({ vin })).toMatchObject(nothing);
  });

  it('is refused unless the thing is named by exactly one code, and without a key', async () => {
    for (const match of [{}, { vin, sku: 'S' }, { vin: '' }, { vin, colour: 'red' }])
      expect([match, (await release(match)).status]).toEqual([match, 422]);
    expect((await call(service.url, '/v1/stock/release', { body: { match: { vin } } })).status).toBe(401);
  });
});

describe('a decision on a bid that waits', () => {
  const bid = async (more: object = {}): Promise<Reply> => (await say('Would you take 8,500?', null, more)).body;

  it('offers the buyer their bid, which a plain yes seals, and the receipt names who decided', async () => {
    const { state, seller } = await bid();
    expect(seller.standing_bid).toMatchObject({ price: 8_500, lawful: true, signed: false });
    const { body } = await decide(state, { decision: 'accept', by: 'Ann' });
    expect(body).toMatchObject({ kind: 'offer', decided_by: 'rule:seller_accepted', offer: { price: 8_500 } });
    const deal = (await say('Deal.', body.state)).body;
    expect([deal.kind, deal.receipt?.price, deal.receipt?.approved_by]).toEqual(['deal', 8_500, 'Ann']);
  });

  it('is a price of the seller’s own with counter, and names what stands with decline', async () => {
    const { state } = await bid();
    const countered = (await decide(state, { decision: 'counter', price: 8_800 })).body;
    expect(countered).toMatchObject({ decided_by: 'rule:seller_countered', offer: { price: 8_800 } });
    const declined = (await decide(state, { decision: 'decline' })).body;
    expect([declined.kind, declined.seller.standing_bid]).toEqual(['offer', undefined]);
  });

  it('is refused with the reason, and nothing is signed, held or released', async () => {
    const { state } = await bid();
    const { state: nothing } = (await say('Hi, what does it cost?')).body;
    const { state: sold } = (await say('Deal.', await asked())).body;
    await release({ vin });
    const kept = (): Promise<string> => dumpDatabase(database, ['access_key', 'instance']);
    const other = await issueSvcKey();
    const before = await kept();
    const refusals: [object, object, string | undefined, string][] = [
      [nothing, { decision: 'accept' }, undefined, 'no bid is waiting in this negotiation'],
      [state, { decision: 'accept' }, other, 'the negotiation was begun with another key'],
      [state, { decision: 'counter' }, undefined, 'a counter needs a price'],
      [state, { decision: 'counter', price: 7_999 }, undefined, 'the policy does not allow it'],
      [state, { decision: 'counter', price: 9_990 }, undefined, 'a counter must be below it'],
      [state, { decision: 'accept', price: 9_000 }, undefined, 'send a price only with counter'],
      [state, { decision: 'accept', policy: car({ salt: 'BBECAwQFBgcICQoLDA0ODw' }) }, undefined, 'another policy'],
      [{ ...state, turn: 9 }, { decision: 'accept' }, undefined, 'the state was changed'],
      [sold, { decision: 'accept' }, undefined, 'a deal was made in this negotiation'],
    ];
    for (const [on, decision, key, reason] of refusals) {
      const { status, body } = await decide(on, decision, key);
      expect([status, body.detail, body.receipt]).toEqual([400, expect.stringContaining(reason), undefined]);
    }
    expect(await kept()).toBe(before);
  });

  it('is refused on a bid whose time is over', async () => {
    const { state } = await bid({ policy: car({ manner: { offer_valid_hours: 1 } }) });
    ahead = HOUR_MILLIS - 60_000;
    expect((await decide(state, { decision: 'accept' })).status).toBe(200);
    ahead = HOUR_MILLIS + 60_000;
    const { status, body } = await decide(state, { decision: 'accept' });
    expect([status, body.detail]).toEqual([400, expect.stringMatching(/^the bid was valid until /)]);
  });

  it('is refused where what it decides does not fit, by a list of faults', async () => {
    const { state } = await bid();
    for (const wrong of [{}, { decision: 'maybe' }, { decision: 'accept', by: '' }, { decision: 'counter', price: 0 }])
      expect([wrong, (await decide(state, wrong)).status]).toEqual([wrong, 422]);
    expect((await post('/v1/reply/decide', { policy: car(), decision: 'accept' })).status).toBe(422);
  });

  it('is lawful after the buyer has left, and while the thing is on hold for somebody else it is not', async () => {
    const { state } = await bid();
    const left = (await say('No thanks, I bought another one. Goodbye for good.', state)).body;
    expect(left.kind).toBe('decline');
    expect((await decide(left.state, { decision: 'accept' })).status).toBe(200);
    await say('Deal.', await asked());
    expect(await decide(state, { decision: 'accept' })).toMatchObject({
      status: 400,
      body: { detail: 'the thing is held for another buyer; release it first', code: 'request_refused' },
    });
  });
});

describe('a buyer whom the caller knows', () => {
  const plain = (more: object = {}) => ({ policy: car({ inventory: undefined, ...more }), stock: null });
  const less = 'What is your lowest price?';

  it('begins a new talk where the last one ended: their moves are used, their lowest price is promised', async () => {
    const known = { ...plain(), buyer: 'carol' };
    const first = (await say(less, null, known)).body;
    const opened = (await say('Hi, what does it cost?', null, known)).body;
    expect([first.offer?.price, opened.offer?.price]).toEqual([9_500, 9_500]);
    const next = (await say(less, opened.state, known)).body;
    expect(next.offer?.price).toBe(9_200);
    expect((await say('Hi, what does it cost?', null, { ...plain(), buyer: 'dora' })).body.offer?.price).toBe(10_000);
  });

  it('never pays more than a stranger who says the same', async () => {
    const script = ['Would you take 8,700?', less, 'I could do 9,100.', 'Deal.'];
    const play = async (more: object): Promise<number | undefined> => {
      let state: object | null = null;
      let body: Reply | undefined;
      for (const message of script) {
        body = (await say(message, state, more)).body;
        state = body.state;
      }
      return body?.receipt?.price;
    };
    const stranger = await play(plain());
    for (let talk = 0; talk < 3; talk += 1) {
      const known = await play({ ...plain(), buyer: 'emil' });
      expect([stranger, (known ?? Infinity) <= (stranger ?? 0)]).toEqual([stranger, true]);
    }
  });

  it('keeps a bid that waits: the seller can decide on it in the next talk', async () => {
    const known = { ...plain(), buyer: 'fred' };
    await say('Would you take 8,500?', null, known);
    const { seller, state } = (await say('Hi again', null, known)).body;
    expect(seller.standing_bid).toMatchObject({ price: 8_500 });
    const decided = await decide(state, { ...plain(), decision: 'accept' });
    expect([decided.status, decided.body.offer?.price]).toEqual([200, 8_500]);
  });

  it('moves the price in so many talks a day; beyond them what stood last stands', async () => {
    const known = { ...plain({ manner: { conversations_per_day: 2 } }), buyer: 'gina' };
    for (const price of [9_500, 9_200]) expect((await say(less, null, known)).body.offer?.price).toBe(price);
    let { state, offer } = (await say(less, null, known)).body;
    for (let more = 0; more < 3; more += 1) {
      expect(offer?.price).toBe(9_200);
      ({ state, offer } = (await say(less, state, known)).body);
    }
    expect((await say('I could do 9,100 today.', state, known)).body.offer?.price).toBe(9_100);
  });

  it('is known to one key and one policy alone', async () => {
    const known = { ...plain(), buyer: 'hugo' };
    await say(less, null, known);
    const open = async (more: object, key?: string): Promise<number | undefined> =>
      (await say('Hi, what does it cost?', null, { ...known, ...more }, key)).body.offer?.price;
    expect(await open({}, await issueSvcKey())).toBe(10_000);
    expect(await open(plain({ salt: 'BBECAwQFBgcICQoLDA0ODw' }))).toBe(10_000);
    // A catalogue shares one salt: another thing of it has prices of its own.
    expect(await open(plain({ name: 'Another car', list_price: 90_000, floor_price: 1, reserve_price: 2 }))).toBe(
      90_000,
    );
    expect(await open({ buyer: null })).toBe(10_000);
    expect(await open({})).toBe(9_500);
  });

  it('stands in no table by their id, nor does a thing by its number', async () => {
    await say('Would you take 8,500?', null, { buyer: 'ida-7f3a' });
    await say('Deal.', await asked({ buyer: 'ida-7f3a' }), { buyer: 'ida-7f3a' });
    const text = await dumpDatabase(database);
    expect([text.includes('ida-7f3a'), text.includes(`vin:${vin}`), text.includes(`"${vin}"`)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is forgotten thirty days after their last message', async () => {
    const known = { ...plain(), buyer: 'jane' };
    await say(less, null, known);
    await database.client.$executeRaw`UPDATE "buyer_history" SET "expires_at" = now() - interval '1 second'`;
    expect((await say('Hi, what does it cost?', null, known)).body.offer?.price).toBe(10_000);
  });

  it('is exported and erased with all that is kept of the key, by the key that the replies came with', async () => {
    const key = await issueSvcKey();
    const known = { ...plain(), buyer: 'kate' };
    await say(less, null, known, key);
    await say(less, null, { ...known, buyer: 'lars' }, key);
    const ask = (method: string, path: string) =>
      fetch(service.url + path, { method, headers: { 'x-svc-key': key } }).then((response) => response.json());
    expect(await ask('GET', '/v1/telemetry/export')).toEqual({
      rows: [],
      buyers: Array.from({ length: 2 }, () => ({
        moves: 1,
        lowest: [expect.objectContaining({ price: 9_500 })],
        bid: null,
        expires_at: expect.any(String),
      })),
    });
    expect(await ask('DELETE', '/v1/telemetry/delete')).toEqual({ rows_deleted: 0, buyers_deleted: 2 });
    expect(await ask('GET', '/v1/telemetry/export')).toEqual({ rows: [], buyers: [] });
    expect((await say('Hi, what does it cost?', null, known, key)).body.offer?.price).toBe(10_000);
  });

  it('is an id of 1 to 128 characters', async () => {
    for (const buyer of ['', 'x'.repeat(129)]) expect((await say('Hi', null, { buyer })).status).toBe(422);
  });
});

describe('the MCP door', () => {
  const tool = 'draft_negotiation_reply';
  const sold = { policy: {}, stock: [{}] };
  const open = async (key = service.key): Promise<DoorClient> => {
    Object.assign(sold, { policy: car(), stock: [{ vin, status: 'available' }] });
    return connectNew({ url: service.url, door: 'core', headers: { 'x-svc-key': key } });
  };

  it('decides with the argument decide, under the key that began the negotiation, over REST or here', async () => {
    const { state } = (await say('Would you take 8,500?')).body;
    const door = await open();
    const decide = { decision: 'accept', by: 'Ann' };
    const { structured, isError } = await door.call(tool, { ...sold, state, decide });
    expect([isError, structured]).toEqual([false, expect.objectContaining({ decided_by: 'rule:seller_accepted' })]);
    await door.close();
    const other = await open(await issueSvcKey());
    expect(await other.call(tool, { ...sold, state, decide })).toMatchObject({
      isError: true,
      told: { status: 400, detail: expect.stringContaining('begun with another key') },
    });
    await other.close();
  });

  it('holds what a deal sells, for both doors alike', async () => {
    const [first, second] = [await asked(), await asked()];
    const door = await open();
    const deal = (await door.call(tool, { ...sold, message: 'Deal.', state: first })).structured as Reply;
    expect(deal.kind).toBe('deal');
    expect((await say('Deal.', second)).body.decided_by).toBe('rule:held');
    await door.close();
  });
});

describe('offers that the caller takes back', () => {
  it('cannot be had any more, and those that were given later can', async () => {
    const state = await asked();
    const offers_before = new Date(Date.now() + 60_000).toISOString();
    expect((await say('Deal.', state, { offers_before })).body).toMatchObject({ kind: 'offer' });
    const earlier = new Date(Date.now() - 60_000).toISOString();
    expect((await say('Deal.', state, { offers_before: earlier })).body.kind).toBe('deal');
  });

  it('are named by a time with an offset', async () => {
    for (const offers_before of ['yesterday', '2026-11-26', '2026-11-26T10:00:00', '2026-13-45T10:00:00Z'])
      expect([offers_before, (await say('Hi', null, { offers_before })).status]).toEqual([offers_before, 422]);
  });
});

describe('a bid that the buyer has signed', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const public_key = String(publicKey.export({ format: 'jwk' }).x);
  const signedOver = (statement: object): string =>
    sign(null, Buffer.from(canonicalize(statement) ?? ''), privateKey).toString('base64url');
  const signedBid = (state: object, more: object = {}): object => {
    const { negotiation_id } = state as { negotiation_id: string };
    const statement = { currency: 'USD', negotiation_id, price: 8_500, quantity: 1, terms: {}, version: 'svc-bid/1' };
    return { price: 8_500, public_key, signature: signedOver({ ...statement, ...more }) };
  };

  it('binds: the seller’s accept closes the deal at once, and the thing is on hold', async () => {
    const state = await asked();
    const { body } = await say('Would you take 8,500?', state, { signed_bid: signedBid(state) });
    expect(body.seller.standing_bid).toMatchObject({ price: 8_500, signed: true });
    const closed = (await decide(body.state, { decision: 'accept', by: 'Ann' })).body;
    expect([closed.kind, closed.receipt?.price, closed.receipt?.approved_by]).toEqual(['deal', 8_500, 'Ann']);
    expect((await release({ vin })).status).toBe(200);
  });

  it('is refused where the signature is over anything else, or the message bids another price', async () => {
    const state = await asked();
    const message = 'Would you take 8,500?';
    for (const changed of [{ price: 8_501 }, { quantity: 2 }, { currency: 'EUR' }, { negotiation_id: 'x' }]) {
      const { status, body } = await say(message, state, { signed_bid: signedBid(state, changed) });
      expect([status, body.detail]).toEqual([400, expect.stringMatching(/^signed_bid: the signature does not fit /)]);
    }
    const other = await say('Would you take 8,600?', state, { signed_bid: signedBid(state) });
    expect(other).toMatchObject({
      status: 400,
      body: { detail: 'signed_bid: its price is 8500, but the message bids 8600', code: 'signed_bid_invalid' },
    });
    const none = await say('Is it red?', state, { signed_bid: signedBid(state) });
    expect(none.body.detail).toContain('the message bids no clear price');
  });

  it('is refused for another count than the bid is for', async () => {
    const state = await asked();
    const signed_bid = { ...signedBid(state), quantity: 2 };
    expect(await say('Would you take 8,500?', state, { signed_bid })).toMatchObject({
      status: 400,
      body: { detail: 'signed_bid: its quantity is 2, but the bid is for 1', code: 'signed_bid_invalid' },
    });
  });
});

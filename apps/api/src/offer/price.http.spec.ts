import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRICE_MACHINE, PRICE_QUOTE, type PriceQuoteResult } from '@svc/contracts';
import { verifyQuoteAttestation } from '@svc/receipts';
import { CLOCK } from '../platform/clock/clock.js';
import { SharedClock } from '../platform/clock/shared-clock.js';
import { DATABASE, type Database } from '../platform/database/database.js';
import { SIGNING_KEYS, type SigningKeys } from '../platform/signing-keys/signing-keys.js';
import { migratedDatabase, onServer, type FreshDatabase } from '../testing/fresh-database.js';
import { send as sendTo, TestOperator } from '../testing/peers.js';
import { startService, type RunningService } from '../testing/service.js';
import { PRICE_VALID_MILLIS } from './price.service.js';

let nowMillis = Date.now();
const overrides = [{ provide: CLOCK, useValue: { nowMillis: () => nowMillis } }];
let database: FreshDatabase;
let service: RunningService;
beforeAll(async () => {
  database = await migratedDatabase();
  service = await startService({ database, overrides });
});
afterAll(async () => {
  await service.stop();
  await database.remove();
});

const [disclosed, soldOut] = PRICE_QUOTE.examples;
const send = (path: string, body?: object, { url } = service): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const ask = async (body: object): Promise<PriceQuoteResult> =>
  (await send('/v1/price/quote', body)).json() as Promise<PriceQuoteResult>;
const settle = async (id: string | null, at = service): Promise<[number, Record<string, unknown>]> => {
  const response = await send(`/v1/price/settle/${id}`, undefined, at);
  return [response.status, (await response.json()) as Record<string, unknown>];
};
const newId = async (): Promise<string> => (await ask(disclosed!.input!)).quote_id ?? '';

describe('svc-price/1', () => {
  it('shows a board without costs', async () => {
    const board = await (await fetch(`${service.url}/v1/price/machine`)).json();
    expect(board).toEqual(PRICE_MACHINE.examples[0]!.output);
    expect(JSON.stringify(board)).not.toContain('cost');
  });

  it('quotes a disclosed buyer below list, with substitutes, a proof and a time', async () => {
    const quote = await ask(disclosed!.input!);
    const { quote_id: _id, proof: _proof, expires_at: _time, ...told } = disclosed!.output as PriceQuoteResult;
    expect(quote).toMatchObject({ ...told, expires_at: new Date(nowMillis + PRICE_VALID_MILLIS).toISOString() });
    const keys = service.app.get<SigningKeys>(SIGNING_KEYS).published();
    expect(
      (
        await verifyQuoteAttestation(
          {
            attestation: quote.proof,
            request: disclosed!.input,
            quote: { config: { sku: 'cola', quantity: 2 }, price: quote.price, listv: quote.list_price },
          },
          keys,
        )
      ).valid,
    ).toBe(true);
  });

  it(
    'quotes list to a buyer who says nothing, and names ' + 'what else there is of an article that is sold out',
    async () => {
      expect(await ask({ intent: { sku: 'cola' } })).toMatchObject({ price: 2.2, list_price: 2.2 });
      expect(await ask(soldOut!.input!)).toEqual(soldOut!.output);
      expect((await ask({ intent: { sku: 'iced-tea', substitutes_ok: false } })).substitutes).toEqual([]);
    },
  );

  it.each([
    ['an article that is not on the board', { intent: { sku: 'gold' } }, 422, ['body', 'intent', 'sku']],
    ['a machine that does not exist', { machine_id: 'x', intent: { sku: 'cola' } }, 422, ['body', 'machine_id']],
    ['four units', { intent: { sku: 'cola', quantity: 4 } }, 422, ['body', 'intent', 'quantity']],
    ['another protocol', { protocol: 'svc-price/2', intent: { sku: 'cola' } }, 422, ['body', 'protocol']],
    [
      'a utility below 0',
      { intent: { sku: 'cola', buyer: { disclosure: { utilities: { cola: -1 } } } } },
      422,
      ['body', 'intent', 'buyer', 'disclosure', 'utilities', 'cola'],
    ],
  ])('refuses %s', async (_, body, status, loc) => {
    const response = await send('/v1/price/quote', body);
    expect([response.status, ((await response.json()) as { detail: { loc: unknown }[] }).detail[0]?.loc]).toEqual([
      status,
      loc,
    ]);
  });

  it('refuses a peer proof with 400', async () => {
    expect((await send('/v1/price/quote', { intent: { sku: 'cola', buyer: { peer_proof: {} } } })).status).toBe(422);
    expect((await send('/v1/price/quote', { intent: { sku: 'cola', buyer: { peer_proof: null } } })).status).toBe(200);
  });
});

describe('settling a price', () => {
  it('happens once', async () => {
    const id = await newId();
    const [status, settled] = await settle(id);
    expect([status, settled]).toEqual([
      200,
      {
        machine_id: 'demo-01',
        sku: 'cola',
        quantity: 2,
        price: 1.95,
        settled_at: new Date(String(settled['settled_at'])).toISOString(),
        advisory: true,
      },
    ]);
    expect(await settle(id)).toEqual([409, { detail: 'the quote was settled before', code: 'quote_settled' }]);
    const again = async (quote: string | null, name: string) =>
      fetch(`${service.url}/v1/price/settle/${quote}`, { method: 'POST', headers: { 'idempotency-key': name } });
    expect((await again(id, 'mine')).status).toBe(409);
    const other = await newId();
    const [told, repeated] = [await (await again(other, 'mine')).text(), await (await again(other, 'mine')).text()];
    expect(repeated).toBe(told);
    expect((await again(other, 'another')).status).toBe(409);
  });

  it('takes nothing from the stock of the demonstration: more units are settled than it says to hold', async () => {
    const board = async () => (await fetch(`${service.url}/v1/price/machine`)).json();
    const before = await board();
    for (let time = 0; time < 3; time += 1) {
      const { quote_id } = await ask({ intent: { sku: 'sandwich', quantity: 3 } });
      expect((await settle(quote_id))[0]).toBe(200);
    }
    expect(await board()).toEqual(before);
  });

  it('happens once when many ask at the same moment', async () => {
    const id = await newId();
    const answers = await Promise.all(Array.from({ length: 12 }, () => settle(id)));
    expect(answers.map(([status]) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
  });

  it('is refused after ten minutes', async () => {
    nowMillis -= PRICE_VALID_MILLIS;
    const id = await newId();
    nowMillis += PRICE_VALID_MILLIS;
    expect(await settle(id)).toEqual([
      409,
      { detail: 'the quote has expired; ask for a new one', code: 'quote_expired' },
    ]);
    expect((await settle(await newId()))[0]).toBe(200);
  });

  it('knows no id that it did not seal, not one character of another', async () => {
    const id = await newId();
    for (const other of ['x', id.slice(1), `${id}A`, (id.startsWith('A') ? 'B' : 'A') + id.slice(1), 'A'.repeat(2_000)])
      expect((await settle(other))[0]).toBe(404);
    expect((await settle(id))[0]).toBe(200);
  });

  it('is remembered over a restart, and by a second process on the same database', async () => {
    const [used, open] = [await newId(), await newId()];
    expect((await settle(used))[0]).toBe(200);
    await service.stop();
    service = await startService({ database, overrides });
    expect([(await settle(used))[0], (await settle(open))[0]]).toEqual([409, 200]);
    if (!onServer) return;
    const second = await startService({ database, overrides });
    try {
      const shared = await newId();
      expect([(await settle(shared, second))[0], (await settle(shared))[0]]).toEqual([200, 409]);
    } finally {
      await second.stop();
    }
  });
});

describe('a price of an instance whose clock is wrong', () => {
  const HOUR = 3_600_000;

  it.each([2 * HOUR, -2 * HOUR])('lasts ten minutes by the clock of the database: %d ms ahead', async (ahead) => {
    const wrong = new SharedClock({ nowMillis: () => Date.now() + ahead }, () => undefined);
    const instance = await startService({
      overrides: [SharedClock, CLOCK].map((provide) => ({ provide, useValue: wrong })),
    });
    try {
      const told = await send('/v1/price/quote', disclosed!.input!, instance);
      const { quote_id, expires_at } = (await told.json()) as PriceQuoteResult;
      const there = await instance.app.get<Database>(DATABASE).nowMillis();
      expect(Math.abs(Date.parse(String(expires_at)) - there - PRICE_VALID_MILLIS)).toBeLessThan(30_000);
      expect((await settle(quote_id, instance))[0]).toBe(200);
    } finally {
      await instance.stop();
    }
  });
});

describe('a buyer that proves whose agent it is', () => {
  const operator = new TestOperator('acme-buying');
  const soon = (): number => Math.floor(nowMillis / 1000) + 600;
  const quoteFor = (peer_proof: object | null) =>
    sendTo(service.url, '/v1/price/quote', { intent: { sku: 'cola', buyer: { peer_proof } } });
  beforeAll(async () => {
    await operator.register(service.url);
  });

  it('is named in the quote, at the price of anybody, and the notary signs for the whole request', async () => {
    const peer_proof = operator.proof('svc-price/1:demo-01', 'buyer', soon(), 'demo-01');
    const { status, body } = await quoteFor(peer_proof);
    const { peer, price, proof } = body as unknown as PriceQuoteResult;
    expect([status, peer]).toEqual([200, { operator_id: 'acme-buying', level: 'self' }]);
    const anybody = (await quoteFor(null)).body as unknown as PriceQuoteResult;
    expect([anybody.peer, anybody.price]).toEqual([null, price]);
    expect(proof?.request_hash).not.toBe(anybody.proof?.request_hash);
  });

  it.each<[string, string, () => object]>([
    ['for another machine', 'proof_signature', () => operator.proof('svc-price/1:demo-02', 'buyer', soon(), 'demo-01')],
    ['for the other role', 'proof_role', () => operator.proof('svc-price/1:demo-01', 'seller', soon(), 'demo-01')],
    [
      'that has expired',
      'proof_expired',
      () => operator.proof('svc-price/1:demo-01', 'buyer', soon() - 601, 'demo-01'),
    ],
    [
      'with the attestation of somebody else',
      'proof_signature',
      () => ({
        ...new TestOperator('nobody').proof('svc-price/1:demo-01', 'buyer', soon(), 'demo-01'),
        operator_attestation_jwt: operator.attestation,
      }),
    ],
    [
      'with an attestation that nobody gave',
      'token_malformed',
      () => ({
        ...operator.proof('svc-price/1:demo-01', 'buyer', soon(), 'demo-01'),
        operator_attestation_jwt: 'a.b.c',
      }),
    ],
  ])('is refused with a proof %s: %s', async (_, code, proof) => {
    const { status, body } = await quoteFor(proof());
    expect([status, body['code']]).toEqual([400, code]);
  });
});

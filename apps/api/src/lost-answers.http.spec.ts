import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRICE_QUOTE, type OpenSessionResult, type PriceQuoteResult } from '@svc/contracts';
import { textToSign } from '@svc/trust';
import { DATABASE, type Database } from './platform/database/database.js';
import { call, issueKey, keyRequest } from './testing/agent-keys.js';
import { send, TestOperator } from './testing/peers.js';
import { startService, type RunningService } from './testing/service.js';

/** A call that its sender makes again as it was, and what it may do once. */
interface Repeatable {
  readonly path: string;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
  /** How often it was done, as the database tells it. */
  done(): Promise<number>;
}

const [shop, acme] = [new TestOperator('shop'), new TestOperator('acme')];
let service: RunningService;
beforeAll(async () => {
  service = await startService({ env: { SVC_RATE_KEY_ISSUE_PER_HOUR: '100000' } });
  for (const operator of [shop, acme]) await operator.register(service.url);
});
afterAll(() => service.stop());

const client = () => service.app.get<Database>(DATABASE).client;
let last = 0;
/** A name that no other call has, long enough to guard a key. */
const named = () => ({ 'idempotency-key': `a-name-of-this-spec-alone-${(last += 1)}` });

async function keyIssue(): Promise<Repeatable> {
  const body = keyRequest();
  const done = () => client().keyHolder.count({ where: { agentId: String(body['agent_id']) } });
  return { path: '/v1/keys', body, headers: named(), done };
}

async function rotation(): Promise<Repeatable> {
  const { api_key } = await issueKey(service.url);
  const { id, keyHash } = await client().accessKey.findFirstOrThrow({ where: { display: api_key.slice(0, 8) } });
  const done = async () =>
    (await client().accessKey.findUniqueOrThrow({ where: { id } })).keyHash === keyHash ? 0 : 1;
  return { path: '/v1/keys/rotate', body: {}, headers: { 'x-api-key': api_key, ...named() }, done };
}

async function priceSettlement(): Promise<Repeatable> {
  const asked = PRICE_QUOTE.examples[0]?.input;
  const { body } = await call<PriceQuoteResult>(service.url, '/v1/price/quote', { body: asked });
  const before = await client().settledPrice.count();
  const done = async () => (await client().settledPrice.count()) - before;
  return { path: `/v1/price/settle/${body.quote_id}`, body: {}, headers: named(), done };
}

/** Needs no `Idempotency-Key`: what both signed is settled once, and told again. */
async function sessionSettlement(): Promise<Repeatable> {
  const negotiation_id = `lost-${(last += 1)}`;
  const end = Math.floor(Date.now() / 1000) + 600;
  const proofs = {
    seller_proof: shop.proof(negotiation_id, 'seller', end, 'acme'),
    buyer_proof: acme.proof(negotiation_id, 'buyer', end, 'shop'),
  };
  const opened = await send(service.url, '/v1/a2a/open_session', { negotiation_id, ...proofs });
  const { session_id } = opened.body as unknown as OpenSessionResult;
  for (const role of ['seller', 'buyer'])
    await send(service.url, '/v1/a2a/next_offer', { session_id, role, my_reservation: 0.3 });
  const text = await textToSign({ session_id, agreed_price: 10, currency: 'USD', item: null, terms: null });
  const body = { session_id, agreed_price: 10, seller_sig_b64: shop.sign(text), buyer_sig_b64: acme.sign(text) };
  const done = () => client().peerSession.count({ where: { negotiationId: negotiation_id, settledAt: { not: null } } });
  return { path: '/v1/a2a/settle', body, headers: {}, done };
}

async function parcel(): Promise<Repeatable> {
  const { api_key } = await issueKey(service.url);
  const { id } = await client().accessKey.findFirstOrThrow({ where: { display: api_key.slice(0, 8) } });
  const done = () => client().delivery.count({ where: { keyId: id } });
  return { path: '/v1/store/park', body: { blob_b64: 'YWJj' }, headers: { 'x-api-key': api_key, ...named() }, done };
}

/** Makes a call and hangs up: once the answer begins, or so many milliseconds after the call has left. */
function lose({ path, body, headers }: Repeatable, afterMillis: number | null): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(service.url + path, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.on('error', () => undefined).on('close', resolve);
    sent.on('response', (response) => response.destroy());
    sent.end(JSON.stringify(body), () => {
      if (afterMillis !== null) setTimeout(() => sent.destroy(), afterMillis);
    });
  });
}

describe.each<[string, () => Promise<Repeatable>]>([
  ['the issue of a key', keyIssue],
  ['a rotation', rotation],
  ['the settlement of a price', priceSettlement],
  ['the settlement of a session', sessionSettlement],
  ['a parcel', parcel],
])('an answer that was lost on its way: %s', (_, make) => {
  it('is had again by the same call, which does nothing a second time', async () => {
    const lost = await make();
    await lose(lost, null);
    expect(await lost.done()).toBe(1);
    const again = await call(service.url, lost.path, lost);
    expect([again.status, await lost.done()]).toEqual([200, 1]);
    expect((await call(service.url, lost.path, lost)).text).toBe(again.text);
  });

  it.each([0, 2, 10, 50])('is had where its caller hung up %d ms after the call, done or not', async (millis) => {
    const lost = await make();
    await lose(lost, millis);
    const again = await Promise.all([1, 2, 3].map(() => call(service.url, lost.path, lost)));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(again.map(({ text }) => text)).size).toBe(1);
    expect(await lost.done()).toBe(1);
  });
});

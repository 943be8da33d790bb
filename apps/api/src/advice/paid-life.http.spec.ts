import { createHash, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyStoreReceipt, type StoreReceiptShape } from '@svc/accounts';
import canonicalize from 'canonicalize';
import { call, issueKey } from '../testing/agent-keys.js';
import { connectNew } from '../testing/mcp-clients.js';
import { startService, type RunningService } from '../testing/service.js';
import { StripeStandIn, stripeOf } from '../testing/stripe-stand-in.js';
import { LedgerCheckRepository } from '../wallet/ledger-check.repository.js';

let standIn: StripeStandIn;
let service: RunningService;
beforeAll(async () => {
  standIn = await StripeStandIn.start();
  service = await startService({
    env: { STRIPE_SECRET_KEY: 'sk_test_stand_in', STRIPE_API_BASE: standIn.url, STRIPE_WEBHOOK_SECRET: 'whsec_x' },
  });
});
afterAll(async () => {
  await service.stop();
  await standIn.stop();
});

/** What one step of a life answers; every step is one operation. */
type Step = (operation: string, input: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** A receipt with what it is for, so that both can be held against each other without the service. */
interface Delivered {
  readonly receipt: StoreReceiptShape;
  /** The bytes that its `content_hash` is made of. */
  readonly content: Uint8Array;
}

const delivered = (receipt: unknown, content: object | Buffer): Delivered => ({
  receipt: receipt as StoreReceiptShape,
  content: Buffer.isBuffer(content) ? content : Buffer.from(canonicalize(content) ?? '', 'utf8'),
});

/** A move with its number in the session, as its receipt names it. */
function deliveredMove(session_id: unknown, number: number, { receipt, ...move }: Record<string, unknown>): Delivered {
  return delivered(receipt, { session_id, number, move });
}

/** From a key to a closed session, whichever door the steps go through. @returns every receipt of it */
async function live(api_key: string, step: Step): Promise<Delivered[]> {
  const granted = (await stripeOf(standIn).rawRequest('POST', '/v1/test_helpers/shared_payment/granted_tokens', {
    usage_limits: { currency: 'usd', max_amount: 1_080, expires_at: 2_000_000_000 },
  })) as unknown as { id: string };
  const paid = await call(service.url, '/v1/mpp/topup', {
    key: api_key,
    body: { amount_cents: 1_000, payment_token: granted.id },
  });
  expect(paid.body).toMatchObject({ ok: true, payer_cents: 1_080 });

  const shelf = await step('store_catalog', { api_key });
  expect(shelf['balance']).toMatchObject({ total_millicents: 1_050_000 });
  const saved = await step('memory_save', { api_key, blob_b64: 'Y2lwaGVydGV4dA==' });
  expect(await step('memory_load', { api_key, ticket: saved['ticket'] })).toMatchObject({
    blob_b64: 'Y2lwaGVydGV4dA==',
  });
  const asked = await step('store_request', { api_key, text: 'Something else', watch: true });
  expect(await step('store_request', { request_id: asked['request_id'] })).toMatchObject({
    status: 'filed',
    // Who asks without a key watches nothing.
    watched: false,
  });

  const terms = { category: 'supply', side: 'sell', walk_away: 70, target: 100, their_offers: [60], seed: 3 };
  const opened = await step('session_open', { api_key, ...terms });
  const { session_id } = opened;
  const advised = await step('session_advise', { api_key, session_id, their_offers: [60, 66] });
  const issues = [
    { name: 'price', options: ['low', 'high'], my_utility: [0, 1], their_utility: [1, 0] },
    { name: 'delivery', options: ['1 week', '4 weeks'], my_utility: [0, 1], their_utility: [1, 0] },
  ];
  const packed = await step('session_bundle', { api_key, session_id, issues });
  const closed = await step('session_close', { api_key, session_id });
  expect(await step('session_advise', { api_key, session_id, their_offers: [60] })).toMatchObject({
    ok: false,
    charged: false,
    code: 'closed',
  });
  const { receipt: openedReceipt, ...firstMove } = opened['first_move'] as Record<string, unknown>;
  const { seed, category, side, walk_away, target } = terms;
  return [
    delivered(saved['receipt'], Buffer.from('ciphertext')),
    delivered(openedReceipt, { session_id, terms: { category, side, walk_away, target, seed }, move: firstMove }),
    deliveredMove(session_id, 2, advised['move'] as Record<string, unknown>),
    delivered(packed['receipt'], { session_id, number: 3, move: packed['move'] }),
    delivered(closed['receipt'], closed['summary'] as object),
  ];
}

const PATHS: Readonly<
  Record<string, (input: Record<string, unknown>) => [string, Record<string, unknown> | undefined]>
> = {
  store_catalog: () => ['/v1/store/catalog', undefined],
  memory_save: (input) => ['/v1/store/park', input],
  memory_load: ({ ticket }) => [`/v1/store/parcel/${String(ticket)}`, undefined],
  store_request: (input) =>
    input['request_id'] === undefined
      ? ['/v1/store/request', input]
      : [`/v1/store/request/${String(input['request_id'])}`, undefined],
  session_open: (input) => ['/v1/advice/session', input],
  session_advise: (input) => ['/v1/advice/move', input],
  session_bundle: (input) => ['/v1/advice/bundle', input],
  session_close: (input) => ['/v1/advice/close', input],
};

async function expectSound(api_key: string, deliveries: readonly Delivered[]): Promise<void> {
  const { body } = await call<{ pubkey_pem: string }>(service.url, '/v1/store/notary_pubkey');
  const pinned = { ...createPublicKey(body.pubkey_pem).export({ format: 'jwk' }), kid: 'pinned' };
  for (const { receipt, content } of deliveries) {
    expect(await verifyStoreReceipt(receipt, pinned)).toBe(true);
    expect([receipt.slot, createHash('sha256').update(content).digest('hex')]).toEqual([
      receipt.slot,
      receipt.content_hash,
    ]);
    expect(await verifyStoreReceipt({ ...receipt, price_millicents: receipt.price_millicents + 1 }, pinned)).toBe(
      false,
    );
  }
  const spent = deliveries.reduce((sum, { receipt }) => sum + receipt.price_millicents, 0);
  const left = await call<{ total_millicents: number }>(service.url, '/v1/billing/balance', { key: api_key });
  expect([spent, left.body.total_millicents]).toEqual([200_010, 1_050_000 - 200_010]);
  expect((await service.app.get(LedgerCheckRepository, { strict: false }).check()).faults).toEqual([]);
}

describe('a paid life', () => {
  it('goes over HTTP from a key to a closed session, every receipt holding under the pinned key', async () => {
    const { api_key } = await issueKey(service.url);
    const deliveries = await live(api_key, async (operation, input) => {
      const [path, body] = PATHS[operation]!(input);
      return (await call(service.url, path, { key: api_key, ...(body !== undefined && { body }) })).body;
    });
    await expectSound(api_key, deliveries);
  });

  it('goes over MCP the same way, with the key as an argument', async () => {
    const { api_key } = await issueKey(service.url);
    const client = await connectNew({ url: service.url, door: 'core' });
    try {
      const deliveries = await live(api_key, async (operation, input) => {
        const { isError, structured, told } = await client.call(operation, input);
        expect([operation, isError, isError ? told : null]).toEqual([operation, false, null]);
        return structured as Record<string, unknown>;
      });
      await expectSound(api_key, deliveries);
    } finally {
      await client.close();
    }
  });
});

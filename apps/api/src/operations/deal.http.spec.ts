import { createPublicKey, verify as verifySignature, type JsonWebKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkOffer, type Policy, type StockRecord } from '@svc/policy-rules';
import type { Receipt } from '@svc/receipts';
import canonicalize from 'canonicalize';
import { flattenedVerify, importJWK, type JWK } from 'jose';
import { PureOperationsModule } from './pure-operations.module.js';
import { startFeatures, SVC_KEY, type FeatureApp } from '../testing/feature-app.js';
import { UcpModule } from '../ucp/ucp.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule, UcpModule]);
});
afterAll(() => service.close());

/** What a buyer says in turn; the last is said again until it is a deal. */
const SCRIPTS: Record<string, { buys: string[]; first: string }> = {
  'used-car': {
    buys: ['Hi, is the car still available?', 'Could you do a bit better on the price?', 'Deal.'],
    first: 'Option A, deal.',
  },
  saas: {
    buys: ['Hello, we need 25 seats. What can you do on price?', 'And for two years?', 'Deal.'],
    first: 'Option A, deal.',
  },
  'wholesale-water': {
    buys: ['你好，我要20000瓶，最低多少钱？', '能再便宜点吗？', '成交。'],
    first: '选方案A，成交。',
  },
};

/** A record that says "available" for everything that a policy binds. */
const inStock = (policy: Policy): StockRecord[] =>
  (policy.inventory?.bind ?? []).map((bind) => ({ ...bind.match, status: 'available' }));

/** Plays a script against the reply operation to its end. */
async function buy(policy: Policy, { buys, first }: { buys: string[]; first: string }) {
  let state: unknown = null;
  let hasMenu = false;
  for (let turn = 0; turn < 8; turn += 1) {
    const scripted = buys[Math.min(turn, buys.length - 1)] ?? '';
    const message = turn >= buys.length - 1 && hasMenu ? first : scripted;
    const { status, body } = await service.post(
      '/v1/reply',
      { policy, message, state, stock: inStock(policy) },
      SVC_KEY,
    );
    expect([status, body.done && body.kind !== 'deal' ? body.reply : null]).toEqual([200, null]);
    if (body.kind === 'deal') return body;
    state = body.state;
    hasMenu = body.menu !== undefined;
  }
  throw new Error('the script ended without a deal');
}

describe.each(Object.keys(SCRIPTS))('a scripted buyer and the template %s', (id) => {
  let policy: Policy;
  let receipt: Receipt;
  let keys: (JWK & { kid: string })[];
  beforeAll(async () => {
    const { body } = await service.get('/v1/policy/templates');
    policy = body.templates.find((template) => template.id === id)?.policy as Policy;
    const deal = await buy(policy, SCRIPTS[id] as { buys: string[]; first: string });
    receipt = deal.receipt;
    expect([deal.done, deal.offer.price, deal.offer.quantity]).toEqual([true, receipt.price, receipt.quantity]);
    keys = (await service.get('/.well-known/ucp')).body.keys;
  });

  /** The bytes that both signatures cover, by an independent implementation of RFC 8785. */
  function signedBytes({ business_authorization: _jws, notary_sig: _sig, ...unsigned }: Receipt): Uint8Array {
    return new TextEncoder().encode(canonicalize(unsigned));
  }

  it('reach a deal that keeps every rule of the policy', () => {
    expect(checkOffer(policy, receipt, { stock: inStock(policy) }).filter((line) => !line.ok)).toEqual([]);
  });

  it('leave a receipt that our own verification accepts, line by line', async () => {
    const { body } = await service.post('/v1/receipt/verify', { receipt, policy });
    expect([body.valid, body.checks.filter((check) => !check.ok)]).toEqual([true, []]);
  });

  it('leave a business signature that jose accepts', async () => {
    const [header = '', middle, signature = ''] = receipt.business_authorization.split('.');
    expect(middle).toBe('');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const key = await importJWK(keys.find((jwk) => jwk.kid === kid) as JWK, 'ES256');
    const payload = Buffer.from(signedBytes(receipt)).toString('base64url');
    const verified = await flattenedVerify({ protected: header, payload, signature }, key, { algorithms: ['ES256'] });
    expect(Buffer.from(verified.payload)).toEqual(Buffer.from(signedBytes(receipt)));
  });

  it('leave a notary signature that node:crypto accepts, and only for these bytes', () => {
    const jwk = keys.find((candidate) => candidate.crv === 'Ed25519') as JsonWebKey;
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const signature = Buffer.from(receipt.notary_sig, 'base64url');
    expect(verifySignature(null, signedBytes(receipt), key, signature)).toBe(true);
    expect(verifySignature(null, signedBytes({ ...receipt, quantity: receipt.quantity + 1 }), key, signature)).toBe(
      false,
    );
  });

  it('leave a receipt that does not survive one changed character', async () => {
    const { body } = await service.post('/v1/receipt/verify', {
      receipt: { ...receipt, id: receipt.id.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
      policy,
    });
    expect(body.valid).toBe(false);
  });

  it('leave a receipt that does not tell the lowest price', () => {
    expect(Object.keys(receipt)).not.toContain('floor_price');
    expect(JSON.stringify(receipt)).not.toContain(`:${policy.floor_price},`);
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkConsent, hashTerms, textToSign, type Agreement, type Consent } from './consent.js';
import { settle, type Settlement } from './mandates.js';
import { newKey, type TestKey } from './testing/keys.js';

const agreement: Agreement = {
  session_id: 'a2a_1',
  agreed_price: 1_250.5,
  currency: 'USD',
  item: 'Touring bike',
  terms: { delivery: 'two days' },
};
let [notary, seller, buyer, mallory]: TestKey[] = [];
let peers: Pick<Settlement, 'seller' | 'buyer'>;
let consent: Consent;
beforeAll(async () => {
  [notary, seller, buyer, mallory] = [await newKey(), await newKey(), await newKey(), await newKey()];
  const known = { level: 'self', display_name: null, domain: null } as const;
  peers = {
    seller: { operator_id: 'shop', public_key_b64: seller.publicKeyBase64, ...known },
    buyer: { operator_id: 'acme', public_key_b64: buyer.publicKeyBase64, ...known },
  };
  const text = await textToSign(agreement);
  consent = { seller_sig_b64: seller.sign(text), buyer_sig_b64: buyer.sign(text) };
});

describe('consent', () => {
  it('is given over canonical JSON that names session, price, currency, item and the hash of the terms', async () => {
    expect(JSON.parse(await textToSign(agreement))).toEqual({
      agreed_price: 1_250.5,
      currency: 'USD',
      item: 'Touring bike',
      session_id: 'a2a_1',
      terms_hash: await hashTerms({ delivery: 'two days' }),
    });
    expect(await textToSign({ ...agreement, terms: null })).toContain(await hashTerms(null));
    await expect(checkConsent(agreement, peers, consent)).resolves.toBeUndefined();
  });

  it.each<[string, Partial<Agreement>]>([
    ['price', { agreed_price: 0.01 }],
    ['currency', { currency: 'KWD' }],
    ['item', { item: 'Ferrari 250 GTO' }],
    ['session', { session_id: 'a2a_2' }],
    ['term', { terms: { delivery: 'ten years of warranty' } }],
    ['lack of terms', { terms: null }],
  ])('to one thing is none to another %s', async (_, change) =>
    expect(checkConsent({ ...agreement, ...change }, peers, consent)).rejects.toMatchObject({
      code: 'consent_signature',
      path: ['seller_sig_b64'],
    }),
  );

  it('is needed of each side by its own key: the settlement key signs nothing without', async () => {
    const text = await textToSign(agreement);
    const money = { ...agreement, ...peers, negotiation_id: 'order-81', buyer_max_price: null };
    const times = { issuer: 'https://svc.example', nowSeconds: 1_800_000_000 };
    for (const [change, member] of [
      [{ seller_sig_b64: mallory!.sign(text) }, 'seller_sig_b64'],
      [{ buyer_sig_b64: mallory!.sign(text) }, 'buyer_sig_b64'],
      [{ buyer_sig_b64: consent.seller_sig_b64 }, 'buyer_sig_b64'],
      [{ seller_sig_b64: '' }, 'seller_sig_b64'],
    ] as const)
      await expect(settle(money, { ...consent, ...change }, times, notary!)).rejects.toMatchObject({
        code: 'consent_signature',
        path: [member],
      });
    await expect(settle(money, consent, times, notary!)).resolves.toMatchObject({ settlement_jwt: expect.any(String) });
  });

  it('with any bit of either signature flipped is none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('seller_sig_b64', 'buyer_sig_b64'), fc.nat(64 * 8 - 1), async (member, bit) => {
        const bytes = Buffer.from(consent[member], 'base64');
        bytes[bit >> 3]! ^= 1 << (bit & 7);
        await expect(
          checkConsent(agreement, peers, { ...consent, [member]: bytes.toString('base64') }),
        ).rejects.toMatchObject({ code: 'consent_signature', path: [member] });
      }),
      { numRuns: 200 },
    );
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalBytes, signEd25519 } from '@svc/signing';
import { attestQuote, verifyQuoteAttestation, type QuoteAttestation } from './index.js';
import { newSigners } from './testing/signed-deal.js';
import { changesOf, flipBit, spellingsOf } from './testing/tamper.js';

const { signers, published } = await newSigners();
const request = {
  spec: { dims: [{ id: 'pastry', kind: 'choice', options: [{ id: 'croissant', price_delta: 2.4 }] }] },
  buyer: { values: { pastry: { croissant: 1.9 } } },
};
const config = { pastry: 'croissant', extras: ['butter', 'jam'], quantity: 3 };
const quote = { feasible: true, config, price: 5.1, listv: 7.2 };
const failed = async (attestation: unknown, more: object = {}): Promise<string[]> =>
  (await verifyQuoteAttestation({ attestation, request, quote, ...more }, published)).checks
    .filter(({ ok }) => !ok)
    .map(({ id }) => id);

/** A cart of so many dimensions. */
function carts(dimensions: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: dimensions }, (_none, index) => [`dim_${index}`, 'one']));
}

let attestation: QuoteAttestation;
beforeAll(async () => {
  const made = await attestQuote({ request, config, listPrice: 7.2, price: 5.1 }, signers.notary);
  if (!made.ok) throw new Error(made.code);
  attestation = JSON.parse(JSON.stringify(made.attestation)) as QuoteAttestation;
});

describe('the attestation of a quote', () => {
  it('says what was quoted, and verifies offline', async () => {
    expect(attestation).toEqual({
      version: 'svc-quote-attestation/1',
      request_hash: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      config,
      list_price: 7.2,
      price: 5.1,
      discount: 2.1,
      notary_sig: expect.stringMatching(/^[A-Za-z0-9_-]{86}$/),
    });
    expect(await verifyQuoteAttestation({ attestation, request, quote }, published)).toMatchObject({
      valid: true,
      checks: [{ id: 'shape' }, { id: 'notary_sig' }, { id: 'discount_only' }, { id: 'request_hash' }, { id: 'quote' }],
    });
    expect((await verifyQuoteAttestation({ attestation }, published)).checks).toHaveLength(3);
  });

  it('is the same for the same quote', async () => {
    expect(await attestQuote({ request, config, listPrice: 7.2, price: 5.1 }, signers.notary)).toEqual({
      ok: true,
      attestation,
    });
  });

  it.each([
    ['of another version', { version: 'svc-quote-attestation/2' }],
    ['with the hash of a request that has another length', { request_hash: 'x'.repeat(42) }],
    ['with a hash that is no text', { request_hash: 7 }],
    ['with a member more', { note: 1 }],
    ['with a configuration that is none', { config: ['croissant'] }],
    ['with a cart of more than eight dimensions', { config: carts(9) }],
    ['with more than twelve items in one dimension', { config: { extras: Array(13).fill('jam') } }],
    ['with a count below one', { config: { quantity: 0 } }],
  ])('is none %s, though the notary has signed it', async (_, changes) => {
    const { notary_sig: _signature, ...unsigned } = attestation;
    const changed = { ...unsigned, ...changes };
    const signature = await signEd25519(canonicalBytes(changed), signers.notary.privateJwk);
    const { checks } = await verifyQuoteAttestation({ attestation: { ...changed, notary_sig: signature } }, published);
    expect(checks.filter(({ ok }) => !ok).map(({ id }) => id)).toEqual(['shape']);
  });

  it.each([
    ['eight dimensions', carts(8)],
    ['twelve items in one dimension', { extras: Array(12).fill('jam') }],
    ['a count of one', { quantity: 1 }],
  ])('can be of a cart of %s', async (_, cart) => {
    const made = await attestQuote({ request, config: cart as never, listPrice: 7.2, price: 5.1 }, signers.notary);
    if (!made.ok) throw new Error(made.code);
    expect((await verifyQuoteAttestation({ attestation: made.attestation }, published)).valid).toBe(true);
  });

  it('is told of in words that fit what was found', async () => {
    const messagesOf = async (one: unknown, more: object = {}): Promise<string[]> =>
      (await verifyQuoteAttestation({ attestation: one, request, quote, ...more }, published)).checks
        .filter(({ id }) => id !== 'notary_sig')
        .map(({ message }) => message);
    expect(await messagesOf(attestation)).toEqual([
      'the attestation has exactly the members of svc-quote-attestation/1',
      'the price is the list price minus a discount',
      'the attestation was made for this request',
      'the attestation names this cart and price',
    ]);
    expect(await messagesOf({ ...attestation, discount: 2, more: 1 }, { request: null, quote: null })).toEqual([
      'not an attestation of a quote',
      'the price is above list, or the three amounts do not add up',
      'the attestation was made for another request',
      'the attestation names another cart and price',
    ]);
  });

  it('cannot be had above list', async () => {
    expect(await attestQuote({ request, config, listPrice: 7.2, price: 7.21 }, signers.notary)).toEqual({
      ok: false,
      code: 'price_above_list',
    });
    expect(await attestQuote({ request, config, listPrice: 0, price: 0 }, signers.notary)).toEqual({
      ok: false,
      code: 'list_price_invalid',
    });
  });

  it('belongs to one request and one quote', async () => {
    expect(await failed(attestation, { request: { ...request, state: null } })).toEqual(['request_hash']);
    expect(await failed(attestation, { quote: { ...quote, price: 5 } })).toEqual(['quote']);
    expect(await failed(attestation, { quote: { ...quote, config: { ...config, quantity: 2 } } })).toEqual(['quote']);
    expect(await failed(attestation, { quote: null })).toEqual(['quote']);
  });

  it('is refused where anything in it was changed: each member and element in every way', async () => {
    const { notary_sig: signature, ...unsigned } = attestation;
    const changed = [...new Set(changesOf(unsigned as never).map((one) => JSON.stringify(one)))].filter(
      (one) => one !== JSON.stringify(unsigned),
    );
    expect(changed.length).toBeGreaterThan(600);
    for (const text of changed) {
      const one: unknown = JSON.parse(text);
      const forged =
        one !== null && typeof one === 'object' && !Array.isArray(one) ? { ...one, notary_sig: signature } : one;
      expect([text, await failed(forged)]).toEqual([text, expect.arrayContaining(['notary_sig'])]);
    }
  });

  it('is refused where its signature was changed: each bit, each spelling', async () => {
    const { notary_sig: signature } = attestation;
    const forged = [
      ...Array.from({ length: 512 }, (_none, bit) => flipBit(signature, bit)),
      ...spellingsOf(signature),
      null,
      1,
      [signature],
    ];
    for (const notary_sig of forged)
      expect([notary_sig, await failed({ ...attestation, notary_sig })]).toEqual([notary_sig, ['notary_sig']]);
  });

  it('is refused under other keys', async () => {
    const others = await newSigners('business-2', 'notary-2');
    for (const keys of [others.published, [], null as never])
      expect((await verifyQuoteAttestation({ attestation }, keys)).valid).toBe(false);
  });

  it('gives a verdict on any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), async (one, other, keys) => {
        expect((await verifyQuoteAttestation({ attestation: one, request: other, quote: other }, [keys])).valid).toBe(
          false,
        );
      }),
      { numRuns: 200, seed: 3 },
    );
  });
});

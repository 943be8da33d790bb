import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { QuoteRequest } from '@svc/contracts';
import type { ReceiptSigners } from '@svc/receipts';
import { attestMenuQuote, attestOrNull, quoteMenu } from './quote-menu.js';
import { testPorts } from './testing/test-ports.js';

const REQUEST: QuoteRequest = {
  spec: { dims: [{ id: 'a', kind: 'choice', options: [{ id: 'x', price_delta: 10, unit_cost: 4 }] }] },
  buyer: { values: { a: { x: 8 } } },
};
let notary: ReceiptSigners['notary'];
beforeAll(async () => {
  const { signers } = await testPorts((text) => createHash('sha256').update(text, 'utf8').digest('base64url'));
  ({ notary } = signers as ReceiptSigners);
});

describe('a quote of a menu', () => {
  it('comes without an attestation from where there is no key', () => {
    expect(quoteMenu(REQUEST)).toMatchObject({ feasible: true, price: 6, listv: 10, attestation: null });
  });

  it('is attested with its cart, its price and its discount from list', async () => {
    const quote = await attestMenuQuote(REQUEST, quoteMenu(REQUEST), notary);
    expect(quote).toMatchObject({
      price: 6,
      attestation: { config: { a: 'x' }, list_price: 10, price: 6, discount: 4, notary_sig: expect.any(String) },
    });
  });

  it('is not attested where nothing is feasible, or where a figure of it is missing', async () => {
    const quote = quoteMenu(REQUEST);
    const lacking = [{ feasible: false }, { config: null }, { price: null }, { listv: null }].map((change) => ({
      ...quote,
      ...change,
    }));
    for (const one of lacking) expect(await attestMenuQuote(REQUEST, one, notary)).toBe(one);
  });
});

describe('the attestation of a price', () => {
  const quote = { request: REQUEST, config: { a: 'x' }, listPrice: 10, price: 6 };

  it('is none for what is free at list, and for a request that has no hash', async () => {
    expect(await attestOrNull({ ...quote, listPrice: 0, price: 0 }, notary)).toBeNull();
    expect(await attestOrNull({ ...quote, request: { name: '\ud800' } }, notary)).toBeNull();
    expect(await attestOrNull(quote, notary)).toMatchObject({ price: 6 });
  });

  it('fails for a price above list, and for a key that cannot sign', async () => {
    await expect(attestOrNull({ ...quote, price: 11 }, notary)).rejects.toThrow('a price above list was quoted');
    const broken = { ...notary, privateJwk: { ...notary.privateJwk, d: 'x' } };
    await expect(attestOrNull(quote, broken)).rejects.toThrow();
  });
});

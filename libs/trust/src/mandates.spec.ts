import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { importJWK, jwtVerify } from 'jose';
import { currencyDecimals } from '@svc/policy-rules';
import { hashTerms, textToSign } from './consent.js';
import { MAX_SETTLED_AMOUNT } from './limits.js';
import {
  checkMoney,
  draftSettlement,
  MERCHANT_TYP,
  settle,
  SETTLEMENT_TYP,
  type Settlement,
  type SignedArtefacts,
} from './mandates.js';
import { newKey, type TestKey } from './testing/keys.js';

const nowSeconds = 1_800_000_000;
const agreed = {
  session_id: 'a2a_1',
  negotiation_id: 'order-81',
  agreed_price: 1_250.5,
  currency: 'USD',
  item: 'Touring bike',
  buyer_max_price: 1_300,
  terms: { delivery: 'two days' },
};
const times = { issuer: 'https://svc.example', nowSeconds };
let settlement: Settlement;
let key: TestKey;
let seller: TestKey;
let buyer: TestKey;
beforeAll(async () => {
  [key, seller, buyer] = [await newKey(), await newKey(), await newKey()];
  settlement = {
    ...agreed,
    seller: {
      operator_id: 'shop',
      level: 'domain',
      public_key_b64: seller.publicKeyBase64,
      display_name: 'Shop',
      domain: 'shop.example',
    },
    buyer: { ...nobody, operator_id: 'acme', public_key_b64: buyer.publicKeyBase64 },
  };
});
const nobody = { level: 'self', display_name: null, domain: null } as const;

/** Settles what both sides have signed. */
async function settled(change: Partial<Settlement> = {}): Promise<SignedArtefacts> {
  const made = { ...settlement, ...change };
  const text = await textToSign(made);
  return settle(made, { seller_sig_b64: seller.sign(text), buyer_sig_b64: buyer.sign(text) }, times, key);
}

const AMOUNT = {
  type: 'object',
  required: ['currency', 'value'],
  properties: { currency: { type: 'string', pattern: '^[A-Z]{3}$' }, value: { type: 'number' } },
  additionalProperties: false,
};
const ITEM = {
  type: 'object',
  required: ['label', 'amount'],
  properties: { label: { type: 'string' }, amount: AMOUNT },
};
/** AP2 v0.1, code/sdk/python/ap2/models/mandate.py and payment_request.py, written as JSON Schema. */
const SHAPES = {
  cart: {
    type: 'object',
    required: ['contents', 'merchant_authorization'],
    properties: {
      merchant_authorization: { type: 'string' },
      contents: {
        type: 'object',
        required: ['id', 'user_cart_confirmation_required', 'payment_request', 'cart_expiry', 'merchant_name'],
        properties: {
          id: { type: 'string' },
          user_cart_confirmation_required: { type: 'boolean' },
          cart_expiry: { type: 'string' },
          merchant_name: { type: 'string' },
          payment_request: {
            type: 'object',
            required: ['method_data', 'details'],
            properties: {
              method_data: { type: 'array', items: { type: 'object', required: ['supported_methods'] } },
              details: {
                type: 'object',
                required: ['id', 'display_items', 'total'],
                properties: { id: { type: 'string' }, display_items: { type: 'array', items: ITEM }, total: ITEM },
              },
            },
          },
        },
      },
    },
  },
  intent: {
    type: 'object',
    required: ['natural_language_description', 'intent_expiry'],
    properties: {
      user_cart_confirmation_required: { const: true },
      natural_language_description: { type: 'string' },
      merchants: { type: 'array', items: { type: 'string' } },
      intent_expiry: { type: 'string' },
    },
    additionalProperties: false,
  },
  payment: {
    type: 'object',
    required: ['payment_mandate_contents'],
    properties: {
      user_authorization: { type: 'null' },
      payment_mandate_contents: {
        type: 'object',
        required: [
          'payment_mandate_id',
          'payment_details_id',
          'payment_details_total',
          'payment_response',
          'merchant_agent',
          'timestamp',
        ],
        properties: { payment_details_total: ITEM },
      },
    },
  },
};

describe('a settlement', () => {
  it('has the shapes of AP2, and its money is that of the session to the cent', async () => {
    const made = await settled();
    const ajv = new Ajv({ strict: false });
    for (const [shape, value] of [
      [SHAPES.cart, made.cart_mandate],
      [SHAPES.intent, made.intent_mandate],
      [SHAPES.payment, made.payment_mandate_draft],
    ] as const) {
      ajv.validate(shape, value);
      expect(ajv.errors).toBeNull();
    }
    const { total, display_items: items } = made.cart_mandate.contents.payment_request.details;
    for (const { amount } of [
      total,
      ...items,
      made.payment_mandate_draft.payment_mandate_contents.payment_details_total,
    ])
      expect(amount).toEqual({ currency: 'USD', value: 1_250.5 });
  });

  it('states every price to the cent, in every currency, wherever it states one', async () => {
    const prices = fc.record({
      units: fc.integer({ min: 1, max: 99_999_999_999 }),
      currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    });
    await fc.assert(
      fc.asyncProperty(prices, async ({ units, currency }) => {
        const decimals = currencyDecimals(currency);
        const agreed_price = Number((units / 10 ** decimals).toFixed(decimals));
        fc.pre(agreed_price <= MAX_SETTLED_AMOUNT);
        const made = await settled({ agreed_price, currency, buyer_max_price: null });
        const stated = [...JSON.stringify(made).matchAll(/"currency":"(\w+)","value":([^,}]+)/g)];
        expect(stated.length).toBeGreaterThanOrEqual(3);
        for (const [, code, value] of stated)
          expect([code, BigInt(Math.round(Number(value) * 10 ** decimals))]).toEqual([currency, BigInt(units)]);
      }),
      { numRuns: 200 },
    );
  });

  it('is signed over the canonical cart, which jose and another canonicaliser confirm', async () => {
    const { cart_mandate, settlement_jwt } = await settled();
    const options = { algorithms: ['EdDSA'], currentDate: new Date(nowSeconds * 1000) };
    const publicKey = await importJWK(key.publicJwk, 'EdDSA');
    const cart_hash = createHash('sha256')
      .update(canonicalize(cart_mandate.contents) ?? '')
      .digest('base64url');
    const { payload } = await jwtVerify(cart_mandate.merchant_authorization, publicKey, {
      ...options,
      typ: MERCHANT_TYP,
    });
    const known = {
      seller_level: 'domain',
      seller_domain: 'shop.example',
      buyer_level: 'self',
      buyer_domain: null,
      cart_hash,
    };
    expect(payload).toMatchObject({ sub: 'shop', aud: 'acme', exp: nowSeconds + 900, ...known });
    const bound = await jwtVerify(settlement_jwt, publicKey, { ...options, typ: SETTLEMENT_TYP });
    expect(bound.payload).toMatchObject({ sub: 'a2a_1', amount: { currency: 'USD', value: 1_250.5 }, ...known });
  });

  it('is the same for the same agreement, and its drafts say the same and authorise nothing', async () => {
    const made = await settled();
    expect(await settled()).toEqual(made);
    const { contents } = made.cart_mandate;
    expect(await draftSettlement(settlement, nowSeconds)).toEqual({
      ...made,
      cart_mandate: { contents, merchant_authorization: null },
      settlement_jwt: null,
    });
    expect((await settled({ item: 'Racing bike' })).cart_mandate.contents.id).not.toBe(contents.id);
  });

  it('signs nothing for the buyer, and drafts an intent only where a maximum is named', async () => {
    const { intent_mandate, payment_mandate_draft } = await settled({ buyer_max_price: null });
    expect([intent_mandate, payment_mandate_draft.user_authorization]).toEqual([null, null]);
  });

  it('says who, what and until when, also where neither an item nor terms are named', async () => {
    const bare = { seller: { ...settlement.seller, ...nobody }, item: null, terms: null };
    const { cart_mandate, intent_mandate, settlement_jwt } = await settled(bare);
    const { payment_request, merchant_name, cart_expiry, user_cart_confirmation_required } = cart_mandate.contents;
    expect([merchant_name, cart_expiry, user_cart_confirmation_required]).toEqual([
      'shop',
      new Date((nowSeconds + 900) * 1000).toISOString(),
      true,
    ]);
    expect(payment_request.details.display_items.map(({ label }) => label)).toEqual(['Agreed price']);
    expect(payment_request.method_data.map(({ data }) => data)).toEqual([{}]);
    expect(payment_request.options).toEqual({ request_payer_name: false, request_shipping: false });
    expect(intent_mandate?.natural_language_description).toBe('Agreed price, for at most USD 1300, from shop.');
    const claims = JSON.parse(Buffer.from(settlement_jwt.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(claims).toMatchObject({
      terms_hash: await hashTerms(null),
      item: null,
      iat: nowSeconds,
      exp: nowSeconds + 315_360_000,
    });
  });

  it('may use every bound of money, and is not made beyond them', async () => {
    for (const change of [
      { agreed_price: MAX_SETTLED_AMOUNT, buyer_max_price: null },
      { agreed_price: 0.01, buyer_max_price: 0.01 },
      { agreed_price: 1_300, buyer_max_price: 1_300 },
      { agreed_price: 1.234, currency: 'KWD' },
      { agreed_price: 1_300, currency: 'JPY' },
    ])
      expect(() => checkMoney({ ...settlement, ...change })).not.toThrow();
    await expect(settled({ agreed_price: 1_300.01 })).rejects.toMatchObject({
      code: 'above_maximum',
    });
  });

  it.each<[Partial<Settlement>, string]>([
    [{ agreed_price: 1_300.01 }, 'above_maximum'],
    [{ agreed_price: 0 }, 'money_invalid'],
    [{ agreed_price: -1 }, 'money_invalid'],
    [{ agreed_price: 1.005 }, 'money_invalid'],
    [{ agreed_price: NaN }, 'money_invalid'],
    [{ agreed_price: 1e10, buyer_max_price: null }, 'money_invalid'],
    [{ currency: 'usd' }, 'money_invalid'],
    [{ currency: 'ZZZ' }, 'money_invalid'],
    [{ currency: 'JPY' }, 'money_invalid'],
    [{ agreed_price: 1.2345, currency: 'KWD' }, 'money_invalid'],
    [{ buyer_max_price: -5 }, 'money_invalid'],
  ])('with %j is refused', (change, code) =>
    expect(() => checkMoney({ ...settlement, ...change })).toThrow(expect.objectContaining({ code })),
  );
});

import type { Policy } from '@svc/policy-rules';
import { publicJwkOf } from '@svc/signing';
import type { EcPrivateJwk, OkpPrivateJwk, PublicJwk } from '@svc/signing';
import { buildReceipt, PriceUnderList } from '../index.js';
import type { Receipt, ReceiptContext, ReceiptDraft, ReceiptSigners } from '../index.js';

/**
 * The team plan: a list price of 49, a floor of 38, two years unlock 20 %, a new customer 5 % more, live sessions cost
 * 300.
 */
export const TEAM_PLAN: Policy = {
  version: 'svc-policy/1',
  name: 'Team plan',
  language: 'en',
  currency: 'USD',
  salt: 'AAECAwQFBgcICQoLDA0ODw',
  engine: 'bundle2',
  meso: 3,
  list_price: 49,
  floor_price: 38,
  free_discount: 0,
  quantity: { min: 10, max: 2000, unit: 'seat', breaks: [{ from: 100, unlocks: { share: 0.05 }, stacks: true }] },
  terms: [
    {
      id: 'contract',
      label: 'Contract',
      default: 'monthly',
      options: [
        { id: 'monthly', label: 'monthly', worth: 0 },
        { id: 'annual', label: 'one year, paid up front', worth: 3.1, unlocks: { share: 0.15 } },
        { id: 'two_years', label: 'two years, paid yearly', worth: 4.4, unlocks: { share: 0.2 } },
      ],
    },
    {
      id: 'onboarding',
      label: 'Onboarding',
      default: 'docs',
      options: [
        { id: 'docs', label: 'guides', worth: 0 },
        { id: 'call', label: 'two live sessions', charge: { amount: 300 }, charge_per: 'deal' },
      ],
    },
  ],
  grants: [
    { flag: 'new_customer', unlocks: { share: 0.05 }, stacks: true },
    { flag: 'reseller', unlocks: { share: 0.01 }, stacks: true },
  ],
  inventory: {
    bind: [{ match: { sku: 'TEAM' } }, { match: { id: 'trainer' }, option: { term: 'onboarding', option: 'call' } }],
  },
};

/** Stock records as a seller's system keeps them, with members that are nobody else's business. */
export const STOCK = [
  { sku: 'TEAM', status: 'available', cost: 11, supplier: 'Acme' },
  {
    id: 'trainer',
    availability: 'https://schema.org/InStock',
    inventoryLevel: { '@type': 'QuantitativeValue', value: 400 },
  },
  { sku: 'OTHER', status: 'sold' },
];

async function newJwk(
  algorithm: { name: string; namedCurve?: string },
  members: { kid: string; alg: string },
): Promise<unknown> {
  const { privateKey } = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as {
    privateKey: Parameters<typeof crypto.subtle.exportKey>[1];
  };
  return { ...(await crypto.subtle.exportKey('jwk', privateKey)), ...members };
}

/** Two new keys, and their public halves. */
export async function newSigners(
  businessKid = 'business-1',
  notaryKid = 'notary-1',
): Promise<{ signers: ReceiptSigners; published: PublicJwk[] }> {
  const ec = (await newJwk({ name: 'ECDSA', namedCurve: 'P-256' }, { kid: businessKid, alg: 'ES256' })) as EcPrivateJwk;
  const okp = (await newJwk({ name: 'Ed25519' }, { kid: notaryKid, alg: 'EdDSA' })) as OkpPrivateJwk;
  return {
    signers: { business: { kid: businessKid, privateJwk: ec }, notary: { kid: notaryKid, privateJwk: okp } },
    published: [publicJwkOf(ec), publicJwkOf(okp)],
  };
}

/** A price under list, where the test knows that there is one. */
export function price(list: number, amount: number): PriceUnderList {
  const made = PriceUnderList.of(list, amount);
  if (!made.ok) throw new Error(made.code);
  return made.price;
}

/** 90 seats for two years with live sessions, at 38.60, for a confirmed new customer. */
export function draftDeal(changes: Partial<ReceiptDraft> = {}): ReceiptDraft {
  return {
    negotiation_id: 'neg_7',
    issued_at: '2026-11-20T10:00:00Z',
    engine: 'bundle2',
    decided_by: 'rule:buyer_accepted',
    price: price(49, 38.6),
    quantity: 90,
    terms: { contract: 'two_years', onboarding: 'call' },
    turns: 3,
    transcript_hash: 'x'.repeat(42) + 'w',
    ...changes,
  };
}

/** What the seller's records say when that deal is signed. */
export const CONTEXT: ReceiptContext = {
  policy: TEAM_PLAN,
  flags: { new_customer: true, reseller: true, vip: true },
  stock: STOCK,
};

/** The receipt of a deal, as a browser gets it: through JSON. */
export async function signDeal(
  signers: ReceiptSigners,
  changes: Partial<ReceiptDraft> = {},
  context: ReceiptContext = CONTEXT,
): Promise<Receipt> {
  const built = await buildReceipt(draftDeal(changes), context, signers);
  if (!built.ok) throw new Error(JSON.stringify(built.lines.filter((line) => !line.ok)));
  return JSON.parse(JSON.stringify(built.receipt)) as Receipt;
}

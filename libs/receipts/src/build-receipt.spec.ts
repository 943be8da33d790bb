import type { Policy } from '@svc/policy-rules';
import { describe, expect, it } from '@jest/globals';
import { buildReceipt, hashPolicy, PriceUnderList, receiptId } from './index.js';
import type { ReceiptContext, ReceiptDraft } from './index.js';
import { CONTEXT, draftDeal, newSigners, price, signDeal, STOCK, TEAM_PLAN } from './testing/signed-deal.js';

const { signers } = await newSigners();
async function brokenBy(changes: Partial<ReceiptDraft>, context: Partial<ReceiptContext> = {}): Promise<string[]> {
  const built = await buildReceipt(draftDeal(changes), { ...CONTEXT, ...context }, signers);
  return built.ok ? [] : built.lines.filter((line) => !line.ok).map((line) => line.id);
}

/** The policy with the live sessions as a gift that costs the seller 300. */
function withGift(policy: Policy): Policy {
  const changed = structuredClone(policy);
  changed.terms![1]!.options[1] = { id: 'call', label: 'two live sessions', worth: -300, worth_per: 'deal' };
  return changed;
}

describe('a receipt', () => {
  it('says what was agreed, and never the floor', async () => {
    const receipt = await signDeal(signers);
    const { business_authorization: jws, notary_sig: notary, ...unsigned } = receipt;
    expect(unsigned).toEqual({
      version: 'svc-receipt/2',
      id: await receiptId('neg_7'),
      issued_at: '2026-11-20T10:00:00Z',
      policy_hash: await hashPolicy(TEAM_PLAN),
      engine: 'bundle2',
      decided_by: 'rule:buyer_accepted',
      currency: 'USD',
      list_price: 49,
      price: 38.6,
      net_at_least_floor: true,
      terms: { contract: 'two_years', onboarding: 'call' },
      labels: { contract: 'Contract: two years, paid yearly', onboarding: 'Onboarding: two live sessions' },
      goods: 'Team plan',
      quantity: 90,
      unit: 'seat',
      charges: [{ term: 'onboarding', option: 'call', label: 'two live sessions', amount: 300 }],
      total: 3774,
      language: 'en',
      stock: [
        { sku: 'TEAM', status: 'available' },
        { id: 'trainer', availability: 'https://schema.org/InStock', inventoryLevel: { value: 400 } },
      ],
      flags: { new_customer: true },
      turns: 3,
      transcript_hash: 'x'.repeat(42) + 'w',
    });
    expect(jws).toMatch(/\.\./);
    expect(notary).toHaveLength(86);
  });

  it('writes every term out, also those that stood at their default', async () => {
    expect((await signDeal(signers, { terms: { contract: 'two_years' } })).terms).toEqual({
      contract: 'two_years',
      onboarding: 'docs',
    });
  });

  it('names the language in which the buyer was answered, else the policy’s', async () => {
    expect((await signDeal(signers, { language: 'zh' })).language).toBe('zh');
    expect((await signDeal(signers)).language).toBe('en');
  });

  it('has the same id each time one negotiation ends, and another for another', async () => {
    expect(await receiptId('neg_7')).toMatch(/^rcp_[A-Za-z0-9_-]{43}$/);
    expect((await signDeal(signers, { turns: 9 })).id).toBe(await receiptId('neg_7'));
    expect(await receiptId('neg_8')).not.toBe(await receiptId('neg_7'));
  });

  it('cannot be had above list: there is no such price to put into a draft', () => {
    expect(PriceUnderList.of(TEAM_PLAN.list_price, 49.01)).toEqual({ ok: false, code: 'price_above_list' });
  });

  it('cannot be had against a list price that is not the policy’s', async () => {
    expect(await brokenBy({ price: price(60, 49) })).toEqual(['list_price']);
    expect(await brokenBy({ price: price(60, 55) })).toEqual(['list_price', 'price_at_most_list']);
    const lineOf = async (draft: object): Promise<string | undefined> => {
      const built = await buildReceipt(draftDeal(draft), CONTEXT, signers);
      return built.ok ? undefined : built.lines.find(({ id }) => id === 'list_price')?.message;
    };
    expect(await lineOf({ price: price(60, 49) })).toBe('broken: the discount is from the policy’s list price');
    expect(await lineOf({ quantity: 9 })).toBe('the discount is from the policy’s list price');
  });

  it.each([
    ['below the floor', { price: price(49, 37.99) }, {}, 'price_at_least_floor'],
    [
      'with gifts that take the net below the floor',
      { quantity: 10, terms: { contract: 'monthly', onboarding: 'call' }, price: price(49, 49) },
      { policy: withGift({ ...TEAM_PLAN, floor_price: 48 }) },
      'net_at_least_floor',
    ],
    ['at a discount that nothing unlocks', { terms: { contract: 'annual' } }, {}, 'discount_unlocked'],
    [
      'at a discount that only a buyer’s claim would unlock',
      {},
      { flags: { new_customer: 'true' } },
      'discount_unlocked',
    ],
    ['with an unknown option', { terms: { contract: 'three_years' } }, {}, 'options_exist'],
    ['with an unknown term', { terms: { contract: 'two_years', gift: 'car' } }, {}, 'options_exist'],
    ['for too few', { quantity: 9 }, {}, 'quantity_allowed'],
    ['for a part of a unit', { quantity: 25.5 }, {}, 'quantity_allowed'],
    ['out of stock', {}, { stock: [] }, 'in_stock'],
    ['with an unknown availability', {}, { stock: [{ sku: 'TEAM', status: 'maybe' }, STOCK[1] ?? {}] }, 'in_stock'],
    ['with records that disagree', {}, { stock: [...STOCK, { sku: 'TEAM', status: 'sold' }] }, 'in_stock'],
    ['at a price finer than the currency', { price: price(49, 38.6051) }, {}, 'rounded'],
    [
      'with what is never given',
      {},
      { policy: { ...TEAM_PLAN, never: [{ id: 'call', text: 'no', words: ['call'] }] } },
      'nothing_never',
    ],
    [
      'with an option for confirmed buyers only',
      {},
      {
        policy: {
          ...TEAM_PLAN,
          grants: [...(TEAM_PLAN.grants ?? []), { flag: 'gold', options: [{ term: 'onboarding', option: 'call' }] }],
        },
      },
      'grants_confirmed',
    ],
    [
      'with a gift at too large a discount',
      {},
      {
        policy: {
          ...TEAM_PLAN,
          terms: TEAM_PLAN.terms?.map((term) => ({
            ...term,
            options: term.options.map((option) => ({ ...option, requires_discount_at_most: 0.1 })),
          })),
        } as never,
      },
      'option_allowed',
    ],
  ] as const)('cannot be had %s', async (_what, changes, context, rule) => {
    expect(await brokenBy(changes as Partial<ReceiptDraft>, context as Partial<ReceiptContext>)).toContain(rule);
  });

  it('cannot be had from a policy that is none, nor with members that are none', async () => {
    expect(await brokenBy({}, { policy: { ...TEAM_PLAN, floor_price: -1 } })).toEqual(['policy_valid']);
    expect(await brokenBy({ issued_at: 'yesterday' })).toEqual(['shape']);
    expect(await brokenBy({ transcript_hash: 'short' })).toEqual(['shape']);
    expect(await brokenBy({ decided_by: 'me' })).toEqual(['shape']);
  });

  it('needs the right kind of key in each place', async () => {
    await expect(
      buildReceipt(draftDeal(), CONTEXT, { business: signers.notary, notary: signers.business } as never),
    ).rejects.toThrow(expect.objectContaining({ code: 'key_invalid' }));
  });
});

describe('the hash of a policy', () => {
  it('does not depend on the order of members, but on every member, the salt included', async () => {
    const reordered = Object.fromEntries(Object.entries(TEAM_PLAN).reverse()) as never;
    expect(await hashPolicy(reordered)).toBe(await hashPolicy(TEAM_PLAN));
    for (const change of [{ floor_price: 38.01 }, { salt: 'B'.repeat(22) }, { name: 'Team Plan' }])
      expect(await hashPolicy({ ...TEAM_PLAN, ...change })).not.toBe(await hashPolicy(TEAM_PLAN));
  });
});

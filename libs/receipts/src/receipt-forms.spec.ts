import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Policy } from '@svc/policy-rules';
import type { PublicJwk } from '@svc/signing';
import { buildReceipt, PriceUnderList, receiptFaults, verifyReceipt, verifyReceiptPublicly } from './index.js';
import type { Receipt, ReceiptDraft, ReceiptVerdict } from './index.js';
import { draftDeal, newSigners } from './testing/signed-deal.js';

const { signers, published } = await newSigners();
const earlier = JSON.parse(readFileSync(new URL('../vectors/receipts-1.json', import.meta.url), 'utf8')) as {
  keys: PublicJwk[];
  deals: { policy: Policy; receipt: Record<string, unknown> }[];
};
const failed = ({ checks }: ReceiptVerdict): string[] => checks.filter(({ ok }) => !ok).map(({ id }) => id);

/** Seats by the month, with a delivery by the mile and a set-up that is paid once. */
const SEATS: Policy = {
  version: 'svc-policy/1',
  name: 'Helpdesk seats',
  language: 'en',
  currency: 'USD',
  list_price: 40,
  floor_price: 20,
  quantity: { min: 1, max: 500, unit: 'seat' },
  period: { unit: 'month', min: 1, max: 36 },
  terms: [
    {
      id: 'setup',
      label: 'Set-up',
      default: 'none',
      options: [
        { id: 'none', label: 'by you' },
        { id: 'visit', label: 'a visit', charge: { amount: 0.6 }, charge_per: { count: 'mile', max: 200 } },
        { id: 'team', label: 'by our team', charge: { amount: 300 }, charge_per: 'deal' },
        { id: 'support', label: 'support', charge: { amount: 2.5 }, charge_per: 'unit_period' },
      ],
    },
  ],
};
const OPEN: Policy = { ...SEATS, period: { unit: 'month' } };

async function sign(policy: Policy, amount: number, changes: Partial<ReceiptDraft>): Promise<Receipt> {
  const price = PriceUnderList.of(policy.list_price, amount);
  if (!price.ok) throw new Error(price.code);
  const draft = draftDeal({ terms: {}, ...changes, price: price.price });
  const built = await buildReceipt(draft, { policy, flags: null, stock: null }, signers);
  if (!built.ok) throw new Error(JSON.stringify(built.lines.filter(({ ok }) => !ok)));
  return JSON.parse(JSON.stringify(built.receipt)) as Receipt;
}

describe('a receipt of the first form', () => {
  it.each(earlier.deals.map((deal) => [deal.policy.name, deal] as const))(
    'verifies as before, with its policy and without: %s',
    async (_name, { policy, receipt }) => {
      expect(failed(await verifyReceipt({ receipt, policy, flags: null }, earlier.keys))).toEqual([]);
      expect(failed(await verifyReceiptPublicly(receipt, earlier.keys))).toEqual([]);
    },
  );

  it('has none of the members of the second, and a total', () => {
    const { receipt } = earlier.deals[0]!;
    const { total: _total, ...without } = receipt;
    expect([receiptFaults(receipt), receiptFaults(without)]).toEqual([[], ['/total must fit /periods']]);
    for (const more of [{ goods: 'Team plan' }, { period: 'month' }, { counts: {} }, { per: 'month' }])
      expect(receiptFaults({ ...receipt, ...more })).not.toEqual([]);
    expect(receiptFaults({ ...receipt, version: 'svc-receipt/2' })).toEqual(['the top level: required goods']);
    expect(receiptFaults({ ...receipt, version: 'svc-receipt/3' })).not.toEqual([]);
  });

  it('holds for no policy whose price is paid by time: it cannot say for how long', async () => {
    const { policy, receipt } = earlier.deals[0]!;
    const byMonth = { ...policy, period: { unit: 'month', default: 1 } };
    expect(failed(await verifyReceipt({ receipt, policy: byMonth }, earlier.keys))).toEqual(['policy_hash', 'goods']);
  });
});

describe('a receipt of the second form', () => {
  it('says what was sold, for how long, and what a month and the whole come to', async () => {
    expect(await sign(SEATS, 32, { quantity: 10, periods: 24 })).toMatchObject({
      version: 'svc-receipt/2',
      goods: 'Helpdesk seats',
      unit: 'seat',
      period: 'month',
      periods: 24,
      total_per_period: 320,
      total: 7680,
    });
  });

  it('holds what is charged beyond an included count, and no policy with a member that is not known', async () => {
    const visit = (more: object): Policy => {
      const policy = structuredClone(SEATS);
      policy.terms![0]!.options[1]!.charge_per = { count: 'mile', max: 200, ...more };
      return policy;
    };
    const order = { quantity: 10, periods: 1, terms: { setup: 'visit' }, counts: { mile: 80 } };
    const receipt = await sign(visit({ included: 50 }), 32, order);
    expect([receipt.charges, receipt.total]).toMatchObject([[{ amount: 18 }], 338]);
    const faults = async (policy: Policy): Promise<string[]> =>
      failed(await verifyReceipt({ receipt, policy }, published));
    expect(await faults(visit({ included: 50 }))).toEqual([]);
    expect(await faults(visit({ included: 49 }))).toEqual(['policy_hash', 'charges_exact']);
    expect(await faults(visit({ included: 50, beside: 50 }))).toContain('policy_valid');
    const near = await sign(visit({ included: 50 }), 32, { ...order, counts: { mile: 50 } });
    expect([near.charges, near.total, near.counts]).toEqual([[], 320, { mile: 50 }]);
  });

  it('has no total where the deal runs until somebody ends it', async () => {
    const receipt = await sign(OPEN, 32, { quantity: 10 });
    expect(receipt).toMatchObject({ period: 'month', periods: null, total_per_period: 320 });
    expect('total' in receipt).toBe(false);
    expect(failed(await verifyReceipt({ receipt, policy: OPEN }, published))).toEqual([]);
    expect(receiptFaults({ ...receipt, total: 320 })).toEqual(['/total must fit /periods']);
  });

  it('names what is counted by itself, and what is paid every month', async () => {
    const visit = await sign(SEATS, 32, { quantity: 10, periods: 2, terms: { setup: 'visit' }, counts: { mile: 20 } });
    expect(visit).toMatchObject({ counts: { mile: 20 }, charges: [{ amount: 12 }], total: 652 });
    const support = await sign(SEATS, 32, { quantity: 10, periods: 2, terms: { setup: 'support' } });
    expect(support).toMatchObject({ charges: [{ amount: 25, per: 'month' }], total_per_period: 345, total: 690 });
  });

  it('names neither a unit nor a period where there is none', async () => {
    const { quantity: _quantity, period: _period, terms: _terms, ...thing } = SEATS;
    const receipt = await sign(thing, 32, { quantity: 1 });
    expect(['unit', 'period', 'periods', 'counts', 'total_per_period'].filter((name) => name in receipt)).toEqual([]);
    expect(receipt).toMatchObject({ goods: 'Helpdesk seats', total: 32 });
  });

  it('cannot be had for a time that the policy does not allow', async () => {
    await expect(sign(SEATS, 32, { quantity: 10, periods: 37 })).rejects.toThrow('periods_allowed');
    await expect(sign(SEATS, 32, { quantity: 10, periods: null })).rejects.toThrow('periods_allowed');
  });

  it.each([
    ['other goods', { goods: 'A car' }, ['goods'], []],
    ['another unit', { unit: 'company' }, ['goods'], []],
    ['another period', { period: 'year' }, ['goods'], []],
    ['more periods', { periods: 36 }, ['charges_exact'], ['charges_exact']],
    ['no end', { periods: null }, ['shape', 'charges_exact', 'periods_allowed'], ['shape', 'charges_exact']],
    ['another sum of a month', { total_per_period: 32 }, ['charges_exact'], ['charges_exact']],
    ['a month’s sum as the total', { total: 320 }, ['charges_exact'], ['charges_exact']],
    ['a count of nothing', { counts: { mile: 3 } }, ['counts_allowed'], []],
  ])('does not verify with %s', async (_what, change, broken, publicly) => {
    const receipt = { ...(await sign(SEATS, 32, { quantity: 10, periods: 24 })), ...change };
    const unsigned = (ids: string[]): string[] =>
      ids.filter((id) => !['business_authorization', 'notary_sig'].includes(id));
    const verdict = await verifyReceipt({ receipt, policy: SEATS }, published);
    expect(unsigned(failed(verdict))).toEqual(broken);
    expect(unsigned(failed(await verifyReceiptPublicly(receipt, published)))).toEqual(publicly);
    expect(failed(verdict)).toEqual(expect.arrayContaining(['business_authorization', 'notary_sig']));
  });

  it('verifies whatever is ordered, and its total is the sum that whole cents come to', async () => {
    const orders = fc.record({
      cents: fc.integer({ min: 2000, max: 4000 }),
      quantity: fc.integer({ min: 1, max: 500 }),
      periods: fc.integer({ min: 1, max: 36 }),
      setup: fc.constantFrom('none', 'visit', 'team', 'support'),
      mile: fc.integer({ min: 1, max: 200 }),
    });
    await fc.assert(
      fc.asyncProperty(orders, async ({ cents, quantity, periods, setup, mile }) => {
        const counted = setup === 'visit' ? { counts: { mile } } : {};
        const receipt = await sign(SEATS, cents / 100, { quantity, periods, terms: { setup }, ...counted });
        const monthly = cents * quantity + (setup === 'support' ? 250 * quantity : 0);
        const once = setup === 'visit' ? 60 * mile : setup === 'team' ? 30_000 : 0;
        expect([receipt.total_per_period, receipt.total]).toEqual([monthly / 100, (monthly * periods + once) / 100]);
        expect(failed(await verifyReceipt({ receipt, policy: SEATS }, published))).toEqual([]);
        expect(failed(await verifyReceiptPublicly(receipt, published))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { TEMPLATES } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import { auditOffer, menuIsEqual } from './negotiations/audit.js';
import { exact } from './negotiations/decimal.js';
import { EDGE_POLICIES } from './negotiations/edge-policies.js';
import { breachCount, runNegotiations } from './negotiations/run.js';
import { strayNumbers } from './negotiations/wording.js';

describe('seeded negotiations over the templates', () => {
  const report = runNegotiations({ count: 400, seed: 11 });

  it('let nothing out that the policy forbids', () => {
    expect(report.samples).toEqual([]);
    expect(breachCount(report)).toBe(0);
  });

  it('are worth auditing: every kind of buyer reaches deals, and some do not', () => {
    for (const row of Object.values(report.byBuyer)) expect(row.deals).toBeGreaterThan(row.negotiations / 10);
    for (const outcome of ['deal', 'decline', 'handoff'] as const) expect(report.outcomes[outcome]).toBeGreaterThan(0);
    expect(report.decisions).toBeGreaterThan(1000);
  });

  it('are the same for the same seed', () => {
    expect(runNegotiations({ count: 24, seed: 5 })).toEqual(runNegotiations({ count: 24, seed: 5 }));
  });

  it('break rule after rule once the judge is taken out', () => {
    const { breaches } = runNegotiations({ count: 150, seed: 11, withoutCheck: true });
    for (const rule of [
      'net_below_floor',
      'discount_not_unlocked',
      'condition_broken',
      'out_of_stock',
      'unbacked_grant',
      'never_given',
    ] as const)
      expect(breaches[rule]).toBeGreaterThan(0);
  });
});

describe('the auditor', () => {
  const policy = EDGE_POLICIES[0] as Policy;
  const there = { confirmed: new Set(['reseller', 'school']), levels: [1e9, 1e9] };
  const kept = { price: 1240, quantity: 2, terms: { grinder: 'none', payment: 'invoice', service: 'shop' } };
  const judge = (
    change: Omit<Partial<typeof kept>, 'terms'> & { terms?: Record<string, string>; total?: number },
    world = there,
  ) => auditOffer(policy, world, { ...kept, ...change });

  it('passes an offer that keeps every rule', () => expect(judge({})).toEqual([]));

  it.each<[string, ReturnType<typeof judge>]>([
    ['price_above_list', judge({ price: 1290.01 })],
    ['price_above_list', judge({ price: 1247.05 })],
    ['price_below_floor', judge({ price: 1149.99 })],
    ['net_below_floor', judge({ price: 1200, terms: { service: 'onsite' } })],
    ['discount_not_unlocked', auditOffer(policy, { ...there, confirmed: new Set() }, { ...kept, price: 1249.99 })],
    ['unknown_option', judge({ terms: { grinder: 'gold' } })],
    ['unknown_option', judge({ terms: { colour: 'red' } })],
    ['condition_broken', judge({ price: 1289, terms: { payment: 'rates' } })],
    ['quantity_out_of_range', judge({ quantity: 21 })],
    ['out_of_stock', judge({}, { ...there, levels: [1, 1e9] })],
    ['out_of_stock', judge({ price: 1290, terms: { grinder: 'flat' } }, { ...there, levels: [1e9, 0] })],
    ['unbacked_grant', judge({ price: 1290, terms: { grinder: 'lab' } }, { ...there, confirmed: new Set(['school']) })],
    ['never_given', judge({ price: 1290, terms: { service: 'lifelong' } })],
    ['not_rounded', judge({ price: 1240.005 })],
    ['wrong_total', judge({ terms: { grinder: 'flat' }, total: 2480 })],
    ['wrong_total', judge({ terms: { service: 'express' }, total: 2517.21 })],
  ])('sees %s', (breach, found) => expect(found).toContain(breach));

  it('passes a total that is right to the cent', () => {
    expect(judge({ terms: { grinder: 'flat' }, total: 2639 })).toEqual([]);
    expect(judge({ terms: { service: 'express' }, total: 2517.2 })).toEqual([]);
  });

  it('reads numbers exactly', () => {
    expect(exact(0.1)! + exact(0.2)!).toBe(exact(0.3));
    expect(exact(1e-7)).toBe(100_000n);
    expect(exact(12.5)).toBe(12_500_000_000_000n);
    for (const none of [Number.NaN, Infinity, 1e-13]) expect(exact(none)).toBeNull();
  });

  it('sees a menu whose options are not of equal worth', () => {
    const dearer = { ...kept, price: 1240.02 };
    expect(menuIsEqual(policy, [kept, { ...kept, price: 1240.01 }])).toBe(true);
    expect(menuIsEqual(policy, [kept, dearer])).toBe(false);
  });

  it('sees a price in the words that is not the offer’s', () => {
    const saas = TEMPLATES.find((template) => template.id === 'saas')!.policy;
    const offer = { price: 28.5, quantity: 30, terms: {} };
    expect(
      strayNumbers(saas, [offer], '30 seats at $28.50 — $855.00 in total. There is a 21-day trial with all features.'),
    ).toEqual([]);
    expect(strayNumbers(saas, [offer], '30 seats at $28.50, and my boss would even take $22.')).toEqual(['22']);
    expect(strayNumbers(saas, [offer], '30 seats at $28.50, or 27.9 each')).toEqual(['27.9']);
  });
});

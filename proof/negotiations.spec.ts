import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TEMPLATES } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import { reservePrice } from '@svc/policy-rules/reserve';
import { auditOffer } from './negotiations/audit.js';
import { exact } from './negotiations/decimal.js';
import { EDGE_POLICIES } from './negotiations/edge-policies.js';
import { broughtBy, isBelowReserve, reserveOf } from './negotiations/reserve.js';
import type * as Program from './negotiations/run.js';
import { breachCount, runNegotiations } from './negotiations/run.js';
import { REMOVALS, runWithout } from './negotiations/without.js';
import { strayNumbers } from './negotiations/wording.js';

describe('seeded negotiations over the templates', () => {
  const report = runNegotiations({ count: 250, seed: 11 });

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
      'below_reserve',
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
    ['not_rounded', judge({ price: 1240.0051 })],
    ['wrong_total', judge({ terms: { grinder: 'flat' }, total: 2480 })],
    ['wrong_total', judge({ terms: { service: 'express' }, total: 2517.21 })],
  ])('sees %s', (breach, found) => expect(found).toContain(breach));

  it('passes a total that is right to the cent', () => {
    expect(judge({ terms: { grinder: 'flat' }, total: 2639 })).toEqual([]);
    expect(judge({ terms: { service: 'express' }, total: 2517.2 })).toEqual([]);
  });

  it('charges of a count what goes beyond those that are included', () => {
    const bowl = EDGE_POLICIES.find(({ name }) => name === 'Tea bowl')!;
    const at = (km: number, total: number) =>
      auditOffer(bowl, there, { price: 18_000, quantity: 1, terms: { courier: 'ours' }, counts: { km }, total });
    expect([at(50, 20_400), at(30, 18_000), at(29, 18_000)]).toEqual([[], [], []]);
    expect([at(50, 24_000), at(29, 17_880)]).toEqual([['wrong_total'], ['wrong_total']]);
  });

  it('reads numbers exactly', () => {
    expect(exact(0.1)! + exact(0.2)!).toBe(exact(0.3));
    expect(exact(1e-7)).toBe(100_000n);
    expect(exact(12.5)).toBe(12_500_000_000_000n);
    for (const none of [Number.NaN, Infinity, 1e-13]) expect(exact(none)).toBeNull();
  });

  it('knows the reserve of a policy at any moment, named, by dates or drawn, as the product does', () => {
    const dates = [
      { from: '2027-03-02', price: 1200 },
      { from: '2027-03-04', price: 1160 },
    ];
    const policies = [policy, { ...policy, reserve_price: 1220.5 }, { ...policy, reserve_dates: dates }];
    for (const one of [...policies, ...policies.map((named) => ({ ...named, salt: 'c2FsdA' }))])
      for (const day of [1, 2, 3, 4, 5]) {
        const now = Date.UTC(2027, 2, day, 12);
        expect(reserveOf(one, now)).toBe(exact(reservePrice(one, now)));
      }
  });

  it('sees an offer below the reserve of its package, also by what an option costs or is not worth', () => {
    const { grants: _grants, inventory: _stock, ...rest } = policy;
    const sold: Policy = { ...rest, reserve_price: 1240, manner: { share_of_trades: 0.5 } };
    const below = (price: number, terms = {}, quantity = 2): boolean =>
      isBelowReserve(sold, there, { price, quantity, terms }, Date.UTC(2027, 2, 1));
    expect([below(1250), below(1249.99)]).toEqual([false, true]);
    // In advance is worth 18, half of which is the buyer's; on site costs 140 for the deal, and both pay for it.
    expect([below(1241, { payment: 'advance' }), below(1240.99, { payment: 'advance' })]).toEqual([false, true]);
    expect([below(1290, { service: 'onsite' }), below(1289, { service: 'onsite' })]).toEqual([true, true]);
    // Of four, for 1,251.30 each: the reserve less half of the 12.50 that the count unlocks, and no less for the count.
    const four = [1233.75, 1233.74].map((price) => below(price, {}, 4));
    expect(four).toEqual([false, true]);
  });

  it('counts what an offer brings: its price, its options, and what the policy gives everybody', () => {
    const brought = (price: number, terms = {}, quantity = 1): number =>
      Number(broughtBy(policy, { ...there, confirmed: new Set() }, { price, quantity, terms })) / 1e12;
    expect([brought(1200), brought(1200, { payment: 'advance' })]).toEqual([1200, 1218]);
    expect(brought(1200, { service: 'onsite' }, 2)).toBe(2260);
    // From three on it gives 38.70 each and unlocks 12.50.
    expect(brought(1200, {}, 3)).toBeCloseTo(3 * (1200 + 38.7 + 12.5), 6);
  });

  it('sees a price in the words that is not the offer’s', () => {
    const saas = TEMPLATES.find((template) => template.id === 'saas')!.policy;
    const offer = { price: 28.5, quantity: 30, terms: {} };
    expect(
      strayNumbers(
        [saas],
        [offer],
        '30 seats at $28.50 — $855.00 in total. There is a 21-day trial with all features.',
      ),
    ).toEqual([]);
    expect(strayNumbers([saas], [offer], '30 seats at $28.50, and my boss would even take $22.')).toEqual(['22']);
    expect(strayNumbers([saas], [offer], '30 seats at $28.50, or 27.9 each')).toEqual(['27.9']);
  });
});

describe('each law taken out is seen', () => {
  it.each(Object.entries(REMOVALS))('%s', async (_, removal) => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-negotiations-'));
    const file = join(folder, 'run.mjs');
    writeFileSync(file, await runWithout(removal));
    const program = (await import(pathToFileURL(file).href)) as typeof Program;
    rmSync(folder, { recursive: true });
    const [seed, from] = removal.shows;
    // Where that negotiation has changed, it is looked for among more.
    const parts = [{ seed, from, count: 1 }, ...[1, 2, 3].map((more) => ({ seed: seed + more, count: 300 }))];
    const seen = parts.some((part) => program.runNegotiations(part).breaches[removal.seen] > 0);
    expect(seen).toBe(true);
  });
});

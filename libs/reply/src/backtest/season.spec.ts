import { describe, expect, it } from '@jest/globals';
import type { ReserveDate } from '@svc/policy-rules';
import { rugPolicy } from '../testing/rug-policy.js';
import { backtestPolicy } from './backtest-policy.js';
import type { BacktestInput, ThingSeason } from './backtest-shape.js';
import { openMechanism, stageAt } from './mechanism.js';

function thingOf(input: Partial<BacktestInput>): ThingSeason {
  const { thing } = backtestPolicy({ policy: rugPolicy(), buyers: 2000, rows: [], visitors: 5, know: 0, ...input });
  if (thing === null) throw new Error('a single thing was played');
  return thing;
}

const DATES: ReserveDate[] = [
  { from: '2026-05-01', price: 900 },
  { from: '2026-05-11', price: 850 },
  { from: '2026-05-21', price: 800 },
];

describe('the season of a policy whose reserve falls by dates', () => {
  const mechanism = openMechanism(rugPolicy({ reserve_price: 970, reserve_dates: DATES }));

  it('runs from one step before the first date to one step after the last, whatever the day is today', () => {
    expect(mechanism.stages.map(({ from, reserve }) => [from, reserve])).toEqual([
      [0, 970],
      [0.25, 900],
      [0.5, 850],
      [0.75, 800],
    ]);
    expect(mechanism.seasonMillis).toBe(40 * 86_400_000);
  });

  it('has the reserve of its stage for who comes then', () => {
    expect([0, 0.2499, 0.25, 0.6, 0.999].map((moment) => stageAt(mechanism, moment).reserve)).toEqual([
      970, 970, 900, 850, 800,
    ]);
  });

  it('has one stage where no dates are named', () => {
    expect(openMechanism(rugPolicy()).stages.map(({ from, reserve }) => [from, reserve])).toEqual([[0, 800]]);
  });
});

describe('a thing that is sold once', () => {
  it('is sold as often as anybody comes who would pay the reserve: 1 − exp(−5 × 0.619)', () => {
    const { sold, seasons } = thingOf({});
    expect(sold.low).toBeLessThan(0.9547);
    expect(sold.high).toBeGreaterThan(0.9547);
    expect(Math.abs(seasons - 400)).toBeLessThan(40);
  });

  it('earns more the more visitors are expected', () => {
    const [one = 0, two = 0, ten = 0] = [1, 2, 10].map((visitors) => thingOf({ visitors }).earned.share.mean);
    expect([one < two, two < ten]).toEqual([true, true]);
  });

  it('earns more from several visitors with a reserve that falls by dates, and not from one', () => {
    expect(thingOf({ visitors: 5 }).falling.gain.share.high).toBeLessThan(0);
    expect(thingOf({ visitors: 1 }).falling.gain.share.low).toBeGreaterThan(-0.05);
  });

  it('falls from nine tenths of the range to a third, in ten steps', () => {
    const { prices } = thingOf({}).falling;
    expect([prices.length, prices[0], prices.at(-1)]).toEqual([10, 970, 805]);
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
  });

  it('is set beside the best reserve that stays the same', () => {
    const { fixed, earned } = thingOf({ visitors: 5 });
    expect(fixed.prices[0]).toBeGreaterThan(800);
    expect(fixed.earned.share.mean).toBeGreaterThan(earned.share.mean);
    expect(fixed.gain.share.mean).toBeCloseTo(earned.share.mean - fixed.earned.share.mean, 4);
  });

  it('goes to the highest bid that waits when the reserve comes down to it, while that bid is good', () => {
    const dated = (hours: number, patience: number) =>
      thingOf({
        policy: rugPolicy({ reserve_price: 1000, reserve_dates: DATES, manner: { offer_valid_hours: hours } }),
        bids: [810],
        types: { bids_once: 1 },
        patience,
      }).sold.mean;
    expect(dated(720, 1)).toBeGreaterThan(dated(24, 1));
    expect(dated(720, 1)).toBeGreaterThan(dated(720, 0.2));
  });
});

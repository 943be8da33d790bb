import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRandom } from '@svc/numerics';
import { detectAnchorAttack } from '../index.js';

const market = { mu: 0.5, sigma: 0.1 };
const judge = (...offers: number[]): ReturnType<typeof detectAnchorAttack> =>
  detectAnchorAttack({ opponent_offer_history: offers, market_prior: market });

describe('the anchor test', () => {
  it('finds nothing where no offer was made', () => {
    expect(judge()).toMatchObject({ is_anchor_attack: false, z_score: 0, severity: 0, recommended_response: 'ignore' });
  });

  it.each([
    [[0.5], false, 0, 0, 'ignore'],
    [[0.7], false, 2, 0, 'ignore'],
    [[0.3], false, -2, 0.5, 'ignore'],
    [[0.25], true, -2.5, 0.625, 'counter_with_market'],
    [[0.05], true, -4.5, 1, 'walk_away'],
    [[0.05, 0.08], true, -4.5, 1, 'walk_away'],
    [[0.05, 0.2], true, -4.5, 1, 'counter_with_market'],
    [[0.05, 0.2, 0.4], true, -4.5, 1, 'ignore'],
  ])('judges %j: attack %s, z %d, severity %d, %s', (offers, attack, score, severity, response) => {
    const verdict = judge(...offers);
    expect(verdict).toMatchObject({ is_anchor_attack: attack, recommended_response: response });
    expect(verdict.z_score).toBeCloseTo(score, 9);
    expect(verdict.severity).toBeCloseTo(severity, 9);
  });

  it('gives at most one false alarm in a hundred, and catches a shift of four deviations nine times in ten', () => {
    const random = createRandom(3);
    const alarms = (shift: number): number =>
      Array.from(
        { length: 20_000 },
        () => judge(Math.min(1, Math.max(0, 0.5 - shift * 0.1 + 0.1 * random.normal()))).is_anchor_attack,
      ).filter(Boolean).length / 20_000;
    expect(alarms(0)).toBeLessThan(0.01);
    expect(alarms(4)).toBeGreaterThan(0.9);
  });

  it('orders openings as the Neyman–Pearson test does: the lower, the more suspect', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (one, other) => {
          fc.pre(one < other);
          expect(judge(one).z_score).toBeLessThanOrEqual(judge(other).z_score);
          expect(judge(one).severity).toBeGreaterThanOrEqual(judge(other).severity);
        },
      ),
    );
  });

  it('stays finite for any market', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(Number.MIN_VALUE, 1e-300, 1e-9, 0.1, 10),
        (offers, mu, sigma) => {
          const { z_score, severity } = detectAnchorAttack({
            opponent_offer_history: offers,
            market_prior: { mu, sigma },
          });
          expect(Number.isFinite(z_score) && severity >= 0 && severity <= 1).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['offer_range', ['opponent_offer_history', 0], [1.5], market],
    ['history_length', ['opponent_offer_history'], new Array<number>(129).fill(0.5), market],
    ['prior_range', ['market_prior', 'sigma'], [0.5], { mu: 0.5, sigma: 0 }],
    ['prior_range', ['market_prior', 'mu'], [0.5], { mu: 1.5, sigma: 0.1 }],
    ['prior_range', ['market_prior'], [0.5], null as never],
    ['history_length', ['opponent_offer_history'], 'none' as never, market],
  ])('refuses with %s at %j', (code, path, offers, prior) => {
    expect(() => detectAnchorAttack({ opponent_offer_history: offers, market_prior: prior })).toThrow(
      expect.objectContaining({ code, path }),
    );
  });
});

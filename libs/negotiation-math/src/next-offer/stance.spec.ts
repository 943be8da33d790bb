import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { marketBelief, tabulateBelief, UNIFORM_BELIEF, wtpBelief } from './limit-belief.js';
import { dealCost, takeStance } from './stance.js';
import { learnDraws } from './stream-law.js';
import { DEFAULT_TUNABLES, openingAnchor, OPENING_ANCHOR_LEAST, requireTunables, type Tunables } from './tunables.js';

const share = fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000);
/** Beyond three quarters of the best the double auction's equilibrium has no trade, and its limit no meaning. */
const reservations = fc.integer({ min: 0, max: 750 }).map((thousandths) => thousandths / 1_000);

describe('the stance of a caller', () => {
  it('at knob 0 loses no deal above the reservation', () => {
    fc.assert(
      fc.property(share, fc.boolean(), (reservation, committed) => {
        const { limit, floor } = takeStance(reservation, 0, committed);
        expect(limit).toBeCloseTo(reservation, 12);
        expect(floor).toBeCloseTo(reservation, 12);
      }),
    );
  });

  it('at knob 1 agrees to nothing below the middle of the room', () => {
    const { limit, floor, cost, ask } = takeStance(0.2, 1, true);
    expect([limit, floor, cost, ask].map((figure) => Number(figure.toFixed(12)))).toEqual([0.6, 0.6, 0.6, 0.8]);
  });

  it('in the middle asks for the best single price against a limit that may lie anywhere', () => {
    expect(takeStance(0.2, 0.5, true).ask).toBeCloseTo(0.6, 12);
    expect(dealCost(0.2, 0.5)).toBeCloseTo(0.2, 12);
  });

  it('grows firmer with the knob, in every figure', () => {
    fc.assert(
      fc.property(reservations, share, share, (reservation, one, other) => {
        const [soft, firm] = [one, other].sort((left, right) => left - right) as [number, number];
        const [low, high] = [takeStance(reservation, soft, true), takeStance(reservation, firm, true)];
        for (const figure of ['cost', 'limit', 'floor', 'ask'] as const)
          expect(high[figure]).toBeGreaterThanOrEqual(low[figure] - 1e-12);
      }),
    );
  });

  it('never agrees below the reservation, nor asks for more than there is', () => {
    fc.assert(
      fc.property(reservations, share, fc.boolean(), (reservation, knob, committed) => {
        const { limit, floor, ask } = takeStance(reservation, knob, committed);
        expect(Math.min(limit, floor)).toBeGreaterThanOrEqual(reservation - 1e-12);
        expect(Math.max(limit, floor, ask)).toBeLessThanOrEqual(1 + 1e-12);
        if (!committed) expect(floor).toBe(reservation);
      }),
    );
  });
});

describe('the settings of an operator', () => {
  it('are sound as they stand', () => expect(() => requireTunables(DEFAULT_TUNABLES)).not.toThrow());

  it.each<[keyof Tunables, number]>([
    ['frontierKnob', 1.01],
    ['peerAspFloor', -0.01],
    ['outcomePickerBand', NaN],
    ['aspStartMarginMax', 2],
    ['peerSignalingRounds', 1.5],
    ['peerSignalingRounds', 101],
  ])('are refused with %s %d, by name', (name, value) =>
    expect(() => requireTunables({ ...DEFAULT_TUNABLES, [name]: value })).toThrow(
      expect.objectContaining({ code: 'tunable_range', path: ['tunables', name] }),
    ),
  );

  it('let the opening lie between its least and its highest anchor', () => {
    expect(openingAnchor({ ...DEFAULT_TUNABLES, frontierKnob: 0 })).toBe(OPENING_ANCHOR_LEAST);
    expect(openingAnchor({ ...DEFAULT_TUNABLES, frontierKnob: 1 })).toBeCloseTo(DEFAULT_TUNABLES.aspStartMarginMax, 12);
  });
});

describe('a belief about a limit', () => {
  const beliefs = [
    ['of nothing', UNIFORM_BELIEF],
    ['of a buyer', wtpBelief({ mu: -1, sigma: 0.5 })],
    ['of a market', marketBelief({ mu: 0.4, sigma: 0.1 })],
    ['of one price alone', tabulateBelief((utility) => (utility <= 0.5 ? 1 : 0))],
    ['learned from offers', learnDraws(UNIFORM_BELIEF, [0.31, 0.3, 0.32, 0.3])],
  ] as const;

  it.each(beliefs)('%s is a chance that falls from 1, and an excess that falls with it', (_, belief) => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const [low, high] = [one, other].sort((left, right) => left - right) as [number, number];
        expect(belief.survival(low)).toBeGreaterThanOrEqual(belief.survival(high) - 1e-12);
        expect(belief.survival(low)).toBeLessThanOrEqual(1 + 1e-12);
        expect(belief.excess(low)).toBeGreaterThanOrEqual(belief.excess(high) - 1e-12);
        // What lies above a point is no more than the chance of it times the way to 1, and no less than 0.
        expect(belief.excess(high)).toBeGreaterThanOrEqual(0);
        expect(belief.excess(high)).toBeLessThanOrEqual(belief.survival(high) * (1 - high) + 1 / 256);
      }),
    );
    expect(belief.survival(0)).toBe(1);
    expect(belief.excess(1)).toBe(0);
    expect(belief.excess(-1)).toBeCloseTo(belief.excess(0) + 1, 12);
  });

  it('of nothing has the closed form (1 − a)²/2', () => {
    fc.assert(fc.property(share, (from) => expect(UNIFORM_BELIEF.excess(from)).toBeCloseTo((1 - from) ** 2 / 2, 6)));
  });

  it('learned from no offer is the belief before', () => expect(learnDraws(UNIFORM_BELIEF, [])).toBe(UNIFORM_BELIEF));

  it('learned from offers close together expects the next one there', () => {
    const learned = learnDraws(UNIFORM_BELIEF, [0.3, 0.31, 0.3, 0.29, 0.3, 0.31, 0.3, 0.29]);
    expect(learned.survival(0.15)).toBeGreaterThan(UNIFORM_BELIEF.survival(0.15));
    expect(learned.survival(0.6)).toBeLessThan(0.5 * UNIFORM_BELIEF.survival(0.6));
  });

  it('learned from offers all over the place stays nearly as it was', () => {
    const learned = learnDraws(UNIFORM_BELIEF, [0.1, 0.9, 0.35, 0.6, 0.2, 0.8, 0.5]);
    for (const utility of [0.2, 0.4, 0.6, 0.8])
      expect(Math.abs(learned.survival(utility) - UNIFORM_BELIEF.survival(utility))).toBeLessThan(0.01);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { marketBelief, UNIFORM_BELIEF, wtpBelief } from './limit-belief.js';
import { planSilent } from './plan-silent.js';
import { valueOfStream } from './plan-stream.js';

describe('a plan for a silent counterparty', () => {
  const plan = (
    moves: number,
    { cost = 0, reservation = 0, refused = [] as number[] } = {},
  ): ReturnType<typeof planSilent> => planSilent({ cost, reservation, refused, moves, belief: null });

  it('goes on as it was begun: what is planned after the refusals is the rest of the first plan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), fc.double({ min: 0, max: 0.9, noNaN: true }), (moves, cost) => {
        const whole = plan(moves, { cost }).offers;
        const rest = plan(moves - 1, { cost, refused: [whole[0] as number] }).offers;
        for (const [index, offer] of rest.entries()) expect(offer).toBeCloseTo(whole[index + 1] as number, 5);
      }),
      { numRuns: 60 },
    );
  });

  it('lies between the plan for one limit and the plan for fresh ones', () => {
    for (const moves of [2, 4, 8]) {
      let value = 0;
      const fresh = Array.from({ length: moves }, () => {
        const offer = (1 + value) / 2;
        value = offer * (1 - offer) + offer * value;
        return offer;
      }).reverse();
      const { offers } = plan(moves);
      for (const [index, offer] of offers.entries()) {
        const one = 1 - (index + 1) / (moves + 1);
        expect(offer).toBeGreaterThanOrEqual(Math.min(one, fresh[index] as number) - 1e-9);
        expect(offer).toBeLessThanOrEqual(Math.max(one, fresh[index] as number) + 1e-9);
      }
    }
  });

  it('takes a long row of refusals for one limit', () => {
    expect(plan(4).oneLimit).toBe(0.5);
    expect(plan(4, { refused: [0.8, 0.6, 0.4, 0.2] }).oneLimit).toBeGreaterThan(0.8);
  });

  it('gives its value and its chance: one offer of 1/2 is taken half the time', () => {
    expect(plan(1)).toMatchObject({ acceptance: expect.closeTo(0.5, 9), payoff: expect.closeTo(0.25, 9) });
  });

  it('comes close under the limit of a buyer who is known well', () => {
    const narrow = planSilent({
      cost: 0,
      reservation: 0,
      refused: [],
      moves: 1,
      belief: wtpBelief({ mu: Math.log(0.5), sigma: 0.01 }),
    });
    expect(narrow.offers[0]).toBeGreaterThan(0.48);
    expect(narrow.offers[0]).toBeLessThan(0.5);
    expect(narrow.payoff).toBeGreaterThan(0.47);
  });

  it('never offers below the reservation, where a deal counts for more than margin', () => {
    expect(Math.min(...plan(6, { cost: -0.6, reservation: 0.2 }).offers)).toBe(0.2);
  });
});

describe('the value of offers that come and go', () => {
  it("follows Moser's recursion for uniform offers", () => {
    const known = [0.5, 0.625, 0.6953, 0.7417, 0.7751, 0.8004, 0.8203, 0.8364];
    for (const [index, value] of known.entries())
      expect(valueOfStream(UNIFORM_BELIEF, { cost: 0, reservation: 0, draws: index + 1 }).worth).toBeCloseTo(value, 4);
  });

  it('counts nothing below the reservation', () => {
    expect(valueOfStream(UNIFORM_BELIEF, { cost: 0.4, reservation: 0.4, draws: 1 }).worth).toBeCloseTo(0.18, 12);
    expect(valueOfStream(UNIFORM_BELIEF, { cost: 0, reservation: 0.4, draws: 1 }).worth).toBeCloseTo(
      (1 - 0.16) / 2,
      12,
    );
  });

  it('pays above the reservation whatever a deal counts as costing, never more than the room', () => {
    for (const cost of [-0.6, 0, 0.2, 0.6])
      for (const draws of [1, 5, 40]) {
        const { payoff } = valueOfStream(UNIFORM_BELIEF, { cost, reservation: 0.2, draws });
        expect(payoff).toBeGreaterThan(0);
        expect(payoff).toBeLessThanOrEqual(0.8);
      }
    const { worth, payoff } = valueOfStream(UNIFORM_BELIEF, { cost: 0.2, reservation: 0.2, draws: 3 });
    expect(payoff).toBeCloseTo(worth, 12);
  });
});

describe('a belief', () => {
  it.each([
    ['willingness to pay', wtpBelief({ mu: -0.8, sigma: 0.4 })],
    ['market', marketBelief({ mu: 0.4, sigma: 0.15 })],
  ])('over %s integrates to the excess that its survival gives', (_name, belief) => {
    for (const from of [0, 0.1, 0.33, 0.5, 0.77, 0.99, 1]) {
      let sum = 0;
      for (let cell = 0; cell < 4000; cell += 1)
        sum += (belief.survival(from + ((1 - from) * (cell + 0.5)) / 4000) * (1 - from)) / 4000;
      expect(belief.excess(from)).toBeCloseTo(sum, 5);
    }
    expect(belief.survival(0)).toBe(1);
  });
});

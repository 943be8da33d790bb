import { MAX_DOLLARS } from './limits.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DISPUTE_DISCOUNT, negotiateDispute, NegotiationMathError, type DisputeRequest } from './index.js';

const dispute: DisputeRequest = {
  platform_first_offer: 30,
  platform_walk_cost: 250,
  customer_floor: 80,
  customer_target: 200,
};

describe('settling a dispute', () => {
  it('asks for its share of what lies between floor and walk cost, and less each round', () => {
    const { opening_ask, schedule, recommended_offer, expected_settlement, zone, message } = negotiateDispute(dispute);
    expect(zone).toEqual({ exists: true, low: 80, high: 250 });
    expect([opening_ask, recommended_offer, expected_settlement]).toEqual([158.6, 158.6, 158.6]);
    expect(schedule).toHaveLength(10);
    expect(schedule[0]).toEqual({ round: 1, ask: 158.6, accept_at_least: 148.44 });
    expect(schedule[9]).toEqual({ round: 10, ask: 97, accept_at_least: 80 });
    expect(message).toBe('Thank you for the offer of $30. It does not settle this for me. I would settle for $158.60.');
  });

  it.each([4, 7, 32])('asks, with %i rounds, for the closed form of Rubinstein’s game with a deadline', (rounds) => {
    const zone = 1_000_000;
    const { schedule } = negotiateDispute({
      platform_first_offer: 0,
      platform_walk_cost: zone,
      customer_floor: 0,
      deadline_rounds: rounds,
    });
    const share = (offers: number): number => (1 - Math.pow(-DISPUTE_DISCOUNT, offers)) / (1 + DISPUTE_DISCOUNT);
    for (const { round, ask, accept_at_least } of schedule) {
      const offersLeft = 2 * (rounds - round + 1);
      expect(ask).toBeCloseTo(zone * share(offersLeft), 1);
      expect(accept_at_least).toBeCloseTo(zone * DISPUTE_DISCOUNT * share(offersLeft - 2), 1);
    }
  });

  it('comes near to the share of the game without a deadline when there are many rounds', () => {
    const { opening_ask } = negotiateDispute({
      platform_first_offer: 0,
      platform_walk_cost: 1000,
      customer_floor: 0,
      deadline_rounds: 32,
    });
    expect(opening_ask).toBeGreaterThan(525);
    expect(opening_ask).toBeLessThan(1000 / (1 + DISPUTE_DISCOUNT));
  });

  it('takes a first offer that is worth more than going on', () => {
    const { recommended_offer, expected_settlement, message, rationale } = negotiateDispute({
      ...dispute,
      platform_first_offer: 151,
    });
    expect([recommended_offer, expected_settlement, message]).toEqual([151, 151, 'I accept your offer of $151.']);
    expect(rationale).toContain('accept the $151 offered');
  });

  it('takes an offer above what walking costs the platform, and knows the zone to reach up to it', () => {
    const { recommended_offer, zone } = negotiateDispute({ ...dispute, platform_first_offer: 300 });
    expect([recommended_offer, zone]).toEqual([300, { exists: true, low: 80, high: 300 }]);
  });

  it('never asks for less than was offered', () => {
    const { schedule } = negotiateDispute({ ...dispute, platform_first_offer: 120 });
    expect(schedule.at(-1)).toEqual({ round: 10, ask: 120, accept_at_least: 80 });
  });

  it('says where no settlement suits both, and holds the floor', () => {
    const { zone, expected_settlement, opening_ask, schedule, rationale } = negotiateDispute({
      ...dispute,
      customer_floor: 250.01,
    });
    expect([zone, expected_settlement, opening_ask]).toEqual([{ exists: false, low: 250.01, high: 250 }, null, 250.01]);
    expect(schedule.every(({ ask, accept_at_least }) => ask === 250.01 && accept_at_least === 250.01)).toBe(true);
    expect(rationale).toMatch(/^There is no zone of agreement/);
  });

  it('rounds the floor up and the offer down to whole cents', () => {
    const { zone, schedule } = negotiateDispute({
      platform_first_offer: 0.019,
      platform_walk_cost: 0.999,
      customer_floor: 0.101,
    });
    expect([zone, schedule.at(-1)?.accept_at_least]).toEqual([{ exists: true, low: 0.11, high: 0.99 }, 0.11]);
  });

  it.each([
    [60, 'below your floor'],
    [200, 'within reach'],
    [260, 'above what the platform should pay'],
  ])('places a target of %i', (target, place) => {
    expect(negotiateDispute({ ...dispute, customer_target: target }).rationale).toContain(place);
  });

  it('moves no figure for a target', () => {
    const { rationale: _, ...figures } = negotiateDispute(dispute);
    expect(figures).toEqual(
      (({ rationale: __, ...rest }) => rest)(negotiateDispute({ ...dispute, customer_target: null })),
    );
  });
});

describe('the laws of a settlement', () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
    fc.double({ min: 0, max: MAX_DOLLARS, noNaN: true }),
    fc.double({ min: 0, max: 2, noNaN: true }),
  );
  const requests = fc.record({
    platform_first_offer: amount,
    platform_walk_cost: amount.filter((cost) => cost > 0),
    customer_floor: amount,
    customer_target: fc.option(amount),
    deadline_rounds: fc.integer({ min: 4, max: 32 }),
  });

  it('hold for every dispute', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { opening_ask, schedule, recommended_offer, expected_settlement, zone } = negotiateDispute(request);
        expect(schedule).toHaveLength(request.deadline_rounds);
        const isRight = ({ ask, accept_at_least }: (typeof schedule)[number], at: number): boolean =>
          ask <= (schedule[at - 1]?.ask ?? opening_ask) &&
          accept_at_least <= ask &&
          accept_at_least >= request.customer_floor &&
          [ask, accept_at_least].every((amount) => Math.round(amount * 100) / 100 === amount);
        expect(schedule.filter((round, at) => !isRight(round, at))).toEqual([]);
        expect(schedule.at(-1)?.accept_at_least).toBe(zone.low);
        expect(recommended_offer).toBeGreaterThanOrEqual(request.customer_floor);
        expect(zone.exists).toBe(expected_settlement !== null);
        if (expected_settlement === null) return;
        expect(expected_settlement).toBeGreaterThanOrEqual(zone.low);
        expect(expected_settlement).toBeLessThanOrEqual(zone.high);
      }),
      { seed: 21, numRuns: 300 },
    );
  });

  it('give equal answers to equal requests', () => {
    fc.assert(
      fc.property(requests, (request) =>
        expect(JSON.stringify(negotiateDispute(request))).toBe(
          JSON.stringify(negotiateDispute(structuredClone(request))),
        ),
      ),
      { seed: 22 },
    );
  });

  it('give more to whom more is left: a higher walk cost never lowers an ask', () => {
    fc.assert(
      fc.property(requests, fc.double({ min: 0, max: 1000, noNaN: true }), (request, more) => {
        fc.pre(request.platform_walk_cost + more <= MAX_DOLLARS);
        const dearer = negotiateDispute({ ...request, platform_walk_cost: request.platform_walk_cost + more });
        expect(dearer.opening_ask).toBeGreaterThanOrEqual(negotiateDispute(request).opening_ask);
      }),
      { seed: 21, numRuns: 300 },
    );
  });
});

describe('a dispute that cannot be', () => {
  it.each<[string, object, string]>([
    ['an offer below 0', { platform_first_offer: -0.01 }, 'platform_first_offer'],
    ['a walk cost of 0', { platform_walk_cost: 0 }, 'platform_walk_cost'],
    ['a floor that is no number', { customer_floor: Number.NaN }, 'customer_floor'],
    ['a floor beyond all money', { customer_floor: Infinity }, 'customer_floor'],
    ['a target below 0', { customer_target: -1 }, 'customer_target'],
    ['too few rounds', { deadline_rounds: 3 }, 'deadline_rounds'],
    ['too many rounds', { deadline_rounds: 33 }, 'deadline_rounds'],
    ['half a round', { deadline_rounds: 4.5 }, 'deadline_rounds'],
  ])('is refused: %s', (_, change, member) => {
    const attempt = (): unknown => negotiateDispute({ ...dispute, ...change });
    expect(attempt).toThrow(NegotiationMathError);
    expect(attempt).toThrow(
      expect.objectContaining({ path: [member], code: member === 'deadline_rounds' ? 'rounds_range' : 'amount_range' }),
    );
  });
});

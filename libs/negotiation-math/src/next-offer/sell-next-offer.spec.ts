import { MAX_DEADLINE_ROUNDS, MAX_OFFER_HISTORY } from '../limits.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRandom } from '@svc/numerics';
import {
  buyNextOffer,
  DEFAULT_TUNABLES,
  DEFENSES,
  NegotiationMathError,
  sellNextOffer,
  type BuyNextOffer,
  type SellNextOffer,
  type SellNextOfferRequest,
} from '../index.js';

const share = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1, 0.5, 1e-12, 1 - 1e-12));
const offers = fc.array(share, { maxLength: 12 });
const knob = fc.option(share, { nil: undefined });
const tunables = fc.record({
  frontierKnob: share,
  peerAspFloor: share,
  outcomePickerBand: share,
  peerSignalingRounds: fc.nat(100),
  aspStartMarginMax: share,
});
const core = {
  my_reservation: share,
  my_offer_history: offers,
  deadline_rounds: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(MAX_DEADLINE_ROUNDS)),
  frontier_knob: knob,
  peer_mode: fc.boolean(),
};
const wtp = fc.option(
  fc.record({
    mu: fc.double({ min: -50, max: 50, noNaN: true }),
    sigma: fc.double({ min: 1e-6, max: 10, noNaN: true }),
  }),
);
const market = fc.record({
  mu: share,
  sigma: fc.oneof(fc.double({ min: 1e-300, max: 1, noNaN: true }), fc.constantFrom(Number.MIN_VALUE, 10)),
});
const sales = fc.record({
  ...core,
  opponent_offer_history: offers,
  buyer_wtp_prior: wtp,
}) as fc.Arbitrary<SellNextOfferRequest>;
const purchases = fc.record({
  ...core,
  seller_offer_history: offers,
  defenses: fc.option(fc.subarray([...DEFENSES])),
  market_prior: market,
});

function expectSound(answer: SellNextOffer | BuyNextOffer, reservation: number): void {
  for (const value of [
    answer.recommended_offer,
    answer.acceptance_probability,
    answer.expected_payoff,
    answer.bargaining_share,
    answer.focal_floor,
    answer.posterior.mean,
    answer.posterior.sigma,
  ]) {
    expect(value >= 0 && value <= 1).toBe(true);
  }
  expect(answer.recommended_offer).toBeGreaterThanOrEqual(reservation);
  expect(answer.focal_floor).toBeGreaterThanOrEqual(reservation);
  expect(answer.rationale.length).toBeGreaterThan(20);
}

describe('the next offer, whatever has happened', () => {
  it('is never below the reservation, and every figure is a number from 0 to 1: selling', () => {
    fc.assert(
      fc.property(sales, tunables, (request, settings) =>
        expectSound(sellNextOffer(request, settings), request.my_reservation),
      ),
      { numRuns: 100 },
    );
  });

  it('is never below the reservation, and every figure is a number from 0 to 1: buying', () => {
    fc.assert(
      fc.property(purchases, tunables, (request, settings) =>
        expectSound(buyNextOffer(request, settings), request.my_reservation),
      ),
      { numRuns: 100 },
    );
  });

  it('is the same for equal requests, and leaves them as they were', () => {
    fc.assert(
      fc.property(sales, (request) => {
        const before = structuredClone(request);
        expect(sellNextOffer(request)).toEqual(sellNextOffer(structuredClone(request)));
        expect(request).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('asks for no less than what is on the table', () => {
    fc.assert(
      fc.property(sales, (request) => {
        const standing = request.opponent_offer_history?.at(-1) ?? 0;
        fc.pre(request.my_offer_history?.every((offer) => offer >= standing) === true && request.peer_mode !== true);
        expect(sellNextOffer(request).recommended_offer).toBeGreaterThanOrEqual(standing - 1e-9);
      }),
      { numRuns: 80 },
    );
  });

  it('is for a buyer what it is for a seller: both see their own utility', () => {
    fc.assert(
      fc.property(fc.record({ ...core, theirs: offers }), ({ theirs, ...request }) => {
        const sold = sellNextOffer({ ...request, opponent_offer_history: theirs });
        const {
          warnings: _warnings,
          defense_actions: _actions,
          ...bought
        } = buyNextOffer({ ...request, seller_offer_history: theirs });
        expect(bought).toEqual(sold);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a seller who hears only yes or no', () => {
  const askAll = (rounds: number, reservation = 0): number[] => {
    const asked: number[] = [];
    for (let left = rounds; left >= 1; left -= 1)
      asked.push(
        sellNextOffer({ my_reservation: reservation, my_offer_history: [...asked], deadline_rounds: left })
          .recommended_offer,
      );
    return asked;
  };
  const fromOneLimit = (asked: readonly number[]): number =>
    asked.reduce((sum, offer, index) => sum + offer * ((asked[index - 1] ?? 1) - offer), 0);
  const fromFreshLimits = (asked: readonly number[]): number =>
    asked.reduceRight((value, offer) => offer * (1 - offer) + offer * value, 0);

  it.each([0, 0.2, 0.7])('names the ultimatum (1 + c)/2 where one offer is left, c = %d', (reservation) => {
    expect(sellNextOffer({ my_reservation: reservation, deadline_rounds: 1 }).recommended_offer).toBeCloseTo(
      (1 + reservation) / 2,
      9,
    );
  });

  it.each([
    [1, 0.25],
    [2, 0.390625],
    [3, 0.48345947265625],
    [4, 0.550213],
    [6, 0.640604],
    [8, 0.699643],
    [12, 0.77277],
    [16, 0.816696],
    [32, 0.895776],
    [64, 0.943705],
  ])('earns 95 %% of both oracles with one sequence of %d offers', (rounds, freshBest) => {
    const asked = askAll(rounds);
    expect(fromOneLimit(asked)).toBeGreaterThan(0.95 * (rounds / (2 * (rounds + 1))));
    expect(fromFreshLimits(asked)).toBeGreaterThan(0.95 * freshBest);
  });

  it('falls from offer to offer and stays above the reservation', () => {
    const asked = askAll(12, 0.3);
    for (const [index, offer] of asked.entries()) {
      expect(offer).toBeLessThan(asked[index - 1] ?? 1);
      expect(offer).toBeGreaterThan(0.3);
    }
  });

  it('believes more and more in one limit the more is refused', () => {
    const posterior = (refused: number[]): number =>
      sellNextOffer({ my_reservation: 0, my_offer_history: refused, deadline_rounds: 3 }).posterior.mean;
    expect(posterior([0.8])).toBeLessThan(posterior([]));
    expect(posterior([0.8, 0.6, 0.4])).toBeLessThan(posterior([0.8, 0.6]));
  });

  it('asks more of a buyer who is known to pay more', () => {
    const ask = (mu: number): number =>
      sellNextOffer({ my_reservation: 0.1, deadline_rounds: 4, buyer_wtp_prior: { mu, sigma: 0.3 } }).recommended_offer;
    expect(ask(-1.5)).toBeLessThan(ask(-0.8));
    expect(ask(-0.8)).toBeLessThan(ask(-0.3));
  });
});

describe('a caller who only chooses among offers that come and go', () => {
  it('takes what optimal stopping takes, but for the band within which outcomes count as equal', () => {
    const takes = (offer: number, roundsLeft: number, band: number): boolean => {
      const answer = sellNextOffer(
        { my_reservation: 0, opponent_offer_history: [0.3, 0.2, offer], deadline_rounds: roundsLeft },
        { ...DEFAULT_TUNABLES, outcomePickerBand: band },
      );
      return answer.recommended_offer === offer && answer.acceptance_probability === 1;
    };
    for (const [roundsLeft, threshold] of [
      [2, 0.5],
      [3, 0.625],
      [4, 0.6953125],
      [5, 0.74173],
    ] as const) {
      expect([takes(threshold - 0.02, roundsLeft, 0), takes(threshold + 0.005, roundsLeft, 0)]).toEqual([false, true]);
      expect([
        takes(threshold / 1.068 - 0.02, roundsLeft, 0.068),
        takes(threshold / 1.068 + 0.005, roundsLeft, 0.068),
      ]).toEqual([false, true]);
    }
    expect(takes(0.01, 1, 0)).toBe(true);
  });

  it('tells such a stream by an offer that was taken back', () => {
    const typeOf = (theirs: number[]): string =>
      sellNextOffer({
        my_reservation: 0,
        opponent_offer_history: theirs,
        my_offer_history: [0.9, 0.8],
        deadline_rounds: 3,
      }).posterior.opponent_type;
    expect(typeOf([0.5, 0.2, 0.4])).toBe('stream');
    expect(typeOf([0.2, 0.3, 0.3])).not.toBe('stream');
    expect(typeOf([0.2, 0.3, 0.299])).not.toBe('stream');
  });
});

describe('what is expected of going on', () => {
  it('is utility above the reservation at every knob: from nothing to the whole room', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        share,
        share,
        fc.array(share, { minLength: 1, maxLength: 6 }),
        fc.array(share, { maxLength: 5 }),
        fc.integer({ min: 1, max: 64 }),
        (my_reservation, frontier_knob, opponent_offer_history, my_offer_history, deadline_rounds) => {
          const { expected_payoff, recommended_offer } = sellNextOffer({
            my_reservation,
            frontier_knob,
            opponent_offer_history,
            my_offer_history,
            deadline_rounds,
          });
          expect(expected_payoff).toBeGreaterThanOrEqual(0);
          expect(expected_payoff).toBeLessThanOrEqual(1 - my_reservation + 1e-9);
          const last = my_offer_history.at(-1) ?? 1;
          expect(recommended_offer).toBeLessThanOrEqual(
            Math.max(my_reservation, last, opponent_offer_history.at(-1) ?? 0) + 1e-9,
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('falls where the offers that were seen lie close together and low', () => {
    const { expected_payoff } = sellNextOffer({
      my_reservation: 0.2,
      opponent_offer_history: [0.3, 0.31, 0.29, 0.3, 0.32, 0.3, 0.29],
      deadline_rounds: 3,
    });
    expect(expected_payoff).toBeLessThan(0.3);
  });

  it('says that there is no zone where the prior lies far below the reservation', () => {
    const { rationale } = sellNextOffer({
      my_reservation: 0.9,
      deadline_rounds: 3,
      buyer_wtp_prior: { mu: -2, sigma: 0.1 },
    });
    expect(rationale).toContain('there is no zone');
  });

  it('says that the counterparty is a peer, also before anything was offered', () => {
    expect(sellNextOffer({ my_reservation: 0.2, deadline_rounds: 3, peer_mode: true }).rationale).toContain('peer');
  });
});

describe('two engines that bargain', () => {
  type Answer = (reservation: number, mine: number[], theirs: number[], left: number) => number;
  const sell =
    (extra: object = {}): Answer =>
    (reservation, mine, theirs, left) =>
      sellNextOffer({
        my_reservation: reservation,
        opponent_offer_history: theirs,
        my_offer_history: mine,
        deadline_rounds: left,
        ...extra,
      }).recommended_offer;
  const buy =
    (extra: object = {}): Answer =>
    (reservation, mine, theirs, left) =>
      buyNextOffer({
        my_reservation: reservation,
        seller_offer_history: theirs,
        my_offer_history: mine,
        deadline_rounds: left,
        ...extra,
      }).recommended_offer;

  /** Alternating offers, the first mover first in each round; the price is the first mover's utility. */
  function bargain(
    first: Answer,
    second: Answer,
    [one, other]: readonly [number, number],
    rounds: number,
  ): number | null {
    const [asks, bids]: [number[], number[]] = [[], []];
    for (let left = rounds; left >= 1; left -= 1) {
      const seen = bids.map((bid) => 1 - bid);
      const ask = first(one, [...asks], seen, left);
      if (seen.length > 0 && ask === seen.at(-1)) return ask;
      asks.push(ask);
      const shown = asks.map((offer) => 1 - offer);
      const bid = second(other, [...bids], shown, left);
      if (bid === shown.at(-1)) return ask;
      bids.push(bid);
    }
    return null;
  }
  const gains = (first: Answer, second: Answer, rounds: number): { share: number; one: number; other: number } => {
    const random = createRandom(11);
    let [one, other, possible] = [0, 0, 0];
    for (let cell = 0; cell < 225; cell += 1) {
      const pair = [((cell % 15) + random.next()) / 15, (Math.floor(cell / 15) + random.next()) / 15] as const;
      const price = bargain(first, second, pair, rounds);
      possible += Math.max(0, 1 - pair[0] - pair[1]);
      if (price !== null) [one, other] = [one + price - pair[0], other + 1 - price - pair[1]];
    }
    return { share: (one + other) / possible, one, other };
  };

  it(
    'meet in the middle of the equilibrium bids of the double auction, wherever there is a quarter to gain: ' +
      '27/32 of all gains from trade',
    () => {
      fc.assert(
        fc.property(
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.constantFrom(2, 3, 4, 8, 20),
          fc.boolean(),
          (seller, buyer, rounds, sellerFirst) => {
            const gain = 1 - seller - buyer;
            fc.pre(Math.abs(gain - 1 / 4) > 1e-6);
            const price = sellerFirst
              ? bargain(sell(), buy(), [seller, buyer], rounds)
              : bargain(buy(), sell(), [buyer, seller], rounds);
            if (gain > 1 / 4)
              expect(sellerFirst ? price : 1 - price!).toBeCloseTo(
                ((2 / 3) * seller + 1 / 4 + (2 / 3) * (1 - buyer) + 1 / 12) / 2,
                6,
              );
            else if (price !== null) expect(gain).toBeGreaterThan(0);
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  it('find every deal as peers, and split it evenly', () => {
    const peers = gains(sell({ peer_mode: true }), buy({ peer_mode: true }), 6);
    expect(peers.share).toBeCloseTo(1, 6);
    expect(bargain(sell({ peer_mode: true }), buy({ peer_mode: true }), [0.4, 0.5], 6)).toBeCloseTo(0.45, 6);
  });

  it.each([
    [
      'waits and yields in the last round',
      (reservation: number, _mine: number[], _theirs: number[], left: number) => (left === 1 ? reservation : 1),
    ],
    ['holds the best ultimatum', (reservation: number) => (1 + reservation) / 2],
    ['bids the truth', (reservation: number) => reservation],
    [
      'concedes evenly',
      (reservation: number, mine: number[], _theirs: number[], left: number) =>
        1 - (1 - reservation) * (mine.length / (mine.length + left - 1)),
    ],
  ])('lose nothing to one who %s', (_name, demand: Answer) => {
    const classic: Answer = (reservation, mine, theirs, left) => {
      const offer = demand(reservation, mine, theirs, left);
      const standing = theirs.at(-1) ?? -1;
      return standing >= reservation && standing >= offer - 1e-9 ? standing : offer;
    };
    const engines = gains(sell(), buy(), 6);
    expect(gains(classic, buy(), 6).one).toBeLessThan(1.02 * engines.one);
    expect(gains(sell(), classic, 6).other).toBeLessThan(1.02 * engines.other);
  });

  it('close more deals at a lower knob and keep more of each at a higher one', () => {
    const results = [0, 0.25, 0.5, 0.75, 1].map((frontierKnob) => {
      let [deals, margin] = [0, 0];
      for (let cell = 0; cell < 225; cell += 1) {
        const pair = [((cell % 15) + 0.5) / 15, (Math.floor(cell / 15) + 0.4) / 15] as const;
        const price = bargain(sell({ frontier_knob: frontierKnob }), buy(), pair, 6);
        if (price !== null) [deals, margin] = [deals + 1, margin + (price - pair[0]) - (1 - price - pair[1])];
      }
      return { deals, margin: margin / deals };
    });
    for (const [index, { deals, margin }] of results.slice(1).entries()) {
      expect(deals).toBeLessThanOrEqual(results[index]!.deals);
      expect(margin).toBeGreaterThanOrEqual(results[index]!.margin);
    }
  });
});

describe('the five tunables', () => {
  const opening = (change: object): number =>
    sellNextOffer({ my_reservation: 0.2, deadline_rounds: 32 }, { ...DEFAULT_TUNABLES, ...change }).recommended_offer;

  it('cap the opening: the anchor lies between 0.55 and the greatest margin, by the knob', () => {
    expect(opening({})).toBeCloseTo(0.2 + 0.8 * (0.55 + 0.379 * 0.971), 9);
    expect(opening({ frontierKnob: 0 })).toBeCloseTo(0.2 + 0.8 * 0.55, 9);
    expect(opening({ aspStartMarginMax: 0.7 })).toBeCloseTo(0.2 + 0.8 * (0.55 + 0.15 * 0.971), 9);
  });

  it('set what a peer who does not move still has to leave, and how fast peers come to the point', () => {
    const peer = {
      my_reservation: 0.2,
      peer_mode: true,
      my_offer_history: [0.9, 0.85, 0.8],
      opponent_offer_history: [0.1, 0.1, 0.1],
    };
    const floor = (peerAspFloor: number): number =>
      sellNextOffer({ ...peer, deadline_rounds: 1 }, { ...DEFAULT_TUNABLES, peerAspFloor }).focal_floor;
    expect(floor(0.2)).toBeLessThan(floor(0.462));
    const second = (peerSignalingRounds: number): number =>
      sellNextOffer(
        {
          my_reservation: 0.2,
          peer_mode: true,
          my_offer_history: [0.9],
          opponent_offer_history: [0.08],
          deadline_rounds: 7,
        },
        { ...DEFAULT_TUNABLES, peerSignalingRounds },
      ).recommended_offer;
    expect(second(1)).toBeLessThan(second(3));
  });

  it('are refused out of range, with their name', () => {
    expect(() =>
      sellNextOffer({ my_reservation: 0, deadline_rounds: 1 }, { ...DEFAULT_TUNABLES, peerSignalingRounds: 2.5 }),
    ).toThrow(expect.objectContaining({ code: 'tunable_range', path: ['tunables', 'peerSignalingRounds'] }));
    expect(() =>
      sellNextOffer({ my_reservation: 0, deadline_rounds: 1 }, { ...DEFAULT_TUNABLES, outcomePickerBand: 2 }),
    ).toThrow(NegotiationMathError);
  });
});

describe('a request that breaks a precondition', () => {
  const valid: SellNextOfferRequest = { my_reservation: 0.2, deadline_rounds: 4 };

  it.each([
    ['reservation_range', ['my_reservation'], { my_reservation: -0.1 }],
    ['reservation_range', ['my_reservation'], { my_reservation: Number.NaN }],
    [
      'history_length',
      ['opponent_offer_history'],
      { opponent_offer_history: new Array<number>(MAX_OFFER_HISTORY + 1).fill(0.5) },
    ],
    ['offer_range', ['opponent_offer_history', 1], { opponent_offer_history: [0.5, 1.1] }],
    ['offer_range', ['my_offer_history', 0], { my_offer_history: [Number.POSITIVE_INFINITY] }],
    ['deadline_range', ['deadline_rounds'], { deadline_rounds: 0 }],
    ['deadline_range', ['deadline_rounds'], { deadline_rounds: 65 }],
    ['deadline_range', ['deadline_rounds'], { deadline_rounds: 1.5 }],
    ['knob_range', ['frontier_knob'], { frontier_knob: 1.01 }],
    ['prior_range', ['buyer_wtp_prior', 'sigma'], { buyer_wtp_prior: { mu: 0, sigma: 0 } }],
    ['prior_range', ['buyer_wtp_prior', 'mu'], { buyer_wtp_prior: { mu: Number.NaN, sigma: 1 } }],
  ])('is refused with %s at %j', (code, path, change) => {
    expect(() => sellNextOffer({ ...valid, ...change } as SellNextOfferRequest)).toThrow(
      expect.objectContaining({ name: 'NegotiationMathError', code, path }),
    );
  });
});

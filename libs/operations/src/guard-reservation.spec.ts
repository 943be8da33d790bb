import { describe, expect, it } from '@jest/globals';
import { optimalBid } from '@svc/auction';
import {
  AUCTION_OPTIMAL_BID,
  BUY_NEXT_OFFER,
  DISPUTE_NEGOTIATE,
  NEGOTIATE_BUNDLE,
  NEGOTIATE_TURN,
  POLICY_CHECK,
  SELL_NEXT_OFFER,
  type BundleIn,
  type NegotiateTurnIn,
  type OperationRecord,
} from '@svc/contracts';
import {
  buyNextOffer,
  DEFAULT_TUNABLES,
  negotiateBundle,
  negotiateDispute,
  negotiateTurn,
  sellNextOffer,
  type BundleMove,
  type BuyNextOffer,
  type DisputeAdvice,
  type SellNextOffer,
  type TurnAdvice,
} from '@svc/negotiation-math';
import { ANSWERS, guardedAnswers } from './answers.js';
import type { OperationAnswer } from './operation-answer.js';
import { guardReservation } from './guard-reservation.js';
import type { OperationPorts } from './ports.js';

const ports = { tunables: DEFAULT_TUNABLES } as OperationPorts;
const call = async (answer: OperationAnswer, input: object): Promise<object> => answer(input as never, ports);

/** The functions, each broken in one way that gives away more than the caller would. */
const BROKEN: readonly (readonly [string, OperationRecord, (input: never) => object])[] = [
  [
    'a price below the seller’s floor',
    NEGOTIATE_TURN,
    (input: NegotiateTurnIn): TurnAdvice => ({ ...negotiateTurn(input), recommended_price: 699.99 }),
  ],
  [
    'a price that is no number',
    NEGOTIATE_TURN,
    (input: NegotiateTurnIn): TurnAdvice => ({ ...negotiateTurn(input), recommended_price: Number.NaN }),
  ],
  [
    'a seller’s offer below the reservation',
    SELL_NEXT_OFFER,
    (input): SellNextOffer => ({ ...sellNextOffer(input), recommended_offer: 0.2999 }),
  ],
  [
    'a buyer’s offer below the reservation',
    BUY_NEXT_OFFER,
    (input): BuyNextOffer => ({ ...buyNextOffer(input), recommended_offer: 0.2999 }),
  ],
  ['a bid above the valuation', AUCTION_OPTIMAL_BID, (input) => ({ ...optimalBid(input), optimal_bid: 1e9 })],
  [
    'a bundle below the batna',
    NEGOTIATE_BUNDLE,
    (input: BundleIn): BundleMove => ({
      ...negotiateBundle(input),
      recommended_offer: { price: 'high', delivery: '4 weeks' },
    }),
  ],
  [
    'a bundle of options that do not exist',
    NEGOTIATE_BUNDLE,
    (input: BundleIn): BundleMove => ({
      ...negotiateBundle(input),
      recommended_offer: { price: 'free', delivery: '1 week' },
    }),
  ],
  [
    'a settlement below the floor',
    DISPUTE_NEGOTIATE,
    (input): DisputeAdvice => ({ ...negotiateDispute(input), recommended_offer: 79.99 }),
  ],
  [
    'an answer to take below the floor',
    DISPUTE_NEGOTIATE,
    (input): DisputeAdvice => ({ ...negotiateDispute(input), schedule: [{ round: 1, ask: 100, accept_at_least: 79 }] }),
  ],
  [
    'an ask that is no number',
    DISPUTE_NEGOTIATE,
    (input): DisputeAdvice => ({ ...negotiateDispute(input), opening_ask: Number.NaN }),
  ],
];

describe('a recommendation beyond the caller’s own reservation', () => {
  it.each(BROKEN)('is refused with 400, whatever the function behind it says: %s', async (_, record, broken) => {
    const input = record.examples[0]!.input!;
    expect(await call(broken, input)).toBeInstanceOf(Object);
    await expect(call(guardedAnswers([[record, broken]]).get(record.id)!, input)).rejects.toMatchObject({
      status: 400,
      detail: expect.stringContaining('your own reservation'),
    });
  });

  it.each([...new Set(BROKEN.map(([, record]) => record))].map((record) => [record.id, record] as const))(
    'is not found in sound answers, which the guard lets through: %s',
    async (_, record) => {
      for (const { input, output } of record.examples)
        expect(await call(ANSWERS.get(record.id)!, input!)).toEqual(output);
    },
  );

  it('is measured against the alternative that a bundle has where none is named', async () => {
    const { my_batna: _left_out, ...input } = NEGOTIATE_BUNDLE.examples[0]!.input as BundleIn;
    const worthLess = (request: BundleIn): BundleMove => ({
      ...negotiateBundle(request),
      recommended_offer: { price: 'middle', delivery: '4 weeks' },
    });
    const guarded = guardedAnswers([[NEGOTIATE_BUNDLE, worthLess]]).get(NEGOTIATE_BUNDLE.id)!;
    await expect(call(guarded, input)).rejects.toMatchObject({ status: 400 });
    expect(await call(guarded, { ...input, my_batna: 0.375 })).toMatchObject({ action: 'offer' });
  });

  it('is not one that meets the reservation exactly', async () => {
    const turn = NEGOTIATE_TURN.examples[0]!.input as NegotiateTurnIn;
    for (const side of ['sell', 'buy'] as const) {
      const atTheEdge = (): TurnAdvice => ({ ...negotiateTurn(turn), recommended_price: 700 });
      const guarded = guardedAnswers([[NEGOTIATE_TURN, atTheEdge]]).get(NEGOTIATE_TURN.id)!;
      expect(await call(guarded, { ...turn, side, walk_away: 700 })).toMatchObject({ recommended_price: 700 });
    }
    const bid = AUCTION_OPTIMAL_BID.examples[0]!.input as Parameters<typeof optimalBid>[0];
    const atTheValuation = () => ({ ...optimalBid(bid), optimal_bid: bid.my_valuation });
    const guarded = guardedAnswers([[AUCTION_OPTIMAL_BID, atTheValuation]]).get(AUCTION_OPTIMAL_BID.id)!;
    expect(await call(guarded, bid)).toMatchObject({ optimal_bid: bid.my_valuation });
    const above = () => ({ ...optimalBid(bid), optimal_bid: bid.my_valuation * 1.001 });
    await expect(call(guardReservation(AUCTION_OPTIMAL_BID.id, above), bid)).rejects.toMatchObject({ status: 400 });
  });

  it('is not one that misses a share by the rounding of its last digit', async () => {
    const input = SELL_NEXT_OFFER.examples[0]!.input as Parameters<typeof sellNextOffer>[0];
    const offering = (recommended_offer: number): OperationAnswer =>
      guardReservation(SELL_NEXT_OFFER.id, () => ({ ...sellNextOffer(input), recommended_offer }));
    for (const miss of [0, 1e-10])
      expect(await call(offering(0.3 - miss), { ...input, my_reservation: 0.3 })).toBeInstanceOf(Object);
    await expect(call(offering(0.3 - 1e-8), { ...input, my_reservation: 0.3 })).rejects.toMatchObject({ status: 400 });
  });

  it('takes the priority of an issue from what was sent, whatever the issue is called', async () => {
    const issue = { name: 'constructor', options: ['a', 'b'], my_utility: [0, 1], their_utility: [1, 0] };
    const price = { name: 'price', options: ['low', 'high'], my_utility: [0, 1], their_utility: [1, 0] };
    const guarded = guardReservation(NEGOTIATE_BUNDLE.id, () => ({
      recommended_offer: { constructor: 'a', price: 'high' },
    }));
    const input = { issues: [issue, price], my_priorities: { price: 1 }, my_batna: 0.9 };
    expect(await call(guarded, input)).toBeInstanceOf(Object);
  });

  it('counts an issue without a priority as nothing', async () => {
    const { my_priorities: _left_out, ...request } = NEGOTIATE_BUNDLE.examples[0]!.input as BundleIn;
    const [first, ...others] = request.issues;
    const worst = (): BundleMove => ({
      ...negotiateBundle(request),
      recommended_offer: Object.fromEntries(
        request.issues.map(({ name, options, my_utility }, index) => {
          const wanted = index === 0 ? Math.max(...my_utility) : Math.min(...my_utility);
          return [name, options[my_utility.indexOf(wanted)]!];
        }),
      ) as BundleMove['recommended_offer'],
    });
    expect(others.length).toBeGreaterThan(0);
    const guarded = guardedAnswers([[NEGOTIATE_BUNDLE, worst]]).get(NEGOTIATE_BUNDLE.id)!;
    const input = { ...request, my_batna: 0.9, my_priorities: { [first!.name]: 1 } };
    expect(await call(guarded, input)).toMatchObject({ action: expect.any(String) });
  });

  it('has no meaning where nothing is reserved', () => {
    const answer: OperationAnswer = () => ({});
    expect(guardReservation(POLICY_CHECK.id, answer)).toBe(answer);
  });
});

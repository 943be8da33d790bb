import {
  BUY_NEXT_OFFER,
  DETECT_ANCHOR_ATTACK,
  DISPUTE_NEGOTIATE,
  NEGOTIATE_BUNDLE,
  NEGOTIATE_SCORE,
  NEGOTIATE_TURN,
  SELL_NEXT_OFFER,
  type OperationRecord,
} from '@svc/contracts';
import {
  buyNextOffer,
  detectAnchorAttack,
  negotiateBundle,
  negotiateDispute,
  negotiateTurn,
  scoreDeal,
  sellNextOffer,
  type BundleMove,
  type BundleRequest,
  type DisputeAdvice,
  type DisputeRequest,
  type OptionName,
  type TurnAdvice,
  type TurnRequest,
} from '@svc/negotiation-math';
import type { Random } from '@svc/numerics';
import { lawfulAnchor, lawfulBundle, lawfulBuy, lawfulDispute, lawfulScore, lawfulSell, lawfulTurn } from './lawful.js';

/** A function of the maths as the proof sees it. */
export interface ProvedFunction {
  readonly name: string;
  /** How often it is called beside the others. */
  readonly share: number;
  readonly record: OperationRecord;
  readonly call: (request: never) => object;
  readonly lawful: (random: Random) => object;
  /**
   * Whether an answer recommends what is worse for the caller than its own reservation; by rules of the proof's own.
   */
  readonly isBeyond: (request: never, answer: never) => boolean;
}

const ROUNDING = 1e-9;

export const FUNCTIONS: readonly ProvedFunction[] = [
  { name: 'turn', share: 4, record: NEGOTIATE_TURN, call: negotiateTurn, lawful: lawfulTurn, isBeyond: turnIsBeyond },
  { name: 'sell', share: 4, record: SELL_NEXT_OFFER, call: sellNextOffer, lawful: lawfulSell, isBeyond: offerIsBeyond },
  { name: 'buy', share: 4, record: BUY_NEXT_OFFER, call: buyNextOffer, lawful: lawfulBuy, isBeyond: offerIsBeyond },
  {
    name: 'anchor',
    share: 3,
    record: DETECT_ANCHOR_ATTACK,
    call: detectAnchorAttack,
    lawful: lawfulAnchor,
    isBeyond: () => false,
  },
  {
    name: 'bundle',
    share: 3,
    record: NEGOTIATE_BUNDLE,
    call: negotiateBundle,
    lawful: lawfulBundle,
    isBeyond: bundleIsBeyond,
  },
  { name: 'score', share: 3, record: NEGOTIATE_SCORE, call: scoreDeal, lawful: lawfulScore, isBeyond: () => false },
  {
    name: 'dispute',
    share: 3,
    record: DISPUTE_NEGOTIATE,
    call: negotiateDispute,
    lawful: lawfulDispute,
    isBeyond: disputeIsBeyond,
  },
];

function turnIsBeyond(
  { side, walk_away }: TurnRequest,
  { recommended_price, expected_settlement }: TurnAdvice,
): boolean {
  const sign = side === 'sell' ? 1 : -1;
  return sign * recommended_price < sign * walk_away || sign * expected_settlement < sign * walk_away;
}

function offerIsBeyond(
  { my_reservation }: { my_reservation: number },
  { recommended_offer, focal_floor }: { recommended_offer: number; focal_floor: number },
): boolean {
  return Math.min(recommended_offer, focal_floor) < my_reservation - ROUNDING;
}

function bundleIsBeyond(
  { issues, my_priorities, my_batna = 0.4 }: BundleRequest,
  { recommended_offer, alternatives, my_utility }: BundleMove,
): boolean {
  const weights = new Map(Object.entries(my_priorities ?? Object.fromEntries(issues.map(({ name }) => [name, 1]))));
  const total = issues.reduce((sum, { name }) => sum + (weights.get(name) ?? 0), 0);
  const worth = (offer: Record<string, OptionName>): number =>
    issues.reduce(
      (sum, { name, options, my_utility: worths }) =>
        sum + ((weights.get(name) ?? 0) / total) * (worths[options.indexOf(offer[name] as OptionName)] ?? -1),
      0,
    );
  if (my_utility < my_batna - ROUNDING) return true;
  if (recommended_offer !== null && Math.abs(worth(recommended_offer) - my_utility) > ROUNDING) return true;
  return alternatives.some((alternative) => worth(alternative.package) < my_batna - ROUNDING);
}

function disputeIsBeyond(
  { customer_floor }: DisputeRequest,
  { opening_ask, recommended_offer, schedule, expected_settlement }: DisputeAdvice,
): boolean {
  return [
    opening_ask,
    recommended_offer,
    expected_settlement ?? customer_floor,
    ...schedule.flatMap(({ ask, accept_at_least }) => [ask, accept_at_least]),
  ].some((amount) => amount < customer_floor);
}

import { optimalBid, optimalReserve, recommendFormat } from '@svc/auction';
import {
  AUCTION_FORMAT_RECOMMENDATION,
  AUCTION_OPTIMAL_BID,
  AUCTION_OPTIMAL_RESERVE,
  AUCTION_SIMULATE,
  BUY_NEXT_OFFER,
  DETECT_ANCHOR_ATTACK,
  DISPUTE_NEGOTIATE,
  HELPER_SITUATIONS,
  MECHANISM_GALE_SHAPLEY,
  MECHANISM_OPTIMAL_AUCTION,
  MECHANISM_POSTED_PRICE,
  NEGOTIATE_BUNDLE,
  NEGOTIATE_SCORE,
  NEGOTIATE_TURN,
  OFFER_COMPILE,
  OFFER_PROFILE,
  OFFER_QUOTE,
  POLICY_BACKTEST,
  POLICY_CHECK,
  POLICY_COMPILE,
  POLICY_SEAL,
  POLICY_SEALED,
  POLICY_TEMPLATES,
  PRACTICE_BUYER,
  RECEIPT_VERIFY,
  RENT_CHECK,
  RENT_METROS,
  REPLY,
  REPLY_DECIDE,
  REPLY_STANDING,
  SELL_NEXT_OFFER,
  type BuyNextOfferIn,
  type NegotiateTurnIn,
  type OperationRecord,
  type SellNextOfferIn,
} from '@svc/contracts';
import { checkRent, listMetros, listSituations } from '@svc/helper';
import { designOptimalAuction, galeShapley, postPrice } from '@svc/mechanism';
import {
  buyNextOffer,
  detectAnchorAttack,
  negotiateBundle,
  negotiateDispute,
  negotiateTurn,
  scoreDeal,
  sellNextOffer,
} from '@svc/negotiation-math';
import { compileMenu, profileMenu } from '@svc/offer-graph';
import { backtestSoundPolicy } from './backtest-sound-policy.js';
import { answerBuyer } from './buyers-reply.js';
import { checkEditedPolicy } from './check-edited-policy.js';
import { compileDescription } from './compile-description.js';
import { decideStandingBid } from './decide-standing-bid.js';
import { guardReservation } from './guard-reservation.js';
import { listTemplates } from './list-templates.js';
import { lookAtStanding } from './look-at-standing.js';
import { playPracticeBuyer } from './play-practice-buyer.js';
import type { OperationAnswer } from './operation-answer.js';
import type { OperationPorts } from './ports.js';
import { pureAnswer } from './pure-answer.js';
import { quoteMenu } from './quote-menu.js';
import { readSealedOffer, sealForBuyers } from './seal-for-buyers.js';
import { simulateOrRefuse } from './simulate-or-refuse.js';
import { verifyDeal } from './verify-deal.js';

const TABLE: readonly (readonly [OperationRecord, OperationAnswer])[] = [
  [POLICY_TEMPLATES, listTemplates],
  [POLICY_COMPILE, compileDescription],
  [POLICY_CHECK, checkEditedPolicy],
  [POLICY_BACKTEST, pureAnswer(backtestSoundPolicy)],
  [POLICY_SEAL, sealForBuyers],
  [POLICY_SEALED, readSealedOffer],
  [REPLY, answerBuyer],
  [REPLY_DECIDE, decideStandingBid],
  [REPLY_STANDING, lookAtStanding],
  [RECEIPT_VERIFY, verifyDeal],
  [PRACTICE_BUYER, playPracticeBuyer],
  [
    NEGOTIATE_TURN,
    pureAnswer((input: NegotiateTurnIn, { tunables }: OperationPorts) => negotiateTurn(input, tunables)),
  ],
  [NEGOTIATE_SCORE, pureAnswer(scoreDeal)],
  [
    SELL_NEXT_OFFER,
    pureAnswer((input: SellNextOfferIn, { tunables }: OperationPorts) => sellNextOffer(input, tunables)),
  ],
  [BUY_NEXT_OFFER, pureAnswer((input: BuyNextOfferIn, { tunables }: OperationPorts) => buyNextOffer(input, tunables))],
  [DETECT_ANCHOR_ATTACK, pureAnswer(detectAnchorAttack)],
  [NEGOTIATE_BUNDLE, pureAnswer(negotiateBundle)],
  [DISPUTE_NEGOTIATE, pureAnswer(negotiateDispute)],
  [AUCTION_OPTIMAL_BID, pureAnswer(optimalBid)],
  [AUCTION_OPTIMAL_RESERVE, pureAnswer(optimalReserve)],
  [AUCTION_FORMAT_RECOMMENDATION, pureAnswer(recommendFormat)],
  [AUCTION_SIMULATE, pureAnswer(simulateOrRefuse)],
  [MECHANISM_GALE_SHAPLEY, pureAnswer(galeShapley)],
  [MECHANISM_OPTIMAL_AUCTION, pureAnswer(designOptimalAuction)],
  [MECHANISM_POSTED_PRICE, pureAnswer(postPrice)],
  [OFFER_COMPILE, pureAnswer(compileMenu)],
  [OFFER_PROFILE, pureAnswer(profileMenu)],
  [OFFER_QUOTE, pureAnswer(quoteMenu)],
  [HELPER_SITUATIONS, listSituations],
  [RENT_METROS, listMetros],
  [RENT_CHECK, pureAnswer(checkRent)],
];

/** Answers by operation id, none of which can recommend what is beyond the caller's own reservation. */
export function guardedAnswers(
  table: readonly (readonly [Pick<OperationRecord, 'id'>, OperationAnswer])[],
): ReadonlyMap<string, OperationAnswer> {
  return new Map(table.map(([{ id }, answer]) => [id, guardReservation(id, answer)]));
}

/** The one table: an operation's id → the function that answers it. Operations that need a database are not in it. */
export const ANSWERS = guardedAnswers(TABLE);

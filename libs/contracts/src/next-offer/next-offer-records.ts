import type { OperationRecord } from '../operation.js';
import {
  AnchorAttackIn,
  AnchorAttackResult,
  BuyNextOfferIn,
  BuyNextOfferResult,
  SellNextOfferIn,
  SellNextOfferResult,
} from './next-offer-classes.js';
import { ANCHOR_EXAMPLES, BUY_EXAMPLES, SELL_EXAMPLES } from './next-offer-examples.js';

const UTILITY = 'Utilities run from 0 (worst) to 1 (best) for the caller; for dollars use `negotiate`.';

/** POST /v1/negotiation/sell/next_offer */
export const SELL_NEXT_OFFER: OperationRecord = {
  id: 'sellNextOffer',
  feature: 'next-offer',
  method: 'POST',
  path: '/v1/negotiation/sell/next_offer',
  summary: 'A seller’s next offer, on a scale of utility from 0 to 1',
  description:
    'Recommends a seller’s next offer over one issue. It learns from the buyer’s offers and refusals how far ' +
    `the buyer may go and how the buyer moves, and plans all remaining offers together. ${UTILITY} If the ` +
    'recommendation equals the buyer’s last offer, accept it. Never below `my_reservation`. Use `peer_mode` ' +
    'only with a verified counterparty. Deterministic.',
  tools: [{ name: 'gt_negotiation_sell_next_offer', door: 'pro' }],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  input: SellNextOfferIn,
  output: SellNextOfferResult,
  media: 'application/json',
  status: 200,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: SELL_EXAMPLES,
};

/** POST /v1/negotiation/buy/next_offer */
export const BUY_NEXT_OFFER: OperationRecord = {
  id: 'buyNextOffer',
  feature: 'next-offer',
  method: 'POST',
  path: '/v1/negotiation/buy/next_offer',
  summary: 'A buyer’s next offer, on a scale of utility from 0 to 1',
  description:
    'Recommends a buyer’s next offer over one issue, guarded against anchors and against giving in at the ' +
    `deadline. ${UTILITY} If the recommendation equals the seller’s last offer, accept it. Never below ` +
    '`my_reservation`. Send `market_prior` if you know the usual openings of sellers; without it anchors are ' +
    'not checked, and a warning says so. Deterministic.',
  tools: [{ name: 'gt_negotiation_buy_next_offer', door: 'pro' }],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  input: BuyNextOfferIn,
  output: BuyNextOfferResult,
  media: 'application/json',
  status: 200,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: BUY_EXAMPLES,
};

/** POST /v1/negotiation/detect_anchor_attack */
export const DETECT_ANCHOR_ATTACK: OperationRecord = {
  id: 'detectAnchorAttack',
  feature: 'next-offer',
  method: 'POST',
  path: '/v1/negotiation/detect_anchor_attack',
  summary: 'Tell an anchor attack from an honest opening',
  description:
    'Tests whether the other side’s opening is too extreme to be honest, given what openings in this market are ' +
    'usually worth to the caller, and says whether to ignore it, to counter at the market’s level, or to walk ' +
    'away. Use it before answering an opening that looks absurd. Utilities from 0 to 1. Deterministic.',
  tools: [{ name: 'gt_negotiation_detect_anchor_attack', door: 'pro' }],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  input: AnchorAttackIn,
  output: AnchorAttackResult,
  media: 'application/json',
  status: 200,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: ANCHOR_EXAMPLES,
};

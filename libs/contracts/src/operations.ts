import { NEGOTIATE_BUNDLE } from './bundle/bundle-records.js';
import { ARENA_PAGE, ARENA_PRACTICE, ARENA_TEXT } from './arena/arena-records.js';
import { AUCTION_FORMAT_RECOMMENDATION, AUCTION_OPTIMAL_BID, AUCTION_OPTIMAL_RESERVE, AUCTION_SIMULATE } from './auction/auction-records.js';
import {
  AGENT_CARD, AGENTS_MANIFEST, AI_CATALOG, CATALOG, CORE_DOOR_CARD, LLMS_FULL_TEXT, LLMS_TEXT, PRICING_TEXT, PRO_DOOR_CARD, SERVER_CARD,
} from './discovery/discovery-records.js';
import { DISPUTE_NEGOTIATE } from './dispute/dispute-records.js';
import {
  DOCS, HEALTH, METRICS, OPENAPI, READY, SCHEMA_POLICY, SCHEMA_RECEIPT, SCHEMA_STATE, UCP_PROFILE,
} from './infrastructure/infrastructure-records.js';
import { NEGOTIATE_SCORE, NEGOTIATE_TURN } from './negotiate/negotiate-records.js';
import { BUY_NEXT_OFFER, DETECT_ANCHOR_ATTACK, SELL_NEXT_OFFER } from './negotiation/negotiation-records.js';
import { MECHANISM_GALE_SHAPLEY, MECHANISM_OPTIMAL_AUCTION, MECHANISM_POSTED_PRICE } from './mechanism/mechanism-records.js';
import { OFFER_COMPILE, OFFER_PROFILE, OFFER_QUOTE } from './offer/offer-records.js';
import { PRICE_MACHINE, PRICE_QUOTE, PRICE_SETTLE } from './offer/price-records.js';
import type { OperationRecord } from './operation.js';
import { PILOT_REQUEST } from './pilot/pilot-records.js';
import { POLICY_CHECK, POLICY_COMPILE, POLICY_TEMPLATES } from './policy/policy-records.js';
import { PRACTICE_BUYER } from './practice/practice-records.js';
import { RECEIPT_VERIFY } from './receipt/receipt-records.js';
import { REPLY } from './reply/reply-records.js';

/** Every operation that the service serves, in the order in which documents list them. */
export const OPERATIONS: readonly OperationRecord[] = [
  POLICY_TEMPLATES, POLICY_COMPILE, POLICY_CHECK, REPLY, RECEIPT_VERIFY, PRACTICE_BUYER, PILOT_REQUEST, NEGOTIATE_TURN, NEGOTIATE_SCORE, SELL_NEXT_OFFER, BUY_NEXT_OFFER, DETECT_ANCHOR_ATTACK, NEGOTIATE_BUNDLE, DISPUTE_NEGOTIATE,
  AUCTION_OPTIMAL_BID, AUCTION_OPTIMAL_RESERVE, AUCTION_FORMAT_RECOMMENDATION, AUCTION_SIMULATE, MECHANISM_GALE_SHAPLEY, MECHANISM_OPTIMAL_AUCTION, MECHANISM_POSTED_PRICE,
  OFFER_COMPILE, OFFER_PROFILE, OFFER_QUOTE, PRICE_MACHINE, PRICE_QUOTE, PRICE_SETTLE,
  ARENA_PAGE, ARENA_TEXT, ARENA_PRACTICE,
  CATALOG, LLMS_TEXT, LLMS_FULL_TEXT, PRICING_TEXT, SERVER_CARD, CORE_DOOR_CARD, PRO_DOOR_CARD, AI_CATALOG, AGENTS_MANIFEST, AGENT_CARD,
  UCP_PROFILE, SCHEMA_POLICY, SCHEMA_RECEIPT, SCHEMA_STATE, OPENAPI, DOCS, HEALTH, READY, METRICS,
];

import { NEGOTIATE_BUNDLE } from './bundle/bundle-records.js';
import { OPEN_PEER_SESSION, PEER_NEXT_OFFER, PEER_SETTLE, SETTLEMENT_NOTARY } from './a2a/a2a-records.js';
import { DECLARE_FIRST_STRIKE, REVEAL_FIRST_STRIKE, TRUST_ANCHOR } from './first-strike/first-strike-records.js';
import { REGISTER_OPERATOR, REQUEST_DOMAIN_CHALLENGE, VERIFY_DOMAIN } from './registry/registry-records.js';
import { ARENA_PAGE, ARENA_PRACTICE, ARENA_TEXT } from './arena/arena-records.js';
import {
  AUCTION_FORMAT_RECOMMENDATION,
  AUCTION_OPTIMAL_BID,
  AUCTION_OPTIMAL_RESERVE,
  AUCTION_SIMULATE,
} from './auction/auction-records.js';
import {
  AGENTS_MANIFEST,
  AGENT_CARD,
  AI_CATALOG,
  API_CATALOG,
  CATALOG,
  CORE_DOOR_CARD,
  LLMS_FULL_TEXT,
  LLMS_TEXT,
  PRICING_TEXT,
  PRO_DOOR_CARD,
  ROBOTS_TEXT,
  SECURITY_TEXT,
  SERVER_CARD,
} from './discovery/discovery-records.js';
import { DISPUTE_NEGOTIATE } from './dispute/dispute-records.js';
import {
  COLLECTION,
  DOCS,
  HEALTH,
  OPENAPI,
  READY,
  SCHEMA_POLICY,
  SCHEMA_RECEIPT,
  SCHEMA_STATE,
  UCP_PROFILE,
  UCP_PROFILE_OLDER,
} from './infrastructure/infrastructure-records.js';
import {
  HELPER_ASK,
  HELPER_OUTCOME,
  HELPER_PRIVACY,
  HELPER_SITUATIONS,
  RENT_CHECK,
  RENT_METROS,
} from './helper/helper-records.js';
import { NEGOTIATE_SCORE, NEGOTIATE_TURN } from './turn/turn-records.js';
import { BUY_NEXT_OFFER, DETECT_ANCHOR_ATTACK, SELL_NEXT_OFFER } from './next-offer/next-offer-records.js';
import { ISSUE_KEY, ROTATE_KEY } from './keys/keys-records.js';
import {
  MECHANISM_GALE_SHAPLEY,
  MECHANISM_OPTIMAL_AUCTION,
  MECHANISM_POSTED_PRICE,
} from './mechanism/mechanism-records.js';
import { OFFER_COMPILE, OFFER_PROFILE, OFFER_QUOTE } from './offer/offer-records.js';
import { PRICE_MACHINE, PRICE_QUOTE, PRICE_SETTLE } from './offer/price-records.js';
import { POLICY_BACKTEST } from './backtest/backtest-records.js';
import type { OperationRecord } from './operation.js';
import { PILOT_REQUEST } from './pilot/pilot-records.js';
import { POLICY_CHECK, POLICY_COMPILE, POLICY_TEMPLATES } from './policy/policy-records.js';
import { POLICY_SEAL, POLICY_SEALED } from './policy/seal-records.js';
import { PRACTICE_BUYER } from './practice/practice-records.js';
import { RECEIPT_VERIFY } from './receipt/receipt-records.js';
import { REPLY_DECIDE } from './reply/decide-records.js';
import { STOCK_RELEASE } from './reply/release-records.js';
import { REPLY } from './reply/reply-records.js';
import { REPLY_STANDING } from './reply/standing-records.js';
import { ADVICE_BUNDLE, ADVICE_CLOSE, ADVICE_MOVE, ADVICE_OPEN } from './advice/advice-records.js';
import {
  STORE_MY_REQUESTS,
  STORE_OBSERVATORY,
  STORE_READ_REQUEST,
  STORE_REQUEST,
  STORE_REQUESTS,
} from './store/ask-records.js';
import {
  MEMORY_LOAD,
  MEMORY_SAVE,
  STORE_CATALOG,
  STORE_NOTARY_KEY,
  STORE_PARCEL,
  STORE_PARK,
} from './store/store-records.js';
import { REPORT_OUTCOME, TELEMETRY_DELETE, TELEMETRY_EXPORT } from './telemetry/telemetry-records.js';
import {
  BILLING_CANCEL_PAGE,
  BILLING_CHECKOUT,
  BILLING_PAID_PAGE,
  BILLING_WEBHOOK,
  MPP_MANIFEST,
  MPP_TOP_UP,
} from './wallet/billing-records.js';
import { WALLET_BALANCE } from './wallet/wallet-records.js';

/** Every operation that the service serves, in the order in which documents list them. */
export const OPERATIONS: readonly OperationRecord[] = [
  POLICY_TEMPLATES,
  POLICY_COMPILE,
  POLICY_CHECK,
  POLICY_BACKTEST,
  POLICY_SEAL,
  POLICY_SEALED,
  REPLY,
  REPLY_DECIDE,
  REPLY_STANDING,
  STOCK_RELEASE,
  RECEIPT_VERIFY,
  PRACTICE_BUYER,
  PILOT_REQUEST,
  NEGOTIATE_TURN,
  NEGOTIATE_SCORE,
  SELL_NEXT_OFFER,
  BUY_NEXT_OFFER,
  DETECT_ANCHOR_ATTACK,
  NEGOTIATE_BUNDLE,
  DISPUTE_NEGOTIATE,
  AUCTION_OPTIMAL_BID,
  AUCTION_OPTIMAL_RESERVE,
  AUCTION_FORMAT_RECOMMENDATION,
  AUCTION_SIMULATE,
  MECHANISM_GALE_SHAPLEY,
  MECHANISM_OPTIMAL_AUCTION,
  MECHANISM_POSTED_PRICE,
  OFFER_COMPILE,
  OFFER_PROFILE,
  OFFER_QUOTE,
  PRICE_MACHINE,
  PRICE_QUOTE,
  PRICE_SETTLE,
  ISSUE_KEY,
  ROTATE_KEY,
  WALLET_BALANCE,
  BILLING_CHECKOUT,
  MPP_MANIFEST,
  MPP_TOP_UP,
  BILLING_WEBHOOK,
  STORE_CATALOG,
  STORE_PARK,
  STORE_PARCEL,
  MEMORY_SAVE,
  MEMORY_LOAD,
  STORE_NOTARY_KEY,
  STORE_REQUEST,
  STORE_READ_REQUEST,
  STORE_REQUESTS,
  STORE_MY_REQUESTS,
  STORE_OBSERVATORY,
  ADVICE_OPEN,
  ADVICE_MOVE,
  ADVICE_BUNDLE,
  ADVICE_CLOSE,
  REPORT_OUTCOME,
  TELEMETRY_EXPORT,
  TELEMETRY_DELETE,
  DECLARE_FIRST_STRIKE,
  REVEAL_FIRST_STRIKE,
  TRUST_ANCHOR,
  REGISTER_OPERATOR,
  REQUEST_DOMAIN_CHALLENGE,
  VERIFY_DOMAIN,
  OPEN_PEER_SESSION,
  PEER_NEXT_OFFER,
  PEER_SETTLE,
  SETTLEMENT_NOTARY,
  HELPER_SITUATIONS,
  HELPER_ASK,
  HELPER_OUTCOME,
  HELPER_PRIVACY,
  RENT_METROS,
  RENT_CHECK,
  ARENA_PAGE,
  ARENA_TEXT,
  ARENA_PRACTICE,
  BILLING_PAID_PAGE,
  BILLING_CANCEL_PAGE,
  CATALOG,
  LLMS_TEXT,
  LLMS_FULL_TEXT,
  PRICING_TEXT,
  SERVER_CARD,
  CORE_DOOR_CARD,
  PRO_DOOR_CARD,
  AI_CATALOG,
  AGENTS_MANIFEST,
  AGENT_CARD,
  API_CATALOG,
  SECURITY_TEXT,
  ROBOTS_TEXT,
  UCP_PROFILE,
  UCP_PROFILE_OLDER,
  SCHEMA_POLICY,
  SCHEMA_RECEIPT,
  SCHEMA_STATE,
  OPENAPI,
  COLLECTION,
  DOCS,
  HEALTH,
  READY,
];

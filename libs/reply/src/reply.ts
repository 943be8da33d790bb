import type { MessageReading, Speech } from '@svc/language';
import type { Charge, Offer, OfferContext, PeriodUnit, Policy, Sold, StockBind } from '@svc/policy-rules';
import type { Check } from './lawful.js';
import type { JudgedUnder, ReplyKind, ReplyMemory } from './memory.js';
import type { ReplyFault } from './reply-error.js';

/** What stands beside the message, and what the caller's records say. */
export interface Circumstances {
  /** A valid policy: `checkPolicy` or the schema has passed it. */
  policy: Policy;
  /** SHA-256 of the canonical policy, base64url. */
  policyHash: string;
  /** What the last reply returned; null at the start. */
  memory: ReplyMemory | null;
  /** The name of the bargain that the caller asks for; null for the policy's own, else the default. */
  engine: string | null;
  /** What the caller's records confirm about the buyer. */
  flags: OfferContext['flags'];
  /** Current stock records. */
  stock: OfferContext['stock'];
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  nowMillis: number;
  /** The caller takes back every offer that was given before this time, in the same unit; null for none. */
  offersBeforeMillis?: number | null;
  /** Whether the single thing that is sold is on hold for somebody else. */
  held?: boolean;
  /** The highest bid that waits for the same thing in another conversation, a unit. */
  outbidAt?: number;
  /** The judge; `checkOffer` when left out. */
  check?: Check;
}

/** Everything that a reply may depend on. */
export interface ReplyInput extends Circumstances {
  /** How the buyer's latest message was read. */
  reading: MessageReading;
  /** The buyer's signature over the bid of this message, which the caller has verified. */
  signedBid?: { public_key: string; signature: string } | null;
}

/** An offer as the reply carries it. `net` and `inside_policy` are for the caller, not for the buyer. */
export interface RepliedOffer {
  /** Term id → option id, every term of the policy. */
  terms: Record<string, string>;
  /** The offer in a line, in the buyer's language. */
  line: string;
  /** Unit price in currency units. */
  /** Of one unit, for one period where the price is paid by time. */
  price: number;
  quantity: number;
  /** What the price is paid for again and again; left out where nothing is paid by time. */
  period?: PeriodUnit;
  /** For how many periods; null until somebody ends it. Present with `period`. */
  periods?: number | null;
  /** What is counted by itself → how many; left out where nothing is. */
  counts?: Readonly<Record<string, number>>;
  /** What is paid on top of price × quantity, a line for each chosen option that costs something. */
  charges: Charge[];
  /** What one period costs, without what is paid once. Present with `period`. */
  total_per_period?: number;
  /** Price × quantity and the charges, of all periods; left out where the deal runs until somebody ends it. */
  total?: number;
  /** Until when it can be had: ISO 8601, UTC. */
  valid_until: string;
  /** The seller's net a unit: price and the worth of all terms. */
  net: number;
  inside_policy: boolean;
}

/** One option of a menu. */
export interface RepliedOption {
  /** How the option is called in the reply: `Option A`, `方案A`. */
  option: string;
  line: string;
  price: number;
}

/** A bid below the reserve that waits for the seller's decision. */
export interface SellersBid {
  /** Unit price in currency units. */
  price: number;
  quantity: number;
  terms: Record<string, string>;
  periods?: number | null;
  counts?: Readonly<Record<string, number>>;
  /** Whether the policy would allow it. */
  lawful: boolean;
  /** The seller's net a unit. */
  net: number;
  /** ISO 8601, UTC. */
  expires_at: string;
  /** Whether the buyer has signed it, so that it binds them until then. */
  signed: boolean;
  /** Whether it was agreed while the thing was on hold for somebody else. */
  in_line: boolean;
}

/** Where a negotiation stands, in figures, for the person who takes over: never the buyer's words. */
export interface TalkSummary {
  list_price: number;
  /** The unit price on the table; null before the first offer. */
  offered: number | null;
  /** The highest unit price that the buyer has named; null where they named none. */
  best_bid: number | null;
  quantity: number;
  /** Term id → option id. */
  terms: Record<string, string>;
  /** Bids and wishes for less so far. */
  moves: number;
  /** Buyer messages so far. */
  turns: number;
  /** Questions and wishes that nobody has answered. */
  open_questions: number;
  /** The turns that these came in, counted from 1, a decision of the seller among them; of more than 16 the last. */
  question_turns: number[];
}

/** What is for the caller's side alone. */
export interface SellerSide {
  standing_bid?: SellersBid;
  /** Present where a person takes over. */
  summary?: TalkSummary;
  /** What the caller should look into, in English. */
  warnings?: string[];
}

/** A promise of an earlier policy, as it was then. */
export interface AgreedPromise extends Pick<JudgedUnder, 'hash' | 'list'> {
  charges: Charge[];
  /** What was sold then, and for how much. */
  sold: Sold;
  /** Term id → what was agreed, in the words of that policy; null where they are not known. */
  labels: Record<string, string> | null;
  /** The flags that the caller's records confirmed then. */
  flags: Record<string, true>;
  /** What stock that policy kept of what is sold. */
  binds: StockBind[];
}

/** What was agreed, for the receipt. */
export interface AgreedDeal {
  offer: Offer;
  /** What was promised under an earlier policy, as it was then; null where this policy judges it. */
  promised: AgreedPromise | null;
  /** The person who decided it, where one did. */
  approved_by: string | null;
  /** The language in which the buyer was answered. */
  language: 'en' | 'zh';
  /** The name of the bargain. */
  engine: string;
  /** Buyer messages that it took. */
  turns: number;
  /** The single things that it sells, as `vin:…`: each is held. */
  things: string[];
}

/** A decided reply: what it does and what it is to say, before a word of it is written. */
export interface ReplyDecision {
  ok: true;
  kind: ReplyKind;
  /** The offer on the table, the first of the menu where there is one. */
  offer: RepliedOffer | null;
  /** Two or three options; empty without a choice. */
  menu: RepliedOption[];
  speech: Speech;
  /** `rule:<name>` or `engine:<name>`. */
  decided_by: string;
  /** What decided it, for the seller's eyes: it may tell what a buyer must not know. */
  why: string;
  done: boolean;
  memory: ReplyMemory;
  /** Present on a deal, else null. */
  deal: AgreedDeal | null;
  /** For the caller's side; empty where there is nothing. */
  seller: SellerSide;
}

/** A reply, or why there is none. */
export type ReplyResult = ReplyDecision | ReplyFault;

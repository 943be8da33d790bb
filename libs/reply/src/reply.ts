import type { MessageReading, Speech } from '@svc/language';
import type { Charge, OfferContext, Policy } from '@svc/policy-rules';
import type { Check } from './lawful.js';
import type { ReplyKind, ReplyMemory } from './memory.js';
import type { ReplyFault } from './reply-error.js';

/** Everything that a reply may depend on. */
export interface ReplyInput {
  /** A valid policy: `checkPolicy` or the schema has passed it. */
  policy: Policy;
  /** How the buyer's latest message was read. */
  reading: MessageReading;
  /** What the last reply returned; null at the start. */
  memory: ReplyMemory | null;
  /** The engine that the caller asks for; null for the policy's own, else the default. */
  engine: string | null;
  /** What the caller's records confirm about the buyer. */
  flags: OfferContext['flags'];
  /** Current stock records. */
  stock: OfferContext['stock'];
  /** The judge; `checkOffer` when left out. */
  check?: Check;
}

/** An offer as the reply carries it. `net` and `inside_policy` are for the caller, not for the buyer. */
export interface RepliedOffer {
  /** Term id → option id, every term of the policy. */
  terms: Record<string, string>;
  /** The offer in a line, in the buyer's language. */
  line: string;
  /** Unit price in currency units. */
  price: number;
  quantity: number;
  /** What is paid on top of price × quantity, a line for each chosen option that costs something. */
  charges: Charge[];
  /** Price × quantity and the charges. */
  total: number;
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

/** What was agreed, for the receipt. */
export interface AgreedDeal {
  offer: { price: number; quantity: number; terms: Record<string, string> };
  /** The language in which the buyer was answered. */
  language: 'en' | 'zh';
  /** The engine that negotiated it. */
  engine: string;
  /** Buyer messages that it took. */
  turns: number;
}

/** A decided reply: what it does and what it is to say, before a word of it is written. */
export interface ReplyDecision {
  ok: true;
  kind: ReplyKind;
  /** The offer on the table, the first of the menu where there is one. */
  offer: RepliedOffer | null;
  /** Two or three options of equal worth to the seller; empty without a choice. */
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
}

/** A reply, or why there is none. */
export type ReplyResult = ReplyDecision | ReplyFault;

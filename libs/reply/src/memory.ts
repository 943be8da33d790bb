import type { Charge, Sold, StockBind } from '@svc/policy-rules';
import type { BuyerMove } from './curve.js';
import type { Asked } from './order.js';
import type { REPLY_KINDS } from './limits.js';

/** A kind of reply. */
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** An offer that was made: it can be had until its time, whatever becomes of the policy. Every term is named. */
export interface PromisedOffer {
  price: number;
  quantity: number;
  terms: Record<string, string>;
  /** For how many periods; null without an end. Left out where nothing is paid by time. */
  periods?: number | null;
  /** What is counted by itself → how many; left out where nothing is. */
  counts?: Readonly<Record<string, number>>;
  /** What is paid on top, as it was then. */
  charges: Charge[];
  /** What one period costs, without what is paid once; left out where nothing is paid by time. */
  total_per_period?: number;
  /** Price × quantity and the charges, of all periods; left out where there is no end. */
  total?: number;
  /** When it was made and until when it can be had, in whole seconds since 1970. */
  given: number;
  until: number;
  /** The policy under which it was judged: its place in `policies`. */
  policy: number;
  /** Who decided it, where a person did. */
  by?: string;
  /** The flags of the policy that the caller's records confirmed when it was made; left out where none was. */
  flags?: string[];
}

/** The policy under which an offer was judged, as a receipt names it. */
export interface JudgedUnder {
  hash: string;
  /** Its list price of one unit. */
  list: number;
  /** What it sells: its name, the word for one unit, and what its price is paid for. */
  goods?: Pick<Sold, 'goods' | 'unit' | 'period'>;
  /** `term=option` → what it stands for in the words of the policy, of every option that a live promise names. */
  labels?: Record<string, string>;
  /** What stock it keeps of what a live promise sells; left out where none. */
  binds?: StockBind[];
}

/** A bid below the reserve that waits for the seller. */
export interface StandingBid {
  price: number;
  quantity: number;
  terms: Record<string, string>;
  periods?: number | null;
  counts?: Readonly<Record<string, number>>;
  /** In whole seconds since 1970. */
  given: number;
  until: number;
  /** The signature of the buyer over it, where there is one: then it binds them until its time. */
  signed?: { public_key: string; signature: string };
  /** Whether the deal was agreed and the thing was on hold for somebody else: offered when it is free. */
  in_line?: true;
}

/** What makes a policy the same one after an edit. */
export interface PolicyIdentity {
  salt: string | null;
  name: string;
  currency: string;
  /** The single things that it binds, as `vin:…`. */
  things: string[];
}

/**
 * Everything that is carried from one reply to the next; JSON, sealed by the caller before it leaves. Offers name
 * their terms in full, so that they outlive an edit of the policy.
 */
export interface ReplyMemory {
  /** The form of this memory. */
  v: 2;
  /** The policy that it belongs to; null before the first message. */
  of: PolicyIdentity | null;
  /** Whose negotiation it is: a hash of the key that began it; null where there was none. */
  owner: string | null;
  /** Buyer messages answered so far. */
  turn: number;
  /** The bids and wishes of the buyer, oldest first: all that moves a price. */
  moves: BuyerMove[];
  /** From how many moves on no further one moves the price in this talk; left out where every move does. */
  most_moves?: number;
  /** The offers of the last reply, a menu's in its order. */
  table: PromisedOffer[];
  /** The last menu, where it is not on the table any more: a letter still chooses from it. */
  menu: PromisedOffer[];
  /** Offers that were made before and can still be had, the newest last. */
  promised: PromisedOffer[];
  policies: JudgedUnder[];
  /** How many units the buyer wants; null where they have not said. */
  quantity: number | null;
  /** For how many periods, and how many of what is counted by itself; left out where they have not said. */
  asked?: Asked;
  /** The unit price that the buyer named last; null before the first. */
  last_bid: number | null;
  /** The highest figure a unit as the buyer said it: of a total its share, charges and all; 0 before the first. */
  best_said: number;
  /** The bid that waits for the seller; null where none does. */
  bid: StandingBid | null;
  /** The bid that the seller has refused: none is passed on until the offer has changed. Null where none was. */
  refused: { price: number; offered: number | null } | null;
  /** Whether a leave-taking, or a no to the last price, has been answered with the offer that stands. */
  called_back: boolean;
  /** Term id → option id that the buyer has asked for. */
  wanted: Record<string, string>;
  /** `term=option` that the buyer has refused. */
  unwanted: string[];
  /** `term=option` that the buyer has asked for and that could not be had. */
  unhad: string[];
  /** Messages in a row that were not understood. */
  unclear: number;
  last_kind: ReplyKind | null;
  /** The unit price that the last reply asked about, because it was read over a slip of the pen; left out: none. */
  meant?: number;
  /** Whether the last reply put its offer to the buyer, so that a mere nod answers it. */
  awaits_yes: boolean;
  /** The language of the talk; null before the first message. */
  language: 'en' | 'zh' | null;
  /** `term=option` that the last reply told of, and of no other, where no offer of it holds that; left out: none. */
  told?: string;
  /**
   * What the buyer asked for together with their bid and no term holds, in words that a reply may quote; left out where
   * nothing is.
   */
  open_wish?: string;
  /** How many questions and wishes nobody has answered so far. */
  open_questions: number;
  /** The turns that these came in, counted from 1; left out before the first. */
  question_turns?: number[];
  /** Whether a deal was made. */
  done: boolean;
  /** Hash chain over every message and reply. */
  transcript_hash: string;
}

/** The most that is remembered of each kind; the oldest is forgotten first. */
export const MEMORY_LIMITS = { moves: 64, promised: 16, unwanted: 24, policies: 8, question_turns: 16 } as const;

/** The memory before the first message. */
export function emptyMemory(): ReplyMemory {
  return {
    v: 2,
    of: null,
    owner: null,
    turn: 0,
    moves: [],
    table: [],
    menu: [],
    promised: [],
    policies: [],
    quantity: null,
    last_bid: null,
    best_said: 0,
    bid: null,
    refused: null,
    called_back: false,
    wanted: {},
    unwanted: [],
    unhad: [],
    unclear: 0,
    last_kind: null,
    awaits_yes: true,
    language: null,
    open_questions: 0,
    done: false,
    transcript_hash: '',
  };
}

/** A memory that is held to its limits: the oldest is forgotten first. */
export function boundMemory(memory: ReplyMemory, promised: number = MEMORY_LIMITS.promised): ReplyMemory {
  return {
    ...memory,
    promised: promised === 0 ? [] : memory.promised.slice(-promised),
    unwanted: memory.unwanted.slice(-MEMORY_LIMITS.unwanted),
  };
}

/** A hash of a text as text; the caller brings it, SHA-256 in base64url by convention. */
export type TextHash = (text: string) => string;

/**
 * The memory with one turn added to its transcript: hash(previous hash, buyer's message, seller's reply), each
 * part with its length, so that no two transcripts share a chain.
 */
export function recordTurn(memory: ReplyMemory, turn: { message: string; reply: string }, hash: TextHash): ReplyMemory {
  const part = (text: string): string => `${text.length}:${text}`;
  return { ...memory, transcript_hash: hash([memory.transcript_hash, turn.message, turn.reply].map(part).join('\n')) };
}

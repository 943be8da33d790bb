import type { EngineMemory } from '@svc/negotiation-math';
import type { REPLY_KINDS } from './limits.js';

/** A kind of reply. */
export type ReplyKind = (typeof REPLY_KINDS)[number];

/**
 * Everything that is carried from one reply to the next; JSON, sealed by the caller before it leaves.
 * Deals are kept as codes (`deal-code.ts`): short, and bound to the policy whose hash seals the state.
 */
export interface ReplyMemory {
  /** Buyer messages answered so far. */
  turn: number;
  /** Moves made so far, of the policy's `max_rounds`. */
  round: number;
  /** The deals on the table: those of the last reply, the menu's in its order. */
  standing: string[];
  /** How many units the buyer wants; null where they have not said. */
  quantity: number | null;
  /** The unit price that the buyer named last, and the highest; null before the first. */
  last_bid: number | null;
  /** The highest figure a unit as the buyer said it: of a total its share, charges and all; 0 before the first. */
  best_said?: number;
  /** The buyer's last bid as a deal; null before the first. */
  last_bid_deal: string | null;
  best_bid: number | null;
  /** Whether a leave-taking has been answered with the offer that stands. */
  called_back: boolean;
  /** Term id → option id that the buyer has asked for. */
  wanted: Record<string, string>;
  /** `term=option` that the buyer has refused. */
  unwanted: string[];
  /** What happened, oldest first, for the engine. */
  history: RememberedEvent[];
  /** Deal without its price → the lowest price at which it has been offered. */
  offered: Record<string, number>;
  /** The engine that the memory below belongs to. */
  engine: string | null;
  engine_memory: EngineMemory | null;
  /** Messages in a row that were not understood. */
  unclear: number;
  last_kind: ReplyKind | null;
  /** Whether the last reply put its offer to the buyer, so that a mere nod answers it; left out: it did. */
  awaits_yes?: boolean;
  /** `term=option` that the last reply told of, and of no other, where no offer of it holds that; left out: none. */
  told?: string;
  /**
   * What the buyer asked for together with their bid and no term holds, in words that a reply may quote; left out where
   * nothing is.
   */
  open_wish?: string;
  done: boolean;
  /** Hash chain over every message and reply. */
  transcript_hash: string;
}

/** One event: its turn, what happened, and its deals as codes. */
export type RememberedEvent =
  | { t: number; a: 'offered'; d: string[] }
  | { t: number; a: 'proposed'; d: string; said: string[]; priced: boolean }
  | { t: number; a: 'refused' }
  | { t: number; a: 'preferred'; i: number }
  | { t: number; a: 'refused_option'; o: string };

/** The most events and offered deals that are remembered; older ones have long been learnt from. */
const MEMORY_LIMITS = { events: 30, offered: 48, unwanted: 24 } as const;

/** The memory before the first message. */
export function emptyMemory(): ReplyMemory {
  return {
    turn: 0,
    round: 0,
    standing: [],
    quantity: null,
    last_bid: null,
    last_bid_deal: null,
    best_bid: null,
    called_back: false,
    wanted: {},
    unwanted: [],
    history: [],
    offered: {},
    engine: null,
    engine_memory: null,
    unclear: 0,
    last_kind: null,
    done: false,
    transcript_hash: '',
  };
}

/** A memory that is held to its limits: the oldest is forgotten first. */
export function boundMemory(memory: ReplyMemory): ReplyMemory {
  const offered = Object.entries(memory.offered).slice(-MEMORY_LIMITS.offered);
  return {
    ...memory,
    history: memory.history.slice(-MEMORY_LIMITS.events),
    unwanted: memory.unwanted.slice(-MEMORY_LIMITS.unwanted),
    offered: Object.fromEntries(offered),
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

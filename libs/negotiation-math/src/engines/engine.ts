import type { Deal, DealSpace } from './deal-space.js';

/** Presets of how long a seller holds out. */
export type EngineObjective = 'close' | 'balance' | 'margin';

/** What happened, oldest first. `turn` counts the buyer's messages from 1 and never falls. */
export type NegotiationEvent =
  /** The seller put these deals on the table: one, or a menu. */
  | { turn: number; act: 'offered'; deals: readonly Deal[] }
  /**
   * The buyer named terms (`said` lists their indexes), and a price unless it is null; the other choices are what was
   * understood.
   */
  | { turn: number; act: 'proposed'; choices: readonly number[]; said: readonly number[]; priceTicks: number | null }
  /** The buyer did not take what was on the table. */
  | { turn: number; act: 'refused' }
  /** The buyer preferred one deal (0-based) of the last menu without sealing it. */
  | { turn: number; act: 'preferred'; option: number }
  /** The buyer will not have this option. */
  | { turn: number; act: 'refused_option'; term: number; option: number };

/** Everything a decision may depend on. */
export interface EngineInput {
  space: DealSpace;
  history: readonly NegotiationEvent[];
  /** Which of its moves the seller is about to make, from 1. */
  round: number;
  /** The number of the last move. */
  maxRounds: number;
  objective: EngineObjective;
  /** How many deals of equal worth one move may hold, 0..3; 0 and 1 mean one. */
  meso: number;
  /** What the engine's last decision returned as `memory`; null at the start. */
  memory: EngineMemory | null;
}

/** What an engine carries from move to move: opaque, JSON, under 6 kB. */
export type EngineMemory = Readonly<Record<string, unknown>>;

/** What decided a move, for one sentence to the buyer. */
export type MoveReason =
  | 'opening'
  | 'met_in_the_middle'
  | 'improved'
  | 'trade_for_term'
  | 'holding'
  | 'last_offer'
  | 'accepts_yours'
  | 'cannot_go_that_low';

/** What the seller does. */
export interface EngineDecision {
  /** `offer` makes new offers, `hold` repeats those on the table, `accept` takes the buyer's last proposal. */
  act: 'offer' | 'hold' | 'accept';
  /** The deals to put on the table: one, or two or three of equal net, the likeliest first. */
  deals: readonly Deal[];
  reason: MoveReason;
  /** What decided it, in a sentence for the seller; it may tell what the buyer must not know. */
  why: string;
  memory: EngineMemory;
}

/** A way to negotiate: a pure function, equal input gives an equal decision. */
export interface Engine {
  name: string;
  /** What it does, in a sentence. */
  summary: string;
  decide(input: EngineInput): EngineDecision;
}

/** What refusing for one more round costs, by objective: the share of the value that is left after it. */
export const ROUND_DISCOUNTS: Readonly<Record<EngineObjective, number>> = { close: 0.85, balance: 0.92, margin: 0.97 };

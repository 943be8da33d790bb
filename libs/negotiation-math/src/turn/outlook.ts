import { MAX_DEADLINE_ROUNDS } from '../limits.js';
import { UNIFORM_BELIEF } from '../next-offer/limit-belief.js';
import { valueOfStream } from '../next-offer/plan-stream.js';
import { openingConcession } from '../next-offer/read-bargain.js';
import { takeStance } from '../next-offer/stance.js';
import { RETREAT_SCALES, STREAM_ODDS, streamChance } from '../next-offer/stream-chance.js';
import { learnDraws } from '../next-offer/stream-law.js';
import type { Tunables } from '../next-offer/tunables.js';
import type { PriceScale } from './price-scale.js';
import type { PriceTurn } from './read-turn.js';

/** What going on promises, as shares of the room: 0 is the walk-away price, 1 the target. */
export interface Outlook {
  /**
   * The certain share that is worth as much as going on, no deal counting 0: 0..1. Continuous in every price of both
   * sides.
   */
  readonly worth: number;
  /**
   * The least and the most that the other side's limit can be: what it has offered, at least −1, and what it has
   * refused, at most 1.
   */
  readonly offered: number;
  readonly refused: number;
  /** How likely the other side's prices come and go, whatever the caller asks. */
  readonly streaming: number;
  /** How likely the other side has named its limit, where it has one. */
  readonly firm: number;
}

/**
 * What going on is worth. Either the other side has one limit, as likely anywhere between the best that it has offered
 * and the least that it has refused, and the asks that are left are the best falling sequence; or its prices are
 * independent draws of a law that is learned from them. Both are weighed by how the prices look. Unlike the counter
 * itself, nothing here has a step: a price that is a little different makes the outlook a little different.
 */
export function foresee(turn: PriceTurn, scale: PriceScale, tunables: Tunables): Outlook {
  const { walkAway, target, mine, theirs } = turn;
  const shareOf = (price: number): number => (price - walkAway) / (target - walkAway);
  const offered = Math.min(1, Math.max(-1, theirs.length === 0 ? 0 : shareOf(theirs.at(-1) ?? walkAway)));
  const refused = Math.max(0, offered, Math.min(1, ...mine.map(shareOf)));
  const streaming = streamChance(theirs.map(scale.utilityOf), {
    firstOdds: STREAM_ODDS.unknown,
    retreatScale: RETREAT_SCALES.broad,
  });
  const bargained =
    turn.roundsLeft === 1
      ? lastWord(turn, { offered, refused })
      : worthOfAsks(offered, Math.max(0, offered, Math.min(refused, askDue(turn, tunables))), roundsOf(turn));
  const firm = firmness(theirs.map(shareOf));
  const gamble =
    (1 - streaming) * ((1 - firm) * bargained + firm * Math.max(0, offered)) + streaming * waitForBetter(turn, scale);
  return { worth: gamble / (1 + tunables.outcomePickerBand), offered, refused, streaming, firm };
}

/**
 * The chance that an ask is taken now: the other side has a limit that it has not named, and the ask is not above it.
 * @example chanceOfAsk({ offered: 0.2, refused: 0.8, streaming: 0, firm: 0.5 }, 0.5) // 0.25
 */
export function chanceOfAsk({ offered, refused, streaming, firm }: Outlook, ask: number): number {
  if (ask <= offered) return 1 - streaming;
  if (ask >= refused) return 0;
  return (1 - streaming) * (1 - firm) * ((refused - ask) / (refused - offered));
}

/**
 * How narrowly the other side's limit is known, 0..1: 1 less the part of the room in which it may still lie, times the
 * chance that it has one at all. 0 where nothing was said, 1 where offer and ask meet.
 * @example confidenceOf({ offered: 0.25, refused: 0.75, streaming: 0 }) // 0.5
 */
export function confidenceOf({ offered, refused, streaming }: Outlook): number {
  return (1 - streaming) * (1 - Math.max(0, refused - Math.max(0, offered)));
}

/**
 * The expected share that the best falling sequence of asks earns of a limit that is uniform between what was offered
 * and what was refused, where what was offered can still be had by the last ask. Without that floor the asks are
 * refused × (1 − i / (rounds + 1)); with it they fall evenly to what was offered. Rises with both ends; no derivative
 * is above 1.
 * @example worthOfAsks(0, 1, 1) // 0.25
 */
export function worthOfAsks(offered: number, refused: number, rounds: number): number {
  if (offered >= refused) return Math.max(0, offered);
  if (offered * (rounds + 1) > refused) return refused - ((refused - offered) * (rounds + 1)) / (2 * rounds);
  return (((refused * refused) / (refused - offered)) * rounds) / (2 * (rounds + 1));
}

/** How far a side comes that is as likely to have named its limit as not. */
const FIRM_SPAN = 0.5;

/** How likely the other side has named its limit, by how often it has spoken and how far it has come in all. */
function firmness(shares: readonly number[]): number {
  if (shares.length < 2) return 0;
  const moved = Math.abs((shares.at(-1) ?? 0) - (shares[0] ?? 0));
  return ((shares.length - 1) / (shares.length + 1)) * (FIRM_SPAN / (FIRM_SPAN + moved));
}

/**
 * The last turn. Where the other side has answered every ask, this ask may find no ear any more: refusing is then worth
 * the floor to whom the floor was offered, as the engine holds it. Of a side that was seen to move, no more is expected
 * than about twice what it has moved in all.
 */
function lastWord(turn: PriceTurn, { offered, refused }: { offered: number; refused: number }): number {
  const { theirs, mine, walkAway, target } = turn;
  const ask = worthOfAsks(offered, refused, 1);
  if (theirs.length <= mine.length) return ask * inReach(turn);
  const { floor } = takeStance(0, 0.5, true);
  const heard = floor / worthOfAsks(floor, Math.max(floor, refused), 1);
  return walkAway === target ? 0 : heard * ask * inReach(turn);
}

/** On the last turn, a side that would have to move more than so many times as far again as it has in all is left. */
export const REACH = 2;

/** The share of the room over which the chance of a last ask falls to nothing. */
const REACH_SPAN = 0.5;

/**
 * 1 where the other side may well come to an acceptable price, 0 where the caller should walk.
 * @example inReach({ theirs: [500, 600], walkAway: 700, target: 1000 }) // 0.666666666667
 */
export function inReach({ theirs, walkAway, target }: PriceTurn): number {
  const [first, last] = [theirs[0], theirs.at(-1)];
  if (theirs.length < 2 || first === undefined || last === undefined) return 1;
  const room = target - walkAway;
  const moved = Math.max(0, (last - first) / room);
  const gap = (walkAway - last) / room;
  return Math.min(1, Math.max(0, (REACH * moved - gap) / REACH_SPAN));
}

/** The ask that is due on the way from the opening to the best single price, in even steps. */
function askDue(turn: PriceTurn, tunables: Tunables): number {
  const { walkAway, target, mine } = turn;
  const rounds = roundsOf(turn) + mine.length;
  const first = mine[0];
  const opening =
    first === undefined
      ? 1 - openingConcession(rounds, tunables)
      : Math.min(1, Math.max(0, (first - walkAway) / (target - walkAway)));
  const { ask } = takeStance(0, 0.5, true);
  return opening + ((ask - opening) * mine.length) / (rounds - 1);
}

/** What optimal stopping expects of prices like those seen, as a share of the room. */
function waitForBetter(turn: PriceTurn, { reservation, utilityOf }: PriceScale): number {
  if (turn.theirs.length === 0) return 0;
  const law = learnDraws(UNIFORM_BELIEF, turn.theirs.map(utilityOf));
  const { payoff } = valueOfStream(law, { cost: reservation, reservation, draws: roundsOf(turn) - 1 });
  return payoff / (1 - reservation);
}

function roundsOf({ roundsLeft }: PriceTurn): number {
  return Math.min(roundsLeft, MAX_DEADLINE_ROUNDS);
}

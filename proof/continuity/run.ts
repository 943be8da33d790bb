import { negotiateTurn, type TurnRequest } from '@svc/negotiation-math';
import { createRandom } from '@svc/numerics';
import { drawTurn, moveOnePrice } from './random-turn.js';

/** The law: where one price moves by a cent, the expected settlement moves by at most this many. */
export const GREATEST_STEP_CENTS = 2;

/** What a turn is asked for here. */
type Advise = (turn: TurnRequest) => { action: string; expected_settlement: number };

/** What was found. */
export interface ContinuityReport {
  readonly turns: number;
  /** Pairs of turns a cent apart whose actions differ: the law was tried across a decision. */
  readonly acrossActions: number;
  readonly greatestStepCents: number;
  readonly breaches: number;
  /** The first few pairs that break the law. */
  readonly samples: readonly string[];
}

/**
 * Moves one price by a cent in each of so many random turns. Every other turn is first brought to a place where a cent
 * of the last offer changes the action, where there is one, because that is where a step would be.
 */
export function runContinuity(
  { count, seed }: { count: number; seed: number },
  advise: Advise = negotiateTurn,
): ContinuityReport {
  let [turns, acrossActions, greatestStepCents, breaches] = [0, 0, 0, 0];
  const samples: string[] = [];
  for (let index = 0; turns < count; index += 1) {
    const random = createRandom(`${seed} continuity ${index}`);
    const drawn = drawTurn(random);
    const edge = index % 2 === 0 ? null : findEdge(drawn, advise);
    const [one, other] = edge ?? [drawn, moveOnePrice(drawn, random)];
    if (other === null) continue;
    turns += 1;
    const [before, after] = [advise(one), advise(other)];
    const step = Math.round(100 * Math.abs(before.expected_settlement - after.expected_settlement));
    greatestStepCents = Math.max(greatestStepCents, step);
    if (before.action !== after.action) acrossActions += 1;
    if (step <= GREATEST_STEP_CENTS) continue;
    breaches += 1;
    if (samples.length < 3)
      samples.push(JSON.stringify([one, before.expected_settlement, other, after.expected_settlement]));
  }
  return { turns, acrossActions, greatestStepCents, breaches, samples };
}

/**
 * Two turns whose last offers are a cent apart and whose actions differ, found by bisection between the last offer and
 * one a room away; null where these agree.
 */
function findEdge(turn: TurnRequest, advise: Advise): [TurnRequest, TurnRequest] | null {
  const offers = turn.counterparty_offers ?? [];
  const last = offers.at(-1);
  if (last === undefined) return null;
  const at = (price: number): TurnRequest => ({
    ...turn,
    counterparty_offers: [...offers.slice(0, -1), price / 100],
  });
  const actionAt = (price: number): string => advise(at(price)).action;
  let low = Math.round(100 * last);
  let high = Math.max(0, low + Math.round(100 * (turn.target - turn.walk_away)));
  const start = actionAt(low);
  if (actionAt(high) === start) return null;
  while (Math.abs(high - low) > 1) {
    const middle = Math.round((low + high) / 2);
    if (actionAt(middle) === start) low = middle;
    else high = middle;
  }
  return [at(low), at(high)];
}

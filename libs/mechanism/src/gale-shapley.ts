import { placeOf, readMarket, receiverOf, type Market, type Proposer, type Receiver } from './gale-shapley-market.js';
import { consider, emptySeats, heldBy, NOBODY, wouldHold, type Seats } from './gale-shapley-seats.js';

/** A two-sided matching problem. Ids are compared as they stand; the same id may be used on both sides. */
export interface MatchingProblem {
  /** 1..1024. */
  proposers: Proposer[];
  /** 1..1024. */
  receivers: Receiver[];
}

/** A stable matching, the best for every proposer at once. */
export interface Matching {
  /** Receiver id → ids of the proposers that it holds, most preferred first; empty where it holds nobody. */
  matching: Record<string, string[]>;
  /** In the order of the request. */
  unmatched_proposers: string[];
  /**
   * Pairs `[proposer, receiver]` that would both rather have each other, found by looking at every listed pair; empty
   * for a stable matching.
   */
  blocking_pairs: string[][];
  /** Proposals down all lists, also those to receivers who do not list the proposer. */
  n_proposals: number;
}

/**
 * Many-to-one deferred acceptance (Gale & Shapley 1962): proposers propose down their lists, receivers hold the best
 * they were offered up to their capacity. Lists may be incomplete: a pair is possible where each lists the other. The
 * result is stable and proposer-optimal; the order of proposals makes no difference to it or to their number.
 * Deterministic, and linear in the lengths of the lists but for the depth of a heap.
 * @throws MechanismError that names the place of the first broken precondition: counts and capacities out of range, ids
 * repeated or unknown
 * @example
 * galeShapley({
 *   proposers: [{ id: 'ann', preferences: ['x'] }, { id: 'bob', preferences: ['x'] }],
 *   receivers: [{ id: 'x', preferences: ['bob', 'ann'] }],
 * }).matching // { x: ['bob'] }
 */
export function galeShapley({ proposers, receivers }: MatchingProblem): Matching {
  const market = readMarket(proposers, receivers);
  const seats = emptySeats(market.rooms);
  const proposalCount = settle(market, seats);
  const held = receivers.map((_, receiver) => heldBy(seats, receiver));
  const partners = new Int32Array(proposers.length).fill(NOBODY);
  for (const [receiver, ones] of held.entries()) for (const proposer of ones) partners[proposer] = receiver;
  const proposerId = (proposer: number): string => (proposers[proposer] as Proposer).id;
  return {
    matching: Object.fromEntries(
      receivers.map(({ id }, receiver) => [id, (held[receiver] as number[]).map(proposerId)]),
    ),
    unmatched_proposers: proposers.filter((_, proposer) => partners[proposer] === NOBODY).map(({ id }) => id),
    blocking_pairs: blockingPairs(market, seats, partners).map(([proposer, receiver]) => [
      proposerId(proposer),
      (receivers[receiver] as Receiver).id,
    ]),
    n_proposals: proposalCount,
  };
}

/** Lets everybody propose, and counts. Whoever is turned away goes on at once, so that no queue is needed. */
function settle({ starts, wishes }: Market, seats: Seats): number {
  const next = starts.slice(0, -1);
  let proposalCount = 0;
  for (let first = 0; first < next.length; first += 1) {
    let proposer = first;
    while (proposer !== NOBODY) {
      const at = next[proposer] as number;
      if (at === starts[proposer + 1]) break;
      next[proposer] = at + 1;
      proposalCount += 1;
      const wish = wishes[at] as number;
      if (placeOf(wish) !== 0) proposer = consider(seats, receiverOf(wish), placeOf(wish), proposer);
    }
  }
  return proposalCount;
}

/** Every pair in which the proposer prefers the receiver to its partner, and the receiver would take it in. */
function blockingPairs(
  { starts, wishes }: Market,
  seats: Seats,
  partners: Int32Array,
): [proposer: number, receiver: number][] {
  const pairs: [number, number][] = [];
  for (let proposer = 0; proposer < partners.length; proposer += 1) {
    const end = starts[proposer + 1] as number;
    for (let at = starts[proposer] as number; at < end; at += 1) {
      const wish = wishes[at] as number;
      if (receiverOf(wish) === partners[proposer]) break;
      if (placeOf(wish) !== 0 && wouldHold(seats, receiverOf(wish), placeOf(wish)))
        pairs.push([proposer, receiverOf(wish)]);
    }
  }
  return pairs;
}

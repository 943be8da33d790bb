/**
 * The classic strategies of the negotiation competitions, written anew as opponents. They look at their own utility
 * only, never offer or take less than their BATNA, and take an offer that is worth at least what they would ask for
 * next.
 */
import { allPackages, worthOf, type Seat } from './domain.js';
import type { Move, Player, Table, View } from './play.js';

interface Ranked {
  choices: number[];
  worth: number;
}

/** A seat's packages worth at least its BATNA, the best first; at least one. */
function rank(seat: Seat): Ranked[] {
  const ranked = allPackages(seat)
    .map((choices) => ({ choices, worth: worthOf(seat, choices) }))
    .sort((a, b) => b.worth - a.worth);
  const kept = ranked.filter(({ worth }) => worth >= seat.batna);
  return kept.length > 0 ? kept : ranked.slice(0, 1);
}

/** The cheapest package worth at least `target` by a list in falling order. */
function atLeast(ranked: readonly Ranked[], target: number): Ranked {
  let [low, high] = [0, ranked.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ranked[middle] as Ranked).worth >= target - 1e-12) low = middle;
    else high = middle - 1;
  }
  return ranked[low] as Ranked;
}

const standing = (seat: Seat, { theirs }: Table): number =>
  theirs.length > 0 ? worthOf(seat, theirs.at(-1) as readonly number[]) : -Infinity;

/** Offers the next one, or takes the standing offer if that is worth as much. */
const offerOrAccept = (seat: Seat, table: Table, next: Ranked): Move =>
  standing(seat, table) >= next.worth - 1e-12 ? { act: 'accept' } : { act: 'offer', choices: next.choices };

/**
 * Time-dependent concession (Faratin, Sierra and Jennings 1998): asks for BATNA + (1 − BATNA)·(1 − t^power), t from 0
 * to 1 over the turns.
 */
export function timeDependent(name: string, power: number): Player {
  return {
    name,
    sit: ({ seat, turns }: View) => {
      const ranked = rank(seat);
      return (table) =>
        offerOrAccept(
          seat,
          table,
          atLeast(ranked, seat.batna + (1 - seat.batna) * (1 - Math.pow(table.turn / (turns - 1), power))),
        );
    },
  };
}

/**
 * Tit for tat: lowers its demand by as much as the other's last move gained it, and raises it again where the other
 * took back.
 */
const TIT_FOR_TAT: Player = {
  name: 'tit for tat',
  sit: ({ seat }) => {
    const ranked = rank(seat);
    let target = 1;
    return (table) => {
      const [before, last] = [table.theirs.at(-2), table.theirs.at(-1)];
      if (before && last)
        target = Math.min(1, Math.max(seat.batna, target - (worthOf(seat, last) - worthOf(seat, before))));
      return offerOrAccept(seat, table, atLeast(ranked, target));
    };
  },
};

/**
 * Minimal steps (after de Jonge 2022): goes to its next worse package only when the other has made as many different
 * offers as it has.
 */
const MINIMAL_STEPS: Player = {
  name: 'minimal steps',
  sit: ({ seat }) => {
    const ranked = rank(seat);
    let made = 0;
    return (table) => {
      const distinct = new Set(table.theirs.map((choices) => choices.join())).size;
      const ready = made === 0 || (made <= distinct && made < ranked.length);
      const next = ranked[ready ? made : made - 1] as Ranked;
      if (standing(seat, table) >= next.worth - 1e-12) return { act: 'accept' };
      if (ready) made += 1;
      return { act: 'offer', choices: next.choices };
    };
  },
};

/** Asks for its best package to the end and takes nothing less. */
const HARDLINER: Player = {
  name: 'hardliner',
  sit: ({ seat }) => {
    const best = rank(seat)[0] as Ranked;
    return (table) => offerOrAccept(seat, table, best);
  },
};

/**
 * Moves one issue after the other to its middle option; takes half of everything, and in the last quarter anything
 * above its BATNA.
 */
const SPLITTER: Player = {
  name: 'splitter',
  sit: ({ seat, turns }) => {
    const best = (rank(seat)[0] as Ranked).choices;
    return (table) => {
      const time = (table.turn + 1) / turns;
      const worth = standing(seat, table);
      if (worth > seat.batna && (worth >= 0.5 || time >= 0.75)) return { act: 'accept' };
      const settled = Math.floor(seat.utilities.length * time);
      const split = best.map((option, issue) =>
        issue < settled ? Math.floor((seat.utilities[issue] as number[]).length / 2) : option,
      );
      return { act: 'offer', choices: worthOf(seat, split) >= seat.batna ? split : best };
    };
  },
};

/** The mix. In the usual notation 1 − t^(1/e) the powers are e = 0.1 (the late conceder), 0.2, 0.5, 1, 2 and 10. */
export const CLASSICS: readonly Player[] = [
  timeDependent('late conceder, t^10', 10),
  timeDependent('boulware, t^5', 5),
  timeDependent('boulware, t^2', 2),
  timeDependent('linear', 1),
  timeDependent('conceder, t^0.5', 0.5),
  timeDependent('conceder, t^0.1', 0.1),
  TIT_FOR_TAT,
  MINIMAL_STEPS,
  HARDLINER,
  SPLITTER,
];

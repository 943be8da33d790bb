/**
 * Agents of the public competitions whose demands follow time, written anew from the papers. No reservation; they look
 * at their own utility and at what the other side has offered.
 */
import type { Player, Table } from '../domains/play.js';
import { frequencyModel, kindestOf } from './frequency-model.js';
import { acceptOrOffer, anyAbove, cheapest, countAtLeast, offeredWorths, rankPackages, streamOf } from './ranking.js';

/** Time of a turn, from 0 to 1 over the game. */
const timeOf = (turn: number, turns: number): number => turn / Math.max(1, turns - 1);

/** A demand that falls from 1 to `least` by time to the power 1/e (Faratin, Sierra and Jennings 1998). */
const target = (time: number, e: number, least: number): number => 1 - (1 - least) * Math.pow(time, 1 / e);

/** Asks for any package between its target and a little more. */
export function timeAnyPackage(name: string, e: number, least: number): Player {
  return {
    name,
    sit: ({ seat, turns, first }) => {
      const [ranked, random] = [rankPackages(seat), streamOf(name, seat, first)];
      return (table) => {
        const wanted = target(timeOf(table.turn, turns), e, least);
        const next = anyAbove(ranked, wanted, 0.05, random);
        return acceptOrOffer(seat, table, next.worth, next);
      };
    },
  };
}

/**
 * Asks, of the packages near its target, for the one that the other side should like best by a frequency model, and at
 * the end for the best that it was offered (after HardHeaded, van Krimpen et al. 2013).
 */
export function timeFrequencyModel(name: string, e: number, least: number): Player {
  return {
    name,
    sit: ({ seat, turns }) => {
      const ranked = rankPackages(seat);
      return (table) => {
        const wanted = target(timeOf(table.turn, turns), e, least);
        const worths = offeredWorths(seat, table);
        const best = Math.max(-1, ...worths);
        const pleases = frequencyModel(seat, table.theirs);
        const end = countAtLeast(ranked, wanted);
        const next = kindestOf(ranked, Math.min(end - 1, countAtLeast(ranked, wanted + 0.1) - 1), end, pleases);
        if (table.turn >= turns - 4 && best >= wanted) {
          const choices = table.theirs[worths.indexOf(best)]!;
          return acceptOrOffer(seat, table, best, { choices, worth: best });
        }
        return acceptOrOffer(seat, table, Math.min(next.worth, wanted), next);
      };
    },
  };
}

/**
 * A threshold drawn anew at every turn, between one that falls with time and everything; what it asks for it takes, and
 * no less.
 */
export function redrawnThreshold(name: string, e: number, least: number): Player {
  return {
    name,
    sit: ({ seat, turns, first }) => {
      const [ranked, random] = [rankPackages(seat), streamOf(name, seat, first)];
      return (table) => {
        const floor = target(timeOf(table.turn, turns), e, least);
        const next = cheapest(ranked, floor + (1 - floor) * random.next());
        return acceptOrOffer(seat, table, next.worth, next);
      };
    },
  };
}

/**
 * Any package above one level to the end, and takes what reaches it (the never conceding haggler of the 2011
 * competition).
 */
export function neverConcedes(name: string, least: number): Player {
  return {
    name,
    sit: ({ seat, first }) => {
      const [ranked, random] = [rankPackages(seat), streamOf(name, seat, first)];
      return (table) => acceptOrOffer(seat, table, least, anyAbove(ranked, least, 1, random));
    },
  };
}

/** Holds out with packages near the best, and takes anything on its last turn. */
export const TAKES_ANYTHING_AT_LAST: Player = {
  name: 'takes anything at last',
  sit: ({ seat, turns, first }) => {
    const [ranked, random] = [rankPackages(seat), streamOf('takes anything at last', seat, first)];
    return (table) => acceptOrOffer(seat, table, table.turn >= turns - 2 ? 0 : 0.9, anyAbove(ranked, 0.85, 1, random));
  },
};

/**
 * Concedes late, and takes, from 0.9 of the time on, what is at least the best offer of as many turns as are left
 * (combined acceptance, Baarslag, Hindriks and Jonker 2013).
 */
export const COMBINED_ACCEPTANCE: Player = {
  name: 'combined acceptance',
  sit: ({ seat, turns, first }) => {
    const [ranked, random] = [rankPackages(seat), streamOf('combined acceptance', seat, first)];
    return (table: Table) => {
      const time = timeOf(table.turn, turns);
      const next = anyAbove(ranked, target(time, 0.2, 0.4), 0.1, random);
      const window = offeredWorths(seat, table).slice(-Math.max(1, Math.ceil((turns - table.turn) / 2)));
      const least = time >= 0.9 ? Math.min(next.worth, Math.max(0.05, ...window)) : next.worth;
      return acceptOrOffer(seat, table, least, next);
    };
  },
};

/**
 * Goes round its best packages for four fifths of the time, then down to the better of 0.6 and the best that it was
 * offered: made for thousands of rounds.
 */
export const LONG_HOLDOUT: Player = {
  name: 'long holdout',
  sit: ({ seat, turns }) => {
    const ranked = rankPackages(seat);
    return (table) => {
      const time = timeOf(table.turn, turns);
      const floor = Math.max(0.6, ...offeredWorths(seat, table));
      if (time < 0.8) {
        const held = countAtLeast(ranked, 0.93);
        return acceptOrOffer(seat, table, 0.93, ranked[(table.turn >> 1) % held]!);
      }
      const next = cheapest(ranked, 0.93 - (0.93 - Math.min(0.93, floor)) * Math.pow((time - 0.8) / 0.2, 2));
      return acceptOrOffer(seat, table, next.worth, next);
    };
  },
};

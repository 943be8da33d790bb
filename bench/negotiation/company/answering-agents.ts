/**
 * Agents of the public competitions whose demands answer what the other side does, written anew from the papers. No
 * reservation.
 */
import { worthOf } from '../domains/domain.js';
import type { Player } from '../domains/play.js';
import { frequencyModel, kindestOf } from './frequency-model.js';
import { acceptOrOffer, anyAbove, cheapest, countAtLeast, offeredWorths, rankPackages, streamOf } from './ranking.js';

const clip = (value: number, least: number): number => Math.min(1, Math.max(least, value));

/** Lowers its demand in the proportion in which the other's offers rose over two moves (Faratin et al. 1998). */
export const RELATIVE_TIT_FOR_TAT: Player = {
  name: 'relative tit for tat',
  sit: ({ seat }) => {
    const ranked = rankPackages(seat);
    let wanted = 1;
    return (table) => {
      const worths = offeredWorths(seat, table);
      const [before, last] = [worths.at(-3), worths.at(-1)];
      if (before !== undefined && last !== undefined)
        wanted = clip((wanted * (1 - last + 0.2)) / (1 - before + 0.2), 0.3);
      const next = cheapest(ranked, wanted);
      return acceptOrOffer(seat, table, next.worth, next);
    };
  },
};

/** Gives what it was given over the last moves, with a little noise (random absolute tit for tat, the same paper). */
export const NOISY_TIT_FOR_TAT: Player = {
  name: 'noisy tit for tat',
  sit: ({ seat, first }) => {
    const [ranked, random] = [rankPackages(seat), streamOf('noisy tit for tat', seat, first)];
    let wanted = 1;
    return (table) => {
      const worths = offeredWorths(seat, table);
      const [before, last] = [worths.at(-2), worths.at(-1)];
      if (before !== undefined && last !== undefined) wanted = clip(wanted - (last - before), 0.3);
      const next = cheapest(ranked, clip(wanted - 0.05 + 0.1 * random.next(), 0.3));
      return acceptOrOffer(seat, table, next.worth, next);
    };
  },
};

/**
 * Goes the share of its way that the other has gone of theirs, towards the package of the greatest product by a
 * frequency model (after the nice tit for tat of Baarslag, Hindriks and Jonker 2013).
 */
export const NASH_TIT_FOR_TAT: Player = {
  name: 'Nash tit for tat',
  sit: ({ seat, turns }) => {
    const ranked = rankPackages(seat);
    return (table) => {
      const worths = offeredWorths(seat, table);
      const pleases = frequencyModel(seat, table.theirs);
      const nash = kindestOf(ranked, 0, ranked.length, (choices) => worthOf(seat, choices) * pleases(choices)).worth;
      const [opened, best] = [worths[0] ?? 0, Math.max(0, ...worths)];
      const gone = nash > opened ? clip((best - opened) / (nash - opened), 0) : 1;
      const wanted = 1 - (1 - nash) * Math.max(gone, Math.pow(table.turn / Math.max(1, turns - 1), 8));
      const end = countAtLeast(ranked, wanted);
      const next = kindestOf(ranked, Math.min(end - 1, countAtLeast(ranked, wanted + 0.05) - 1), end, pleases);
      return acceptOrOffer(seat, table, Math.min(next.worth, wanted), next);
    };
  },
};

/**
 * Asks for what the mean and the spread of the other's offers promise by the end, with any package above that: a
 * threshold that moves up and down (after AgentK, Kawaguchi, Fujita and Ito 2013).
 */
export const OFFER_STATISTICS: Player = {
  name: 'offer statistics',
  sit: ({ seat, turns, first }) => {
    const [ranked, random] = [rankPackages(seat), streamOf('offer statistics', seat, first)];
    return (table) => {
      const worths = offeredWorths(seat, table);
      const time = table.turn / Math.max(1, turns - 1);
      const mean = worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
      const spread = Math.sqrt(
        worths.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / Math.max(1, worths.length),
      );
      const promised = mean + (1 - mean) * Math.min(1, 3 * spread);
      const wanted = clip(1 - (1 - promised) * time ** 2, 0.35);
      const next = anyAbove(ranked, wanted, 0.25, random);
      return acceptOrOffer(seat, table, wanted, next);
    };
  },
};

/** Gives way while the other stands, and stands while the other gives way. */
export const HARDENS_WHEN_GIVEN: Player = {
  name: 'hardens when given',
  sit: ({ seat, turns, first }) => {
    const [ranked, random] = [rankPackages(seat), streamOf('hardens when given', seat, first)];
    let wanted = 1;
    return (table) => {
      const worths = offeredWorths(seat, table);
      const [before, last] = [worths.at(-2), worths.at(-1)];
      if (before !== undefined && last !== undefined)
        wanted = clip(last > before + 0.01 ? wanted + 0.02 : wanted - 0.9 / turns, 0.5);
      const next = anyAbove(ranked, wanted, 0.05, random);
      return acceptOrOffer(seat, table, wanted, next);
    };
  },
};

/**
 * Concedes by minimal steps: goes to its next worse package only when the other has made as many different offers (de
 * Jonge 2022); its best again where it has gone below what it was offered.
 */
export const MINIMAL_CONCESSION: Player = {
  name: 'minimal concession',
  sit: ({ seat, first }) => {
    const [ranked, random] = [rankPackages(seat), streamOf('minimal concession', seat, first)];
    let made = 0;
    return (table) => {
      const distinct = new Set(table.theirs.map((choices) => choices.join())).size;
      const ready = made === 0 || (made <= distinct && made < ranked.length);
      const next = ready ? ranked[made]! : ranked[random.integer(made)]!;
      const least = ranked[Math.min(made, ranked.length - 1)]!.worth;
      if (ready) made += 1;
      return acceptOrOffer(seat, table, ready ? next.worth : least, next);
    };
  },
};

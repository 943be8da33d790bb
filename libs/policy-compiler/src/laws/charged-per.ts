import { timeNamed, timeUnit } from '@svc/language';
import type { ChargedPer, PlacedOf, PlacedStatement, PriceFigure } from '@svc/plain-words';
import {
  chargedByCount,
  countsBeyond,
  countsHeads,
  countsWay,
  paidForEach,
  paidOnce,
  saidAbout,
  sameUnit,
  sentenceAround,
  startsLater,
  sumClause,
} from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, Law, LawContext } from '../questions/doubt.js';
import { notPart, replacing } from '../questions/doubt.js';
import { LEAST } from './roles/least-chances.js';
import { figureOf } from './roles/read-as.js';
import { isIn } from './unread-figures.js';

/** What the sum of a statement is paid for, where words beside it say so. */
const eachIn = (sums: readonly PriceFigure[], said: PlacedStatement, sum: number): string | null =>
  sums.find(({ figure, values }) => isIn(figure, said) && values.includes(sum))?.each ?? null;

/** Everything that the price, or so many of what is sold, is counted in. */
const unitsOf = (statements: readonly PlacedStatement[], sums: readonly PriceFigure[]): string[] =>
  statements
    .flatMap((said) => {
      if (said.kind === 'list' || said.kind === 'floor') return [eachIn(sums, said, said.price), said.unit];
      return said.kind === 'break' || said.kind === 'quantity' ? [said.unit] : [];
    })
    .filter((unit) => unit !== null);

/** The words of the name of what is sold: "Piano lessons, €38 an hour, at your home €8 more a lesson". */
const soldWords = (statements: readonly PlacedStatement[]): string[] =>
  saidAbout(statements, 'name').flatMap(({ name }) => name.toLowerCase().split(' '));

/**
 * Whether a count in this unit counts what is ordered.
 * @param unit null where no word names it: then it does wherever anything is counted
 */
export function countsOrder(
  unit: string | null,
  statements: readonly PlacedStatement[],
  sums: readonly PriceFigure[],
): boolean {
  const units = unitsOf(statements, sums);
  if (units.length === 0 || unit === null) return units.length > 0;
  return [...units, ...soldWords(statements)].some((one) => sameUnit(one, unit));
}

/** Where no unit is named: what the words around the sum make likely, or what was read. */
function likelyPerDeal(said: PlacedOf<'charge'>, { figures, roles }: LawContext): boolean {
  const figure = figureOf(said, figures);
  const chance = figure === undefined ? 0.5 : roles.each(figure);
  if (chance >= LEAST.each) return false;
  return chance <= 1 - LEAST.each ? true : said.per === 'deal';
}

/** The words of the clause of a charge. */
function clauseOf(said: PlacedOf<'charge'>, { figures, setting }: LawContext): string {
  const figure = figureOf(said, figures);
  return figure === undefined ? said.quote : sumClause([...setting.description], figure);
}

/** A charge with the rest of its sentence, up to the next figure: "€3.50 a table on top, once per order". */
function wordsOf(said: PlacedOf<'charge'>, { figures, setting }: LawContext): string {
  const points = [...setting.description];
  const [, end] = sentenceAround(points, said);
  const next = Math.min(end, ...figures.map(({ start }) => start).filter((start) => start >= said.end));
  return points.slice(said.start, next).join('');
}

/** So much of what a price is may be paid for each: what is dearer than one is paid once. */
const SURELY_ONCE = 0.3;

/** Whether no word says how often an amount smaller than the price of one is paid, and the words leave it open. */
function mayBeForEach(said: PlacedOf<'charge'>, price: number | undefined, { figures, roles }: LawContext): boolean {
  const figure = figureOf(said, figures);
  if (price === undefined || figure === undefined || !('amount' in said.figure)) return false;
  const chance = roles.each(figure);
  return said.figure.amount < price && chance > SURELY_ONCE && chance < LEAST.each;
}

/**
 * What is paid for each of something that is counted by itself is ordered by that count. What cannot be counted is no
 * part of the offer until answered: paid once, whatever the count, it would be less than the seller asks.
 */
const askHowOften = (said: PlacedOf<'charge'>, count: string | null = null): Doubt => ({
  kind: 'charged_by_count',
  path: '/terms',
  place: placeOf(said),
  args: [said.quote],
  severity: 'warning',
  stake: 'amount' in said.figure ? said.figure.amount : 0,
  choices: [
    ...(count === null
      ? []
      : [{ id: 'counted' as const, args: [count], reread: replacing(said, { ...said, per: { count } }) }]),
    notPart(said),
    { id: 'once', args: [], reread: replacing(said, { ...said, per: 'deal' }) },
    { id: 'for_each', args: [], reread: replacing(said, { ...said, per: 'unit' }) },
  ],
});

/** What is paid once as long as the seller says nothing else. */
const askOnceOrEach = (said: PlacedOf<'charge'>): Doubt => {
  const { choices, ...doubt } = askHowOften(said);
  const [none, once, each] = choices.slice(-3);
  return { ...doubt, choices: [once, each, none].filter((choice) => choice !== undefined) };
};

/**
 * A charge is paid for each unit where it is said for each of what the price is for, and once where it is said for each
 * of which a deal has one: "£400 a group" beside a price a ticket. What is paid for each of something that no order
 * counts, such as miles or further drafts, is asked about. Where it is said for nothing, the words around it decide;
 * where they do not, the seller is asked, and it is paid once until then. The price of another version holds for each
 * that is ordered.
 */
export const countCharges: Law = (statements, context) => {
  const charges = saidAbout(statements, 'charge').filter(({ figure }) => 'amount' in figure);
  if (charges.length === 0) return [];
  const sums = context.sums;
  const units = unitsOf(statements, sums);
  const sold = soldWords(statements);
  // Where people are counted, an evening of the name is one for all of them.
  const named = units.some(countsHeads) ? [] : sold;
  const isSold = (each: string | null): boolean =>
    each !== null && each !== '' && [...units, ...named].some((unit) => sameUnit(each, unit));
  const { period } = context;
  return charges.flatMap((said): Doubt[] => {
    if (said.instead || countsBeyond(said)) return [];
    const paidFor = 'amount' in said.figure ? eachIn(sums, said, said.figure.amount) : null;
    const words = clauseOf(said, context);
    // No policy holds how many are free: charged from the first one, it would be more than the seller asks.
    if (paidFor !== null && startsLater(`${words} ${said.quote}`)) return [askHowOften(said)];
    const time = timeUnit(paidFor ?? '');
    if (time !== null && period !== null) return time === period ? rule(said, 'period') : [askHowOften(said)];
    if (chargedByCount(words, paidFor, units) && !isSold(paidFor)) {
      const count = countedIn(paidFor);
      return count !== null && countsWay(count) ? rule(said, { count }) : [askHowOften(said, count)];
    }
    const each = paidForEach(paidFor);
    if (each === null && units.length > 0 && mayBeForEach(said, saidAbout(statements, 'list')[0]?.price, context))
      return [askOnceOrEach(said)];
    const unnamed = each === null || units.length === 0 || (each !== '' && units.includes(''));
    const counted = isSold(each) || (each === '' && [...units, ...sold].length > 0);
    const perDeal = unnamed ? likelyPerDeal(said, context) : !counted;
    const perUnit = period !== null && paidOnce(wordsOf(said, context)) ? 'unit_once' : 'unit';
    return rule(said, perDeal ? 'deal' : perUnit);
  });
};

/** What a charge is counted by where its words name one thing that can be counted: a mile, a page. */
const countedIn = (each: string | null): string | null =>
  each === null || each === '' || timeNamed(each) !== null ? null : each;

/** A charge that is paid so often, whatever was read. */
const rule = (said: PlacedOf<'charge'>, per: ChargedPer): Doubt[] =>
  JSON.stringify(said.per) === JSON.stringify(per)
    ? []
    : [
        {
          kind: 'figure_role',
          path: '/terms',
          place: placeOf(said),
          args: [said.quote],
          severity: 'warning',
          stake: 0,
          choices: [{ id: 'charge', args: [], reread: replacing(said, { ...said, per }) }],
        },
      ];

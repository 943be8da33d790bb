import type { Place, PlacedOf, PlacedStatement, PriceFigure, SaidFigure } from '@svc/plain-words';
import {
  isFormerPrice,
  moneyMove,
  namesAskingPrice,
  pricedThing,
  saidAbout,
  sameUnit,
  standsOnTop,
  sumClause,
  whatFor,
  wordsAround,
} from '@svc/plain-words';
import type { DoubtChoice, Law, LawContext } from '../../questions/doubt.js';
import { unused } from '../../questions/doubt.js';
import { unreadSums } from '../unread-figures.js';
import type { Assignment, Sum, Volume } from './price-roles.js';
import { assignRoles, isSpan } from './price-roles.js';

const covers = (outer: Place, inner: Place): boolean => outer.start <= inner.start && outer.end >= inner.end;
const overlaps = (one: Place, other: Place): boolean => one.start < other.end && one.end > other.start;

/** A price that stands beside a condition or a count, where no word says that it is one. */
const isImplied = (said: PlacedStatement): boolean =>
  (said.kind === 'break' || said.kind === 'trade' || said.kind === 'grant') &&
  said.figure !== null &&
  'to_price' in said.figure &&
  said.figure.implied === true;

/** Whether a bare number was read as a price. */
const isPrice = ({ value, start, end }: SaidFigure, statements: readonly PlacedStatement[]): boolean =>
  statements.some(
    (said) =>
      (said.kind === 'list' || said.kind === 'floor') && said.price === value && said.start <= start && said.end >= end,
  );

/** What is told or left aside may hold any number. */
const TOLD: ReadonlySet<PlacedStatement['kind']> = new Set(['fact', 'not_understood', 'name', 'manner']);

/** What a sum was read as, where its words leave nothing open. */
function readAs(
  { figure, count }: PriceFigure,
  statements: readonly PlacedStatement[],
  unread: readonly SaidFigure[],
): Sum['read'] {
  if (unread.includes(figure)) return null;
  const said = statements.filter((one) => covers(one, figure));
  // Of two lowest prices the higher may be what is asked.
  const lowest = Math.min(...saidAbout(statements, 'floor').map(({ price }) => price));
  const floor = said.some((one) => one.kind === 'floor' && one.price === figure.value);
  if (floor) return figure.value === lowest ? 'floor' : null;
  const listed = said.filter((one) => one.kind === 'list' && one.price === figure.value);
  if (listed.some(({ quote }) => namesAskingPrice(quote))) return 'list';
  if (listed.length > 0 || said.some(isImplied)) return null;
  // "12 spreads and more, I go to 285" is given from twelve on, and not for nothing.
  if (count?.marked && said.every(({ kind }) => TOLD.has(kind) || kind === 'free_discount')) return null;
  return said.some(({ kind }) => !TOLD.has(kind)) ? 'other' : null;
}

function sumsOf(statements: readonly PlacedStatement[], context: LawContext): Sum[] {
  const { figures } = context;
  const { description } = context.setting;
  const points = [...description];
  const unread = unreadSums(statements, figures, description);
  const all = context.sums;
  const counted = all.flatMap(({ count }) => (count === null ? [] : [count]));
  return all.flatMap((one): Sum[] => {
    const { figure, count, each } = one;
    // A bare number is a sum only where something beside it prices what is sold.
    const words = sumClause(points, figure);
    const priced = figure.kind === 'money' || each !== null || isPrice(figure, statements);
    if (!priced && (counted.some((count) => covers(count, figure)) || (count === null && !unread.includes(figure))))
      return [];
    const move = moneyMove(words);
    return [
      {
        ...one,
        what: whatFor(words, figure.quote) || pricedThing(points, figure, figures).what,
        added: move === 'on' || move === 'deposit' || standsOnTop(points, figure, each),
        priced,
        former: isFormerPrice(words),
        read: readAs(one, statements, unread),
      },
    ];
  });
}

/** How many there are, by what is said of them outside of all prices for so many. */
const stockOf = (statements: readonly PlacedStatement[], { figures }: LawContext, sums: readonly Sum[]): number[] => {
  const most = saidAbout(statements, 'quantity').flatMap(({ max }) => max ?? []);
  if (most.length > 0) return most;
  const counts = figures.filter(
    (figure) =>
      (figure.kind === 'count' || figure.kind === 'number') &&
      (figure.kind === 'count' || figure.sum) &&
      Number.isInteger(figure.value) &&
      figure.value > 1 &&
      !sums.some(({ row }) => covers(row, figure)),
  );
  const named = counts.filter(({ kind }) => kind === 'count');
  return [...new Set((named.length > 0 ? named : counts).map(({ value }) => value))];
};

/** The statements with these roles: what was guessed of the same sums gives way. The list price comes first. */
function withRoles({ list, volumes }: Assignment, context: LawContext): DoubtChoice['reread'] {
  const price = list.values[0] ?? 0;
  const sure = volumes.filter((volume) => volume.sure);
  const rows = sure.map(({ sum }) => sum.row);
  const unit = unitOf(list) ?? sure.flatMap(({ sum }) => unitOf(sum) ?? [])[0] ?? null;
  const around = wordsAround([...context.setting.description], list.figure);
  const isList = (said: PlacedStatement): boolean =>
    said.kind === 'list' && said.price === price && covers(said, list.figure);
  const keep = (said: PlacedStatement): PlacedStatement[] => {
    if (said.kind === 'floor' && said.price === price && covers(said, list.figure)) return [];
    // "3 for $10" does not say that there are three.
    if (said.kind === 'quantity' && said.implied && rows.some((row) => covers(row, said))) return [];
    if (said.kind === 'list') return rows.some((row) => overlaps(said, row)) ? [] : [{ ...said, strength: 'weak' }];
    if (said.kind === 'free_discount') return [...rows, list.figure].some((row) => overlaps(said, row)) ? [] : [said];
    if (isImplied(said) && [...rows, list.figure].some((place) => overlaps(said, place)))
      return sure.some((volume) => isThat(said, volume)) ? [said] : [];
    const told = said.kind === 'fact' || said.kind === 'not_understood';
    if (!told || ![...rows, list.figure].some((place) => overlaps(said, place))) return [said];
    return [...rows, around].some((row) => covers(row, said)) ? [] : [unused(said)];
  };
  return (statements) => {
    const named = statements.find(isList);
    const kept = statements.filter((said) => said !== named).flatMap(keep);
    const own: PlacedOf<'list'> =
      named?.kind === 'list'
        ? { ...named, strength: 'strong', unit: named.unit ?? unit, only: true }
        : { kind: 'list', price, strength: 'strong', unit, only: true, ...around };
    const steps = sure
      .filter((volume) => !kept.some((said) => isThat(said, volume)))
      .map((volume) => breakOf(volume, own.unit));
    return [own, ...kept, ...steps];
  };
}

/** A price a day says how it is paid; what is sold has a unit of its own. */
const unitOf = ({ each }: Sum): string | null => (each === null || each === '' || isSpan(each) ? null : each);

/** Whether a statement says this already. */
const isThat = (said: PlacedStatement, { from, each }: Volume): boolean =>
  said.kind === 'break' && said.from === from && 'to_price' in said.figure && said.figure.to_price === each;

/** What is counted, in the word that the list price has for it. */
const unitOfCount = (counted: string | null, each: string | null, priced: string | null): string | null => {
  if (counted === null || counted === 'of') return null;
  return each !== null && sameUnit(counted, each) && priced !== null ? priced : counted;
};

/** The price of one, as fine as can be: what all of them come to is rounded, and stays as said. */
const priceOfOne = ({ sum, each }: Volume): number => (sum.values.includes(each) ? each : Number(each.toFixed(6)));

const breakOf = (volume: Volume, priced: string | null): PlacedStatement => {
  const { sum, count, from } = volume;
  return {
    kind: 'break',
    from,
    ...(count.upTo === undefined ? {} : { upTo: count.upTo }),
    ...(count.all ? { all: true } : {}),
    figure: { to_price: priceOfOne(volume) },
    extra: false,
    stacks: false,
    unit: unitOfCount(count.unit, sum.each, priced),
    ...sum.row,
  };
};

/**
 * The sums of a description get their roles together: one is the list price, and a lower one beside a count is the
 * price for so many. Where only one way fits them all, nothing is asked.
 */
export const decideRoles: Law = (statements, context) => {
  const floors = saidAbout(statements, 'floor').map(({ price }) => price);
  const floor = floors.length === 0 ? null : Math.min(...floors);
  const sums = sumsOf(statements, context);
  const [only, ...others] = assignRoles(sums, floor, stockOf(statements, context, sums));
  if (only === undefined || others.length > 0) return [];
  // A price that is the only one that can be it stays.
  if (saidAbout(statements, 'list').some((said) => said.only === true && said.price !== only.list.values[0])) return [];
  const { quote, start, end } = only.list.figure;
  return [
    {
      kind: 'which_price',
      path: '/list_price',
      place: { quote, start, end },
      args: [],
      severity: 'warning',
      stake: 0,
      choices: [{ id: 'first_price', args: ['', quote], reread: withRoles(only, context) }],
    },
  ];
};

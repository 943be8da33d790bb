import type { Place, PlacedStatement } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import { decimalsFor, minus, offAmount, roundUp } from '../assemble/money-steps.js';
import { chosenList } from '../assemble/prices.js';
import { placeOf } from '../assemble/draft.js';
import { lowestCandidates } from './figure-roles.js';
import { saying } from './roles/other-prices.js';
import type { DoubtChoice, Law, LawContext } from '../questions/doubt.js';

/**
 * A seller who names no lowest price settles it with one answer: the list price, or what the discounts named here come
 * down to. Until answered nothing is given away, and the error `floor_missing` stands.
 */
export const askLowestPrice: Law = (statements, context) => {
  const list = chosenList(statements);
  const named = statements.some(({ kind }) => kind === 'floor' || kind === 'fixed_price' || kind === 'floor_off');
  if (list === undefined || named) return [];
  const place = placeOf(list);
  const lowest = lowestReached(statements, list.price, context);
  const reached: DoubtChoice[] =
    lowest > 0 && lowest < list.price
      ? [{ id: 'as_low_as_named', args: [context.money(lowest)], reread: endingAt(lowest, place) }]
      : [];
  return [
    {
      kind: 'lowest_price_missing',
      path: '/floor_price',
      place,
      args: [],
      severity: 'error',
      // Until answered nothing is given away, so no answer costs nothing: what can cost something is asked before it.
      stake: 0,
      confirms: true,
      choices: [
        {
          id: 'list_price',
          args: [context.money(list.price)],
          reread: (said) => [...said, floorOf(list.price, place)],
        },
        ...reached,
        ...mayBeLowest(statements, list.price, context),
      ],
      unanswered: (said) => [...said],
      lapsed: ['as_low_as_named', ...SUMS],
    },
  ];
};

const SUMS = ['first_price', 'second_price'] as const;

/** Sums that were read as nothing and lie near below the list price: each may be the lowest price. */
function mayBeLowest(statements: readonly PlacedStatement[], list: number, context: LawContext): DoubtChoice[] {
  return lowestCandidates(statements, list, context)
    .slice(0, SUMS.length)
    .map(({ figure, place }, at) => ({
      id: SUMS[at] ?? 'second_price',
      args: [context.money(figure.value), place.quote],
      reread: saying(figure, floorOf(figure.value, place)),
    }));
}

/** A lowest price that an answer names. */
export const floorOf = (price: number, place: Place): PlacedStatement => ({
  kind: 'floor',
  price,
  strength: 'strong',
  unit: null,
  ...place,
});

/** The lowest price that discounts come down to; only for what they are named for may a price fall so far. */
export const endingAt =
  (price: number, place: Place): DoubtChoice['reread'] =>
  (statements) => [
    ...statements,
    floorOf(price, place),
    ...(saidAbout(statements, 'free_discount').length > 0
      ? []
      : [{ kind: 'free_discount', figure: { amount: 0 }, ...place } satisfies PlacedStatement]),
  ];

/** What the deepest discount leaves of the list price with those that add to it, rounded up to the price step. */
function lowestReached(statements: readonly PlacedStatement[], list: number, { currency }: LawContext): number {
  const [adding, alone]: [number[], number[]] = [[], []];
  const prices = [list];
  for (const said of statements) {
    if (!('figure' in said) || said.figure === null || said.kind === 'charge' || said.kind === 'floor_off') continue;
    if ('to_price' in said.figure) prices.push(said.figure.to_price);
    const off = offAmount(list, said.figure);
    ('stacks' in said && said.stacks ? adding : alone).push(off);
  }
  const most = adding.reduce((sum, off) => sum + off, Math.max(0, ...alone));
  return roundUp(minus(list, Math.min(most, list)), decimalsFor(currency, prices));
}

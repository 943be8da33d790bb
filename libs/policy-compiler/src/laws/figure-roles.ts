import type { CountSaid, MoneyMove, Place, PlacedOf, PlacedStatement, PricedThing, SaidFigure } from '@svc/plain-words';
import {
  buyersNamed,
  eachUnit,
  isFormerPrice,
  isUnspaced,
  moneyMove,
  namesAskingPrice,
  paysForThing,
  pricedThing,
  refusesBelow,
  saidAbout,
  wordsAround,
} from '@svc/plain-words';
import { depositAt } from './more-is-never-less.js';
import { isSpan } from './roles/price-roles.js';
import { unreadShares, unreadSums } from './unread-figures.js';
import type { Doubt, DoubtChoice, Law, LawContext } from '../questions/doubt.js';
import { TOGETHER, unused } from '../questions/doubt.js';

/** A bare number among words that stand apart is a sum only near the list price. */
const NEAR = 0.5;

interface Prices {
  list: number;
  /** No lowest price is said, so a sum under the list price may be it. */
  floorOpen: boolean;
}

const holds = (said: Place, figure: Place): boolean => said.start <= figure.start && said.end >= figure.end;

/** A second sum that no word calls the price is none. */
const isSecond = (said: PlacedStatement, chosen: PlacedOf<'list'>): boolean =>
  said.kind === 'list' && said.strength === 'weak' && said.price !== chosen.price && !namesAskingPrice(said.quote);

/** Puts a statement beside the others; what tells the figure to buyers goes. */
export const saying =
  (figure: SaidFigure, statement: PlacedStatement): DoubtChoice['reread'] =>
  (statements) => [
    ...statements.flatMap((said): PlacedStatement[] => {
      if (!holds(said, figure)) return [said];
      if (said.kind === 'list' && said.strength === 'weak' && said.price === figure.value)
        return statement.kind === 'not_understood' ? [unused(said)] : [];
      if (said.kind === 'fact') return statement.kind === 'not_understood' ? [unused(said)] : [];
      return said.kind === 'not_understood' && said.quote === statement.quote ? [] : [said];
    }),
    statement,
  ];

/** The figure as the lowest price, where it is near enough below the list price. */
function lowestPrice(figure: SaidFigure, place: Place, list: number, { money }: LawContext): DoubtChoice[] {
  const { value } = figure;
  if (value >= list || value < list * NEAR) return [];
  const floor = saying(figure, { kind: 'floor', price: value, strength: 'strong', unit: null, ...place });
  return [{ id: 'lowest_price', args: [money(value)], reread: floor }];
}

const grantOf = (flag: string, price: number, place: Place): PlacedStatement => ({
  kind: 'grant',
  flag,
  figure: { to_price: price },
  extra: false,
  stacks: false,
  ...place,
});

/** A figure with no role, and what stands around it. */
interface Open {
  figure: SaidFigure;
  thing: PricedThing;
  move: MoneyMove;
  /** So many of what is sold, right beside it. */
  count: CountSaid | null;
}

/** The figure as the price of one, from the number beside it on. */
function volumeChoice(figure: SaidFigure, count: CountSaid | null, place: Place, list: number): DoubtChoice[] {
  if (figure.kind === 'percent' || count === null || count.from < 2 || !count.marked) return [];
  if (count.unit !== null && isSpan(count.unit) && count.unit !== 'day') return [];
  const price = figure.value < list ? figure.value : figure.value / count.from;
  if (price >= list || price * 4 < list) return [];
  const step: PlacedStatement = {
    kind: 'break',
    from: count.from,
    figure: { to_price: Number(price.toFixed(6)) },
    extra: false,
    stacks: false,
    unit: null,
    ...place,
  };
  return [{ id: 'from_volume', args: [String(count.from)], reread: saying(figure, step) }];
}

/**
 * Everything that a figure which was read as nothing can be, by its words and its size. A sum beside a thing that has a
 * name is paid for it; what may be the lowest price, or the price of the whole for some, is none of the deal until
 * answered.
 */
function choicesOf(
  { figure, thing, move, count }: Open,
  { list, floorOpen }: Prices,
  context: LawContext,
): DoubtChoice[] {
  const { what, quote, start, end } = thing;
  const place = { quote, start, end };
  const share = figure.kind === 'percent' ? Math.abs(figure.value) / 100 : null;
  const sum = share === null ? { amount: figure.value } : { share };
  if (move === 'deposit') return [{ id: 'not_part', args: [], reread: saying(figure, depositAt(place)) }];
  const below = floorOpen && share === null && refusesBelow(quote, figure.quote);
  const said = below ? lowestPrice(figure, place, list, context) : [];
  if (said.length > 0) return said;
  const none: DoubtChoice = { id: 'not_part', args: [], reread: saying(figure, unused(place)) };
  const added = move === 'on' || move === 'perhaps_on';
  const lowest = share === null && floorOpen && !added ? lowestPrice(figure, place, list, context) : [];
  if (what === '' || isFormerPrice(quote)) return [none, ...lowest];
  const paid = paysForThing(quote, figure.quote, added ? 'thing' : what);
  const perDeal = share === null && !eachUnit(quote);
  const charge: DoubtChoice = {
    id: 'charge',
    args: [],
    reread: saying(figure, { kind: 'charge', what, figure: sum, perDeal, ...place }),
  };
  const volume = volumeChoice(figure, count, place, list);
  const trade = (given: typeof sum | { to_price: number }): DoubtChoice['reread'] =>
    saying(figure, { kind: 'trade', condition: what, figure: given, extra: false, stacks: false, ...place });
  const discount: DoubtChoice[] =
    share !== null || figure.value < list ? [{ id: 'discount', args: [], reread: trade(sum) }] : [];
  const near = share === null && !added && figure.value < list && figure.value >= list * NEAR;
  const flag = near ? (buyersNamed(what) ?? buyersNamed(quote.replace(figure.quote, ' '))) : null;
  const confirmed: DoubtChoice[] =
    flag === null
      ? []
      : [{ id: 'confirmed_buyers', args: [what], reread: saying(figure, grantOf(flag, figure.value, place)) }];
  const priceFor: DoubtChoice[] = near
    ? [...confirmed, { id: 'price_for', args: [what], reread: trade({ to_price: figure.value }) }]
    : [];
  if (volume.length > 0) return [none, ...volume, ...lowest, ...priceFor, charge];
  if (move === 'on' && paid) return [charge];
  if (move === 'off') return [none, ...lowest, ...discount, charge];
  // A bare number in the words that open a description may be part of a name.
  const named = figure.kind === 'number' && move === 'unsaid' && start === 0;
  return near || !paid || named ? [none, ...lowest, ...priceFor, charge, ...discount] : [charge, none, ...discount];
}

/** The unread sums that may be the lowest price, the lowest first. */
export function lowestCandidates(
  statements: readonly PlacedStatement[],
  list: number,
  { figures, setting }: LawContext,
): { figure: SaidFigure; place: Place }[] {
  const points = [...setting.description];
  return unreadSums(statements, figures, setting.description)
    .filter(({ value }) => value < list && value >= list * NEAR)
    .map((figure) => ({ figure, place: wordsAround(points, figure) }))
    .filter(({ place }) => ['off', 'unsaid'].includes(moneyMove(place.quote)) && !isFormerPrice(place.quote))
    .sort((one, other) => one.figure.value - other.figure.value);
}

/**
 * A clause of a figure with no role is a question. It is told to nobody: what no reading explains may be the lowest
 * price, a charge or a discount; only what words surely put on top is a charge without one.
 */
export const askAboutRoles: Law = (statements, context) => {
  const lists = saidAbout(statements, 'list');
  const chosen = lists.find(({ strength }) => strength === 'strong') ?? lists[0];
  if (chosen === undefined) return [];
  const list = chosen.price;
  const { description } = context.setting;
  const points = [...description];
  const floorOpen = !statements.some(({ kind }) => kind === 'floor' || kind === 'fixed_price' || kind === 'floor_off');
  const sure = statements.filter((said) => !isSecond(said, chosen));
  const sums = unreadSums(sure, context.figures, description).filter(
    (figure) =>
      figure.kind === 'money' ||
      isUnspaced(wordsAround(points, figure).quote) ||
      (figure.value >= list * NEAR && figure.value <= list),
  );
  const shares = unreadShares(statements, context.figures).filter(
    (figure) => moneyMove(wordsAround(points, figure).quote) !== 'unsaid',
  );
  const counts = sums.length > 0 ? context.sums : [];
  return [...sums, ...shares].map((figure): Doubt => {
    const thing = pricedThing(points, figure, context.figures);
    const { quote, start, end } = thing;
    const count = counts.find((one) => one.figure.start === figure.start)?.count ?? null;
    const choices = choicesOf({ figure, thing, move: moneyMove(quote), count }, { list, floorOpen }, context);
    return {
      kind: 'figure_role',
      path: choices.some(({ id }) => id === 'lowest_price') ? '/floor_price' : '/terms',
      place: { quote, start, end },
      args: [quote],
      severity: 'warning',
      stake: choices.some(({ id }) => id === 'lowest_price') ? list : figure.kind === 'percent' ? 0 : figure.value,
      choices,
      lapsed: TOGETHER,
    };
  });
};

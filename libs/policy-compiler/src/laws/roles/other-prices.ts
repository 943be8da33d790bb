import { timeIn, timeSpans } from '@svc/language';
import type { CountSaid, Place, PlacedStatement, SaidFigure } from '@svc/plain-words';
import { isTimeWord, timeNoun } from '../../assemble/time-words.js';
import type { DoubtChoice, LawContext } from '../../questions/doubt.js';
import { unused } from '../../questions/doubt.js';
import { writeMoney } from '../../summary/money-words.js';
import { isSpan } from './price-roles.js';

/** A sum from half of the list price on may be a price of the same thing. */
export const NEAR = 0.5;

const holds = (said: Place, figure: Place): boolean => said.start <= figure.start && said.end >= figure.end;

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
export function lowestPrice(figure: SaidFigure, place: Place, list: number, { money }: LawContext): DoubtChoice[] {
  const { value } = figure;
  if (value >= list || value < list * NEAR) return [];
  const floor = saying(figure, { kind: 'floor', price: value, strength: 'strong', unit: null, ...place });
  return [{ id: 'lowest_price', args: [money(value)], reread: floor }];
}

/** The figure as the price of one, from the number beside it on. */
export function volumePrice(
  figure: SaidFigure,
  count: CountSaid | null,
  place: Place,
  list: number,
  language: 'en' | 'zh',
): DoubtChoice[] {
  if (figure.kind === 'percent' || count === null || count.from < 2 || !count.marked) return [];
  if (count.unit !== null && isSpan(count.unit) && count.unit !== 'day') return [];
  const price = figure.value < list ? figure.value : figure.value / count.from;
  if (price >= list || price * 4 < list) return [];
  const to_price = Number(price.toFixed(6));
  const step: PlacedStatement = {
    kind: 'break',
    from: count.from,
    figure: { to_price },
    extra: false,
    stacks: false,
    unit: isTimeWord(count.unit) ? count.unit : null,
    ...place,
  };
  return [
    { id: 'from_volume', args: [String(count.from), timeNoun(count.unit, language)], reread: saying(figure, step) },
  ];
}

/** The figure as the price of a longer time that its words name: "for a week we charge 30", beside a day's price. */
export function longerPrice(figure: SaidFigure, place: Place, list: number, context: LawContext): DoubtChoice[] {
  const { period, currency, setting } = context;
  const [length, ...others] = timeSpans(place.quote);
  const count = period === null || length === undefined || others.length > 0 ? null : timeIn(length, period);
  if (figure.kind === 'percent' || period === null || count === null || count < 2) return [];
  const price = figure.value / count;
  if (price >= list || price * 4 < list) return [];
  const to_price = Number(price.toFixed(6));
  const rest = { extra: false, stacks: false, unit: period, how: 'given' as const };
  const step: PlacedStatement = { kind: 'break', from: count, figure: { to_price }, ...rest, ...place };
  const args = [
    writeMoney(figure.value, currency, setting.language),
    String(count),
    timeNoun(period, setting.language),
  ];
  return [{ id: 'for_time', args, reread: saying(figure, step) }];
}

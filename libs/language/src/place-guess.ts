import { inWindow } from './in-window.js';
import { isEach } from './figure-role.js';
import { ownQuantity, type Reader } from './figure-reader.js';
import { nearTotal } from './near-total.js';
import type { NumberMention } from './figures/number-mention.js';
import type { NumberOfTime } from './time-wanted.js';
import { PERIOD_AFTER } from './phrases/amount-cues.js';

/** "$250 for 2 tickets": by the words a total, even where it could be the price of one. */
const FOR_COUNT =
  /^ ?for (?:[1-9]\d*(?![.,]?\d)|two|three|four|five|six|seven|eight|nine|ten|twelve|a (?:dozen|couple))(?![a-z])/;

/** Nobody offers less than this share of the list price for one: "29 for 30 cartons" is no total where one costs 31. */
const LEAST_SHARE = 0.2;

/** Whether a figure could be what one costs for one period: between half of list and list. */
const fitsOne =
  ({ standing: { listPrice } }: Reader) =>
  (price: number): boolean =>
    price >= listPrice / 2 && price <= listPrice;

/** Notes a total of the whole deal, or of one period of it. */
function noteTotal({ amounts, totals, vocabulary }: Reader, value: number, of: 'deal' | 'period'): void {
  totals.add(value);
  if (vocabulary.period !== undefined) amounts.totalOf = of;
}

/**
 * Places a figure whose words name the time that it is paid for: all that is paid for so long is a total, unless its
 * size says that it is the price of one; what is paid for one time is a price, unless the size says that it is what all
 * of the order costs for that long.
 * @example placeOfTime(reader, 250, mention) // of "3 days for 250", where a day is 95: a total of the deal
 */
export function placeOfTime(reader: Reader, value: number, mention: NumberOfTime): void {
  const { amounts, standing } = reader;
  const { paid, periods = 1 } = mention;
  const quantity = ownQuantity(reader) ?? 1;
  const fits = fitsOne(reader);
  const isForOne = isEach(reader, mention);
  const all = paid === 'whole' ? quantity * periods : quantity;
  const isBoth = all > 1 && fits(value) && (paid === 'whole' ? !fits(value / all) : fits(value / all));
  const exceeds = value > standing.listPrice;
  const isOfAll =
    exceeds && (fits(value / all) || nearTotal(value, standing) || (all > 1 && value > 1.5 * standing.listPrice));
  if (isForOne && paid === 'whole') noteEach(reader, Number((value / periods).toFixed(6)));
  else if (isBoth && !isForOne) amounts.unclear = true;
  else if (paid === 'whole') noteTotal(reader, value, 'deal');
  else if (isOfAll && !isForOne) noteTotal(reader, value, 'period');
  else noteEach(reader, value);
}

/** Notes a price of one for one period. */
function noteEach({ amounts, prices }: Reader, value: number): void {
  prices.add(value);
  amounts.each = true;
}

/**
 * Places a figure whose words do not say what it is, by its size against the list price and against what is to be paid
 * for what lies on the table.
 * @example placeGuess(reader, 1300, mention) // a total, where 100 of them lie on the table at 1,340 in all
 */
export function placeGuess(reader: Reader, value: number, mention: NumberMention): void {
  const list = reader.standing.listPrice;
  const quantity = ownQuantity(reader) ?? 1;
  const { before, after } = inWindow(reader.text, mention);
  const fits = fitsOne(reader);
  const asTotal =
    quantity > 1 && value > list && value / quantity >= list * LEAST_SHARE && value / quantity <= list * 1.05;
  const priced =
    mention.kind === 'money' ||
    mention.alternative !== null ||
    /(?:for|at|pay|offer|price|do|take|give|to|say|about|around|is|出|给|价|到|付)[^a-z\d]{0,3}$/.test(before) ||
    /^ ?(?:cash|可以|行|怎么样|成|吧|卖)/.test(after) ||
    PERIOD_AFTER.test(after);
  const all = quantity * (reader.periods ?? 1);
  const isOfDeal = all > quantity && !fits(value) && (quantity === 1 || !fits(value / quantity));
  // The figure that the buyer named last for each means the same when it is said again.
  if (reader.quantity === undefined && priced && value === reader.standing.lastBid) reader.prices.add(value);
  else if (reader.quantity !== undefined && quantity > 1 && fits(value) && fits(value / quantity))
    reader.amounts.unclear = true;
  else if (
    reader.quantity !== undefined &&
    quantity > 1 &&
    fits(value) &&
    value / quantity >= list * LEAST_SHARE &&
    FOR_COUNT.test(after)
  )
    reader.amounts.unclear = true;
  else if (isOfDeal && value > list && (fits(value / all) || nearTotal(value, reader.standing)))
    noteTotal(reader, value, 'deal');
  else if (quantity > 1 && fits(value) !== fits(value / quantity))
    (fits(value) ? reader.prices : reader.totals).add(value);
  else if (quantity > 1 && !fits(value) && nearTotal(value, reader.standing)) reader.totals.add(value);
  else if (asTotal && value > list * 1.5) reader.totals.add(value);
  else if (asTotal) reader.amounts.unclear = true;
  else if (value > list * 1.5 && !(priced && quantity === 1)) {
    if (
      !priced &&
      mention.kind === 'number' &&
      Number.isInteger(value) &&
      value <= (reader.vocabulary.most ?? 1) &&
      reader.amounts.quantity === undefined &&
      reader.prices.size > 0
    )
      reader.amounts.quantity = value;
    else reader.amounts.unclear = true;
  } else if (priced || value >= list * 0.2) reader.prices.add(value);
  else if (!/^ [a-z]{3,}/.test(after)) reader.amounts.unclear = true;
}

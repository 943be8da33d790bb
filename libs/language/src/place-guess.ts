import { inWindow } from './counts.js';
import { ownQuantity, type Reader } from './figure-reader.js';
import { nearTotal } from './near-total.js';
import type { NumberMention } from './figures/number-mention.js';
import { PERIOD_AFTER } from './phrases/amount-cues.js';

/** "$250 for 2 tickets": by the words a total, even where it could be the price of one. */
const FOR_COUNT =
  /^ ?for (?:[1-9]\d*(?![.,]?\d)|two|three|four|five|six|seven|eight|nine|ten|twelve|a (?:dozen|couple))(?![a-z])/;

/**
 * Places a figure whose words do not say what it is, by its size against the list price and against what is to be paid
 * for what lies on the table.
 * @example placeGuess(reader, 1300, mention) // a total, where 100 of them lie on the table at 1,340 in all
 */
export function placeGuess(reader: Reader, value: number, mention: NumberMention): void {
  const list = reader.standing.listPrice;
  const quantity = ownQuantity(reader) ?? 1;
  const { before, after } = inWindow(reader.text, mention);
  const fits = (price: number): boolean => price >= list / 2 && price <= list;
  const asTotal = quantity > 1 && value > list && value / quantity >= list * 0.2 && value / quantity <= list * 1.05;
  const priced =
    mention.kind === 'money' ||
    mention.alternative !== null ||
    /(?:for|at|pay|offer|price|do|take|give|to|say|about|around|is|出|给|价|到|付)[^a-z\d]{0,3}$/.test(before) ||
    /^ ?(?:cash|可以|行|怎么样|成|吧|卖)/.test(after) ||
    PERIOD_AFTER.test(after);
  // The figure that the buyer named last for each means the same when it is said again.
  if (reader.quantity === undefined && priced && value === reader.standing.lastBid) reader.prices.add(value);
  else if (reader.quantity !== undefined && quantity > 1 && fits(value) && fits(value / quantity))
    reader.amounts.unclear = true;
  else if (reader.quantity !== undefined && quantity > 1 && fits(value) && FOR_COUNT.test(after))
    reader.amounts.unclear = true;
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

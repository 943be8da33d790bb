import {
  APART_AFTER,
  EACH_AFTER,
  EACH_BEFORE,
  eachOf,
  MOST_BEFORE,
  NO_AFTER,
  NO_BEFORE,
  OFF_AFTER,
  LOWER_BEFORE,
  OFF_BEFORE,
  PAST,
  PAST_AFTER,
  PERIOD_AFTER,
  QUANTITY_BEFORE,
  TOTAL_AFTER,
  TOTAL_BEFORE,
} from './amount-cues.js';
import type { NumberMention } from './number-mention.js';
import { readNumbers } from './numbers.js';
import { FOR_EACH, isOfSomebody } from './said-of-somebody.js';
import { foldPhrase } from './phrases.js';
import { ASKS_PRICE } from './question-cues.js';
import type { Standing } from './reading.js';
import { inWindow, plausible, readCount } from './counts.js';
import { readRelativeOffer } from './relative-offers.js';
import type { Vocabulary } from './vocabulary.js';

/** The figures of a message that speak of the deal. */
export interface Amounts {
  /** Unit price proposed. */
  price?: number;
  /** Total proposed for the whole order. */
  total?: number;
  quantity?: number;
  /** Unit price refused. */
  refusedPrice?: number;
  otherCurrency?: string;
  /** Whether a price stands apart from what is paid on top of it. */
  apart: boolean;
  /** Whether a figure speaks of something else than the deal: beside it no yes is plain. */
  aside: boolean;
  /** Whether how many are wanted is open: a price for each, or a number of something else, and no count. */
  countOpen: boolean;
  unclear: boolean;
  spans: { start: number; end: number }[];
  /** The places of figures that propose a price, a total or a count. */
  proposed: { start: number; end: number }[];
  /** The places of figures that are refused. */
  refused: { start: number; end: number }[];
}

/** A hair under the exact quotient, at six decimals: a price that is derived never promises more than was said. */
const perUnit = (total: number, quantity: number): number =>
  Math.floor(Number(((total / quantity) * 1e6).toFixed(3))) / 1e6;

/** Of two readings of a spelling the one that fits the list price; null where both or neither do. */
function settled(mention: NumberMention, list: number): number | null {
  if (mention.alternative === null) return mention.value;
  const fits = [mention.value, mention.alternative].filter((value) => plausible(value, list));
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

type Role = 'price' | 'total' | 'quantity' | 'refused' | 'skip' | 'unclear' | 'off';

/** What a bare or monetary number is, from the words around it; `guess` where they do not say. */
function roleOf(text: string, mention: NumberMention, each: RegExp | null): Role | 'guess' {
  const { before, after } = inWindow(text, mention);
  if (mention.value < 0) return 'unclear';
  const isEach = EACH_AFTER.test(after) || (each !== null && each.test(after));
  if (MOST_BEFORE.test(before)) return isEach ? 'price' : TOTAL_AFTER.test(after) ? 'total' : 'guess';
  if (NO_BEFORE.test(before) || NO_AFTER.test(after)) return 'refused';
  if (PAST.test(before) || PAST_AFTER.test(after)) return 'skip';
  if (
    mention.kind === 'number' &&
    (/^ ?(?:at|@) ?[$€£¥\d]/.test(after) ||
      (QUANTITY_BEFORE.test(before) && /^ ?(?:at|@|for|by|,|，|$)/.test(after) && Number.isInteger(mention.value)))
  )
    return 'quantity';
  if (OFF_AFTER.test(after) || (OFF_BEFORE.test(before) && !/(?:到|to) ?$/.test(before))) return 'off';
  if (isEach || EACH_BEFORE.test(before)) return 'price';
  if (TOTAL_AFTER.test(after) || TOTAL_BEFORE.test(before)) return 'total';
  if (/^ ?(?:for|each for) (?:the |all )?(?:\d|[a-z]+ ?(?:units|pieces|seats))/.test(after) && mention.kind === 'money')
    return 'guess';
  return 'guess';
}

interface Reader {
  text: string;
  vocabulary: Vocabulary;
  standing: Standing;
  quantity: number | undefined;
  /** A price of one of the unit that is sold. */
  each: RegExp | null;
  amounts: Amounts;
  prices: Set<number>;
  totals: Set<number>;
}

const ownQuantity = (reader: Reader): number | undefined =>
  reader.quantity ??
  (new Set(reader.standing.offers.map((offer) => offer.quantity)).size === 1
    ? reader.standing.offers[0]?.quantity
    : undefined);

/** A figure whose words do not say what it is: by its size against the list price. */
function placeGuess(reader: Reader, value: number, mention: NumberMention): void {
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
  if (reader.quantity !== undefined && quantity > 1 && fits(value) && fits(value / quantity))
    reader.amounts.unclear = true;
  else if (quantity > 1 && fits(value) !== fits(value / quantity))
    (fits(value) ? reader.prices : reader.totals).add(value);
  else if (asTotal && value > list * 1.5) reader.totals.add(value);
  else if (asTotal) reader.amounts.unclear = true;
  else if (value > list * 1.5 && !(priced && quantity === 1)) {
    if (
      !priced &&
      mention.kind === 'number' &&
      Number.isInteger(value) &&
      reader.amounts.quantity === undefined &&
      reader.prices.size > 0
    )
      reader.amounts.quantity = value;
    else reader.amounts.unclear = true;
  } else if (priced || value >= list * 0.2) reader.prices.add(value);
  else if (!/^ [a-z]{3,}/.test(after)) reader.amounts.unclear = true;
}

/** A word before a number with which somebody bids. */
const BID_BEFORE =
  /(?:(?:pay|offer|do|take|give|say|sell|price|spend|budget)(?: (?:it|this|that|them|me|you|is|of|for|at|to)){0,2}|出|给|价|到|付)[^a-z\d]{0,3}$/;

/**
 * Whether a bare number speaks of something else than a price: an hour, an age, a house. It has no currency and no word of bidding before it, and is
 * too small for a price, or stands in a question for the price.
 */
function isNoBid({ text, standing }: Reader, mention: NumberMention): boolean {
  if (mention.kind !== 'number' || mention.alternative !== null) return false;
  const { before } = inWindow(text, mention);
  if (BID_BEFORE.test(before) || before.trim() === '') return false;
  return mention.value < standing.listPrice * 0.2 || ASKS_PRICE.test(text) || isOfSomebody(before);
}
/** From what is taken off: the one price that stands, else the list price. */
const offBase = ({ offers, listPrice }: Standing): number =>
  offers.length === 1 ? (offers[0]?.price ?? listPrice) : listPrice;

/** "Drop 50": less than half of what it is taken from, where "drop 450" could name the price. */
const isLowering = ({ text, standing }: Reader, { kind, sense, value, start }: NumberMention): boolean =>
  (kind === 'money' || (kind === 'number' && sense === null)) &&
  value > 0 &&
  value < offBase(standing) / 2 &&
  LOWER_BEFORE.test(text.slice(Math.max(0, start - 40), start));

/** "30.5" beside a list of 31,500 is thirty and a half thousand: a bare figure whose thousandfold alone can be the price. */
const inThousands = (mention: NumberMention, value: number, list: number): boolean =>
  mention.kind === 'number' && value < list / 100 && value * 1000 >= list / 2 && value * 1000 <= list * 1.2;

function place(reader: Reader, mention: NumberMention): void {
  const { amounts, standing, vocabulary } = reader;
  const role = isLowering(reader, mention) ? 'off' : roleOf(reader.text, mention, reader.each);
  if (role === 'skip') return;
  if (role === 'guess' && isNoBid(reader, mention)) {
    amounts.aside = true;
    return;
  }
  if (mention.kind === 'money' && mention.currency !== null && mention.currency !== vocabulary.currency) {
    amounts.otherCurrency = mention.currency;
    amounts.unclear = true;
    return;
  }
  const plain = settled(mention, standing.listPrice);
  const value = plain !== null && inThousands(mention, plain, standing.listPrice) ? plain * 1000 : plain;
  const span = { start: mention.start, end: mention.end };
  if (role === 'refused') amounts.refused.push(span);
  else amounts.proposed.push(span);
  if (value === null || role === 'unclear') amounts.unclear = true;
  else if (role === 'refused') amounts.refusedPrice = value;
  else if (role === 'price') reader.prices.add(value);
  else if (role === 'total') reader.totals.add(value);
  else if (role === 'quantity') amounts.quantity = value;
  else if (role === 'off') reader.prices.add(Number((offBase(standing) - value).toFixed(6)));
  else placeGuess(reader, value, mention);
}

/** Several figures compete, or a total has no quantity to go with it: nothing is taken for granted. */
function conclude(reader: Reader): Amounts {
  const { amounts, prices, totals } = reader;
  const [price] = prices;
  const [total] = totals;
  const quantity = amounts.quantity ?? ownQuantity(reader);
  if (totals.size > 1 || prices.size > 1) amounts.unclear = true;
  else if (total !== undefined) {
    amounts.total = total;
    const derived = quantity === undefined ? undefined : perUnit(total, quantity);
    if (price !== undefined && derived !== undefined && Math.abs(price - derived) > 0.01) amounts.unclear = true;
    else if (price !== undefined || derived !== undefined) amounts.price = price ?? derived ?? 0;
  } else if (price !== undefined) amounts.price = price;
  // A total whose count nobody named, and that no single one can cost.
  const uncounted = amounts.total !== undefined && amounts.quantity === undefined;
  const most = uncounted ? reader.standing.listPrice * 1.5 : 1e9;
  if (uncounted && quantity === undefined && (amounts.total ?? 0) > most) amounts.unclear = true;
  if (amounts.price !== undefined && !(amounts.price >= 0 && amounts.price <= most)) {
    delete amounts.price;
    amounts.unclear = true;
  }
  return amounts;
}

/**
 * Reads price, total and quantity out of a folded message. `taken` are places that were read as terms or as a choice.
 * Two readings that differ leave the price out and set `unclear`.
 */
export function readAmounts(
  text: string,
  vocabulary: Vocabulary,
  standing: Standing,
  taken: readonly { start: number; end: number }[],
): Amounts {
  const units = vocabulary.unit === undefined ? [] : [vocabulary.unit];
  const mentions = readNumbers(text, { currency: vocabulary.currency, units }).filter(
    (mention) =>
      mention.kind === 'money' || !taken.some((span) => mention.start < span.end && mention.end > span.start),
  );
  const amounts: Amounts = {
    apart: mentions.some((mention) => APART_AFTER.test(inWindow(text, mention).after)),
    aside: false,
    countOpen: false,
    unclear: false,
    spans: mentions.filter(({ sense }) => sense === null).map(({ start, end }) => ({ start, end })),
    proposed: [],
    refused: [],
  };
  const reader: Reader = {
    text,
    vocabulary,
    standing,
    quantity: undefined,
    each: vocabulary.unit === undefined ? null : eachOf(foldPhrase(vocabulary.unit)),
    amounts,
    prices: new Set(),
    totals: new Set(),
  };
  const counted = readCount(text, vocabulary, standing, mentions);
  if (counted.quantity !== undefined) amounts.quantity = counted.quantity;
  if (counted.unclear) amounts.unclear = true;
  reader.quantity = amounts.quantity;
  amounts.proposed.push(...counted.places.map(({ start, end }) => ({ start, end })));
  if ((counted.ofOthers ?? []).length > 0) amounts.aside = true;
  amounts.countOpen =
    amounts.quantity === undefined &&
    (vocabulary.most ?? 1) > 1 &&
    (amounts.aside ||
      mentions.some((mention) => mention.kind !== 'count' && FOR_EACH.test(inWindow(text, mention).after)));
  const relative = readRelativeOffer(text, standing);
  if (relative) {
    amounts.proposed.push(relative);
    if (relative.price === null) amounts.unclear = true;
    else reader.prices.add(relative.price);
  }
  for (const mention of mentions) {
    if (relative && mention.start < relative.end && mention.end > relative.start) continue;
    if (counted.places.includes(mention)) continue;
    if (mention.kind === 'percent' && mention.shareOff !== null && mention.value > 0 && mention.value < 100) {
      if (!NO_BEFORE.test(inWindow(text, mention).before))
        reader.prices.add(Number(((standing.listPrice * (100 - mention.value)) / 100).toFixed(4)));
    } else if (mention.kind === 'money' || (mention.kind === 'number' && mention.sense === null))
      place(reader, mention);
  }
  return conclude(reader);
}

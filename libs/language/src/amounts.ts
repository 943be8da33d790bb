import { EACH_AFTER, EACH_BEFORE, MOST_BEFORE, NO_AFTER, NO_BEFORE, OFF_AFTER, OFF_BEFORE, PAST, PAST_AFTER, QUANTITY_BEFORE, TOTAL_AFTER, TOTAL_BEFORE } from './amount-cues.js';
import type { NumberMention } from './number-mention.js';
import { readNumbers } from './numbers.js';
import { foldPhrase } from './phrases.js';
import type { Standing } from './reading.js';
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
  unclear: boolean;
  spans: { start: number; end: number }[];
}


/** `一瓶1.3元` and `1.3元一瓶` name the price of one, not an order of one. */
const PER_ONE = /^一/;

const inWindow = (text: string, mention: NumberMention): { before: string; after: string } =>
  ({ before: text.slice(Math.max(0, mention.start - 40), mention.start), after: text.slice(mention.end, mention.end + 40) });

/** A hair under the exact quotient, at six decimals: a price that is derived never promises more than was said. */
const perUnit = (total: number, quantity: number): number => Math.floor(Number((total / quantity).toFixed(9)) * 1e6) / 1e6;

const plausible = (value: number, list: number): boolean => value >= list * 0.2 && value <= list * 1.5;

/** Of two readings of a spelling the one that fits the list price; null where both or neither do. */
function settled(mention: NumberMention, list: number): number | null {
  if (mention.alternative === null) return mention.value;
  const fits = [mention.value, mention.alternative].filter((value) => plausible(value, list));
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

type Role = 'price' | 'total' | 'quantity' | 'refused' | 'skip' | 'unclear' | 'off';

/** What a bare or monetary number is, from the words around it; `guess` where they do not say. */
function roleOf(text: string, mention: NumberMention): Role | 'guess' {
  const { before, after } = inWindow(text, mention);
  if (mention.value < 0) return 'unclear';
  if (MOST_BEFORE.test(before)) return EACH_AFTER.test(after) ? 'price' : TOTAL_AFTER.test(after) ? 'total' : 'guess';
  if (NO_BEFORE.test(before) || NO_AFTER.test(after)) return 'refused';
  if (PAST.test(before) || PAST_AFTER.test(after)) return 'skip';
  if (mention.kind === 'number' && (/^ ?(?:at|@) ?[$€£¥\d]/.test(after) || QUANTITY_BEFORE.test(before) && /^ ?(?:at|@|for|by|,|，|$)/.test(after) && Number.isInteger(mention.value))) return 'quantity';
  if (OFF_AFTER.test(after) || (OFF_BEFORE.test(before) && !/(?:到|to) ?$/.test(before))) return 'off';
  if (EACH_AFTER.test(after) || EACH_BEFORE.test(before)) return 'price';
  if (TOTAL_AFTER.test(after) || TOTAL_BEFORE.test(before)) return 'total';
  if (/^ ?(?:for|each for) (?:the |all )?(?:\d|[a-z]+ ?(?:units|pieces|seats))/.test(after) && mention.kind === 'money') return 'guess';
  return 'guess';
}

interface Reader {
  text: string;
  vocabulary: Vocabulary;
  standing: Standing;
  quantity: number | undefined;
  amounts: Amounts;
  prices: Set<number>;
  totals: Set<number>;
}

const ownQuantity = (reader: Reader): number | undefined => reader.quantity ?? (new Set(reader.standing.offers.map((offer) => offer.quantity)).size === 1 ? reader.standing.offers[0]?.quantity : undefined);

/** A figure whose words do not say what it is: by its size against the list price. */
function placeGuess(reader: Reader, value: number, mention: NumberMention): void {
  const list = reader.standing.listPrice;
  const quantity = ownQuantity(reader) ?? 1;
  const { before, after } = inWindow(reader.text, mention);
  const asTotal = quantity > 1 && value > list && value / quantity >= list * 0.2 && value / quantity <= list * 1.05;
  const priced = mention.kind === 'money' || mention.alternative !== null || /(?:for|at|pay|offer|price|do|take|give|to|say|about|around|is|出|给|价|到|付)[^a-z\d]{0,3}$/.test(before) || /^ ?(?:cash|可以|行|怎么样|成|吧|卖)/.test(after);
  if (asTotal && value > list * 1.5) reader.totals.add(value);
  else if (asTotal) reader.amounts.unclear = true;
  else if (value > list * 1.5 && !(priced && quantity === 1)) {
    if (!priced && mention.kind === 'number' && Number.isInteger(value) && reader.amounts.quantity === undefined && reader.prices.size > 0) reader.amounts.quantity = value;
    else reader.amounts.unclear = true;
  } else if (priced || value >= list * 0.2) reader.prices.add(value);
  else reader.amounts.unclear = true;
}

function place(reader: Reader, mention: NumberMention): void {
  const { amounts, standing, vocabulary } = reader;
  const role = roleOf(reader.text, mention);
  if (role === 'skip') return;
  if (mention.kind === 'money' && mention.currency !== null && mention.currency !== vocabulary.currency) {
    amounts.otherCurrency = mention.currency;
    amounts.unclear = true;
    return;
  }
  const value = settled(mention, standing.listPrice);
  if (value === null || role === 'unclear') amounts.unclear = true;
  else if (role === 'refused') amounts.refusedPrice = value;
  else if (role === 'price') reader.prices.add(value);
  else if (role === 'total') reader.totals.add(value);
  else if (role === 'quantity') amounts.quantity = value;
  else if (role === 'off') reader.prices.add(Number(((standing.offers.length === 1 ? standing.offers[0]?.price ?? standing.listPrice : standing.listPrice) - value).toFixed(6)));
  else placeGuess(reader, value, mention);
}

/** Counts of the thing that is sold. */
function readQuantity(reader: Reader, mentions: readonly NumberMention[]): void {
  const { amounts, vocabulary } = reader;
  const unit = vocabulary.unit === undefined ? null : foldPhrase(vocabulary.unit);
  const counts = mentions.filter((mention) => mention.kind === 'count' && mention.sense === null && !(mention.value === 1 && PER_ONE.test(mention.text) && mentions.length > 1) && !NO_BEFORE.test(inWindow(reader.text, mention).before));
  const own = counts.filter((mention) => unit !== null && mention.unit === unit);
  const chosen = own.length > 0 ? own : counts;
  const values = new Set(chosen.map((mention) => mention.value));
  const [value] = values;
  if (values.size > 1) amounts.unclear = true;
  else if (value !== undefined && Number.isSafeInteger(value) && value > 0) amounts.quantity = value;
  else if (value !== undefined) amounts.unclear = true;
  reader.quantity = amounts.quantity;
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
  if (amounts.price !== undefined && !(amounts.price >= 0 && amounts.price <= 1e9)) {
    delete amounts.price;
    amounts.unclear = true;
  }
  return amounts;
}

/**
 * Reads price, total and quantity out of a folded message. `taken` are places that were read as terms or as a choice.
 * Two readings that differ leave the price out and set `unclear`.
 */
export function readAmounts(text: string, vocabulary: Vocabulary, standing: Standing, taken: readonly { start: number; end: number }[]): Amounts {
  const units = vocabulary.unit === undefined ? [] : [vocabulary.unit];
  const mentions = readNumbers(text, { currency: vocabulary.currency, units }).filter((mention) =>
    mention.kind === 'money' || !taken.some((span) => mention.start < span.end && mention.end > span.start));
  const reader: Reader = { text, vocabulary, standing, quantity: undefined, amounts: { unclear: false, spans: mentions.filter(({ sense }) => sense === null).map(({ start, end }) => ({ start, end })) }, prices: new Set(), totals: new Set() };
  readQuantity(reader, mentions);
  for (const mention of mentions) {
    if (mention.kind === 'percent' && mention.shareOff !== null && mention.value > 0 && mention.value < 100) {
      if (!NO_BEFORE.test(inWindow(text, mention).before)) reader.prices.add(Number(((standing.listPrice * (100 - mention.value)) / 100).toFixed(4)));
    } else if (mention.kind === 'money' || (mention.kind === 'number' && mention.sense === null)) place(reader, mention);
  }
  return conclude(reader);
}

import { inOrder } from './acts.js';
import { eachOf } from './each-of.js';
import { APART_AFTER, INCLUDED_AFTER, NO_BEFORE } from './phrases/amount-cues.js';
import { offBase } from './figure-role.js';
import type { NumberMention } from './figures/number-mention.js';
import { readNumbers } from './figures/numbers.js';
import { FOR_EACH } from './said-of-somebody.js';
import { foldPhrase } from './find-phrases.js';
import { asksOfParts, priceTalkIn } from './price-talk.js';
import type { Standing } from './reading.js';
import { singleOnes } from './single-ones.js';
import { splitStructure } from './sentences.js';
import { isAtTable } from './table-figure.js';
import { inWindow } from './in-window.js';
import { readCount, type CountReading } from './counts.js';
import { ownQuantity, type Amounts, type Reader } from './figure-reader.js';
import { placeFigure } from './place-figure.js';
import { loneOnes } from './relative-counts.js';
import { readRelativeOffer, type RelativeOffer } from './relative-offers.js';
import { inTimeOfPrice, type NumberOfTime } from './time-wanted.js';
import type { Vocabulary } from './vocabulary.js';

/** A hair under the exact quotient, at six decimals: a price that is derived never promises more than was said. */
export const perUnit = (total: number, quantity: number): number =>
  Math.floor(Number(((total / quantity) * 1e6).toFixed(3))) / 1e6;

/** Several figures compete, or a total has no quantity to go with it: nothing is taken for granted. */
function conclude(reader: Reader): Amounts {
  const { amounts, prices, totals } = reader;
  const [price] = prices;
  const [total] = totals;
  const quantity = amounts.quantity ?? ownQuantity(reader);
  if (totals.size > 1 || prices.size > 1) amounts.unclear = true;
  else if (total !== undefined) {
    amounts.total = total;
    const derived = quantity === undefined || isOfDeal(reader) ? undefined : perUnit(total, quantity);
    if (price !== undefined && quantity !== undefined && !agree(price, perUnit(total, quantity), reader.periods))
      amounts.unclear = true;
    else if (price !== undefined || derived !== undefined) amounts.price = price ?? derived ?? 0;
  } else if (price !== undefined) amounts.price = price;
  // A total whose count nobody named, and that no single one can cost.
  const uncounted =
    amounts.total !== undefined && amounts.quantity === undefined && reader.vocabulary.period === undefined;
  const most = uncounted ? reader.standing.listPrice * 1.5 : 1e9;
  if (uncounted && quantity === undefined && (amounts.total ?? 0) > most) amounts.unclear = true;
  if (amounts.price !== undefined && !(amounts.price >= 0 && amounts.price <= most)) {
    delete amounts.price;
    amounts.unclear = true;
  }
  return amounts;
}

/** Whether a price goes with a total for each, of one period or of all of them. */
const agree = (price: number, total: number, periods = 1): boolean =>
  [1, periods].some((times) => Math.abs(price * times - total) <= 0.01 * times);

/** Whether a total may be of all periods of a deal: then what it comes to for one is for the deal to say. */
const isOfDeal = ({ amounts, vocabulary }: Reader): boolean =>
  vocabulary.period !== undefined && amounts.totalOf !== 'period';

/** A reader before any figure has its place. */
function openReader(
  text: string,
  vocabulary: Vocabulary,
  standing: Standing,
  mentions: readonly NumberMention[],
  { taken, periods }: Beside,
): Reader {
  const amounts: Amounts = {
    apart: mentions.some((mention) => APART_AFTER.test(inWindow(text, mention).after)),
    included: mentions.some(
      (mention) => mention.kind !== 'count' && INCLUDED_AFTER.test(inWindow(text, mention).after),
    ),
    each: false,
    aside: false,
    byOthers: false,
    countOpen: false,
    unclear: false,
    spans: mentions.filter(({ sense }) => sense === null).map(({ start, end }) => ({ start, end })),
    proposed: [],
    refused: [],
    ofTable: [],
  };
  const each = vocabulary.unit === undefined ? null : eachOf(foldPhrase(vocabulary.unit));
  const sentences = splitStructure(text);
  const talk = sentences.flatMap((sentence) => priceTalkIn(sentence.text));
  const complains = talk.includes('complaint');
  const place = { sentences, standing, vocabulary, mentions, taken: inOrder(taken), talks: talk.length > 0, complains };
  const found = { amounts, place, prices: new Set<number>(), totals: new Set<number>() };
  return { text, vocabulary, standing, quantity: undefined, periods, each, ...found };
}

/** Notes how many are wanted, or that it is open. */
function noteCount(reader: Reader, counted: CountReading, mentions: readonly NumberMention[]): void {
  const { text, vocabulary, amounts } = reader;
  if (counted.quantity !== undefined) amounts.quantity = counted.quantity;
  if (counted.unclear) amounts.unclear = true;
  reader.quantity = amounts.quantity;
  reader.place = {
    ...reader.place,
    taken: inOrder([...reader.place.taken, ...counted.places]),
    ...(amounts.quantity === undefined ? {} : { quantity: amounts.quantity }),
  };
  amounts.proposed.push(...counted.places.map(({ start, end }) => ({ start, end })));
  if ((counted.ofOthers ?? []).length > 0 || counted.open) amounts.aside = true;
  const isForEach = (mention: NumberMention): boolean =>
    mention.kind !== 'count' && FOR_EACH.test(inWindow(text, mention).after);
  const isUncounted = amounts.quantity === undefined && (amounts.aside || mentions.some(isForEach));
  amounts.countOpen = (vocabulary.most ?? 1) > 1 && (isUncounted || counted.open === true);
}

/** The price that is said by what is on the table, unless what is added to it is a count: 加一晚. */
function raisedBy({ text, standing }: Reader, mentions: readonly NumberMention[]): RelativeOffer | null {
  const relative = readRelativeOffer(text, standing);
  const addsCount = mentions.some(
    (mention) =>
      relative !== null &&
      mention.kind === 'count' &&
      mention.sense === null &&
      mention.start < relative.end &&
      mention.end > relative.start,
  );
  return addsCount ? null : relative;
}

/** Notes a price that is said by what is on the table: "split the difference". */
function noteRelative({ amounts, prices }: Reader, relative: RelativeOffer): void {
  amounts.proposed.push(relative);
  if (relative.price === null) amounts.unclear = true;
  else prices.add(relative.price);
}

/** A question for the count that a sum of money buys, over folded text. */
const ASKS_HOW_MANY = /(?<![a-z])how many(?![a-z])|[买拿要够]到?(?:多少|几)(?!钱)/;

/**
 * "I have $100, how many is that?": the sum is no price and no total, but buys as many as it pays for at what is on the
 * table, or at the list price. False where it buys none, or the count was named.
 */
function noteBudget(
  { text, standing, vocabulary, amounts }: Reader,
  { kind, value, start, end }: NumberMention,
): boolean {
  const buys = Math.floor(value / offBase(standing));
  if (kind !== 'money' || amounts.quantity !== undefined || buys < 1 || (vocabulary.most ?? 1) < 2) return false;
  const asked = ASKS_HOW_MANY.exec(text);
  if (!asked) return false;
  amounts.quantity = buys;
  amounts.proposed.push({ start, end }, { start: asked.index, end: asked.index + asked[0].length });
  return true;
}

/** Notes a figure in its own right: a share off the list price, a sum of money, a number that may be one. */
function noteFigure(reader: Reader, mention: NumberOfTime): void {
  const { text, standing, prices } = reader;
  if (mention.kind === 'percent' && mention.shareOff !== null && mention.value > 0 && mention.value < 100) {
    if (!NO_BEFORE.test(inWindow(text, mention).before))
      prices.add(Number(((standing.listPrice * (100 - mention.value)) / 100).toFixed(4)));
  } else if (mention.kind === 'money' || (mention.kind === 'number' && mention.sense === null))
    placeFigure(reader, mention);
}

/** The ones that order a single one of what is sold, where several can be had. */
const onesOf = (text: string, { unit, most = 1 }: Vocabulary): NumberMention[] =>
  unit === undefined || most < 2 ? [] : singleOnes(text, [foldPhrase(unit)]);

/** What else was read in a message: the places of its terms, choice and times, and for how many periods it is. */
interface Beside {
  taken: readonly { start: number; end: number }[];
  periods: number | undefined;
}

/** Reads price, total and quantity out of a folded message. Two readings that differ leave the price out. */
export function readAmounts(text: string, vocabulary: Vocabulary, standing: Standing, beside: Beside): Amounts {
  const units = vocabulary.unit === undefined ? [] : [vocabulary.unit];
  const folded = units.map(foldPhrase);
  const read = readNumbers(text, { currency: vocabulary.currency, units });
  const { taken } = beside;
  const numbers: NumberOfTime[] = [
    ...inTimeOfPrice(text, read, vocabulary),
    ...loneOnes(text, folded),
    ...onesOf(text, vocabulary),
  ];
  const mentions = numbers.filter(
    (mention) =>
      mention.kind === 'money' || !taken.some((span) => mention.start < span.end && mention.end > span.start),
  );
  const reader = openReader(text, vocabulary, standing, mentions, beside);
  const relative = raisedBy(reader, mentions);
  const asked = reader.place.sentences.flatMap(({ clauses }) => clauses.filter((clause) => asksOfParts(clause.text)));
  const own = mentions.filter(
    (mention) =>
      (!relative || mention.start >= relative.end || mention.end <= relative.start) &&
      !asked.some(({ start, end }) => start <= mention.start && mention.end <= end),
  );
  const counted = readCount(text, vocabulary, standing, own);
  noteCount(reader, counted, own);
  if (relative) noteRelative(reader, relative);
  const first = own.filter(({ value }) => isAtTable(reader.place, value));
  for (const mention of [...first, ...own.filter((one) => !first.includes(one))])
    if (!counted.places.includes(mention) && !noteBudget(reader, mention)) noteFigure(reader, mention);
  // "2 more for $35": what is paid for these, or for all.
  if (counted.stepped && reader.totals.size > 0) reader.amounts.unclear = true;
  return conclude(reader);
}

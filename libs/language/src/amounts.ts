import { eachOf } from './each-of.js';
import { APART_AFTER, NO_BEFORE } from './phrases/amount-cues.js';
import { inThousands, isLowering, isNoBid, offBase, roleOf, settled, type FigureRole } from './figure-role.js';
import type { NumberMention } from './figures/number-mention.js';
import { comparisonAt } from './figures/comparison.js';
import { readNumbers } from './figures/numbers.js';
import { isVague } from './figures/vague.js';
import { FOR_EACH } from './said-of-somebody.js';
import { foldPhrase } from './find-phrases.js';
import { countsOwnWords } from './counted-words.js';
import { countsAside } from './orders-count.js';
import { asksOfParts, priceTalkIn } from './price-talk.js';
import type { Standing } from './reading.js';
import { splitStructure } from './sentences.js';
import { bidsBeside, isAtTable, isUnsaid, onlySpokenOf } from './table-figure.js';
import { inWindow, readCount, unitsOrdered, type CountReading } from './counts.js';
import { ownQuantity, type Amounts, type Reader } from './figure-reader.js';
import { placeGuess } from './place-guess.js';
import { loneOnes } from './relative-counts.js';
import { readRelativeOffer, type RelativeOffer } from './relative-offers.js';
import { inTimeOfPrice } from './time-wanted.js';
import type { Vocabulary } from './vocabulary.js';

/** A hair under the exact quotient, at six decimals: a price that is derived never promises more than was said. */
export const perUnit = (total: number, quantity: number): number =>
  Math.floor(Number(((total / quantity) * 1e6).toFixed(3))) / 1e6;

/** Whether a figure is read as no one value: by its spelling, its mark, or the words beside it ("under $40"). */
const isUnclear = (text: string, { unclear, mark, start, end }: NumberMention): boolean =>
  unclear ||
  mark !== null ||
  isVague(text, start, end) ||
  ['above', 'below'].includes(comparisonAt(text, start, end) ?? '');

/** What a figure is. "Your price of $800" is plain where that is the price. */
function saidAs({ text, standing, each }: Reader, mention: NumberMention, named: number): FigureRole | 'guess' {
  if (isLowering({ text, standing }, mention)) return 'off';
  const role = roleOf(text, mention, each);
  return role === 'unclear' && named === standing.listPrice ? 'guess' : role;
}

function place(reader: Reader, mention: NumberMention): void {
  const { amounts, standing, vocabulary } = reader;
  if (isUnsaid(reader.place, mention)) return;
  const named = settled(mention, standing.listPrice) ?? mention.value;
  const role = saidAs(reader, mention, named);
  if (role === 'skip') return;
  if (role === 'others' && !onlySpokenOf(reader.place, mention, named, role)) {
    amounts.aside = true;
    amounts.byOthers = true;
    return;
  }
  const counts = mention.kind === 'number' && (role === 'guess' || role === 'quantity');
  const beside = reader.quantity !== undefined && countsOwnWords(reader.text, mention, standing.listPrice);
  if (
    (role === 'guess' && (beside || isNoBid(reader, mention))) ||
    (counts && countsAside(reader.text, mention, vocabulary))
  ) {
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
  if (value !== null && onlySpokenOf(reader.place, mention, value, role)) {
    amounts.ofTable.push(span);
    return;
  }
  if (
    role === 'guess' &&
    (amounts.ofTable.length > 0 || reader.place.complains) &&
    !bidsBeside(reader.place, mention)
  ) {
    amounts.byOthers = true;
    return;
  }
  if (role === 'refused') amounts.refused.push(span);
  else amounts.proposed.push(span);
  if (value === null || role === 'unclear' || isUnclear(reader.text, mention)) amounts.unclear = true;
  else if (role === 'refused') amounts.refusedPrice = value;
  else if (role === 'price') reader.prices.add(value);
  else if (role === 'total') reader.totals.add(value);
  else if (role === 'quantity') noteQuantity(reader, { ...mention, value });
  else if (role === 'off') reader.prices.add(Number((offBase(standing) - value).toFixed(6)));
  else placeGuess(reader, value, mention);
}

/** Notes how many units a number orders; what is no whole number of them is unclear. */
function noteQuantity({ amounts, text, vocabulary, standing }: Reader, mention: NumberMention): void {
  const quantity = unitsOrdered(text, mention, vocabulary, standing);
  if (quantity === null) amounts.unclear = true;
  else amounts.quantity = quantity;
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

/** A reader before any figure has its place. */
function openReader(
  text: string,
  vocabulary: Vocabulary,
  standing: Standing,
  mentions: readonly NumberMention[],
  taken: readonly { start: number; end: number }[],
): Reader {
  const amounts: Amounts = {
    apart: mentions.some((mention) => APART_AFTER.test(inWindow(text, mention).after)),
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
  const place = { sentences, standing, vocabulary, mentions, taken, talks: talk.length > 0, complains };
  const found = { amounts, place, prices: new Set<number>(), totals: new Set<number>() };
  return { text, vocabulary, standing, quantity: undefined, each, ...found };
}

/** Notes how many are wanted, or that it is open. */
function noteCount(reader: Reader, counted: CountReading, mentions: readonly NumberMention[]): void {
  const { text, vocabulary, amounts } = reader;
  if (counted.quantity !== undefined) amounts.quantity = counted.quantity;
  if (counted.unclear) amounts.unclear = true;
  reader.quantity = amounts.quantity;
  reader.place = {
    ...reader.place,
    taken: [...reader.place.taken, ...counted.places],
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
function noteFigure(reader: Reader, mention: NumberMention): void {
  const { text, standing, prices } = reader;
  if (mention.kind === 'percent' && mention.shareOff !== null && mention.value > 0 && mention.value < 100) {
    if (!NO_BEFORE.test(inWindow(text, mention).before))
      prices.add(Number(((standing.listPrice * (100 - mention.value)) / 100).toFixed(4)));
  } else if (mention.kind === 'money' || (mention.kind === 'number' && mention.sense === null)) place(reader, mention);
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
  const folded = units.map(foldPhrase);
  const read = readNumbers(text, { currency: vocabulary.currency, units });
  const numbers = [...inTimeOfPrice(text, read, vocabulary.period), ...loneOnes(text, folded)];
  const mentions = numbers.filter(
    (mention) =>
      mention.kind === 'money' || !taken.some((span) => mention.start < span.end && mention.end > span.start),
  );
  const reader = openReader(text, vocabulary, standing, mentions, taken);
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

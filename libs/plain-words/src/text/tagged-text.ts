import type { NumberMention } from '@svc/language';
import { foldText, readNumbers } from '@svc/language';
import { joinNumerals } from './join-numerals.js';
import { restoreApostrophes } from './apostrophes.js';
import { dealCurrency } from './deal-currency.js';
import { blankSpeakers } from './speakers.js';
import { spelledCoins, spellMoney } from './spelled-money.js';
import type { StockCode } from './stock-codes.js';
import { findStockCodes } from './stock-codes.js';
import { countsTimeSold, timeUnitsSold } from './time-units.js';
import type { Language } from '../language.js';

/**
 * What a number can be, as one letter: `m` money with its currency, `n` a bare number, `y` a bare number that
 * looks like a year,
 * `p` percent, `c` a count of things, `d` a duration, `s` a stock code, `x` anything that is no amount, `u` one
 * that has been used.
 */
export type TagLetter = 'm' | 'n' | 'y' | 'p' | 'c' | 'd' | 's' | 'x' | 'u';

/**
 * A description in lower case in which every number is a tag such as `<m0>`, so that words can be matched around
 * them.
 */
export interface TaggedText {
  text: string;
  /** For each character of `text`, where it begins and ends in the description. */
  starts: number[];
  ends: number[];
  numbers: readonly NumberMention[];
  codes: readonly StockCode[];
  description: string;
  /** The language that it is read in. */
  readonly language: Language;
}

/** Weights and volumes that goods are sold by; other measures count nothing that could be ordered. */
const SOLD_BY = new Set([
  'kg',
  'kilo',
  'gram',
  'lb',
  'ton',
  'tonne',
  'liter',
  'litre',
  'gallon',
  'ounce',
  '公斤',
  '千克',
  '斤',
  '吨',
  '升',
  '平米',
  '平方米',
  '克',
  '米',
  'meter',
  'metre',
  'session',
  'tire',
  'tyre',
  'key',
]);

/** In what is sold by the pound for dollars, pounds are weights. */
function weighed(mention: NumberMention, description: string): NumberMention {
  const weight =
    mention.currency === 'GBP' &&
    /pounds?$/i.test(mention.text) &&
    !/£|\b(?:GBP|sterling|quid)\b/.test(description) &&
    /[$€]|\b(?:dollars?|euros?|usd|eur)\b/i.test(description);
  return weight ? { ...mention, kind: 'count', currency: null, unit: 'lb' } : mention;
}

/** "One: volume. Two: payment.": numbers that only count the sentences. */
function countsSentences(mention: NumberMention, description: string): boolean {
  return (
    /^[a-z]+$/i.test(mention.text) &&
    /^ ?:/.test(description.slice(mention.end, mention.end + 2)) &&
    /[.!?\n] ?$/.test(description.slice(Math.max(0, mention.start - 2), mention.start))
  );
}

function letterOf(mention: NumberMention, description: string, timeSold: ReadonlySet<string>): TagLetter {
  if (countsTimeSold(mention, description, timeSold)) return 'c';
  if (mention.kind === 'number' && countsSentences(mention, description)) return 'x';
  if (mention.kind === 'money') return 'm';
  if (mention.kind === 'percent') return Math.abs(mention.value) < 100 ? 'p' : 'x';
  if (mention.sense === 'duration' || mention.sense === 'payment_days') return 'd';
  if (mention.sense === 'measure') return mention.unit !== null && SOLD_BY.has(mention.unit) ? 'c' : 'x';
  if (mention.sense !== null) return 'x';
  if (mention.kind === 'count') return 'c';
  return /^(?:19[5-9]\d|20[0-3]\d)$/.test(mention.text) ? 'y' : 'n';
}

interface Span {
  start: number;
  end: number;
  tag: string;
}

function spansOf(numbers: readonly NumberMention[], codes: readonly StockCode[], description: string): Span[] {
  const timeSold = timeUnitsSold(description);
  const inCode = (mention: NumberMention): boolean =>
    codes.some((code) => mention.start < code.end && mention.end > code.start);
  const spans: Span[] = codes.map((code, index) => ({ start: code.start, end: code.end, tag: `<s${index}>` }));
  let last = -1;
  numbers.forEach((mention, index) => {
    if (inCode(mention) || mention.end <= last) return;
    // "0.22 EUR", and "5,000 or more" on the next line: the code belongs to the price before it.
    const lent = mention.start < last || (mention.kind === 'money' && /^[A-Z]{3}\s*\n/.test(mention.text));
    if (lent && mention.start < last && !/\n/.test(mention.text)) return;
    const start = lent
      ? mention.start + (/\n\s*/.exec(mention.text)?.index ?? 0) + (/\n\s*/.exec(mention.text)?.[0].length ?? 0)
      : mention.start;
    last = mention.end;
    spans.push({ start, end: mention.end, tag: `<${lent ? 'n' : letterOf(mention, description, timeSold)}${index}>` });
  });
  return spans.sort((left, right) => left.start - right.start);
}

/** Angle brackets belong to the tags; an arrow reads as a colon, and `&` as a word. */
function plain(character: string, before: string, after: string): string {
  if (character === '&' && (before === ' ' || after === ' '))
    return before === ' ' ? (after === ' ' ? 'and' : 'and ') : ' and';
  if (character === '→' || (/[-=]/.test(character) && after === '>')) return ':';
  if (character === '>') return /[-=]/.test(before) ? ' ' : ')';
  return character === '<' ? '(' : character;
}

/** Tags the numbers and stock codes of a description. */
export function tagDescription(description: string, language: Language, currency?: string): TaggedText {
  const codes = findStockCodes(description);
  const own = currency ?? dealCurrency(description);
  const said = blankSpeakers(description);
  const read = readNumbers(said, own === undefined ? {} : { currency: own }).map((mention) =>
    weighed(spellMoney(mention, said), said),
  );
  const numbers = joinNumerals(
    said,
    [...read, ...spelledCoins(said, read, own)].sort((left, right) => left.start - right.start),
  );
  const folded = foldText(said);
  const tagged: TaggedText = { text: '', starts: [], ends: [], numbers, codes, description, language };
  const push = (text: string, start: number, end: number): void => {
    tagged.text += text;
    for (let unit = 0; unit < text.length; unit += 1) {
      tagged.starts.push(start);
      tagged.ends.push(end);
    }
  };
  const spans = spansOf(numbers, codes, description);
  let next = 0;
  for (let at = 0; at < folded.text.length; at += 1) {
    const start = folded.starts[at] ?? 0;
    const end = folded.ends[at] ?? 0;
    while (next < spans.length && (spans[next]?.end ?? 0) <= start) next += 1;
    const span = spans[next];
    if (span && start >= span.start && end <= span.end) {
      if (tagged.ends.at(-1) !== span.end || !tagged.text.endsWith(span.tag)) push(span.tag, span.start, span.end);
      continue;
    }
    const character = folded.text.charAt(at);
    push(plain(character, folded.text.charAt(at - 1), folded.text.charAt(at + 1)), start, end);
  }
  restoreApostrophes(tagged);
  return tagged;
}

/** The words of the description that a range of the tagged text stands for. */
export function originalWords(tagged: TaggedText, from: number, to: number): string {
  let [first, last] = [from, to - 1];
  while (first <= last && /\s/.test(tagged.text.charAt(first))) first += 1;
  while (last >= first && /\s/.test(tagged.text.charAt(last))) last -= 1;
  return first > last ? '' : tagged.description.slice(tagged.starts[first], tagged.ends[last]);
}

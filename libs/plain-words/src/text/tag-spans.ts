import type { NumberMention } from '@svc/language';
import type { StockCode } from './stock-codes.js';
import { countsTimeSold, timeUnitsSold } from './time-units.js';

/**
 * What a number can be, as one letter: `m` money with its currency, `n` a bare number, `y` a bare number that
 * looks like a year,
 * `p` percent, `c` a count of things, `d` a duration, `s` a stock code, `x` anything that is no amount, `u` one
 * that has been used.
 */
type TagLetter = 'm' | 'n' | 'y' | 'p' | 'c' | 'd' | 's' | 'x' | 'u';

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

/** "One: volume. Two: payment.": numbers that only count the sentences. */
function countsSentences(mention: NumberMention, description: string): boolean {
  return (
    /^[a-z]+$/i.test(mention.text) &&
    /^ ?:/.test(description.slice(mention.end, mention.end + 2)) &&
    /[.!?\n] ?$/.test(description.slice(Math.max(0, mention.start - 2), mention.start))
  );
}

const VAGUE = /[几幾多余餘来來]/;

function letterOf(mention: NumberMention, description: string, timeSold: ReadonlySet<string>): TagLetter {
  if (countsTimeSold(mention, description, timeSold)) return 'c';
  if (mention.kind === 'number' && countsSentences(mention, description)) return 'x';
  // 两千多 is no figure: nobody knows how many.
  if (mention.kind !== 'money' && mention.unclear && VAGUE.test(mention.text)) return 'x';
  if (mention.kind === 'money') return 'm';
  if (mention.kind === 'percent') return Math.abs(mention.value) < 100 ? 'p' : 'x';
  if (mention.sense === 'duration' || mention.sense === 'payment_days') return 'd';
  if (mention.sense === 'measure') return mention.unit !== null && SOLD_BY.has(mention.unit) ? 'c' : 'x';
  if (mention.sense !== null) return 'x';
  if (mention.kind === 'count') return 'c';
  return /^(?:19[5-9]\d|20[0-3]\d)$/.test(mention.text) ? 'y' : 'n';
}

/** A range of the description that becomes one tag. */
export interface TagSpan {
  start: number;
  end: number;
  tag: string;
}

/** The tags of the numbers and stock codes of a description, in the order of their places; none overlaps another. */
export function tagSpans(
  numbers: readonly NumberMention[],
  codes: readonly StockCode[],
  description: string,
): TagSpan[] {
  const timeSold = timeUnitsSold(description);
  const inCode = (mention: NumberMention): boolean =>
    codes.some((code) => mention.start < code.end && mention.end > code.start);
  const spans: TagSpan[] = codes.map((code, index) => ({ start: code.start, end: code.end, tag: `<s${index}>` }));
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

import type { NumberMention } from '@svc/language';
import { foldText, readNumbers } from '@svc/language';
import { restoreApostrophes } from './apostrophes.js';
import { dealCurrency } from './deal-currency.js';
import { blankSpeakers } from './speakers.js';
import type { StockCode } from './stock-codes.js';
import { findStockCodes } from './stock-codes.js';
import { tagSpans } from './tag-spans.js';
import type { Language } from '../language.js';

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

/** In what is sold by the pound for dollars, pounds are weights. */
function weighed(mention: NumberMention, description: string): NumberMention {
  const weight =
    mention.currency === 'GBP' &&
    /pounds?$/i.test(mention.text) &&
    !/£|\b(?:GBP|sterling|quid)\b/.test(description) &&
    /[$€]|\b(?:dollars?|euros?|usd|eur)\b/i.test(description);
  return weight ? { ...mention, kind: 'count', currency: null, unit: 'lb' } : mention;
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
  const numbers = readNumbers(said, own === undefined ? {} : { currency: own }).map((mention) =>
    weighed(mention, said),
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
  const spans = tagSpans(numbers, codes, description);
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

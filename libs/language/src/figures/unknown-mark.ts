import { patternWith } from '../pattern.js';
import { AMOUNT, type Spelled } from './currencies.js';
import type { Placed } from './number-mention.js';

/** A sign of money, or a word of another script, right behind a number: it is a mark that is not known. */
const BEHIND = /^[ \u00a0]?(\p{Sc}[a-z]?|[^\P{L}\p{Script=Latin}\p{Script=Han}][\p{L}\p{M}.'"״׳]{0,11})/u;
/** Letters and a dollar sign: "85 Q$". */
const LETTERS_AND_SIGN = /^[ \u00a0]?([a-z]{1,4}\p{Sc})/u;
const BEFORE = /(\p{Sc})[ \u00a0]?$/u;

/** A short word in capitals behind a number, which may be a mark: "1 Sl", "61.858 L". */
const SHORT = /^ ([A-Z][A-Za-z]{0,2})(?=[.,;!?]?(?:\s|$))/;
/** A single letter behind a number, at the end of what is said; k, m and x count. */
const LETTER = /^ ([b-hjlnp-rz])(?=[.,;!?]?$)/;
/** Short words that are none. */
const WORDS = new Set(
  [
    'a an and all any as at but buy by can cut do ea eta fee few for gb get had has he her him his how i',
    'if in is it its let max may min mo my net new no non nor not now obo of off oh ok old on one ono or',
    'our out own pay pc pcs per pm pt am qty she so tax tb the to too top tv two u up us vat vb via was',
    'we who why yes yet you za',
  ].flatMap((line) => line.split(' ')),
);

/** Short words in capitals before a sum that is written as one: "K 1,250.00", "RF 12 500". */
const SHORT_BEFORE = /(?:^|[^A-Za-z])([A-Z]{1,3}|[A-Z][a-z]{1,2}\.?)[ \u00a0]$/;
/** What letters and numbers are names of. */
const NAMED_BY_LETTERS = patternWith('i')`
    \b(?:size|model|class|option|type|grade|series|room|zone|plan|tier|level|row|section|unit|block|lot|item|part|group
      |team|band|page|no|number)s?[ ]$
  `;

/** A number with the mark that touches it and is none that is known: it may be money, and nobody knows of what. */
export function touchingMark({ text, cased }: Spelled, mention: Placed): Placed {
  const after = text.slice(mention.end, mention.end + 14);
  const found = LETTERS_AND_SIGN.exec(after) ?? BEHIND.exec(after);
  if (found?.[1] !== undefined && !/^\p{Sc}[ \u00a0]?\d/u.test(found[1] + after.slice(found[0].length)))
    return { ...mention, kind: 'money', mark: found[1], unclear: true, end: mention.end + found[0].length };
  const before = BEFORE.exec(text.slice(Math.max(0, mention.start - 8), mention.start));
  const mark = before?.[1];
  if (!before || mark === undefined) return shortMark(cased, mention);
  return { ...mention, kind: 'money', mark, unclear: true, start: mention.start - before[0].length };
}

/** A number with a short word that may be a mark; it stays a number, and is asked about where it is a price. */
function shortMark(cased: string, mention: Placed): Placed {
  const behind = cased.slice(mention.end, mention.end + 6);
  const found = (SHORT.exec(behind) ?? LETTER.exec(behind))?.[1];
  const before = cased.slice(Math.max(0, mention.start - 16), mention.start);
  const code = /(?:^|[^A-Za-z])([A-Z]{3}) ?$/.exec(before)?.[1];
  const lead = AMOUNT.test(cased.slice(mention.start, mention.start + 14)) ? SHORT_BEFORE.exec(before) : null;
  const letters = lead && !NAMED_BY_LETTERS.test(before.slice(0, -lead[0].trimStart().length)) ? lead[1] : undefined;
  const mark = [found, code, letters].find((one) => one !== undefined && !WORDS.has(one.toLowerCase()));
  return mark === undefined ? mention : { ...mention, mark };
}

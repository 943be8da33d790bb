import { patternWith } from '@svc/language';
import type { Place } from '../text/said-figures.js';
import { namesSubject } from '../words/subject-only.js';
import { subjectWords } from '../words/subject-words.js';
import { denies, wordCount } from './clause-shape.js';

/** A line of a form or a table: a short label, its mark, and what stands for it. */
const FIELD = /^[ \t*•-]*\p{L}[\p{L} ]{1,24}[ \t]*[:：|\t][ \t]*\S/u;
/** What a price holds, behind it. */
const HELD = patternWith('iu')`
    (?<=[\p{L}\p{Nd}][ ])(?:including|inclusive[ ]of|incl\.?)[ ][^,;]+$
    |(?<=[\p{L}\p{Nd}][ ])(?:ex[ ]works|exw|fob|fca|cif|cfr|dap|ddp)(?:[ ]\p{Lu}\p{L}+)?$
    |(?<=[\p{Nd}元块圆一二两三四五六七八九十百千万][ ]?)(?:顺丰|全国)?(?:包邮|包顺丰|包运费|[含包][^，,、。含包]{2,10})$
  `;
/** A clause that says what is included, before the clause of a sum. */
const HELD_FIRST = /^(?:[^,;，；]*\b(?:is|are|comes?|come) (?:included|free|with)\b[^,;]*?)(?=[,;]\s)/iu;
/** Whoever refuses in a clause of its own, with its own verb; a thing that waits for its verb was put first. */
const OWN_REFUSAL = /^(?:sorry )?(?:but )?(?:we|i|no|not)\b(?!.*\b(?:do|take|accept|offer|allow|sell|have)$)/iu;
/** What tells something has a verb or a preposition; a thing alone before a refusal is what is refused. */
const TELLS = /\b(?:is|are|was|has|have|comes?|from|in|at|on|by|with|within|near|for|to|until)\b/iu;
const FEWEST_WORDS = 3;
const FIRST_PART = /^([^,;，；（(]+?)\s*(?:[,;，；]\s*|(?=[（(]))(.+)$/su;
const BRACKETS = /^[（(]([^（()）]*)[）)]$/u;

/** Behind a verb of letting or selling: who or what comes with the thing. */
const SOLD_WITH = /^[^，,。；;\n]{0,12}?(?:出租|出售|转让|轉讓)([带帶含包][^，,。；;\n]{1,10})(?=[，,。；;\n]|$)/u;

/** A piece of a place, by where it stands in the quote. */
function pieceOf({ quote, start }: Place, piece: string, at = quote.indexOf(piece)): Place {
  const from = start + [...quote.slice(0, at)].length;
  return { quote: piece, start: from, end: from + [...piece].length };
}

/**
 * The lines of a form, each with its place; null where not every line is a field.
 * @example fieldLines({ quote: 'Year: 2019\nHours: 612', start: 0, end: 21 })?.length // 2
 */
export function fieldLines(place: Place): Place[] | null {
  const lines = [...place.quote.matchAll(/[^\n]+/gu)];
  return lines.length > 1 && lines.every(([line]) => FIELD.test(line))
    ? lines.map((line) => pieceOf(place, line[0].trimEnd(), line.index))
    : null;
}

/**
 * What tells something before a refusal in the same words, and the refusal: each clause for itself.
 * @example beforeRefusal(placeOf("Collection from Leeds, we don't post")) // 'Collection from Leeds', "we don't post"
 */
export function beforeRefusal(place: Place): [told: Place, refused: Place] | null {
  const [, first = '', rest = ''] = FIRST_PART.exec(place.quote) ?? [];
  const bracket = BRACKETS.exec(rest);
  const refused = bracket?.[1] ?? rest;
  const apart = bracket !== null || (OWN_REFUSAL.test(rest) && TELLS.test(first) && wordCount(first) >= FEWEST_WORDS);
  if (first === '' || !apart || denies(first) || !denies(refused)) return null;
  if (!namesSubject(subjectWords(refused))) return null;
  return [pieceOf(place, first), pieceOf(place, refused, place.quote.lastIndexOf(refused))];
}

/**
 * What the words of a price say that it holds.
 * @example heldByPrice(placeOf('€540 a month including water'))?.quote // 'including water'
 */
export function heldByPrice(place: Place): Place | null {
  const match = HELD.exec(place.quote);
  return match ? pieceOf(place, match[0], match.index) : null;
}

/**
 * What is included by the first clause of words whose rest names a sum.
 * @example includedFirst(placeOf('Lunch is included, the dinner is $30'))?.[0].quote // 'Lunch is included'
 */
export function includedFirst(place: Place): [told: Place, rest: Place] | null {
  const [told = ''] = HELD_FIRST.exec(place.quote) ?? [];
  const rest = place.quote.slice(told.length).replace(/^[,;\s]+/u, '');
  return told === '' || rest === ''
    ? null
    : [pieceOf(place, told, 0), pieceOf(place, rest, place.quote.length - rest.length)];
}

/**
 * What comes with a thing, behind its name and a verb of letting or selling.
 * @param name where the name stands
 * @example soldWith([...'50铲车出租带司机'], { start: 0, end: 4 })?.quote // '带司机'
 */
export function soldWith(points: readonly string[], { end }: Pick<Place, 'end'>): Place | null {
  const rest = points.slice(end).join('');
  const match = SOLD_WITH.exec(rest);
  return match?.[1] === undefined
    ? null
    : pieceOf({ quote: rest, start: end, end: points.length }, match[1], match[0].length - match[1].length);
}

import { part, patternWith } from '@svc/language';
import { codePoints } from '../text/code-points.js';
import type { Place } from '../text/said-figures.js';
import { paysFor } from './money-moves.js';

/** Words of a thing's name up to where it is told of: at most six, with what is written in figures. */
const THING = part`(
    [\p{L}\p{N}][\p{L}\p{N}'’/-]*
    (?:[ ](?!(?:as|at|for|to|in|from|with|on|and|which|is|are)\b)[\p{L}\p{N}][\p{L}\p{N}'’/-]*){0,5}
  )`;
/** The object of quoting or offering in a letter, and what it says to be about. */
const OBJECTS: readonly RegExp[] = [
  patternWith('iu')`
    \b(?:pleased|glad|happy|delighted|able|like)[ ]to[ ](?:quote|offer|supply|present)
    (?:[ ](?:you|for|our|the|my|an?))*[ ]${THING}
  `,
  patternWith('iu')`\b(?:quotation|quote|offer|proposal)[ ]for[ ](?:our|your|the|an?)[ ]${THING}`,
  patternWith('iu')`^\W*thank[^.!?\n]*?\b(?:about|regarding|concerning)[ ](?:your|our|the)[ ]${THING}`,
  /^关于(?:[^，,。\n]{0,16}的)?([^，,。\n的]{2,16})[，,]/u,
];
/** What is sold, where the seller says what they are and prices what is theirs. */
const OURS = patternWith('iu')`
    \b(?:our|my)[ ]${THING}[ ](?:is|are|costs?|starts?[ ]at)[ ](?=\p{Sc}|\p{Nd}|\p{Lu}{2,3}[ ]?[\p{Sc}\p{Nd}])
  `;

/** Whether words name what is paid besides, which is nothing that is sold. */
const isFee = (words: string): boolean =>
  /\p{Script=Han}/u.test(words) ? /[费費]$/u.test(words) : words.split(' ').some(paysFor);

function firstObject(description: string, from: number, patterns: readonly RegExp[]): Place | null {
  const text = description.slice(from);
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const quote = match?.[1];
    if (!match || quote === undefined || isFee(quote)) continue;
    const at = from + match.index + match[0].lastIndexOf(quote);
    const points = codePoints(description);
    return { quote, start: points(at), end: points(at + quote.length) };
  }
  return null;
}

/**
 * What a letter quotes for, offers, or is about.
 * @param from where the letter begins behind the address, in characters
 * @example letterName('We are pleased to quote for our LED panel.', 0)?.quote // 'LED panel'
 */
export const letterName = (description: string, from: number): Place | null => firstObject(description, from, OBJECTS);

/**
 * The thing of the sellers that a price stands behind.
 * @example pricedOurs('Our three-course menu is £48 per guest.')?.quote // 'three-course menu'
 */
export const pricedOurs = (description: string): Place | null => firstObject(description, 0, [OURS]);

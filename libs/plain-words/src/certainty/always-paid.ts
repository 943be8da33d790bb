import { patternWith } from '@svc/language';
import type { Place } from '../text/said-figures.js';

/** Words with which something is owed by everybody: closed classes of duty. */
const OWED = patternWith('iu')`
    \b(?:
      mandatory
      |obligatory
      |compulsory
      |(?:always|in any case|in all cases)[ ](?:payable|due|charged|added|paid|applies)
      |(?:payable|due|charged|added|paid|applies)[ ](?:always|in any case|by everyone|by all|on every|to every|to all)
      |must be paid
      |not optional
    )\b
    |必付|必须支?付|必收|强制|一律(?:另?收|加收|要付)|每单必|都要付
  `;
/** Denials of a duty: "not mandatory". */
const NOT_OWED =
  /\b(?:not|n['’]t|isn['’]t|never)\s+(?:mandatory|obligatory|compulsory|always)\b|不强制|非强制|不必付/iu;
/** So far behind a sum its sentence is looked at. */
const REACH = 60;

/**
 * Whether the sentence of a sum says that every buyer owes it: "End cleaning €120, always payable".
 * @param said the words of the statement that holds the sum
 */
export function alwaysPaid(points: readonly string[], said: Place): boolean {
  const behind = points.slice(said.end, said.end + REACH).join('');
  const rest = behind.slice(0, Math.max(0, `${behind}\n`.search(/[.!?;。！？；\n](?!\d)|\p{Sc}|\p{Nd}/u)));
  const words = said.quote + rest;
  return OWED.test(words) && !NOT_OWED.test(words);
}

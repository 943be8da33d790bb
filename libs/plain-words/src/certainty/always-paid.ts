import { patternWith } from '@svc/language';
import type { Place } from '../text/said-figures.js';

/** Words with which something is owed by everybody: closed classes of duty. */
const OWED = patternWith('iu')`
    \b(?:
      mandatory
      |obligatory
      |compulsory
      |(?:always|in any case|in all cases)[ ](?:payable|due|charged|added|paid|applies|on top)
      |(?:payable|due|charged|added|paid|applies)[ ](?:always|in any case|by everyone|by all|on every|to every|to all)
      |must be paid
      |not optional
    )\b
    |必付|必须支?付|必收|强制|一律(?:另?收|加收|要付)|每单必|都要付
  `;
/**
 * Fees that are owed by what they are called, where nothing says when: the cleaning fee of a flat, a booking fee, and
 * final cleaning for each stay. A closed class; what a buyer can do without (delivery, pets, insurance) is none.
 */
const OWED_BY_NAME = patternWith('iu')`
    \b(?:
      cleaning|booking|reservation|call-?[ ]?out|handling|admin(?:istration)?|processing|registration|resort|service
    )[ ](?:fee|charge)s?\b
    |\b(?:final|end|exit)(?:[ -]of[ -]stay)?[ ]cleaning\b[^.;]*\b(?:per|a|an|each|every)[ ]
      (?:stay|booking|rental|reservation|order)\b
    |(?:清洁|服务|预订|手续|登记)费[^。；]{0,6}每[单次]
  `;
/** Words that make it a choice, or owe it on a condition. */
const BY_CHOICE = patternWith('iu')`
    \b(?:if|when|unless|optional(?:ly)?|on[ ]request|should[ ]you|for[ ]those|or|waived|only|late|extra|express)\b
    |如果|要是|可选|若|不含
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
  if (NOT_OWED.test(words)) return false;
  return OWED.test(words) || (OWED_BY_NAME.test(words) && !BY_CHOICE.test(words));
}

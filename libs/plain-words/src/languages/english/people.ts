import { CONTACT, DAYS, FRAMES, IN_PERSON, NAME_DOES, NEGATED, OTHER, PERSON, PLACES } from './phrases/people.js';
import { pattern, patternWith } from '@svc/language';

/** A text without the verbs that it negates. */
export const withoutNegated = (text: string): string => text.replace(NEGATED, ' , ');
const noName = (word: string): boolean => DAYS.test(word) || PLACES.test(word);

/** The words in lower case with each name as `@`: a capital inside a sentence that names no day, month or nation. */
function withNames(quote: string): string {
  return quote
    .replace(/\b(?:Mr|Mrs|Ms|Dr|Miss|Prof|Madam|Frau|Herr|Signor|MR|MRS|MS|DR)\.? (?:[\p{Lu}][\p{L}'’-]+)/gu, '@')
    .replace(
      patternWith('gu')`
    (?<=[a-z0-9,;)'’&@] )(\p{Lu}\p{Ll}+)(?![\p{L}])(?!['’]?(?:m|ll|d|ve)\b)
  `,
      (word) => (noName(word) ? word : '@'),
    )
    .replace(new RegExp(`(?<=(?:[?:.>-] |^))(\\p{Lu}\\p{Ll}{2,})(?= (?:${NAME_DOES})\\b)`, 'gu'), (word) =>
      pattern`
    ^
    (?:
      This
      |That
      |It
      |He
      |She
      |They
      |Who
      |What
      |Nobody
      |Everyone
      |Everybody
      |Anyone
      |Someone
      |Price
      |There
      |Buyers?
      |Customers?
      |Nothing
      |Everything
    )$
  `.test(word) || noName(word)
        ? word
        : '@',
    )
    .replace(/(?<=^(?:Only|Ask|Call|Get|Ring|Tell|Contact|Phone|Email|See) )(\p{Lu}\p{Ll}+)/u, '@')
    .toLowerCase();
}

/** Whether a sentence leaves a subject to a person. */
export function leavesToPerson(quote: string, text: string): boolean {
  const named = withoutNegated(withNames(quote.replace(/[’]/g, "'").replace(/ ?(?:->|–|—) ?/g, ': ')));
  return !OTHER.test(text) && (FRAMES.some((frame) => frame.test(named)) || IN_PERSON.test(named));
}

/** The words that only name the person and the way to them. */
export const PERSON_WORDS = patternWith('gi')`
    \b
    (?:
      ${PERSON.replaceAll('|@(?: @)?', '')}
      |${CONTACT}
      |hand off
      |human
      |needed
      |needs?
      |escalate
      |anything
      |job
      |mentioned
      |comes up
      |take(?:s)? care
      |in the loop
      |only
    )(?![a-z])
  `;

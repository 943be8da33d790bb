import { touching } from './acts.js';
import type { Seen } from './look-up.js';
import { pattern } from './pattern.js';
import type { Standing } from './reading.js';
import type { TextPiece } from './sentences.js';
import { JOINS } from './term-refusals.js';
import type { Vocabulary } from './vocabulary.js';

/** A denial right before the option that is done without, with what only leads up to it. */
const DENIAL_BEFORE = pattern`
    (?:(?<![a-z])(?:but|just|and|so|only|though)[ ])*
    (?:(?<![a-z])(?:i|we|they)(?:'d| do| really| just| will)?[ ])?
    (?<![a-z])(?:
      no(?: need (?:for|of))?
      |without
      |not
      |neither
      |nor
      |(?:don'?t|do not|won'?t|will not) (?:be )?(?:need|want|add|include|bother with|needing|require)
      |skip
      |leave (?:out|off)
      |minus
      |forget(?: about)?
    )(?: (?:the|any|an?|your|for|extra))* $
    |(?:但是?|不过|就|那|[我咱]们?)*(?:不要|不用|不需要|不想要|不加|不带|不做|不含|无需|别加|不)$
  `;
const DENIAL_AFTER = pattern`
    ^s?(?: (?:is |are )?(?:not )?(?:needed|necessary|required))?(?: (?:please|then|though|thanks?|thank you))*
    (?:[都也就先]{0,2}(?:不要|不用|不需要|不加|算了|免了)了?)?[吧啦]?
  `;

/** Whether any offer on the table holds an option, or everything else that a message refuses. */
function isHeld(term: string, option: string | number, vocabulary: Vocabulary, { offers }: Standing): boolean {
  const known = vocabulary.terms.find(({ id }) => id === term);
  return known === undefined || offers.some((offer) => (offer.terms[term] ?? known.default) === option);
}

/** A clause with its refusals of options blanked, each with the words that deny it. */
function withoutDenials(clause: TextPiece, refused: readonly { start: number; end: number }[]): TextPiece {
  let { text } = clause;
  let last = 0;
  for (const place of touching(clause, refused)) {
    const [start, end] = [Math.max(0, place.start - clause.start), Math.min(text.length, place.end - clause.start)];
    const before = text.slice(last, start);
    const denied = DENIAL_BEFORE.exec(before);
    const joined = last > 0 && JOINS.test(before);
    const from = joined ? last : denied === null ? start : last + denied.index;
    const to = end + (DENIAL_AFTER.exec(text.slice(end))?.[0].length ?? 0);
    text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
    last = to;
  }
  return { ...clause, text };
}

/**
 * The clauses of a message without the options that it does without and that no offer on the table holds: these speak
 * against none of them ("ok, no batteries"). Null where it refuses anything else.
 * @example declinedBeside(seen, vocabulary, standing) // of "ok, no batteries" the clause "ok," and an empty one
 */
export function declinedBeside(seen: Seen, vocabulary: Vocabulary, standing: Standing): TextPiece[] | null {
  const refused = Object.entries(seen.reading.refuses);
  if (refused.some(([term, option]) => isHeld(term, option, vocabulary, standing))) return null;
  if (refused.length === 0) return seen.clauses;
  return seen.clauses.map((clause) => withoutDenials(clause, seen.places.refused));
}

import { touching } from './acts.js';
import { leftoverWords } from './leftover-words.js';
import { NEGATION, SALUTATION, YES } from './phrases/cues.js';
import { BIDDING_WORDS } from './phrases/bid-wishes.js';
import type { Seen } from './look-up.js';
import { wordsOfTerms } from './note-acts.js';
import { pattern } from './pattern.js';
import type { Standing } from './reading.js';
import type { TextPiece } from './sentences.js';
import type { Vocabulary } from './vocabulary.js';

/** Who names it has the thing already: no wish for it. */
const HAS_IT = pattern`
    (?<![a-z])(?:
      (?:i|we|they|he|she) (?:already |do )?(?:have|got|own|brought|bring)
      |(?:i|we)'ve(?: already)?(?: got)?
      |already (?:have|got)
      |(?:my|our|his|her|their) own
    )(?![a-z])
    |[我咱家](?:们|里|这|这边)?(?:自己|自家)?(?:已经|都|也)?有
    |自[带备]
  `;
/** A no by form only. Any other denial beside an option that is not refused by it was not understood: 早餐不吃. */
const NO_DENIAL = /不错|(?<![a-z])(?:(?:don'?t|do not|never) forget|not (?:only|just|bad))(?![a-z])/g;
/** Words of leaving all else out. */
const ONLY = /(?<![a-z])(?:just|only|alone|nothing (?:but|else))(?![a-z])|[只仅光]|就要|单要/;
/** Words of keeping: what is kept is meant as it stands. */
const KEPT =
  /^(?:forget|keep|keeping|kept|stay|stays|remain|remains|leave|correct|exactly|along|together|too|保留|留着|照旧)$/;

/** Whether a clause says something beside what it names that nothing has read. */
function saysMore({ text, start }: TextPiece, { spans, places }: Seen, known: ReadonlySet<string>): boolean {
  const blank = (words: string): string => ' '.repeat(words.length);
  const rest = text.replace(new RegExp(YES, 'gu'), blank).replace(SALUTATION, blank);
  const left = leftoverWords(rest, start, [...spans, ...places.spans]);
  return left.some((word) => !known.has(word) && !BIDDING_WORDS.test(word) && !KEPT.test(word));
}

/**
 * Whether a message names an option that stands in the only offer and says something beside it that was not
 * understood: it may as well do without it ("I have my own helmet"), or without the others ("just batteries"). Where a
 * price or another count is named, that is a bid, whose words are read elsewhere.
 * @example namesInDoubt(seen, vocabulary, standing) // true of "I bring my own helmet"
 */
export function namesInDoubt(seen: Seen, vocabulary: Vocabulary, { offers: [offer, ...more] }: Standing): boolean {
  const { package: said, refuses: gone, facts } = seen.reading;
  if (offer === undefined || more.length > 0 || said.price !== undefined || facts.total !== undefined) return false;
  const usual = new Map(vocabulary.terms.map((term) => [term.id, term.default]));
  const again = seen.named.filter(
    ({ term, option }) => offer.terms[term] === option && option !== usual.get(term) && said[term] === option,
  );
  if (again.length === 0) return false;
  const known = wordsOfTerms(vocabulary);
  const clauses = seen.clauses.filter((clause) => touching(clause, again).length > 0);
  const holdsMore = Object.entries(offer.terms).some(
    ([term, option]) => option !== usual.get(term) && said[term] !== option && gone[term] !== option,
  );
  return clauses.some((clause) => {
    const refuses = touching(clause, seen.places.refused).length > 0;
    if (!refuses && NEGATION.test(clause.text.replace(NO_DENIAL, ' '))) return true;
    if (HAS_IT.test(clause.text) || (holdsMore && ONLY.test(clause.text))) return true;
    const bids = touching(clause, seen.places.proposed).length > 0;
    return !bids && saysMore(clause, seen, known);
  });
}

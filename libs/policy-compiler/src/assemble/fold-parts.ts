import type { Place } from '@svc/plain-words';
import type { Draft, Part } from './draft.js';
import { placeOf } from './draft.js';
import type { Finding } from '../issues/word-issue.js';
import { CODE_OF } from '../issues/issue-texts.js';

/** What the parts of a policy come to. */
export interface Folded {
  draft: Draft;
  issues: Finding[];
  /** JSON pointer → the words of the description, in the order in which they were cited. */
  places: Map<string, Place[]>;
}

/**
 * Folds the parts of a policy into what every policy has; where two parts give the same member, the later counts.
 * @param description where the words stand that remarks quote
 * @example foldParts(opening, [prices], 'Bike, $500.').draft // the members of `opening`, then those of `prices`
 */
export function foldParts(opening: Draft, parts: readonly Part[], description: string): Folded {
  const draft = { ...opening };
  const places = new Map<string, Place[]>();
  const issues: Finding[] = [];
  for (const { members, cited, remarks } of parts) {
    Object.assign(draft, members);
    for (const [path, said] of cited) {
      const place = placeOf(said);
      const before = places.get(path);
      if (before) before.push(place);
      else places.set(path, [place]);
    }
    for (const { quotes, ...remark } of remarks)
      issues.push({ ...remark, code: CODE_OF[remark.text], quote: quoteOf(description, quotes) });
  }
  return { draft, issues, places };
}

/**
 * The words of the description from the first of two quotes to the end of the other, where they stand close enough;
 * else the last.
 */
function quoteOf(description: string, quotes: readonly string[]): string | null {
  const [first, second = first] = quotes;
  if (first === undefined || second === undefined) return null;
  if (quotes.length < 2) return first;
  const [left, right] = [description.indexOf(first), description.lastIndexOf(second)];
  if (left < 0 || right < 0) return second;
  const from = Math.min(left, right);
  const to = Math.max(left + first.length, right + second.length);
  return to - from <= 400 ? description.slice(from, to) : second;
}

import type { Place } from '@svc/plain-words';
import type { Policy, PolicyTerm } from '@svc/policy-rules';
import type { IssueTexts } from '../issues/issue-texts.js';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';

/** A policy while it is put together: prices may still be unknown. */
export type Draft = Omit<Policy, 'list_price' | 'floor_price'> & {
  list_price?: number;
  floor_price?: number;
  terms: PolicyTerm[];
};

/** What is being built, what was found wrong on the way, and which words each part comes from. */
export interface Assembly {
  draft: Draft;
  description: string;
  issues: Finding[];
  /** JSON pointer → the words of the description. */
  places: Map<string, Place[]>;
  /** The floor was not said; trades cannot be judged against it. */
  floorAssumed: boolean;
}

/** Where the words of a statement stand. */
export const placeOf = ({ quote, start, end }: Place): Place => ({ quote, start, end });

/** Remembers the words that a part of the policy comes from. */
export function cite(assembly: Assembly, path: string, said: Place): void {
  const places = assembly.places.get(path);
  if (places) places.push(placeOf(said));
  else assembly.places.set(path, [placeOf(said)]);
}

/** The words that a part of the policy comes from, or null. */
export function quoteOf(assembly: Assembly, path: string): string | null {
  return assembly.places.get(path)?.[0]?.quote ?? null;
}

/** Notes an issue with the arguments that its words need. */
export function note<Text extends keyof IssueTexts>(
  assembly: Assembly,
  text: Text,
  path: string,
  args: Parameters<IssueTexts[Text]>,
  quote: string | null,
): void {
  assembly.issues.push(finding(text, path, args, quote));
}

/** The words of the description from the first of two quotes to the end of the other, where they stand close enough. */
export function quoteBoth(description: string, first: string, second: string): string {
  const starts = [description.indexOf(first), description.lastIndexOf(second)];
  const [left = -1, right = -1] = starts;
  if (left < 0 || right < 0) return second;
  const from = Math.min(left, right);
  const to = Math.max(left + first.length, right + second.length);
  return to - from <= 400 ? description.slice(from, to) : second;
}

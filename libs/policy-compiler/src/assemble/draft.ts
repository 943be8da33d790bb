import type { Policy, PolicyTerm } from '@svc/policy-rules';
import type { Issue, IssueCode } from '../issue.js';
import { issue } from '../issue.js';

/** A policy while it is put together: prices may still be unknown. */
export type Draft = Omit<Policy, 'list_price' | 'floor_price'> & { list_price?: number; floor_price?: number; terms: PolicyTerm[] };

/** What is being built, what was found wrong on the way, and which words each part comes from. */
export interface Assembly {
  draft: Draft;
  description: string;
  issues: Issue[];
  /** JSON pointer → the words of the description. */
  quotes: Map<string, string>;
  /** The floor was not said; trades cannot be judged against it. */
  floorAssumed: boolean;
}

/** Notes an issue. */
export function note(assembly: Assembly, code: IssueCode, path: string, message: string, suggestion: string, quote: string | null): void {
  assembly.issues.push(issue(code, path, message, suggestion, quote));
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

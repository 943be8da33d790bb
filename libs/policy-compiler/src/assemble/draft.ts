import type { MoneySaid, Place } from '@svc/plain-words';
import type { Policy, PolicyTerm } from '@svc/policy-rules';
import type { IssueTexts } from '../issues/issue-texts.js';
import type { Finding } from '../issues/word-issue.js';

/** What a policy is put together for: the same for every reading of one description. */
export interface Setting {
  description: string;
  language: 'en' | 'zh';
  salt: string;
  money: MoneySaid;
  /** ISO 4217, where the description names no currency. */
  currency: string | undefined;
}

/** A policy while it is put together: prices may still be unknown. */
export type Draft = Omit<Policy, 'list_price' | 'floor_price'> & {
  list_price?: number;
  floor_price?: number;
  terms: PolicyTerm[];
};

/** What is wrong with a part of a policy. */
export type Remark = {
  [Text in keyof IssueTexts]: {
    text: Text;
    /** JSON pointer (RFC 6901) into the policy. */
    path: string;
    /** What the words of the issue need. */
    args: Parameters<IssueTexts[Text]>;
    /** The words that it comes from; two quotes stand for the words from the one to the other. */
    quotes: readonly string[];
  };
}[keyof IssueTexts];

/** A JSON pointer into the policy and the words that this part comes from. */
export type Citation = readonly [path: string, said: Place];

/** One part of a policy: its members, the words that they come from, and what is wrong with them. */
export interface Part {
  members: Partial<Draft>;
  cited: readonly Citation[];
  remarks: readonly Remark[];
}

/** The prices of a policy, as far as they are known: all other parts are judged by them. */
export interface Prices {
  list: number | undefined;
  floor: number | undefined;
  /** The lowest price was not said: trades cannot be judged against it. */
  floorAssumed: boolean;
}

/** A policy as far as it goes, what is wrong with it, and which words each part comes from. */
export interface Assembly {
  draft: Draft;
  description: string;
  issues: readonly Finding[];
  /** JSON pointer → the words of the description. */
  places: ReadonlyMap<string, readonly Place[]>;
  /** The floor was not said; trades cannot be judged against it. */
  floorAssumed: boolean;
}

/** Where the words of a statement stand. */
export const placeOf = ({ quote, start, end }: Place): Place => ({ quote, start, end });

import type { TimeUnit } from './figures/time/time-words.js';

/** A thing that can be named in a message. */
export interface NamedThing {
  id: string;
  label: string;
  /** Other words for it. */
  words?: readonly string[];
  /** Of an option: whether it costs something on top of the price. Who asks for it as free asks about it. */
  charged?: boolean;
}

/** A subject that words raise. */
export interface Subject {
  id: string;
  words: readonly string[];
  /** Of a fact: what is answered. A question about what it says is answered by it. */
  answer?: string;
}

/** What a message can speak of: the reader's only knowledge of the deal. */
export interface Vocabulary {
  language: 'en' | 'zh';
  /** What is sold. */
  name?: string;
  /** ISO 4217; a bare number next to a price word is read in it. */
  currency: string;
  /** The word for one unit of quantity. */
  unit?: string;
  /** What the price is paid for by time; left out where it is paid once. */
  period?: TimeUnit;
  /** How many days the seller calls a month, of a price by the day; left out where nothing says so. */
  monthDays?: number;
  /** What is ordered by a count of its own, in the singular: `mile`. Left out: nothing. */
  counted?: readonly string[];
  /** What is counted → how many of it cost nothing; "two more" are counted with them. Left out: none. */
  included?: Readonly<Record<string, number>>;
  /** How many units make a pack, where only whole packs are sold: "20 cases" are 120 bottles. */
  pack?: number;
  /** The most units that can be ordered; tells "both" and a bare count from a price. */
  most?: number;
  terms: readonly (NamedThing & { default: string; options: readonly NamedThing[] })[];
  never: readonly Subject[];
  handoff: readonly Subject[];
  facts: readonly Subject[];
  /** Groups of buyers to whom the policy gives something: nonprofits, students. */
  groups?: readonly Subject[];
}

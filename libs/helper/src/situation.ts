import type { FIELD_KINDS } from './limits.js';

/** A value as a person gives it; null: does not know, or would rather not say. */
export type Value = number | string | boolean | null;

/** Values by the key of their field. */
export type Values = Readonly<Record<string, Value>>;

/** What a field holds. Money is in dollars, `metro` is the key or name of a metropolitan area. */
export type FieldKind = (typeof FIELD_KINDS)[number];

/** One of the answers to a choice. */
export interface FieldOption {
  readonly key: string;
  readonly label: string;
  /** Words of a text that say so. */
  readonly cues: readonly string[];
}

/** Something that may be known about a situation. */
export interface Field {
  readonly key: string;
  readonly label: string;
  readonly question: string;
  readonly kind: FieldKind;
  /** The answers to a choice. */
  readonly options?: readonly FieldOption[];
  /** No advice is given without it. */
  readonly required?: true;
  /** What is assumed where nobody says; null: it is left out of the advice. */
  readonly usual: Value;
  /** Answers that are tried to see whether the question matters; of money as shares of the situation's scale. */
  readonly probes: readonly Value[];
  /** Words of a text beside which the value stands, or which say yes to a flag. */
  readonly cues: readonly string[];
  /** Words of a text that say no to a flag. */
  readonly denials?: readonly string[];
}

/** When a rule holds: a known value that fits. */
export type Condition = { readonly field: string } & (
  { readonly is: Value } | { readonly atLeast: number } | { readonly atMost: number }
);

/** A figure from which the fair one is reckoned: a value times a factor, or a rent with the trend of its metro. */
export type Reference =
  | { readonly field: string; readonly factor: number; readonly says: string }
  | { readonly trendOf: string; readonly metro: string; readonly says: string };

/** What moves the fair figure in favour of the person who asks, in percent of the reference; negative: against. */
export interface Adjustment {
  readonly when: Condition;
  readonly percent: number;
  readonly says: string;
}

/** A step to take; with a condition only where it holds. */
export interface Step {
  readonly when?: Condition;
  readonly text: string;
}

/** A kind of negotiation of everyday life, as data: one function, `advise`, reads all of them. */
export interface Situation {
  readonly key: string;
  readonly title: string;
  /** Whether the person pays the figure, or gets it. */
  readonly side: 'pay' | 'earn';
  /** What an amount is in: `USD a month`. */
  readonly unit: string;
  /** Words of a text that name the situation. */
  readonly cues: readonly string[];
  readonly fields: readonly Field[];
  /** The field that holds what the other side asks or offers now. */
  readonly offer: string;
  /** The field that says how large the amounts are, and what it usually is. */
  readonly scale: { readonly field: string; readonly typical: number };
  /** The first that is known counts. */
  readonly references: readonly Reference[];
  readonly adjustments: readonly Adjustment[];
  /** How far beyond the fair figure to open, as a share of it. */
  readonly stretch: number;
  /** The field that no figure may exceed: a refund is never more than what was paid. */
  readonly cap?: string;
  /** The field that holds what the person can have elsewhere, and one whose cost spreads over so many units. */
  readonly alternative?: { readonly field: string; readonly plus?: { readonly field: string; readonly over: number } };
  readonly steps: readonly Step[];
  /** What to say: `{open}` is the figure to open with, `{offer}` what the other side said. */
  readonly message: string;
}

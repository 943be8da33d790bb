/** Money taken off or put on, as a policy writes it. */
export interface Money {
  share?: number;
  amount?: number;
  to_price?: number;
}

interface Traded {
  words: string[];
  gives?: Money;
  unlocks?: Money;
  stacks?: boolean;
  worth?: number;
  worth_per?: string;
  charge?: Money;
  charge_per?: string;
  requires_discount_at_most?: number;
}

/** What the seller means; see the head of `descriptions.mjs`. */
export interface Truth {
  sound?: boolean;
  name?: string[];
  currency?: string;
  list_price?: number;
  floor_price?: number;
  free_discount?: number;
  quantity?: { min?: number; max?: number; unit?: string };
  breaks?: { from: number; gives?: Money; unlocks?: Money }[];
  options?: Traded[];
  grants?: { words: string[]; gives?: Money; unlocks?: Money }[];
  never?: (string | string[])[];
  handoff?: (string | string[])[];
  facts?: (string | string[])[];
  not_facts?: string[];
  not_never?: string[];
  stock?: Record<string, string>[];
}

export interface Row {
  id: string;
  language: 'en' | 'zh';
  description: string;
  truth: Truth;
}

/** One fact in which a policy differs from the truth. */
export interface Fault {
  /** The section of the policy. */
  section: string;
  /** What was meant and what was read, in words. */
  told: string;
  /** Numbers and words that a notice about it would hold. */
  marks: (number | string)[];
  /** The figure was read lower than it is, or a discount deeper. */
  below?: boolean;
}

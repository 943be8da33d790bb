import type { PeriodUnit } from '@svc/policy-rules';

/**
 * One term of an offer: its label and its option's; `standard` where it is the default, `charge` what the buyer pays on
 * top for it.
 */
export interface SpokenTerm {
  id: string;
  label: string;
  option: string;
  optionLabel: string;
  standard?: boolean;
  charge?: number;
  /** What the charge is paid for again and again; left out where it is paid once. */
  chargePer?: PeriodUnit;
  /** What it is ordered by, where that is counted by itself, how many of it, and how many of those cost nothing. */
  counted?: { unit: string; count: number; included?: number };
}

/** One offer as it is to be worded. All strings are shown to the buyer as they are. */
export interface SpokenOffer {
  /** Of one unit, for one period where the price is paid by time. */
  price: number;
  quantity: number;
  /** For how many periods; null until somebody ends it. Left out where nothing is paid by time. */
  periods?: number | null;
  /** What one period costs, without what is paid once; stands with `periods`. */
  totalPerPeriod?: number;
  /** Price × quantity and the charges, of all periods; left out where nothing ends it. */
  total?: number;
  /** The terms that are not at their default, those that the buyer raised, and those that cost something. */
  terms: readonly SpokenTerm[];
}

/** Why the seller makes this move, for one sentence that a buyer may read. */
export type SpokenReason =
  | 'opening'
  | 'still_offered'
  | 'which_option'
  | 'yes_in_doubt'
  | 'met_in_the_middle'
  | 'improved'
  | 'trade_for_term'
  | 'holding'
  | 'last_offer'
  | 'accepts_yours'
  | 'buyer_accepted'
  | 'below_here'
  | 'came_down'
  | 'last_price'
  | 'firm'
  | 'held'
  | 'approved'
  | 'seller_counter'
  | 'bid_refused'
  | 'at_table'
  | 'never_match'
  | 'did_you_mean'
  | 'taken_back'
  | 'not_paid_for'
  | 'never_given'
  | 'out_of_stock'
  | 'rounds_over'
  | 'buyer_quit'
  | 'for_a_person'
  | 'unclear'
  | 'answering'
  | 'offering'
  | 'not_yet'
  | 'accepts_better'
  | 'as_understood'
  | 'ask_price'
  | 'trade_instead'
  | 'stays_open'
  | 'courtesy';

/**
 * A fact of this moment that the reply states in a sentence of its own. `option` is a label of the policy or the name
 * of a group of buyers, `count` a number of units, `words` the buyer's own of what is no part of the offer.
 */
export interface SpokenNote {
  kind:
    | 'available'
    | 'on_offer'
    | 'automated'
    | 'open_question'
    | 'open_beside'
    | 'open_wish'
    | 'not_included'
    | 'quantity_min'
    | 'quantity_max'
    | 'quantity_there'
    | 'quantity_step'
    | 'periods_min'
    | 'periods_max'
    | 'time_perhaps'
    | 'time_open'
    | 'how_many_of'
    | 'counted_max'
    | 'option_needs'
    | 'option_possible'
    | 'option_impossible'
    | 'option_included'
    | 'currency'
    | 'figure_aside'
    | 'far_above'
    | 'how_many'
    | 'option_charged'
    | 'option_by_order'
    | 'unread_beside'
    | 'passed_on'
    | 'bid_stands'
    | 'lowers_it'
    | 'not_firm'
    | 'total_is'
    | 'group_proof'
    | 'not_paid'
    | 'next_in_line'
    | 'good_until'
    | 'way_of_paying';
  option?: string;
  words?: string;
  count?: number;
  /** An amount of the policy, in its currency. */
  amount?: number;
  /** What the amount is paid for again and again. */
  per?: PeriodUnit;
  /** An ISO 8601 time with its offset, `2026-11-28T18:00:00Z`: worded as a day and an hour of that offset. */
  until?: string;
}

/**
 * What a reply is to say, decided and checked before a word of it is written. A writer, built-in or
 * model, turns it into text and may add no price, quantity or term of its own.
 */
export interface Speech {
  kind: 'offer' | 'deal' | 'handoff' | 'decline';
  language: 'en' | 'zh';
  currency: string;
  priceDecimals: number;
  unit: string | null;
  /** What a price is paid for again and again; left out where it is paid once. */
  period?: PeriodUnit;
  /** What is sold. */
  subject: string;
  reason: SpokenReason;
  /** The buyer's figure that `did_you_mean` asks back, in the policy's currency. */
  figure?: number;
  /** The offer on the table; the first of the menu where there is one. */
  offer: SpokenOffer | null;
  /** Two or three offers to choose from; empty when there is no choice. */
  menu: readonly SpokenOffer[];
  /** Answers to what the buyer asked, verbatim from the policy. */
  answers: readonly string[];
  /** What the message asks that code itself can answer, and what of it nobody could. */
  notes?: readonly SpokenNote[];
  /** What is never given and was asked for, verbatim from the policy. */
  refusals: readonly string[];
  /** The subject for a person, verbatim from the policy. */
  handoff: string | null;
  tone: 'friendly' | 'plain' | 'formal';
  /** The number of the reply, so that sentences vary from one to the next. */
  turn?: number;
  signOff: string | null;
}

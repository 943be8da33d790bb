/** One offer as it is to be worded. All strings are shown to the buyer as they are. */
export interface SpokenOffer {
  price: number;
  quantity: number;
  /** Price × quantity. */
  total: number;
  /** The terms that are not at their default, and those that the buyer raised: term label and option label; `standard` where it is the default. */
  terms: readonly { id: string; label: string; option: string; optionLabel: string; standard?: boolean }[];
}

/** Why the seller makes this move, for one sentence that a buyer may read. */
export type SpokenReason =
  | 'opening' | 'price_asked' | 'still_offered' | 'which_option' | 'yes_in_doubt' | 'met_in_the_middle' | 'improved' | 'trade_for_term' | 'holding' | 'last_offer' | 'accepts_yours' | 'buyer_accepted'
  | 'cannot_go_that_low' | 'never_given' | 'out_of_stock' | 'rounds_over' | 'buyer_quit' | 'for_a_person' | 'unclear' | 'answering';

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
  /** What is sold. */
  subject: string;
  reason: SpokenReason;
  /** The offer on the table; the first of the menu where there is one. */
  offer: SpokenOffer | null;
  /** Two or three offers to choose from; empty when there is no choice. */
  menu: readonly SpokenOffer[];
  /** Answers to what the buyer asked, verbatim from the policy. */
  answers: readonly string[];
  /** What is never given and was asked for, verbatim from the policy. */
  refusals: readonly string[];
  /** The subject for a person, verbatim from the policy. */
  handoff: string | null;
  tone: 'friendly' | 'plain' | 'formal';
  /** The number of the reply, so that sentences vary from one to the next. */
  turn?: number;
  signOff: string | null;
}

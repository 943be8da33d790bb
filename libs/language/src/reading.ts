import type { INTENTS } from './limits.js';

/** What a message does. */
export type Intent = (typeof INTENTS)[number];

/** An offer that the buyer can refer to. */
export interface StandingOffer {
  price: number;
  quantity: number;
  terms: Readonly<Record<string, string>>;
  /** For how many periods; null without an end. Left out where nothing is paid by time. */
  periods?: number | null;
  /** What is counted by itself → how many; left out where nothing is. */
  counts?: Readonly<Record<string, number>>;
  /** What the buyer would pay in all, of one period where the price is paid by time; price × quantity when left out. */
  total?: number;
  /** What the buyer would pay for all periods; left out where nothing is paid by time, and where nothing ends it. */
  dealTotal?: number;
}

/** What stands on the table when a message arrives: needed to read "the second one" or "for that price". */
export interface Standing {
  /** The offers of the last reply, the menu's in its order; empty before the first. */
  offers: readonly StandingOffer[];
  /** The last menu, where another offer has come since: its letters still choose from it. Left out: none. */
  menu?: readonly StandingOffer[];
  /** The list price a unit; tells a unit price from a total. */
  listPrice: number;
  /**
   * The unit price that the buyer named last; null or left out before the first. "Split the difference" is reckoned
   * from it.
   */
  lastBid?: number | null;
  /** How many units the buyer has said they want, where they have named no price yet; null or left out otherwise. */
  lastCount?: number | null;
  /** The one option that the last reply told of and that no offer of it holds: "I want that" asks for it. */
  told?: { term: string; option: string };
  /** The language of the talk so far: that of a message without a word of its own, such as "ok" or "900". */
  language?: 'en' | 'zh';
}

/** What a part of a message does. */
export const ACTS = ['offer', 'request', 'question', 'refusal', 'yes', 'leave'] as const;

/** One act of a message, with the words that perform it, folded to lower case. */
export interface Act {
  act: (typeof ACTS)[number];
  words: string;
}

/** What a message asked or stated beside the deal itself. */
export interface ReadingFacts {
  /** The language the message is written in. */
  language: 'en' | 'zh';
  /** The message asks whether something would do ("would you take 900?"): it commits to nothing. */
  question?: boolean;
  /** Which of the standing offers was chosen, 1-based; of the last menu, where one offer stands. */
  choice?: number;
  /** Ids of the `never`, `handoff` and `facts` subjects that it raises. */
  never?: string[];
  handoff?: string[];
  asked?: string[];
  /** The buyer wants a lower price without naming one. */
  wants_discount?: boolean;
  /** The buyer calls the price too high, or is surprised by it, and asks for nothing: it moves nothing. */
  complains?: boolean;
  /** The buyer wants to talk to a person. Whether a machine answers is asked under `asks`. */
  wants_person?: boolean;
  /** Ids of the vocabulary's `groups` that the buyer says they belong to. A claim proves nothing. */
  claims?: string[];
  /** The buyer unsays their own figure ("forget the 700"): it counts for nothing. */
  takes_back?: boolean;
  /**
   * The figure was read over a misspelled word: it is asked back, and nothing moves or is signed on it. Stands with
   * `unclear`.
   */
  misspelled?: boolean;
  /** A total for the whole order, where the price was named that way. */
  total?: number;
  /** Whether the total is of the whole deal or of one period, where the price is paid by time and words say which. */
  total_of?: 'deal' | 'period';
  /** What is counted by itself → how many of it are wanted: 20 miles of a delivery by the mile. */
  counts?: Record<string, number>;
  /** The price was named apart from what is paid on top of it: "850 plus delivery". */
  charges_apart?: boolean;
  /** The price was named with what is paid on top of it: "25 incl. shipping". */
  charges_in?: true;
  /** The price was named for one of what is sold, or for one period: "2,250 a table", "85 a day". */
  price_each?: true;
  /** A figure that the tables took for a bid is named and not offered: the reply says that it is taken for none. */
  figure_aside?: boolean;
  /**
   * How many are wanted is open: a price is named for each, or a number of something else than is sold, and no count,
   * or a further number beside the count.
   */
  count_open?: boolean;
  /**
   * How long is wanted is not said in periods: the words that say it, and how many they are taken for, which is asked
   * back; null where they are no whole number, which stands with `unclear`. Never beside an `accept`.
   */
  time_open?: { words: string; perhaps: number | null };
  /** A currency other than the vocabulary's that was named. */
  other_currency?: string;
  /**
   * The message says yes, but not plainly to one offer: a bare yes to a menu, or a yes with something beside it. Stands
   * with `unclear`.
   */
  yes_in_doubt?: boolean;
  /** What the message does, in its order; left out where it does nothing. */
  acts?: Act[];
  /** Questions and wishes of the message that nothing in the policy answers or holds: for the seller. */
  open_questions?: string[];
  /** Of these the ones that ask for a thing: no part of any offer until the seller says so. */
  wishes?: string[];
  /** Words of the message that no act covers, and figures' clauses in which words were left over. */
  unread?: string[];
  /** Term id → option id that is asked about and not asked for. */
  asked_about?: Record<string, string>;
  /** The terms of `asked_about` of which a number is wanted that the order is not for: "20 chairs with 6 cushions". */
  by_piece?: string[];
  /** Term id → the options that a word of the message could mean, where nothing says which. Stands with `unclear`. */
  could_mean?: Record<string, string[]>;
  /** Term id → options that are ways of paying other than the one, of none of them, that the buyer names. */
  paid_otherwise?: Record<string, string[]>;
  /**
   * The message asks for the price without naming one, for the choices, whether the thing is still to be had, whether
   * a machine answers, for all that is paid in the end, whether the price is firm, or whether a rival's price can be
   * matched, where nothing is bid.
   */
  asks?: ('price' | 'options' | 'available' | 'automated' | 'total' | 'firm' | 'match')[];
  /** The buyer leaves for good: has bought elsewhere, or wants nothing any more. Stands with the intent `quit`. */
  for_good?: boolean;
  /** Several readings are possible; nothing may be signed on it. */
  unclear?: boolean;
}

/** How a buyer's message was read. */
export interface MessageReading {
  intent: Intent;
  /**
   * What the buyer proposes: term id → option id; the unit price under `price`, the count under `quantity`, for how
   * many periods of the policy under `periods`.
   */
  package: Record<string, string | number>;
  /** What the buyer refuses, in the same form. */
  refuses: Record<string, string | number>;
  facts: ReadingFacts;
  source: 'builtin' | 'model';
}

/** What the buyer's message does. */
export const INTENTS = ['offer', 'accept', 'reject', 'ask', 'greet', 'quit', 'other'] as const;
export type Intent = (typeof INTENTS)[number];

/** What stands on the table when a message arrives: needed to read "the second one" or "for that price". */
export interface Standing {
  /** The offers of the last reply, the menu's in its order; empty before the first. */
  offers: readonly { price: number; quantity: number; terms: Readonly<Record<string, string>> }[];
  /** The list price a unit; tells a unit price from a total. */
  listPrice: number;
}

/** What a message asked or stated beside the deal itself. */
export interface ReadingFacts {
  /** The language the message is written in. */
  language: 'en' | 'zh';
  /** The message asks whether something would do ("would you take 900?"): it commits to nothing. */
  question?: boolean;
  /** Which of the standing offers was chosen, 1-based. */
  choice?: number;
  /** Ids of the `never`, `handoff` and `facts` subjects that it raises. */
  never?: string[];
  handoff?: string[];
  asked?: string[];
  /** The buyer wants a lower price without naming one. */
  wants_discount?: boolean;
  /** A total for the whole order, where the price was named that way. */
  total?: number;
  /** A currency other than the vocabulary's that was named. */
  other_currency?: string;
  /** The message says yes, but not plainly to one offer: a bare yes to a menu, or a yes with something beside it. Stands with `unclear`. */
  yes_in_doubt?: boolean;
  /** Several readings are possible; nothing may be signed on it. */
  unclear?: boolean;
}

/** How a buyer's message was read. */
export interface MessageReading {
  intent: Intent;
  /** What the buyer proposes: term id → option id; the unit price under `price`, the count under `quantity`. */
  package: Record<string, string | number>;
  /** What the buyer refuses, in the same form. */
  refuses: Record<string, string | number>;
  facts: ReadingFacts;
  source: 'builtin' | 'model';
}

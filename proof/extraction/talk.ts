import { wordReply, type MessageReading } from '@svc/language';
import type { Policy, StockRecord } from '@svc/policy-rules';
import { decideReply, type ReplyDecision, type ReplyInput, type ReplyMemory, type ReplyResult } from '@svc/reply';

/** What answers a message: the reply of the product, or one with a law switched off. */
export type Decide = (input: ReplyInput) => ReplyResult;

/** A message as it is meant: everything in it at once, so that no word can be misread. */
export interface Meaning {
  /** A unit price. */
  bid?: number;
  quantity?: number;
  /** Term id → option id. */
  terms?: Readonly<Record<string, string>>;
  /** What is counted by itself → how many. */
  counts?: Readonly<Record<string, number>>;
  wish?: true;
  complains?: true;
  goodbye?: true;
  /** Asks which other packages there are. */
  options?: true;
  /** A yes to the offer of this place, from 1. */
  yes?: number;
}

/** An offer as a buyer sees it. */
export interface SeenOffer {
  price: number;
  quantity: number;
  terms: Readonly<Record<string, string>>;
}

/** Everything of a reply that reaches a buyer, and what the caller's side sees of how it came about. */
export interface Heard {
  kind: ReplyDecision['kind'];
  text: string;
  offers: SeenOffer[];
  decidedBy: string;
  done: boolean;
}

/** The moment of every talk. */
export const NOW_MILLIS = Date.UTC(2027, 0, 4, 9);

/** One conversation with the seller of a policy. */
export class Conversation {
  memory: ReplyMemory | null = null;
  heard: Heard | null = null;
  readonly #stock: StockRecord[];

  constructor(
    readonly policy: Policy,
    readonly decide: Decide = decideReply,
  ) {
    this.#stock = (policy.inventory?.bind ?? []).map((bind) => ({ ...bind.match, status: 'available' }));
  }

  /** Says something; null where the conversation is over. */
  say(meaning: Meaning): Heard | null {
    const { policy, memory } = this;
    const given = { policy, policyHash: policy.name, memory, engine: null, flags: null, stock: this.#stock };
    const decision = this.decide({ ...given, reading: readingOf(policy, meaning), nowMillis: NOW_MILLIS });
    if (!decision.ok) return null;
    this.memory = decision.memory;
    this.heard = heardFrom(decision);
    return this.heard;
  }

  /** The lowest price on the table; Infinity where nothing is. */
  get lowest(): number {
    return Math.min(...(this.heard?.offers ?? []).map(({ price }) => price));
  }
}

const heardFrom = (decision: ReplyDecision): Heard => ({
  kind: decision.kind,
  text: wordReply(decision.speech),
  offers: decision.memory.table.map(({ price, quantity, terms }) => ({ price, quantity, terms })),
  decidedBy: decision.decided_by,
  done: decision.done,
});

/** The reading of a message that is understood in full. */
function readingOf({ language }: Policy, meaning: Meaning): MessageReading {
  const { bid, quantity, terms, counts, wish, complains, goodbye, options, yes } = meaning;
  const proposes = bid !== undefined || quantity !== undefined || terms !== undefined;
  const intent = yes ? 'accept' : goodbye ? 'quit' : proposes ? 'offer' : complains ? 'reject' : 'ask';
  return {
    intent,
    package: { ...terms, ...(bid !== undefined && { price: bid }), ...(quantity !== undefined && { quantity }) },
    refuses: {},
    facts: {
      language,
      ...(counts && { counts }),
      ...(wish && { wants_discount: true }),
      ...(complains && { complains: true }),
      ...(options && { asks: ['options'] as const satisfies string[] }),
      ...(yes !== undefined && yes > 1 && { choice: yes }),
    } as MessageReading['facts'],
    source: 'builtin',
  };
}

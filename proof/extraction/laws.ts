import type { Policy } from '@svc/policy-rules';
import { computedReserve, RESERVE_SHARES } from '@svc/policy-rules/reserve';
import { decideBid, decideReply, type ReplyDecision, type ReplyInput } from '@svc/reply';
import { PRODUCT_RULE, type ReserveRule } from './estimates.js';
import type { Decide } from './talk.js';

/** What is tried: the reply, and the rule by which a reserve is computed. */
export interface Subject {
  decide: Decide;
  rule: ReserveRule;
}

export const PRODUCT: Subject = { decide: decideReply, rule: PRODUCT_RULE };

/** A law that can be switched off: what the reply would do without it, and the part of the proof that has to see it. */
export interface Law {
  part: 'attacks' | 'pairs' | 'estimates' | 'orders' | 'costly options';
  without: Subject;
}

/** The reply to a request that is changed before it is answered. */
const asked =
  (change: (input: ReplyInput) => ReplyInput): Decide =>
  (input) =>
    decideReply(change(input));

/** The reply to a policy that is changed, as if the law did not stand in it. */
const underPolicy = (change: (policy: Policy) => Policy): Decide =>
  asked((input) => ({ ...input, policy: change(input.policy) }));

/** A reply that is changed after it was decided. */
const answered =
  (change: (decision: ReplyDecision, input: ReplyInput) => ReplyDecision): Decide =>
  (input) => {
    const decision = decideReply(input);
    return decision.ok ? change(decision, input) : decision;
  };

/** What a seller does who takes a bid, or meets it with a price: as a decision of the seller's side does it. */
function decidedAtOnce(decision: ReplyDecision, input: ReplyInput, price: number | null): ReplyDecision {
  const { memory } = decision;
  const made = decideBid({ ...input, memory, decision: price === null ? 'accept' : 'counter', price, by: null });
  return made.ok ? made : decision;
}

const isLawful = ({ seller, kind }: ReplyDecision): boolean => kind === 'offer' && seller.standing_bid?.lawful === true;
const isUnlawful = ({ seller }: ReplyDecision): boolean => seller.standing_bid?.lawful === false;

/** The middle between what is on the table and the bid that waits, in cents. */
function middle({ offer, seller }: ReplyDecision): number {
  return Math.round(50 * ((offer?.price ?? 0) + (seller.standing_bid?.price ?? 0))) / 100;
}

const replying = (decide: Decide): Subject => ({ ...PRODUCT, decide });

/** Every law by name. */
export const LAWS = {
  /** A bid that the policy allows is taken when the buyer says goodbye. */
  goodbye: {
    part: 'attacks',
    without: replying(
      answered((decision, input) =>
        input.reading.intent === 'quit' && isLawful(decision) ? decidedAtOnce(decision, input, null) : decision,
      ),
    ),
  },
  /** After some messages a bid that the policy allows is taken. */
  last: {
    part: 'attacks',
    without: replying(
      answered((decision, input) =>
        decision.memory.turn > 6 && isLawful(decision) ? decidedAtOnce(decision, input, null) : decision,
      ),
    ),
  },
  /** A bid that the policy allows is met half way. */
  height: {
    part: 'pairs',
    without: replying(
      answered((decision, input) => (isLawful(decision) ? decidedAtOnce(decision, input, middle(decision)) : decision)),
    ),
  },
  /** A bid that the policy does not allow is declined. */
  decline: {
    part: 'pairs',
    without: replying(answered((decision) => (isUnlawful(decision) ? { ...decision, kind: 'decline' } : decision))),
  },
  /** Only a bid that the policy allows is said to be passed on. */
  words: {
    part: 'pairs',
    without: replying(
      answered((decision) =>
        isUnlawful(decision) ? { ...decision, speech: { ...decision.speech, notes: [] } } : decision,
      ),
    ),
  },
  /** Every message moves the price, whatever it says. */
  messages: {
    part: 'orders',
    without: replying(
      asked((input) => ({
        ...input,
        reading: { ...input.reading, facts: { ...input.reading.facts, wants_discount: true } },
      })),
    ),
  },
  /** Options that cost the seller something are priced at nothing. */
  options: {
    part: 'costly options',
    without: replying(
      underPolicy((policy) => ({
        ...policy,
        terms: (policy.terms ?? []).map((term) => ({
          ...term,
          options: term.options.map((option) => ({ ...option, worth: Math.max(0, option.worth ?? 0) })),
        })),
      })),
    ),
  },
  /** The buyer gets all of what a trade is worth. */
  share: {
    part: 'attacks',
    without: replying(underPolicy((policy) => ({ ...policy, manner: { ...policy.manner, share_of_trades: 1 } }))),
  },
  /** What may be given for nothing bounds nothing. */
  free_discount: {
    part: 'attacks',
    without: replying(underPolicy(({ free_discount: _, ...policy }) => policy)),
  },
  /** Bids are compared with the floor. */
  reserve: {
    part: 'attacks',
    without: replying(underPolicy((policy) => ({ ...policy, reserve_price: policy.floor_price }))),
  },
  /** A computed reserve lies at its share of the range, without a draw. */
  draw: {
    part: 'estimates',
    without: {
      ...PRODUCT,
      rule: {
        reserveOf: ({ list_price, floor_price, manner }) =>
          Math.ceil(
            100 * (floor_price + RESERVE_SHARES[manner?.objective ?? 'balance'] * (list_price - floor_price)) - 1e-6,
          ) / 100,
        spread: 0,
      },
    },
  },
  /** Every edit and every policy draws anew. */
  one_draw: {
    part: 'estimates',
    without: {
      ...PRODUCT,
      rule: {
        ...PRODUCT_RULE,
        reserveOf: (policy) => computedReserve({ ...policy, salt: `${policy.salt} ${policy.name}` }),
      },
    },
  },
} as const satisfies Record<string, Law>;

export type LawName = keyof typeof LAWS;

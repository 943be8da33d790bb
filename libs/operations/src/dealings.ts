import { unitsInStock, type Policy, type StockRecord } from '@svc/policy-rules';
import { thingsOf, type JudgedUnder, type PromisedOffer, type StandingBid } from '@svc/reply';

/** A single thing, as `vin:…`, and how many of it there are: one, but where a stock record states more. */
export interface CountedThing {
  thing: string;
  units: number;
}

/** Whose dealings are meant: one negotiation, and the buyer where the caller says who it is. */
export interface DealingParties {
  negotiationId: string;
  /** Whose dealings they are: {@link DealingPorts.holder}. */
  holder: string | null;
  /** The caller's id of the buyer; null where none was sent. */
  buyer: string | null;
  /** What stands for the policy over its edits: its salt, currency, name and single things. */
  policyKey: string;
}

/** What is asked before a reply is decided. */
export interface DealingsAsked extends DealingParties {
  things: readonly CountedThing[];
  /** Whether the negotiation begins with this message: then it counts as a conversation of the buyer. */
  isNew: boolean;
}

/** A price that a buyer was offered, with the policy that judged it. */
export interface ReachedPrice extends Omit<PromisedOffer, 'policy'> {
  judged: JudgedUnder;
}

/** What is remembered of a buyer across conversations, for thirty days. */
export interface BuyerHistory {
  /** The moves that counted, in the conversation where most did. */
  moves: number;
  /** The lowest price of each order, the newest last. */
  lowest: ReachedPrice[];
  /** The bid that waits for the seller; null where none does. */
  bid: StandingBid | null;
}

/** What is known before a reply is decided. */
export interface Dealings {
  /** Whether one of the things is on hold for somebody else, or was for this buyer, who let it lapse. */
  held: boolean;
  /** The highest bid of somebody else that waits for one of the things, a unit; 0 where none does. */
  outbidAt: number;
  /** Whether a bid of this negotiation is kept among those that wait. */
  keepsBid: boolean;
  /** Null where the caller does not say who the buyer is, or nothing is known of them. */
  history: BuyerHistory | null;
  /** Conversations of the buyer today, this one included; 0 where they are not counted. */
  conversations: number;
}

/** A signed deal that is to hold its things. */
export interface HoldClaim extends DealingParties {
  things: readonly CountedThing[];
  receiptId: string;
  holdSeconds: number;
}

/** What is kept after a reply. */
export interface DealingsKept extends DealingParties {
  things: readonly CountedThing[];
  /** The bid that waits now; null where none does. */
  bid: StandingBid | null;
  /** As {@link Dealings.keepsBid} said. */
  keepsBid: boolean;
  /** Null where the caller does not say who the buyer is. */
  history: BuyerHistory | null;
}

/**
 * What a service with a database keeps beside the states of its negotiations: holds on single things, bids that wait
 * for them, and what known buyers have reached. Where a member is missing nothing is kept, and nothing is held.
 */
export interface DealingPorts {
  /** A hash of the key that the call came with; null where it came with none. */
  owner?: string | null;
  /** The id of that key, to which holds, waiting bids and histories belong; null where it came with none. */
  holder?: string | null;
  findDealings?(asked: DealingsAsked): Promise<Dealings>;
  /** Holds the things of a deal, all of them or none; false where one is on hold for somebody else. */
  holdThings?(claim: HoldClaim): Promise<boolean>;
  keepDealings?(kept: DealingsKept): Promise<void>;
}

/** Where nothing is kept. */
const NO_DEALINGS: Dealings = { held: false, outbidAt: 0, keepsBid: false, history: null, conversations: 0 };

/** What is known before a reply is decided; nothing is asked of a policy without single things and a nameless buyer. */
export async function findDealings(asked: DealingsAsked, ports: DealingPorts): Promise<Dealings> {
  const concerns = asked.things.length > 0 || asked.buyer !== null;
  return (concerns ? await ports.findDealings?.(asked) : undefined) ?? NO_DEALINGS;
}

/**
 * The single things of a policy, counted by its stock records.
 * @example
 * const inventory = { bind: [{ match: { vin: 'X1' } }] };
 * thingCounts({ ...policy, inventory }, []) // [{ thing: 'vin:X1', units: 1 }]
 */
export function thingCounts(policy: Policy, stock: readonly StockRecord[] | null | undefined): CountedThing[] {
  const binds = policy.inventory?.bind ?? [];
  return thingsOf(policy).map((thing) => {
    const of = binds.filter(({ match }) => Object.entries(match).some(([key, code]) => `${key}:${code}` === thing));
    return { thing, units: Math.min(...of.map((bind) => unitsInStock(bind, stock))) };
  });
}

/**
 * What stands for a policy over its edits, as {@link DealingParties.policyKey}. A catalogue shares one salt, so name
 * and things part its policies: what somebody paid for one thing is no price of another.
 */
export const policyKeyOf = (policy: Policy): string =>
  JSON.stringify([policy.salt ?? null, policy.currency, policy.name, thingsOf(policy).sort()]);

import { netOfDeal, type EngineDecision, type EngineObjective, type NegotiationEvent } from '@svc/negotiation-math';
import { POLICY_DEFAULTS, quantityBounds, type Offer } from '@svc/policy-rules';
import { buildSpace, QUANTITY_TERM, type PolicySpace } from './build-space.js';
import { compose, type Move } from './compose.js';
import { offersOf } from './shape-offers.js';
import { standingBid } from './standing-bid.js';
import { decodeDeal, decodeDeals } from './deal-code.js';
import type { ReplyMemory } from './memory.js';
import type { ReplyDecision } from './reply.js';
import { rememberMove, type Turn } from './turn.js';

/** Lets the engine answer a bargaining message, inside what the judge allows. */
export function bargain(turn: Turn): ReplyDecision {
  const memory = rememberMove(turn);
  const built = spaceAround(turn, memory);
  if (!built) return nothingToOffer(turn);
  const round = Math.min(memory.round + 1, turn.maxRounds);
  const decision = turn.engine.decide({
    space: built.space,
    history: engineHistory(turn, memory, built),
    round,
    maxRounds: turn.maxRounds,
    objective: (turn.policy.manner?.objective ?? POLICY_DEFAULTS.objective) satisfies EngineObjective,
    meso: turn.policy.meso ?? POLICY_DEFAULTS.meso,
    memory: memory.engine_memory,
  });
  if (memory.round >= turn.maxRounds && !meetsLastOffer(turn, built, decision)) return roundsOver(turn);
  const reply = compose(turn, {
    kind: 'offer',
    offers: offersOf(turn, built, decision),
    reason: decision.reason === 'opening' && turn.reading.facts.wants_discount ? 'price_asked' : decision.reason,
    decidedBy: `engine:${turn.engine.name}`,
    why: decision.why,
    memory: { ...memory, engine_memory: decision.memory },
    countsAsRound: true,
  });
  return reply ?? holdStanding(turn, 'holding') ?? nothingToOffer(turn);
}

/** Why what is on the table is said again. */
type HoldingReason =
  | 'holding'
  | 'not_yet'
  | 'ask_price'
  | 'stays_open'
  | 'courtesy'
  | 'unclear'
  | 'answering'
  | 'offering'
  | 'never_given'
  | 'which_option'
  | 'yes_in_doubt';

/** Repeats what is on the table, as far as it may still be offered; null where nothing of it may. */
export function holdStanding(
  turn: Turn,
  reason: HoldingReason,
  unclear = 0,
  countsAsRound = false,
): ReplyDecision | null {
  const names: Readonly<Record<HoldingReason, string>> = {
    holding: 'hold',
    not_yet: 'hold',
    ask_price: 'ask_price',
    stays_open: 'stays_open',
    courtesy: 'courtesy',
    unclear: 'unclear',
    answering: 'answer',
    offering: 'answer',
    never_given: 'never',
    which_option: 'which_option',
    yes_in_doubt: 'yes_in_doubt',
  };
  const whys: Readonly<Record<HoldingReason, string>> = {
    not_yet: 'The bid is no better than one before, so the price does not move.',
    ask_price: 'A complaint alone moves nothing: the buyer is asked for a figure.',
    stays_open: 'The buyer takes leave: what is on the table is named once more.',
    courtesy: 'The message only greets or thanks: it is answered in kind, and what is on the table stands.',
    holding: 'The message moves nothing, so what is on the table stands.',
    unclear: 'The message can be read in more than one way: it is asked back once, and nothing is signed on it.',
    offering: 'The message asks what nobody could answer: it is noted, and what is on the table stands.',
    answering: 'A question was answered from the policy; what is on the table stands.',
    which_option: 'The buyer says yes to a menu and not to what in it: it is asked which, and nothing is signed.',
    yes_in_doubt: 'The buyer says yes with something beside it that could not be understood: a plain yes is asked for.',
    never_given: 'Something was asked for that the policy never gives; what is on the table stands.',
  };
  return compose(turn, {
    kind: 'offer',
    offers: turn.standing,
    reason,
    decidedBy: `rule:${names[reason]}`,
    why: whys[reason],
    unclear,
    countsAsRound,
  });
}

/** Ends or hands over where the policy allows nothing now. */
function nothingToOffer(turn: Turn): ReplyDecision {
  const { policy, judge, proposal } = turn;
  const atList: Offer = { quantity: proposal.order.quantity, terms: {}, price: policy.list_price };
  if (judge.outOfStock(atList) || judge.outOfStock({ ...atList, ...proposal.order })) {
    return end(turn, {
      kind: 'decline',
      offers: [],
      reason: 'out_of_stock',
      decidedBy: 'rule:out_of_stock',
      why: 'No stock record says that anything of this can be sold now.',
    });
  }
  return end(turn, {
    kind: 'handoff',
    offers: [],
    reason: 'for_a_person',
    decidedBy: 'rule:no_lawful_offer',
    why: 'No offer that the buyer has not been promised better keeps every rule now: a person should look.',
  });
}

/**
 * The end of the moves: a bid that the policy allows is taken, or left to a person; else declines, naming the last
 * offer where it still may stand.
 */
export function roundsOver(turn: Turn): ReplyDecision {
  const taken = takeStandingBid(turn);
  if (taken) return taken;
  return end(turn, {
    kind: 'decline',
    offers: turn.standing.slice(0, 1),
    reason: 'rounds_over',
    decidedBy: 'rule:rounds_over',
    why: `All ${turn.maxRounds} moves have been made and the last offer was not taken.`,
  });
}

/**
 * A buyer whose standing price is inside the policy is never let go: it is offered to them, or put before a person
 * where the seller aims at margin. Null where no such bid stands.
 */
export function takeStandingBid(turn: Turn): ReplyDecision | null {
  const bid = standingBid(turn);
  if (!bid) return null;
  if (turn.policy.manner?.objective === 'margin')
    return end(turn, {
      kind: 'handoff',
      offers: [bid],
      reason: 'for_a_person',
      decidedBy: 'rule:lawful_bid',
      why: 'All moves have been made, and the buyer stands at a price that the policy allows: a person decides.',
    });
  return compose(turn, {
    kind: 'offer',
    offers: [bid],
    reason: turn.proposal.price === null ? 'takes_your_bid' : 'accepts_yours',
    decidedBy: 'rule:lawful_bid',
    why: 'All moves have been made, and the buyer stands at a price that the policy allows: it is taken.',
  });
}

/** A reply that needs no offer; those it has are left out where they may no longer stand. */
export function end(turn: Turn, move: Move & { kind: 'decline' | 'handoff' }): ReplyDecision {
  const reply = compose(turn, move);
  if (!reply) throw new RangeError(`a ${move.kind} needs no offer`);
  return reply;
}

/** What may be offered around the buyer's wish, with fewer units where so many are not there; null where nothing is. */
function spaceAround(turn: Turn, memory: ReplyMemory): PolicySpace | null {
  const { order } = turn.proposal;
  const built = buildSpace(turn.judge, memory, order);
  if (built.space.bundles.length > 0) return built;
  const quantity = largestInStock(turn, order.quantity);
  if (quantity === null) return null;
  const fewer = buildSpace(turn.judge, memory, { ...order, quantity });
  return fewer.space.bundles.length > 0 ? fewer : null;
}

/** The largest lawful quantity below the wanted one that stock allows, by halving; null where there is none. */
function largestInStock({ policy, judge }: Turn, wanted: number): number | null {
  const there = (quantity: number): boolean => !judge.outOfStock({ quantity, terms: {}, price: policy.list_price });
  let low = quantityBounds(policy).min;
  if (wanted <= low || !there(low) || there(wanted)) return null;
  let high = wanted;
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2);
    if (there(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** After the last move only a proposal that is worth no less than the last offer is still answered. */
function meetsLastOffer(
  { standing }: Turn,
  { space, ticks, choicesOf }: PolicySpace,
  decision: EngineDecision,
): boolean {
  const [deal] = decision.deals;
  if (decision.act !== 'accept' || !deal || standing.length === 0) return false;
  const lowest = Math.min(
    ...standing.map((offer) => netOfDeal(space, { choices: choicesOf(offer), priceTicks: ticks.ticksOf(offer.price) })),
  );
  return netOfDeal(space, deal) >= lowest;
}

/** The remembered events in the engine's terms; what has no place in the space is left out. */
function engineHistory(
  { policy }: Turn,
  memory: ReplyMemory,
  { space, ticks, choicesOf }: PolicySpace,
): NegotiationEvent[] {
  const dealOf = (offer: Offer) => ({ choices: choicesOf(offer), priceTicks: ticks.ticksOf(offer.price) });
  const termIndex = (id: string): number => space.terms.findIndex((term) => term.id === id);
  return memory.history.flatMap((event): NegotiationEvent[] => {
    const turn = event.t;
    if (event.a === 'refused') return [{ turn, act: 'refused' }];
    if (event.a === 'preferred') return [{ turn, act: 'preferred', option: event.i }];
    if (event.a === 'offered') {
      const deals = decodeDeals(policy, event.d)
        .map(dealOf)
        .filter((deal) => !deal.choices.includes(-1));
      return deals.length > 0 ? [{ turn, act: 'offered', deals }] : [];
    }
    if (event.a === 'refused_option') {
      const [term = '', option = ''] = event.o.split('=');
      const at = termIndex(term);
      return at < 0
        ? []
        : [
            {
              turn,
              act: 'refused_option',
              term: at,
              option: space.terms[at]?.options.findIndex((one) => one.id === option) ?? -1,
            },
          ];
    }
    const offer = decodeDeal(policy, event.d);
    if (!offer) return [];
    const { choices, priceTicks } = dealOf(offer);
    if (choices.includes(-1)) return [];
    const said = event.said
      .map((id) => (id === 'quantity' ? termIndex(QUANTITY_TERM) : termIndex(id)))
      .filter((index) => index >= 0);
    return [{ turn, act: 'proposed', choices, said, priceTicks: event.priced ? priceTicks : null }];
  });
}

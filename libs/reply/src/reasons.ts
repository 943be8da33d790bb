import type { SpokenReason } from '@svc/language';
import { fromMicros, packageListMicros, type Offer } from '@svc/policy-rules';
import { namedOptions, namedPeriods, namedQuantity } from './named-order.js';
import { sumOf, totalNamed } from './named-sum.js';
import { sameOrder } from './order.js';
import { isLast } from './quote.js';
import { mayIncludeCharges } from './named-sum.js';
import type { Turn } from './turn.js';

/** What a reason is checked against: the message in its place, and the offers that the reply makes. */
export interface Moment {
  turn: Turn;
  offers: readonly Offer[];
}

/** Whether each reason is true now; one that is not listed states nothing that could be wrong. */
const HOLDS: Readonly<Partial<Record<SpokenReason, (moment: Moment) => boolean>>> = {
  opening: ({ turn }) => turn.standing.length === 0 && turn.memory.turn === 1,
  still_offered: ({ turn, offers }) => isPromised(turn, offers),
  which_option: ({ offers }) => offers.length > 1,
  // A bid whose count cannot be ordered is none, so nobody has moved by it.
  met_in_the_middle: (moment) =>
    moment.turn.bid !== null && moment.turn.fresh.better && moment.turn.fresh.higher && isCheaperToSee(moment),
  improved: (moment) => isCheaperToSee(moment),
  came_down: (moment) =>
    moment.turn.standing.length === 0
      ? moment.offers.every((one) => isLower(moment.turn, one))
      : isCheaperToSee(moment),
  last_offer: ({ turn, offers: [first] }) => first !== undefined && isLast(turn, first),
  last_price: ({ turn, offers: [first] }) => first !== undefined && isLast(turn, first),
  firm: ({ turn, offers }) => offers.every((offer) => isAtList(turn, offer)),
  trade_for_term: ({ turn, offers }) =>
    offers.slice(0, 1).some((offer) => isLower(turn, offer) && givesBack(turn, offer)),
  trade_instead: ({ offers }) => offers.slice(1).some((offer) => offer.price < (offers[0]?.price ?? 0)),
  holding: ({ turn, offers }) => isPromised(turn, offers),
  stays_open: ({ turn, offers }) => isPromised(turn, offers),
  courtesy: ({ turn, offers }) => isPromised(turn, offers),
  accepts_yours: (moment) => agreesExactly(moment) && isWhole(moment),
  accepts_better: (moment) => agreesForLess(moment) && isWhole(moment),
  as_understood: (moment) => agreesExactly(moment) || agreesForLess(moment),
  at_table: (moment) => agreesExactly(moment) || agreesForLess(moment),
  below_here: ({ turn, offers }) => turn.bid !== null && offers.every((offer) => offer.price > (turn.bid ?? 0)),
  not_yet: ({ turn, offers }) => {
    const { price } = turn.proposal;
    return price !== null && offers.every((offer) => offer.price > price || !isAsNamed(turn, offer));
  },
};

/** Where a reason does not hold, the next of these that does is given; the last always does. */
const INSTEAD: readonly SpokenReason[] = [
  'accepts_yours',
  'accepts_better',
  'as_understood',
  'below_here',
  'not_yet',
  'offering',
];

/**
 * The reason that a move gives if it is true, else another that is: no sentence leaves that its condition does not hold
 * for.
 */
export function trueReason(reason: SpokenReason, moment: Moment): SpokenReason {
  const holds = (one: SpokenReason): boolean => HOLDS[one]?.(moment) ?? true;
  return holds(reason) ? reason : (INSTEAD.find(holds) ?? 'offering');
}

/** Whether an offer costs less than its package's list, or than what lies on the table for it. */
function isLower({ policy, judge, standing }: Turn, offer: Offer): boolean {
  const list = fromMicros(packageListMicros(policy, offer, judge.context));
  return offer.price < list || standing.some((one) => offer.price < one.price);
}

/** Whether an offer costs the list of its package, and this order has cost no more. */
function isAtList({ policy, judge, standing }: Turn, offer: Offer): boolean {
  const list = fromMicros(packageListMicros(policy, offer, judge.context));
  return offer.price >= list && !standing.some((one) => sameOrder(one, offer) && offer.price < one.price);
}

/** Whether the price itself is below the first on the table: a step that the buyer can see. */
const isCheaperToSee = ({ turn, offers }: Moment): boolean =>
  (offers[0]?.price ?? Infinity) < (turn.standing[0]?.price ?? 0);

/**
 * Whether an offer holds a term that this message brings, that lay not on the table before, and that is worth something
 * to the seller.
 */
function givesBack({ policy, reading, standing }: Turn, offer: Offer): boolean {
  const named = namedOptions(policy, reading.package);
  return (policy.terms ?? []).some((term) => {
    const option = term.options.find((one) => one.id === offer.terms[term.id]);
    if (option === undefined || (option.worth ?? 0) <= 0 || named[term.id] !== option.id) return false;
    return standing.length === 0 || standing.some((one) => (one.terms[term.id] ?? term.default) !== option.id);
  });
}

/** Whether every offer has been made before, at this price or above. */
function isPromised({ standing, memory }: Turn, offers: readonly Offer[]): boolean {
  const before = [...standing, ...memory.promised];
  return (
    offers.length > 0 &&
    offers.every((offer) => before.some((one) => sameOrder(one, offer) && one.price === offer.price))
  );
}

/** Whether an offer is, in every slot that the message named but its price, what the buyer proposes. */
function isAsNamed({ policy, reading, proposal }: Turn, offer: Offer): boolean {
  const quantity = namedQuantity(reading.package);
  const periods = namedPeriods(policy, reading.package);
  const options = Object.entries(namedOptions(policy, reading.package));
  const refused = Object.entries(namedOptions(policy, reading.refuses));
  return (
    (quantity === null || (proposal.quantityOutOfRange === null && quantity === offer.quantity)) &&
    (periods === null || periods === offer.periods) &&
    Object.entries(reading.facts.counts ?? {}).every(([name, count]) => offer.counts?.[name] === count) &&
    options.every(([term, option]) => offer.terms[term] === option) &&
    !refused.some(([term, option]) => offer.terms[term] === option)
  );
}

/** The unit price as the buyer named it, also where it is finer than a price step. */
function namedExactly({ reading, proposal }: Turn): number {
  const { price } = reading.package;
  return typeof price === 'number' ? price : (proposal.price ?? 0);
}

function agreesExactly({ turn, offers }: Moment): boolean {
  const [offer, ...more] = offers;
  const { proposal, policy } = turn;
  if (!offer || more.length > 0 || proposal.price === null || !isAsNamed(turn, offer)) return false;
  const total = proposal.total ?? totalNamed(policy, turn.reading.facts, offer);
  if (total !== null) return sumOf(policy, offer, total.of) === total.amount;
  return offer.price === namedExactly(turn) && !mayIncludeCharges(policy, turn.reading, offer);
}

function agreesForLess({ turn, offers }: Moment): boolean {
  const [offer, ...more] = offers;
  const { proposal, policy } = turn;
  if (!offer || more.length > 0 || proposal.price === null || !isAsNamed(turn, offer)) return false;
  const total = proposal.total ?? totalNamed(policy, turn.reading.facts, offer);
  if (total !== null) return (sumOf(policy, offer, total.of) ?? Infinity) < total.amount;
  return offer.price < namedExactly(turn) && !mayIncludeCharges(policy, turn.reading, offer);
}

/** Whether nothing of the message is left open or unread: a yes is a yes to the whole. */
function isWhole({ turn }: Moment): boolean {
  const { facts } = turn.reading;
  return !facts.unclear && (facts.open_questions ?? []).length === 0 && (facts.unread ?? []).length === 0;
}

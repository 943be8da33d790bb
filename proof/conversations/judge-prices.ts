import type { Policy } from '@svc/policy-rules';
import type { AuditedOffer } from '../negotiations/audit.js';
import { tableOf, type Course, type SeenReply } from './course.js';
import { isBelowReserve } from '../negotiations/reserve.js';
import { orderOf, same, stepOf } from './judge-deals.js';
import { asksBack, APPROVED, FAREWELL, LAST, TOTAL_IS } from './judge-words.js';
import type { Meaning } from './meanings.js';

/** A price that is the share of a total has six decimals. */
const SHARE_STEP = 1e-6;

/** A price of an order that differs although neither a bid nor a wish for less has come since it was named. */
export function movedByWords({ policy, quoted }: Course, meaning: Meaning, { kind, text, offers }: SeenReply): boolean {
  if (kind !== 'offer' || APPROVED.test(text)) return false;
  return offers.some((offer) => (quoted.get(orderOf(policy, offer)) ?? offer.price) !== offer.price);
}

/** A figure that is taken back, or asked back over a slip of the pen, and lowers a price or ends the talk. */
export function usesNoBid(course: Course, meaning: Meaning, { kind, text, offers }: SeenReply): boolean {
  if (meaning.kind !== 'take_back' && !(meaning.kind === 'slip' && asksBack(text))) return false;
  // What is unclear twice is left to a person.
  if (kind !== 'offer') return kind !== 'handoff' || meaning.kind === 'take_back';
  return offers.some((offer) => tableOf(course).some((one) => isLower(course, offer, one)));
}

/** A price of an order below one that was called the last, or firm, before. */
export function lowersTheLast({ policy, last }: Course, { kind, text, offers }: SeenReply): boolean {
  if (kind !== 'offer' || APPROVED.test(text)) return false;
  return offers.some((offer) => offer.price < (last.get(orderOf(policy, offer)) ?? 0));
}

/** A price of an order above one that was promised for it and can still be had. */
export function breaksPromise(course: Course, { kind, offers }: SeenReply): boolean {
  if (kind !== 'offer') return false;
  const { policy, shown, nowMillis } = course;
  const live = shown.flat().filter(({ untilMillis }) => untilMillis > nowMillis);
  return offers.some((offer) => live.some((one) => isLower({ policy }, one, offer)));
}

/** A wish for less that lowers nothing, where the price is neither firm or the last nor a bid of the buyer. */
export function ignoresWish(course: Course, meaning: Meaning, { kind, text, offers: [first] }: SeenReply): boolean {
  if (meaning.kind !== 'ask_price' || kind !== 'offer' || first === undefined) return false;
  const { policy, world, bids, nowMillis } = course;
  if (LAST.test(text) || bids.some(({ price }) => price + SHARE_STEP >= first.price)) return false;
  if (course.begunAnew || hasNoCounterLeft(course)) return false;
  const less = { price: first.price - stepOf(policy), quantity: first.quantity, terms: first.terms };
  if (isBelowReserve(policy, world, less, nowMillis) || costsSeller(policy, first)) return false;
  const before = tableOf(course).find((one) => orderOf(policy, one) === orderOf(policy, first));
  return first.price >= (before?.price ?? policy.list_price);
}

/** Whether an offer holds an option that costs the seller something: what is given by it comes before the price. */
const costsSeller = (policy: Policy, { terms }: AuditedOffer): boolean =>
  (policy.terms ?? []).some(({ id, options }) =>
    options.some((option) => option.id === terms[id] && (option.worth ?? 0) < 0),
  );

/** Whether the seller's counters end above the reserve, and as many messages as there are have asked for one. */
function hasNoCounterLeft({ policy: { manner }, moves }: Course): boolean {
  const { counters = [0.5, 0.8, 1], max_rounds = 8 } = manner ?? {};
  const made = counters.slice(0, max_rounds);
  return (made.at(-1) ?? 0) < 1 && moves > made.length;
}

/**
 * A leave-taking that is answered otherwise than every other: the first time with what lies on the table, and then by
 * letting the buyer go.
 */
export function answersLeaveOtherwise(course: Course, meaning: Meaning, { kind, text, offers }: SeenReply): boolean {
  if (meaning.kind !== 'bluff') return false;
  if (course.left) return kind !== 'decline' && !FAREWELL.test(text);
  const table = tableOf(course);
  if (table.length === 0) return false;
  return (
    kind !== 'offer' ||
    !FAREWELL.test(text) ||
    offers.length === 0 ||
    !offers.every((offer, index) => same(course.policy, offer, table[index] as AuditedOffer))
  );
}

/** A bid that is declined, or that a person is not told of. */
export const declinesBid = (meaning: Meaning, { kind }: SeenReply): boolean =>
  kind === 'decline' && ['bid', 'total', 'yes_at_other_price', 'slip'].includes(meaning.kind);

/** A wish for a person that is answered by anything else than handing over. */
export const keepsFromPerson = (meaning: Meaning, { kind }: SeenReply): boolean =>
  meaning.kind === 'person' && kind !== 'handoff';

/** A question for all that is paid that is not answered with the sum. */
export function hidesTotal(meaning: Meaning, { kind, text, offers: [first] }: SeenReply): boolean {
  if (meaning.kind !== 'ask_total' || kind !== 'offer' || first === undefined || asksBack(text)) return false;
  const sum = first.total ?? first.price * first.quantity;
  const [, said = ''] = TOTAL_IS.exec(text) ?? [];
  return Math.abs(Number(said.replaceAll(',', '')) - sum) >= 0.01;
}

const isLower = ({ policy }: Pick<Course, 'policy'>, one: AuditedOffer, other: AuditedOffer): boolean =>
  orderOf(policy, one) === orderOf(policy, other) && one.price < other.price;

import type { MessageReading } from '@svc/language';
import type { ReplyDecision } from '@svc/reply';
import { auditOffer, chosenOptions, soldUnits, stepOf, type AuditedOffer, type Breach } from './audit.js';
import { keyOf, promiseOf, type Course, type Made, type Moment } from './course.js';
import { exact } from './decimal.js';
import { broughtBy, isBelowReserve, isHeldUpByRules } from './reserve.js';

/** A breach with what it is about. */
export interface Found {
  breach: Breach;
  about: unknown;
}

/** The reply to a message, or to a decision of the seller, as the auditor sees it. */
export interface Audited {
  decision: ReplyDecision;
  offers: readonly AuditedOffer[];
  /** What the message was read as; null where the seller decided. */
  reading: MessageReading | null;
  /** Whether a person, or a rule of the seller, approved what is offered. */
  approved: boolean;
}

/** Everything that is wrong with a reply, beside its words: each offer on its own, then the course of the talk. */
export function auditReply(course: Course, moment: Moment, audited: Audited): Found[] {
  const { decision, offers } = audited;
  const found = offers.flatMap((offer) => auditOne(course, moment, audited, offer));
  if (decision.offer && !decision.offer.inside_policy)
    found.push({ breach: 'said_inside_but_is_not', about: decision.offer });
  if (offers.length > 1 && bringsLess(course, moment, offers))
    found.push({ breach: 'menu_brings_less', about: offers });
  if (decision.kind === 'deal' && !wasMade(course, moment, decision.offer))
    found.push({ breach: 'signed_what_was_not_sent', about: decision.offer });
  if (isBidDeclined(moment, audited)) found.push({ breach: 'bid_declined', about: audited.reading });
  return found;
}

function auditOne(course: Course, moment: Moment, { decision, approved }: Audited, offer: AuditedOffer): Found[] {
  const { policy, world, nowMillis } = moment;
  const key = keyOf(policy, offer);
  const promise = promiseOf(course, key, offer.price);
  const breaches = auditOffer(...judgedUnder(promise, moment), offer);
  if (promise === undefined && !approved && isBelowReserve(policy, world, offer, nowMillis))
    breaches.push('below_reserve');
  if (decision.kind === 'offer' && !approved) {
    if (course.made.some((made) => made.key === key && made.price < offer.price)) breaches.push('price_went_up');
    if ((course.quoted.get(key) ?? offer.price) !== offer.price) breaches.push('price_moved_by_words');
  }
  return breaches.map((breach) => ({ breach, about: offer }));
}

/** A promise of an earlier policy is judged by that policy and its flags, with what is in stock now. */
function judgedUnder(promise: Made | undefined, { policy, world }: Moment): [Moment['policy'], Moment['world']] {
  if (promise === undefined || promise.policy === policy) return [policy, world];
  return [promise.policy, { ...promise.world, levels: world.levels }];
}

/**
 * Whether an offer of a menu brings the seller less a unit than the first, by more than a price step. What the buyer
 * has bid is theirs for every package that its reserve allows; what was promised before stands as it is; and a first
 * that the rules hold up brings more than its package trades.
 */
function bringsLess(
  course: Course,
  { policy, world, nowMillis }: Moment,
  [first, ...others]: readonly AuditedOffer[],
): boolean {
  const least = first && broughtBy(policy, world, first);
  if (first === undefined || typeof least !== 'bigint' || isHeldUpByRules(policy, world, first, nowMillis))
    return false;
  return others.some((other) => {
    if (promiseOf(course, keyOf(policy, other), other.price)) return false;
    if (course.bids.some(({ price }) => price === other.price)) return false;
    const brought = broughtBy(policy, world, other);
    if (brought === null) return true;
    const [units, otherUnits] = [first, other].map((offer) => {
      const chosen = chosenOptions(policy, offer);
      return chosen === null ? 1n : soldUnits(policy, chosen, offer);
    }) as [bigint, bigint];
    return (brought + stepOf(policy) * otherUnits) * units < least * otherUnits;
  });
}

/** Whether what is signed was on the table, or in the last menu, and can still be had at this price. */
function wasMade({ table, menu, made }: Course, { policy }: Moment, deal: AuditedOffer | null): boolean {
  if (deal === null) return false;
  const key = keyOf(policy, deal);
  const isThis = (one: AuditedOffer): boolean => one.price === deal.price && keyOf(policy, one) === key;
  return [...table, ...menu].some(isThis) && made.some((one) => one.key === key && one.price <= deal.price);
}

/** A decline of a message that bids and does not take leave, where the thing is there. */
function isBidDeclined({ policy, world }: Moment, { decision, reading }: Audited): boolean {
  if (decision.kind !== 'decline' || reading === null || reading.facts.for_good === true) return false;
  const { price } = reading.package;
  const isBid = typeof price === 'number' && exact(price) !== null && price > 0 && reading.facts.unclear !== true;
  if (!isBid || price > policy.list_price) return false;
  const plain = { price: policy.list_price, quantity: policy.quantity?.min ?? 1, terms: {} };
  return !auditOffer(policy, world, plain).includes('out_of_stock');
}

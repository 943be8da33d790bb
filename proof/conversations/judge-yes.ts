import type { Policy } from '@svc/policy-rules';
import type { AuditedOffer } from '../negotiations/audit.js';
import { tableOf, type Course, type SeenReply } from './course.js';
import { chargesOn, complete, payable, same, sameDeal, stepOf } from './judge-deals.js';
import { AGREES, AT_TABLE, NO_MORE } from './judge-words.js';
import type { Meaning } from './meanings.js';

/** Words of agreement over an offer that is not, slot by slot, what the buyer said. */
export function agreesWrongly({ policy, bids }: Course, meaning: Meaning, { kind, text, offers }: SeenReply): boolean {
  if (kind !== 'offer' || !AGREES.test(text)) return false;
  const [offer] = offers;
  if (!offer || offers.length > 1) return true;
  if (meaning.kind === 'bid' && (meaning.wish !== undefined || isFarAbove(policy, meaning.price, offer))) return true;
  if (meaning.kind === 'total') {
    const total = payable(offer);
    return (
      offer.quantity !== meaning.quantity ||
      (NO_MORE.test(text) ? total > meaning.total : Math.abs(total - meaning.total) > 0.005)
    );
  }
  if (meaning.kind === 'bid' || meaning.kind === 'yes_at_other_price' || meaning.kind === 'slip') {
    // A middle falls between price steps: nobody pays more than it, and not a step less.
    const middle = meaning.kind === 'bid' && meaning.said === 'middle' && meaning.price - offer.price < stepOf(policy);
    const asked = [offer.price, offer.price + chargesOn(policy, offer)];
    const right = asked.some((price) =>
      NO_MORE.test(text) || middle ? price <= meaning.price : price === meaning.price,
    );
    const option = meaning.kind === 'bid' ? meaning.option : undefined;
    const quantity = meaning.kind === 'bid' ? meaning.quantity : undefined;
    return !(
      right &&
      (quantity === undefined || quantity === offer.quantity) &&
      (option === undefined || complete(policy, offer.terms)[(meaning as { term?: string }).term ?? ''] === option)
    );
  }
  return !bids.some((bid) => bid.price >= offer.price);
}

/** Words that give the buyer the price of the table, where they named less, or another deal than the one offered. */
export function givenWrongly({ policy }: Course, meaning: Meaning, { kind, text, offers }: SeenReply): boolean {
  if (kind !== 'offer' || !AT_TABLE.test(text)) return false;
  const [offer] = offers;
  if (!offer || offers.length > 1) return true;
  if (meaning.kind === 'total') return payable(offer) > meaning.total + 0.005;
  if (meaning.kind !== 'bid' && meaning.kind !== 'yes_at_other_price' && meaning.kind !== 'slip') return true;
  if (isFarAbove(policy, meaning.price, offer)) return true;
  const isOther = meaning.kind === 'bid' && meaning.quantity !== undefined && meaning.quantity !== offer.quantity;
  // A middle falls between price steps.
  return isOther || meaning.price + stepOf(policy) <= offer.price;
}

/** Whether a figure is so far above the price that it may be a slip of the pen: nobody agrees to it. */
function isFarAbove(policy: Policy, price: number, { quantity, terms }: AuditedOffer): boolean {
  const charges = chargesOn(policy, { price: policy.list_price, quantity, terms });
  return price > 1.75 * (policy.list_price + charges);
}

/** An offer of a menu at what it costs by now: less has been promised for it since, and can be had. */
function dueFor({ policy, shown, nowMillis }: Course, chosen: AuditedOffer): AuditedOffer {
  const live = shown.flat().filter((one) => one.untilMillis > nowMillis && sameDeal(policy, one, chosen));
  return { ...chosen, price: Math.min(chosen.price, ...live.map(({ price }) => price)) };
}

/** A deal without a yes, or on something that was not on the table. */
export function dealWrongly(course: Course, meaning: Meaning, { kind, offers }: SeenReply): boolean {
  if (kind !== 'deal') return false;
  const { policy } = course;
  const [deal] = offers;
  const table = tableOf(course);
  if (!deal) return true;
  const chosen = meaning.kind === 'choose' ? course.menu[meaning.index] : undefined;
  if (chosen !== undefined)
    return chosen.untilMillis <= course.nowMillis || !same(policy, dueFor(course, chosen), deal);
  if (!table.some((offer) => same(policy, offer, deal))) return true;
  if (meaning.kind === 'yes') return table.length > 1;
  if (meaning.kind === 'yes_with') return complete(policy, deal.terms)[meaning.term] !== meaning.option;
  if (meaning.kind === 'yes_for_quantity') return deal.quantity !== meaning.quantity;
  // "460 and we are done" at the very price on the table is a yes to it.
  return !(
    (meaning.kind === 'bid' || meaning.kind === 'yes_at_other_price') &&
    meaning.price === deal.price &&
    !('quantity' in meaning && meaning.quantity !== deal.quantity)
  );
}

import type { Policy } from '@svc/policy-rules';
import type { AuditedOffer } from '../negotiations/audit.js';
import { isBelowReserve } from '../negotiations/reserve.js';
import { isBid, tableOf, type Course, type SeenReply } from './course.js';
import { chargesOn, complete, payable, same, sameDeal, stepOf } from './judge-deals.js';
import {
  APPROVED,
  BETTER,
  CAME_DOWN,
  CHEAPER_BESIDE,
  NOT_AGREED,
  NO_MORE,
  PASSED_ON,
  STILL,
  TERMS_PAY,
  TOO_LOW,
  YOU_MOVED,
} from './judge-words.js';
import type { Meaning } from './meanings.js';

/** Sentences with what has to be so where one of them is said. */
const CLAIMS: readonly (readonly [RegExp, (course: Course, meaning: Meaning, reply: SeenReply) => boolean])[] = [
  [TOO_LOW, (course, meaning, { offers }) => isBid(meaning) && everyCostsMore(course, meaning, offers)],
  [NOT_AGREED, (course, meaning, { offers }) => everyCostsMore(course, meaning, offers)],
  [YOU_MOVED, ({ bids }) => bids.length > 1 && bids.slice(0, -1).every((one) => one.price < (bids.at(-1)?.price ?? 0))],
  [YOU_MOVED, (course, _, { offers }) => isCheaper(course, offers)],
  [BETTER, (course, _, { offers }) => isCheaper(course, offers)],
  [
    CAME_DOWN,
    (course, _, { offers: [first] }) =>
      tableOf(course).length > 0 ? isCheaper(course, [first]) : (first?.price ?? Infinity) < course.policy.list_price,
  ],
  [TERMS_PAY, (course, meaning, { offers }) => broughtTerm(course, meaning, offers)],
  [CHEAPER_BESIDE, (_, __, { offers: [first, ...others] }) => others.some((one) => one.price < (first?.price ?? 0))],
  [
    STILL,
    ({ policy, shown, nowMillis }, _, { offers: [first] }) =>
      first !== undefined && shown.flat().some((one) => one.untilMillis > nowMillis && same(policy, one, first)),
  ],
  [NO_MORE, (_, meaning, { offers: [first] }) => meaning.kind !== 'bid' || (first?.price ?? 0) <= meaning.price],
  [PASSED_ON, ({ policy, bids }) => policy.manner?.pass_on === true && bids.length > 0],
  [APPROVED, (course, _, { offers: [first] }) => first !== undefined && mayBeApproved(course, first)],
];

/** Whether a reply states something that is not so. */
export function isUntrue(course: Course, meaning: Meaning, reply: SeenReply): boolean {
  if (reply.kind !== 'offer') return false;
  return CLAIMS.some(([words, isSo]) => words.test(reply.text) && !isSo(course, meaning, reply));
}

/** Whether the first offer costs less than the first on the table: a step that the buyer can see. */
function isCheaper(course: Course, [offer]: readonly (AuditedOffer | undefined)[]): boolean {
  const [before] = tableOf(course);
  return offer !== undefined && before !== undefined && offer.price < before.price;
}

/** Whether the buyer has bid an offer, and a rule of the seller or the reserve of now allows it. */
function mayBeApproved({ policy, world, bids, nowMillis }: Course, offer: AuditedOffer): boolean {
  const { approve } = policy.manner ?? {};
  const isAllowed = approve !== undefined && offer.price >= approve.from;
  // A figure for one thing may hold what is paid on top of it.
  const prices = [offer.price, offer.price + chargesOn(policy, offer)];
  const isBidden = bids.some((bid) => prices.some((price) => Math.abs(bid.price - price) < stepOf(policy)));
  return isBidden && (isAllowed || !isBelowReserve(policy, world, offer, nowMillis));
}

const everyCostsMore = ({ policy, bids }: Course, meaning: Meaning, offers: readonly AuditedOffer[]): boolean => {
  const bid = bids.at(-1);
  return bid !== undefined && offers.every((one) => costsMore(policy, one, bid, meaning));
};

/** Whether the message brings an option that the offer holds below list and that lay not on the table before. */
function broughtTerm(course: Course, meaning: Meaning, [offer]: readonly AuditedOffer[]): boolean {
  const { policy } = course;
  if (!offer || !('option' in meaning) || meaning.term === undefined || meaning.kind === 'ask_option') return false;
  const { term, option } = meaning;
  const has = (one: AuditedOffer): boolean => complete(policy, one.terms)[term] === option;
  const before = tableOf(course);
  return has(offer) && offer.price < policy.list_price && !(before.length > 0 && before.every(has));
}

/** Whether an offer is not what the buyer would pay: another deal, or dearer with all that is paid on top. */
function costsMore(policy: Policy, offer: AuditedOffer, bid: AuditedOffer, meaning: Meaning): boolean {
  if (!sameDeal(policy, offer, bid)) return true;
  if (meaning.kind === 'total') return payable(offer) > meaning.total;
  return offer.price + chargesOn(policy, offer) > bid.price;
}

import type { Policy } from '@svc/policy-rules';
import { auditOffer, menuIsEqual, type AuditedOffer } from '../negotiations/audit.js';
import type { World } from '../negotiations/world.js';
import { chargesOn, complete, countsAble, orderOf, same, sameDeal, stepOf } from './judge-deals.js';
import {
  AGREES,
  asksBack,
  BETTER,
  CHEAPER_BESIDE,
  NOT_AGREED,
  NO_MORE,
  PRICE_NOW,
  STILL,
  TERMS_PAY,
  TOO_LOW,
  YOU_MOVED,
} from './judge-words.js';
import type { Meaning } from './meanings.js';

/** What must never happen in a conversation, each counted on its own. */
export const WRONGS = [
  'yes_to_something_else',
  'question_moved_a_term',
  'untrue_reason',
  'price_moved_by_complaint',
  'lawful_bid_declined',
  'offer_said_twice',
  'wish_dropped',
  'count_not_heard',
  'charge_kept',
  'crashed',
] as const;
export type Wrong = (typeof WRONGS)[number];

/** A reply as a buyer and a caller see it: nothing of how it was decided. */
export interface SeenReply {
  kind: 'offer' | 'deal' | 'handoff' | 'decline';
  text: string;
  textWithOffer: string;
  lines: readonly string[];
  /** The offer on the table, then those of a menu. */
  offers: readonly AuditedOffer[];
}

/** What the buyer would pay a unit, and for what. */
export interface Bid {
  price: number;
  quantity: number;
  terms: Readonly<Record<string, string>>;
  /** The bid as it was made, where the buyer has since done without an option of it. */
  whole?: Bid;
}

/** The conversation before a reply, as the judge keeps it. */
export interface Course {
  policy: Policy;
  world: World;
  /** Every offer that was shown, in the order of the replies. */
  shown: AuditedOffer[][];
  bids: Bid[];
  /** Whether the seller has called an offer its last. */
  lastCalled: boolean;
  /** What the buyer asked for together with their last bid and no policy holds; null where they bid without. */
  openWish: string | null;
}

/**
 * Everything that is wrong with a reply to a message of this meaning. Knows the words, the figures and the policy;
 * nothing of the code that replied.
 */
export function judge(course: Course, meaning: Meaning, reply: SeenReply): Wrong[] {
  const found = new Set<Wrong>();
  if (agreesWrongly(course, meaning, reply)) found.add('yes_to_something_else');
  if (dealWrongly(course, meaning, reply)) found.add('yes_to_something_else');
  if (movedByQuestion(course, meaning, reply)) found.add('question_moved_a_term');
  if (untrue(course, meaning, reply)) found.add('untrue_reason');
  if (movedByComplaint(course, meaning, reply)) found.add('price_moved_by_complaint');
  if (declinedLawful(course, meaning, reply)) found.add('lawful_bid_declined');
  if (
    reply.lines.some(
      (line) => reply.textWithOffer.split(`${line}\n`).length + (reply.textWithOffer.endsWith(line) ? 1 : 0) > 2,
    )
  )
    found.add('offer_said_twice');
  if (dropsWish(course, meaning, reply)) found.add('wish_dropped');
  if (mishearsCount(course, meaning, reply)) found.add('count_not_heard');
  if (keepsCharge(course, meaning, reply)) found.add('charge_kept');
  return [...found];
}

/** An answer to a bare number that is for another one; above the largest order it may be for what lay there. */
function mishearsCount({ policy, shown }: Course, meaning: Meaning, { kind, offers: [offer] }: SeenReply): boolean {
  if (meaning.kind !== 'recount' || kind !== 'offer' || !offer) return false;
  const { min, max } = policy.quantity ?? { min: 1, max: 1 };
  return !countsAble(meaning.quantity, { min, max }, shown).has(offer.quantity);
}

/** An answer to who does without an option that still holds it. */
function keepsCharge({ policy }: Course, meaning: Meaning, { kind, offers: [offer] }: SeenReply): boolean {
  if (meaning.kind !== 'do_without' || kind !== 'offer' || !offer) return false;
  return complete(policy, offer.terms)[meaning.term] === meaning.option;
}

/** The last thing that a wish names, which a reply that names the wish must say. */
export const nounOf = (wish: string): string => (/[a-z]+$/.exec(wish) ?? [wish.slice(-2)])[0];

/** A wish beside a bid that the answer to it does not name, or that a deal leaves out without a word. */
function dropsWish({ openWish }: Course, meaning: Meaning, { kind, text }: SeenReply): boolean {
  const wish =
    kind === 'deal'
      ? openWish
      : meaning.kind === 'bid' && kind === 'offer' && !asksBack(text)
        ? meaning.wish
        : undefined;
  return wish != null && !text.includes(nounOf(wish));
}

/** Words of agreement over an offer that is not, slot by slot, what the buyer said. */
function agreesWrongly({ policy, bids }: Course, meaning: Meaning, { kind, text, offers }: SeenReply): boolean {
  if (kind !== 'offer' || !AGREES.test(text)) return false;
  const [offer] = offers;
  if (!offer || offers.length > 1) return true;
  if (meaning.kind === 'bid' && (meaning.wish !== undefined || isFarAbove(policy, meaning.price, offer))) return true;
  if (meaning.kind === 'total') {
    const total = offer.total ?? offer.price * offer.quantity;
    return (
      offer.quantity !== meaning.quantity ||
      (NO_MORE.test(text) ? total > meaning.total : Math.abs(total - meaning.total) > 0.005)
    );
  }
  if (meaning.kind === 'bid' || meaning.kind === 'yes_at_other_price') {
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

/** Whether a figure is so far above the price that it may be a slip of the pen: nobody agrees to it. */
function isFarAbove(policy: Policy, price: number, { quantity, terms }: AuditedOffer): boolean {
  const charges = chargesOn(policy, { price: policy.list_price, quantity, terms });
  return price > 1.75 * (policy.list_price + charges);
}

/** A deal without a yes, or on something that was not on the table. */
function dealWrongly({ policy, shown }: Course, meaning: Meaning, { kind, offers }: SeenReply): boolean {
  if (kind !== 'deal') return false;
  const [deal] = offers;
  const table = shown.at(-1) ?? [];
  if (!deal || !table.some((offer) => same(policy, offer, deal))) return true;
  if (meaning.kind === 'yes') return table.length > 1;
  if (meaning.kind === 'choose') return !same(policy, table[meaning.index] as AuditedOffer, deal);
  if (meaning.kind === 'yes_with') return complete(policy, deal.terms)[meaning.term] !== meaning.option;
  if (meaning.kind === 'yes_for_quantity') return deal.quantity !== meaning.quantity;
  // "460 and we are done" at the very price on the table is a yes to it.
  return !(
    'price' in meaning &&
    meaning.price === deal.price &&
    !('quantity' in meaning && meaning.quantity !== deal.quantity)
  );
}

function movedByQuestion({ policy, shown }: Course, meaning: Meaning, { kind, offers }: SeenReply): boolean {
  if (!['ask_thing', 'ask_option'].includes(meaning.kind) || kind !== 'offer') return false;
  const [offer] = offers;
  const [before] = shown.at(-1) ?? [];
  if (!offer) return false;
  if (before) return !same(policy, offer, before);
  return orderOf(policy, offer) !== orderOf(policy, { quantity: policy.quantity?.min ?? 1, terms: {} });
}

function untrue(course: Course, meaning: Meaning, { kind, text, offers }: SeenReply): boolean {
  const { policy, world, shown, bids } = course;
  if (kind !== 'offer') return false;
  const [offer] = offers;
  const [before] = shown.at(-1) ?? [];
  const bid = bids.at(-1);
  if (TOO_LOW.test(text) && !(bid && auditOffer(policy, world, bid).length > 0)) return true;
  if (YOU_MOVED.test(text) && !(bid && bids.slice(0, -1).every((one) => one.price < bid.price) && bids.length > 1))
    return true;
  if (YOU_MOVED.test(text) && !(offer && before && offer.price < before.price)) return true;
  if (NOT_AGREED.test(text) && !(bid && offers.every((one) => costsMore(policy, one, bid, meaning)))) return true;
  if (PRICE_NOW.test(text) && !offers.some((one) => one.price < policy.list_price)) return true;
  if (BETTER.test(text) && !(offer && before && offer.price < before.price)) return true;
  if (TERMS_PAY.test(text) && !broughtTerm(course, meaning, offers)) return true;
  if (CHEAPER_BESIDE.test(text) && !offers.slice(1).some((one) => one.price < (offer?.price ?? 0))) return true;
  if (STILL.test(text) && !(offer && shown.flat().some((one) => same(policy, one, offer)))) return true;
  return NO_MORE.test(text) && meaning.kind === 'bid' && (offer?.price ?? Infinity) > meaning.price;
}

/** Whether the message brings an option that the offer holds below list and that lay not on the table before. */
function broughtTerm({ policy, shown }: Course, meaning: Meaning, [offer]: readonly AuditedOffer[]): boolean {
  if (!offer || !('option' in meaning) || meaning.term === undefined || meaning.kind === 'ask_option') return false;
  const { term, option } = meaning;
  const has = (one: AuditedOffer): boolean => complete(policy, one.terms)[term] === option;
  const before = shown.at(-1) ?? [];
  return has(offer) && offer.price < policy.list_price && !(before.length > 0 && before.every(has));
}

/** Whether an offer is not what the buyer would pay: another deal, or dearer with all that is paid on top. */
function costsMore(policy: Policy, offer: AuditedOffer, bid: AuditedOffer, meaning: Meaning): boolean {
  if (!sameDeal(policy, offer, bid)) return true;
  if (meaning.kind === 'total') return (offer.total ?? offer.price * offer.quantity) > meaning.total;
  return offer.price + chargesOn(policy, offer) > bid.price;
}

/** Whether a message says nothing that could move a price: no figure above those before, no term, no count. */
function bringsNothing({ bids }: Course, meaning: Meaning): boolean {
  if (['complain', 'ask_price', 'refuse', 'bluff', 'small_talk'].includes(meaning.kind)) return true;
  if (meaning.kind !== 'bid' || meaning.quantity !== undefined || meaning.option !== undefined) return false;
  return bids.slice(0, -1).some((bid) => bid.price >= meaning.price);
}

/** After a complaint, a bare no or a bluff the same deal costs the same, and others bring the seller no less. */
function movedByComplaint(course: Course, meaning: Meaning, { kind, offers }: SeenReply): boolean {
  const { policy, shown, bids } = course;
  if (kind !== 'offer' || !bringsNothing(course, meaning)) return false;
  const [before] = shown.at(-1) ?? [];
  if (!before) return false;
  return offers.some((offer) => {
    const own = bids.some((bid) => bid.price >= offer.price && orderOf(policy, bid) === orderOf(policy, offer));
    const table = shown.flat().some((one) => same(policy, one, offer));
    return !own && !table && !menuIsEqual(policy, [before, offer]);
  });
}

/** A decline over a last bid that the policy allows and that is not what the decline names. */
function declinedLawful(
  { policy, world, bids, shown }: Course,
  meaning: Meaning,
  { kind, offers }: SeenReply,
): boolean {
  const bid = bids.at(-1);
  if (kind !== 'decline' || !bid) return false;
  // Which of a menu a figure was for is not said.
  if ('price' in meaning && !('option' in meaning) && (shown.at(-1) ?? []).length > 1) return false;
  const inAll = { ...bid, price: bid.price - chargesOn(policy, bid) };
  if ([bid, inAll].some((one) => auditOffer(policy, world, one).length > 0)) return false;
  return !offers.some((offer) => offer.price <= bid.price);
}

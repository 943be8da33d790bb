import type { Policy } from '@svc/policy-rules';
import type { AuditedOffer } from '../negotiations/audit.js';
import { reserveOf } from '../negotiations/reserve.js';
import type { World } from '../negotiations/world.js';
import { chargesOn, orderOf, same } from './judge-deals.js';
import { APPROVED, asksBack, FAREWELL, FIRM, LAST } from './judge-words.js';
import type { Meaning } from './meanings.js';

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

/** An offer that was made, under which policy, and until when it can be had, in milliseconds since 1970. */
export type Made = AuditedOffer & { under: Policy; untilMillis: number };

/** The conversation before a reply, as the judge keeps it. */
export interface Course {
  policy: Policy;
  world: World;
  nowMillis: number;
  /** Every offer that was shown, in the order of the replies. */
  shown: Made[][];
  bids: Bid[];
  /** The price of every order that was offered since anything came that may move one. */
  quoted: Map<string, number>;
  /** The price of every order that the seller has called the last, or firm. */
  last: Map<string, number>;
  /** The last menu: its letters choose as long as its offers are good. */
  menu: Made[];
  /** How many messages have bid or asked for less. */
  moves: number;
  /** Whether a figure was taken back or the policy edited: then a move may bring the price to where it was. */
  begunAnew: boolean;
  /** Whether the policy, its reserve, a promise or the bids have changed otherwise than by a bid or a wish for less. */
  reopened: boolean;
  /** Whether the buyer has taken leave, or refused the last price, before. */
  left: boolean;
  /** What the buyer asked for together with their last bid and no policy holds; null where they bid without. */
  openWish: string | null;
}

export const newCourse = (policy: Policy, nowMillis: number): Course => ({
  policy,
  world: { confirmed: new Set<string>(), levels: (policy.inventory?.bind ?? []).map(() => 1e9) },
  nowMillis,
  shown: [],
  bids: [],
  quoted: new Map(),
  last: new Map(),
  menu: [],
  moves: 0,
  begunAnew: false,
  reopened: false,
  left: false,
  openWish: null,
});

/** What lies on the table: the offers of the last reply that can still be had. */
export const tableOf = ({ shown, nowMillis }: Course): readonly Made[] =>
  (shown.at(-1) ?? []).filter((one) => one.untilMillis > nowMillis);

/** The course at a later time, under a policy that may have been edited: then every price is open again. */
export function moveOn(course: Course, policy: Policy, nowMillis: number): void {
  const isSame = course.policy === policy && reserveOf(policy, course.nowMillis) === reserveOf(policy, nowMillis);
  const lapses = course.shown.flat().some((one) => one.untilMillis > course.nowMillis && one.untilMillis <= nowMillis);
  course.policy = policy;
  course.nowMillis = nowMillis;
  if (!isSame || lapses) {
    course.quoted.clear();
    course.reopened = true;
  }
  if (isSame) return;
  course.last.clear();
  course.begunAnew = true;
}

/** Kinds of messages that may move a price: they bid, or ask for less. */
const MOVES: readonly Meaning['kind'][] = [
  'bid',
  'total',
  'yes_at_other_price',
  'slip',
  'ask_price',
  'take_back',
  'yes_but',
];

/** A message that names a figure which the buyer would pay. */
export type Bidding = Extract<Meaning, { kind: 'bid' | 'total' | 'yes_at_other_price' | 'slip' }>;

export const isBid = (meaning: Meaning): meaning is Bidding =>
  ['bid', 'total', 'yes_at_other_price', 'slip'].includes(meaning.kind);

/** Opens the prices that a message may move. */
export function hear(course: Course, meaning: Meaning): void {
  if (!MOVES.includes(meaning.kind)) return;
  course.moves += 1;
  if (!repeatsBid(course, meaning)) course.quoted.clear();
}

/** Whether a bid is no better than one before for the same order, so that it moves nothing. */
function repeatsBid({ policy, bids }: Course, meaning: Meaning): boolean {
  const bid = bids.at(-1);
  if (meaning.kind !== 'bid' || meaning.option !== undefined || bid === undefined) return false;
  // One that was made for another order, before the buyer did without an option of it, is none for this.
  return bids
    .slice(0, -1)
    .some((one) => !one.whole && one.price >= bid.price && orderOf(policy, one) === orderOf(policy, bid));
}

/** Whether a bid was understood: not asked back, nor left to a person who is not told of it. */
export function isHeard(meaning: Meaning, { kind, text, offers }: SeenReply): boolean {
  if (asksBack(text)) return false;
  return kind !== 'handoff' || ('price' in meaning && offers.some((offer) => offer.price === meaning.price));
}

/**
 * What the buyer has bid by their own meaning; quantity and options that they left out are those that the seller
 * answers with.
 */
export function noteBid(course: Course, meaning: Meaning, reply: SeenReply): void {
  if (meaning.kind === 'do_without') course.bids = course.bids.map((bid) => bidWithout(course, bid, meaning));
  if (meaning.kind === 'request') course.bids = course.bids.map((bid) => bidWith(bid, meaning));
  if (meaning.kind === 'take_back') {
    const last = course.bids.at(-1)?.price;
    course.bids = course.bids.filter(({ price }) => price !== last);
  }
  if (!isHeard(meaning, reply)) return;
  if (!isBid(meaning)) return;
  const [offer] = reply.offers;
  const quantity = ('quantity' in meaning ? meaning.quantity : undefined) ?? offer?.quantity ?? 1;
  const terms = {
    ...offer?.terms,
    ...(meaning.kind === 'bid' && meaning.term ? { [meaning.term]: meaning.option ?? '' } : {}),
  };
  const named = meaning.kind === 'total' ? meaning.total / meaning.quantity : meaning.price;
  const bid = { price: Math.floor(named * 1e6 + 1e-6) / 1e6, quantity, terms };
  // A total is all that is paid.
  const onTop = meaning.kind === 'total' ? chargesOn(course.policy, bid) : 0;
  course.bids.push({ ...bid, price: bid.price - onTop });
}

/**
 * A bid of one who has since done without a charged option: of a single one less what was to be paid on top for it. A
 * figure that is the very price of an offer with that option was meant beside what is paid on top.
 */
function bidWithout({ policy, shown }: Course, bid: Bid, { term, option }: { term: string; option: string }): Bid {
  if (bid.terms[term] !== option) return bid;
  const standard = policy.terms?.find(({ id }) => id === term)?.default ?? option;
  const without = { ...bid, terms: { ...bid.terms, [term]: standard }, whole: bid };
  const beside = shown.flat().some(({ price, terms }) => price === bid.price && terms[term] === option);
  const price = bid.price - chargesOn(policy, bid) + chargesOn(policy, without);
  return bid.quantity > 1 || beside || price <= 0 ? without : { ...without, price };
}

/** A bid of one who asks again for the option that they did without: what they bid with it stands. */
const bidWith = (bid: Bid, { term, option }: { term: string; option: string }): Bid =>
  bid.whole?.terms[term] === option ? bid.whole : bid;

const HOUR_MILLIS = 3_600_000;
const VALID_HOURS = 48;

/** Notes what a reply has put on the table, and what it has called the last or firm. */
export function noteReply(course: Course, meaning: Meaning, reply: SeenReply): void {
  const { policy, nowMillis, shown } = course;
  if (reply.offers.length > 0 && !leavesTable(course, reply)) {
    const untilMillis = nowMillis + (policy.manner?.offer_valid_hours ?? VALID_HOURS) * HOUR_MILLIS;
    shown.push(reply.offers.map((one) => earlierPromise(course, one) ?? { ...one, under: policy, untilMillis }));
  }
  if (reply.kind === 'offer' && reply.offers.length > 1) course.menu = shown.at(-1) ?? [];
  if (MOVES.includes(meaning.kind)) course.reopened = meaning.kind === 'take_back';
  // A price that may be another since is named again as it was, until the order is looked at anew.
  for (const offer of reply.kind === 'offer' && !course.reopened ? reply.offers : [])
    course.quoted.set(orderOf(policy, offer), offer.price);
  const [first] = reply.offers;
  // What the seller agrees to is below every last price.
  if (first && APPROVED.test(reply.text)) course.last.delete(orderOf(policy, first));
  if (first && reply.kind === 'offer' && (LAST.test(reply.text) || FIRM.test(reply.text)))
    course.last.set(orderOf(policy, first), first.price);
  course.left ||= FAREWELL.test(reply.text) || (isNo(meaning) && LAST.test(reply.text));
  if (isHeard(meaning, reply)) noteWish(course, meaning);
  // What was the last above a bid of the buyer is open again without it.
  if (meaning.kind !== 'take_back') return;
  course.last.clear();
  course.begunAnew = true;
}

/** Whether a message may be a no: "deal? no way" is one. */
const isNo = ({ kind }: Meaning): boolean => kind === 'refuse' || kind === 'yes_but';

/** The promise of an earlier policy that an offer repeats, where it can be had: that is not prolonged. */
const earlierPromise = ({ policy, shown, nowMillis }: Course, offer: AuditedOffer): Made | undefined =>
  shown.flat().findLast((one) => one.under !== policy && one.untilMillis > nowMillis && same(policy, one, offer));

/** Whether a hand-off only names the first of what lies on the table: all of it still does. */
function leavesTable(course: Course, { kind, offers: [first] }: SeenReply): boolean {
  return (
    kind === 'handoff' && tableOf(course).some((one) => one.price === first?.price && one.quantity === first.quantity)
  );
}

/** A wish stands open until the buyer bids without one, or does without the option that it names. */
function noteWish(course: Course, meaning: Meaning): void {
  if (meaning.kind === 'bid') course.openWish = meaning.wish ?? null;
  else if (isBid(meaning)) course.openWish = null;
  else if (meaning.kind === 'do_without' && course.openWish !== null && namesOption(course, meaning))
    course.openWish = null;
}

/** Whether the open wish names an option of the policy by its label. */
function namesOption({ policy, openWish }: Course, { term, option }: { term: string; option: string }): boolean {
  const options = policy.terms?.find(({ id }) => id === term)?.options ?? [];
  const label = options.find(({ id }) => id === option)?.label ?? '';
  return label !== '' && (openWish ?? '').toLowerCase().includes(label.toLowerCase());
}

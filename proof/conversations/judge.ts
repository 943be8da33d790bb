import { isBid, tableOf, type Course, type SeenReply } from './course.js';
import { complete, countsAble, orderOf, same } from './judge-deals.js';
import {
  answersLeaveOtherwise,
  breaksPromise,
  declinesBid,
  hidesTotal,
  ignoresWish,
  keepsFromPerson,
  lowersTheLast,
  movedByWords,
  usesNoBid,
} from './judge-prices.js';
import { isUntrue } from './judge-reasons.js';
import { APPROVED, asksBack, BETTER } from './judge-words.js';
import { agreesWrongly, dealWrongly, givenWrongly } from './judge-yes.js';
import type { Meaning } from './meanings.js';

/** What must never happen in a conversation, each counted on its own. */
export const WRONGS = [
  'yes_to_something_else',
  'question_moved_a_term',
  'untrue_reason',
  'price_moved_by_words',
  'price_went_up',
  'last_was_not_last',
  'wish_for_less_ignored',
  'figure_used_that_is_no_bid',
  'bid_declined',
  'goodbye_answered_otherwise',
  'person_not_reached',
  'total_not_told',
  'offer_said_twice',
  'wish_dropped',
  'count_not_heard',
  'charge_kept',
  'crashed',
] as const;
export type Wrong = (typeof WRONGS)[number];

/** The checks of one reply to a message of a known meaning; a wrong may be seen by more than one. */
const CHECKS: readonly (readonly [Wrong, (course: Course, meaning: Meaning, reply: SeenReply) => boolean])[] = [
  ['yes_to_something_else', agreesWrongly],
  ['yes_to_something_else', givenWrongly],
  ['yes_to_something_else', dealWrongly],
  ['question_moved_a_term', movedByQuestion],
  ['untrue_reason', isUntrue],
  ['price_moved_by_words', movedByWords],
  ['price_went_up', (course, _, reply) => breaksPromise(course, reply)],
  ['last_was_not_last', (course, _, reply) => lowersTheLast(course, reply)],
  ['wish_for_less_ignored', ignoresWish],
  ['figure_used_that_is_no_bid', usesNoBid],
  ['bid_declined', (_, meaning, reply) => declinesBid(meaning, reply)],
  ['goodbye_answered_otherwise', answersLeaveOtherwise],
  ['person_not_reached', (_, meaning, reply) => keepsFromPerson(meaning, reply)],
  ['total_not_told', (_, meaning, reply) => hidesTotal(meaning, reply)],
  ['offer_said_twice', (_, __, reply) => saysTwice(reply)],
  ['wish_dropped', dropsWish],
  ['count_not_heard', mishearsCount],
  ['charge_kept', keepsCharge],
];

/**
 * Everything that is wrong with a reply to a message of this meaning. Knows the words, the figures and the policy;
 * nothing of the code that replied.
 */
export const judge = (course: Course, meaning: Meaning, reply: SeenReply): Wrong[] => [
  ...new Set(CHECKS.flatMap(([wrong, isWrong]) => (isWrong(course, meaning, reply) ? [wrong] : []))),
];

/** An offer whose line stands in a reply twice. */
const saysTwice = ({ lines, textWithOffer }: SeenReply): boolean =>
  lines.some((line) => textWithOffer.split(`${line}\n`).length + (textWithOffer.endsWith(line) ? 1 : 0) > 2);

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
  const isOpen = kind === 'deal' && !(isBid(meaning) && !('wish' in meaning && meaning.wish !== undefined));
  const wish = isOpen
    ? openWish
    : meaning.kind === 'bid' && kind === 'offer' && !asksBack(text)
      ? meaning.wish
      : undefined;
  return wish != null && !text.includes(nounOf(wish));
}

function movedByQuestion(course: Course, meaning: Meaning, { kind, text, offers: [offer] }: SeenReply): boolean {
  if (!['ask_thing', 'ask_option', 'ask_total', 'is_firm'].includes(meaning.kind) || kind !== 'offer') return false;
  if (APPROVED.test(text) || (BETTER.test(text) && course.reopened)) return false;
  const { policy } = course;
  const [before] = tableOf(course);
  if (!offer) return false;
  if (before) return !same(policy, offer, before);
  return (
    course.shown.length === 0 &&
    orderOf(policy, offer) !== orderOf(policy, { quantity: policy.quantity?.min ?? 1, terms: {} })
  );
}

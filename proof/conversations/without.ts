import { bundleWithout, type Removal } from '../negotiations/bundle-without.js';
import type { Wrong } from './judge.js';

const REASONS = 'libs/reply/src/reasons.ts';
const RULES = 'libs/reply/src/rules-of-play.ts';

/** Each law's checks, by name; the wrong that must be seen without one is in `seen`. */
export const REMOVALS: Readonly<Record<string, Removal<Wrong>>> = {
  yes_to_something_else: {
    seen: 'yes_to_something_else',
    shows: [3, 3],
    file: REASONS,
    from: 'accepts_yours: (moment) => agreesExactly(moment) && isWhole(moment)',
    to: 'accepts_yours: () => true',
  },
  yes_to_less_than_the_whole: {
    seen: 'yes_to_something_else',
    shows: [4, 266],
    file: REASONS,
    from: 'agreesExactly(moment) && isWhole(moment)',
    to: 'agreesExactly(moment)',
  },
  yes_at_another_price: {
    seen: 'yes_to_something_else',
    shows: [3, 7],
    file: REASONS,
    from: 'accepts_better: (moment) => agreesForLess(moment) && isWhole(moment)',
    to: 'accepts_better: () => true',
  },
  yes_to_a_slip_of_the_pen: {
    seen: 'yes_to_something_else',
    shows: [3, 22],
    file: 'libs/reply/src/named-sum.ts',
    from: 'const FAR_ABOVE = 1.5',
    to: 'const FAR_ABOVE = 1e9',
  },
  charge_done_without: {
    seen: 'charge_kept',
    shows: [3, 10],
    file: 'libs/reply/src/proposal.ts',
    from: 'refused[term] === option ?',
    to: 'refused[term] === "" ?',
  },
  count_again: {
    seen: 'count_not_heard',
    shows: [4, 373],
    file: 'libs/language/src/counts.ts',
    from: '?? orderable;',
    to: '?? (void orderable, null);',
  },
  wish_unnamed: {
    seen: 'wish_dropped',
    shows: [3, 0],
    file: 'libs/reply/src/turn.ts',
    from: 'if (open_wish !== undefined) memory.open_wish = open_wish',
    to: 'void open_wish',
  },
  question_moved_a_term: {
    seen: 'question_moved_a_term',
    shows: [3, 3],
    file: 'libs/language/src/note-acts.ts',
    from: 'if (!asksIn(sentence) || !ABOUT.test(sentence.text) || REQUEST.test(sentence.text)) return false;',
    to: 'if (sentence.text !== "") return false;',
  },
  untrue_reason: {
    seen: 'untrue_reason',
    shows: [3, 3],
    file: REASONS,
    from: 'return holds(reason) ? reason : (INSTEAD.find(holds) ?? ',
    to: 'return reason !== "opening" ? reason : (INSTEAD.find(holds) ?? ',
  },
  too_low: {
    seen: 'untrue_reason',
    shows: [4, 1],
    file: REASONS,
    from: 'below_here: ({ turn, offers }) => turn.bid !== null &&',
    to: 'below_here: ({ turn, offers }) => turn.memory.turn > 0 ||',
  },
  passed_on: {
    seen: 'untrue_reason',
    shows: [3, 0],
    file: 'libs/reply/src/notes.ts',
    from: 'policy.manner?.pass_on !== true || waits === null',
    to: 'waits === null',
  },
  terms_that_pay: {
    seen: 'untrue_reason',
    shows: [4, 26],
    file: REASONS,
    from: 'isLower(turn, offer) && givesBack(turn, offer)',
    to: 'isLower(turn, offer)',
  },
  price_moved_by_words: {
    seen: 'price_moved_by_words',
    shows: [3, 3],
    file: 'libs/reply/src/moves.ts',
    from: 'const wish = facts.wants_discount === true',
    to: 'const wish = facts.language !== undefined',
  },
  price_went_up: {
    seen: 'price_went_up',
    shows: [4, 2],
    file: 'libs/reply/src/quote.ts',
    from: 'Math.min(curve.price, promised, bid ?? Infinity)',
    to: 'Math.min(curve.price, bid ?? Infinity)',
  },
  last_was_not_last: {
    seen: 'last_was_not_last',
    shows: [3, 1],
    file: 'libs/reply/src/curve.ts',
    from: 'last: price <= prices.reserve',
    to: 'last: counted > 0',
  },
  wish_for_less: {
    seen: 'wish_for_less_ignored',
    shows: [3, 1],
    file: 'libs/reply/src/curve.ts',
    from: 'if (wish || (isBid && isSerious(prices, bid, best))) {',
    to: 'if (isBid && isSerious(prices, bid, best)) {',
  },
  taken_back: {
    seen: 'figure_used_that_is_no_bid',
    shows: [4, 49],
    file: 'libs/reply/src/turn.ts',
    from: 'facts.takes_back === true ||',
    to: '',
  },
  bid_declined: {
    seen: 'bid_declined',
    shows: [4, 65],
    file: RULES,
    from: ' || goesOn) return null;\n  return end(turn, {',
    to: ') return null;\n  return end(turn, {',
  },
  goodbye: {
    seen: 'goodbye_answered_otherwise',
    shows: [3, 2],
    file: RULES,
    from: '(!memory.called_back || reading.facts.figure_aside === true)',
    to: 'memory.called_back',
  },
  person: {
    seen: 'person_not_reached',
    shows: [3, 5],
    file: RULES,
    from: 'if (!subject && facts.wants_person !== true) return null;',
    to: 'if (!subject) return null;',
  },
  total: {
    seen: 'total_not_told',
    shows: [3, 5],
    file: 'libs/reply/src/notes.ts',
    from: "reading.facts.asks?.includes('total')",
    to: "reading.facts.asks?.includes('match')",
  },
  offer_said_twice: {
    seen: 'offer_said_twice',
    shows: [3, 7],
    file: 'proof/conversations/run.ts',
    from: 'textWithOffer: said ? text',
    to: 'textWithOffer: said && text === "" ? text',
  },
};

/** The run with one check taken out, as a program. */
export const runWithout = (removal: Removal<Wrong>): Promise<string> =>
  bundleWithout('./proof/conversations/run.js', removal);

import type { Breach } from './audit.js';
import { bundleWithout, type Removal } from './bundle-without.js';

/** Laws of the bargain taken out one by one, by name; the breach that must be seen without one is in `seen`. */
export const REMOVALS: Readonly<Record<string, Removal<Breach>>> = {
  a_lower_bid_waits_for_nobody: {
    seen: 'price_moved_by_words',
    shows: [3, 237],
    file: 'libs/reply/src/settle-order.ts',
    from: 'turn.bid < Math.min(offer.price, prices.reserve)',
    to: 'turn.bid < offer.price',
  },
  words_move_no_price: {
    seen: 'price_moved_by_words',
    shows: [3, 93],
    file: 'libs/reply/src/moves.ts',
    from: 'const wish = facts.wants_discount === true',
    to: 'const wish = facts.language !== undefined',
  },
  the_reserve_of_a_package: {
    seen: 'below_reserve',
    shows: [3, 64],
    file: 'libs/reply/src/package-prices.ts',
    from: 'toMicros(reservePrice(policy, nowMillis)) - given - traded + cost',
    to: 'toMicros(reservePrice(policy, nowMillis)) - given - traded - traded + cost',
  },
  what_options_cost: {
    seen: 'below_reserve',
    shows: [3, 26],
    file: 'libs/reply/src/package-prices.ts',
    from: 'const cost = costOf(policy, order);',
    to: 'const cost = costOf(policy, order) * 0n;',
  },
  the_share_of_trades: {
    seen: 'below_reserve',
    shows: [3, 7],
    file: 'libs/reply/src/package-prices.ts',
    from: 'tradeWorth(moment, order, list) * share',
    to: '3n * tradeWorth(moment, order, list) * share',
  },
  a_menu_brings_no_less: {
    seen: 'menu_brings_less',
    shows: [3, 15],
    file: 'libs/reply/src/menu.ts',
    from: '.filter((quote) => bringsNoLess(moment, least, quote))',
    to: '',
  },
  a_promise_never_goes_up: {
    seen: 'price_went_up',
    shows: [3, 10],
    file: 'libs/reply/src/quote.ts',
    from: 'Math.min(curve.price, promised, bid ?? Infinity)',
    to: 'Math.min(curve.price, bid ?? Infinity)',
  },
  a_promise_ends: {
    seen: 'signed_what_was_not_sent',
    shows: [3, 4],
    file: 'libs/reply/src/promises.ts',
    from: 'if (promise.until <= moment.now || promise.given < moment.revokedBefore) return false;',
    to: 'if (promise.given < moment.revokedBefore) return false;',
  },
  a_promise_is_said_as_it_was_made: {
    seen: 'wording_names_another_deal',
    shows: [3, 16],
    file: 'libs/reply/src/spoken-offer.ts',
    from: 'if (isKnown === true) return [];',
    to: 'if (isKnown !== null) return [];',
  },
  no_bid_is_declined: {
    seen: 'bid_declined',
    shows: [3, 87],
    file: 'libs/reply/src/rules-of-play.ts',
    from: "if (reading.intent !== 'quit' || (bid !== null && reading.facts.for_good !== true)) return null;",
    to: "if (reading.intent !== 'quit') return null;",
  },
};

/** The run with one law taken out, as a program. */
export const runWithout = (removal: Removal<Breach>): Promise<string> =>
  bundleWithout('./proof/negotiations/run.js', removal);

import { patternWith } from '../pattern.js';
import type { Placed } from './number-mention.js';

/** Coins and notes by their names, in units of their currency; null is the deal's own. */
const COINS: Readonly<Record<string, readonly [number, string | null]>> = {
  penny: [0.01, null],
  cent: [0.01, null],
  nickel: [0.05, 'USD'],
  dime: [0.1, 'USD'],
  buck: [1, null],
  dollar: [1, null],
  euro: [1, 'EUR'],
  quid: [1, 'GBP'],
  pound: [1, 'GBP'],
  fiver: [5, null],
  tenner: [10, null],
};
/** "Another buck off", "a penny less": an article in place of a number, where something comes off. */
const COIN_OFF = patternWith('g')`
    (?<![a-z])(?<!(?:^|[^a-z])(?:not|nor|never|even|no) )(?:an?|another|an extra|a further)[ ]
    (penny|cent|nickel|dime|buck|dollar|euro|quid|pound|fiver|tenner)(?= (?:off|cheaper|extra|knocked)(?![a-z]))
  `;

/** The coins of a folded text that no number names. */
export function coinsOff(text: string, read: readonly Placed[], own: string | undefined): Placed[] {
  const home = own ?? read.find(({ currency }) => currency !== null)?.currency ?? 'USD';
  return [...text.matchAll(COIN_OFF)].flatMap((found): Placed[] => {
    const coin = found[1] ?? '';
    const [value, currency] = COINS[coin] ?? [0, null];
    const end = found.index + found[0].length;
    const start = end - coin.length;
    if (read.some((mention) => mention.start < end && mention.end > start)) return [];
    const open = { alternative: null, unclear: false, mark: null, unit: null, shareOff: null, sense: null };
    return [{ kind: 'money', value, ...open, currency: currency ?? home, start, end, form: 'words', scaled: false }];
  });
}

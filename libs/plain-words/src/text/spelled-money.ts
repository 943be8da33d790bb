import type { NumberMention } from '@svc/language';
import { patternWith, spelledCurrency } from '@svc/language';

/** "14 euro cents". */
const COINS_AFTER = /^ ?(euro|eur|us|usd|dollar)[ -]?cents?(?![a-z])/i;

const exact = (value: number, digits: number): number => Number(`${value}e-${digits}`);

/** "USD .14": the point before the digits is theirs. */
function withLeadingPoint(mention: NumberMention, text: string): NumberMention {
  const point =
    text.charAt(mention.start - 1) === '.' &&
    /^\d+/.test(mention.text) &&
    !/[\w)]/.test(text.charAt(mention.start - 2)) &&
    text.charAt(mention.start - 2) !== '';
  const digits = /^\d+/.exec(mention.text)?.[0] ?? '';
  return point && Number(digits) === mention.value
    ? { ...mention, value: exact(mention.value, digits.length), start: mention.start - 1, text: `.${mention.text}` }
    : mention;
}

/** A number with its currency or its small coins spelled beside it, where the number reader left them out. */
export function spellMoney(read: NumberMention, description: string): NumberMention {
  const mention = withLeadingPoint(read, description);
  const after = description.slice(mention.end, mention.end + 24);
  const fen =
    /[毛角]$/.test(mention.text) && mention.kind === 'money'
      ? /^[一二三四五六七八九1-9](?![毛角元块个件箱桶瓶台套盒袋万千百十.\d])/.exec(after)?.[0]
      : undefined;
  if (fen !== undefined)
    return {
      ...mention,
      value: exact(Math.round(mention.value * 100) + ('一二三四五六七八九'.indexOf(fen) + 1 || Number(fen)), 2),
      end: mention.end + 1,
      text: `${mention.text}${fen}`,
    };
  const split =
    mention.kind === 'money' && /(?:euros?|dollars?|eur|usd)$/i.test(mention.text)
      ? /^[ -]?cents?(?![a-z])/i.exec(after)
      : null;
  if (split) return { ...mention, value: exact(mention.value, 2), end: mention.end + split[0].length };
  const coins = COINS_AFTER.exec(after);
  if (coins?.[1] !== undefined)
    return {
      ...mention,
      kind: 'money',
      unit: null,
      sense: null,
      value: exact(mention.value, 2),
      currency: /^eu/i.test(coins[1]) ? 'EUR' : 'USD',
      end: mention.end + coins[0].length,
    };
  const named = spelledCurrency(description.slice(Math.max(0, mention.start - 5), mention.start), after);
  if (
    named === null ||
    mention.kind === 'percent' ||
    (mention.currency !== null && mention.currency !== 'USD') ||
    /^ ?(?:australian|canadian) [a-z]/i.test(after)
  )
    return mention;
  return { ...mention, kind: 'money', currency: named.code, unit: null, sense: null, end: mention.end + named.length };
}

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
const COIN_OFF = patternWith('gi')`
    (?<![a-z])(?<!\b(?:not|nor|never|even|no) )(?:an?|another|an extra|a further)[ ]
    (penny|cent|nickel|dime|buck|dollar|euro|quid|pound|fiver|tenner)(?= (?:off|cheaper|extra|knocked)(?![a-z]))
  `;

/** The coins of a description that no number names. */
export function spelledCoins(
  description: string,
  read: readonly NumberMention[],
  own: string | undefined,
): NumberMention[] {
  const home = own ?? read.find(({ currency }) => currency !== null)?.currency ?? 'USD';
  return [...description.matchAll(COIN_OFF)].flatMap((found) => {
    const [value, currency] = COINS[(found[1] ?? '').toLowerCase()] ?? [0, null];
    const end = found.index + found[0].length;
    const start = end - (found[1] ?? '').length;
    if (read.some((mention) => mention.start < end && mention.end > start)) return [];
    return [
      {
        kind: 'money',
        value,
        alternative: null,
        currency: currency ?? home,
        unit: null,
        shareOff: null,
        sense: null,
        start,
        end,
        text: found[1] ?? '',
      },
    ];
  });
}

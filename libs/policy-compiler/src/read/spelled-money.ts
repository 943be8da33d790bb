import type { NumberMention } from '@svc/language';

/** Currencies by code and by name, beside those that the number reader knows. */
const NAMES: readonly (readonly [string, string])[] = [
  ['TRY', 'turkish liras?|turkish lira'], ['PHP', 'philippine pesos?'], ['MXN', 'mexican pesos?'], ['THB', 'baht'], ['ILS', 'shekels?'], ['AED', 'dirhams?'], ['SAR', 'riyals?'], ['BRL', 'reais|brazilian reals?'], ['CZK', 'czech (?:koruna|crowns?)'],
  ['HUF', 'forints?'], ['RON', 'romanian lei|lei'], ['UAH', 'hryvnias?'], ['VND', 'vietnamese dong|dong'], ['IDR', 'rupiah'], ['MYR', 'ringgit'], ['KES', 'kenyan shillings?'], ['NGN', 'naira'], ['EGP', 'egyptian pounds?'], ['ISK', 'icelandic kr[oó]nur?'], ['BGN', 'leva'], ['GEL', 'lari'],
  ['CLP', 'chilean pesos?'], ['COP', 'colombian pesos?'], ['ARS', 'argentin(?:e|ian) pesos?'], ['PEN', 'soles'], ['PKR', 'pakistani rupees?'], ['LKR', 'sri lankan rupees?'], ['BDT', 'taka'], ['MAD', 'moroccan dirhams?'], ['QAR', 'qatari riyals?'], ['KWD', 'kuwaiti dinars?'], ['RSD', 'serbian dinars?'],
  ['EUR', '欧(?![元洲式美])'], ['THB', '泰铢'], ['RUB', '卢布'], ['MYR', '令吉|马币'], ['PHP', '菲律宾比索'], ['TRY', '里拉|土耳其里拉'], ['VND', '越南盾'], ['IDR', '印尼盾'], ['AED', '迪拉姆'], ['BRL', '雷亚尔'],
  ['CAD', 'dollars canadian|canadian'], ['AUD', 'dollars australian|australian'], ['NZD', 'dollars new zealand'],
];
const CODES = NAMES.map(([code]) => code).join('|');
const CODE_AFTER = new RegExp(`^ ?(${CODES})(?![A-Za-z])(?! ?\\d)`);
const CODE_BEFORE = new RegExp(`(?<![A-Za-z])(${CODES}) ?$`);
const NAMED_AFTER = NAMES.map(([code, names]) => [code, new RegExp(`^ ?(?:${names})(?![a-z])`, 'i')] as const);
/** "14 euro cents". */
const COINS_AFTER = /^ ?(euro|eur|us|usd|dollar)[ -]?cents?(?![a-z])/i;

const exact = (value: number, digits: number): number => Number(`${value}e-${digits}`);

/** "USD .14": the point before the digits is theirs. */
function withLeadingPoint(mention: NumberMention, text: string): NumberMention {
  const point = text.charAt(mention.start - 1) === '.' && /^\d+/.test(mention.text) && !/[\w)]/.test(text.charAt(mention.start - 2)) && text.charAt(mention.start - 2) !== '';
  const digits = /^\d+/.exec(mention.text)?.[0] ?? '';
  return point && Number(digits) === mention.value ? { ...mention, value: exact(mention.value, digits.length), start: mention.start - 1, text: `.${mention.text}` } : mention;
}

/** A number with its currency or its small coins spelled beside it, where the number reader left them out. */
export function spellMoney(read: NumberMention, description: string): NumberMention {
  const mention = withLeadingPoint(read, description);
  const after = description.slice(mention.end, mention.end + 24);
  const fen = /[毛角]$/.test(mention.text) && mention.kind === 'money' ? /^[一二三四五六七八九1-9](?![毛角元块个件箱桶瓶台套盒袋万千百十.\d])/.exec(after)?.[0] : undefined;
  if (fen !== undefined) return { ...mention, value: exact(Math.round(mention.value * 100) + ('一二三四五六七八九'.indexOf(fen) + 1 || Number(fen)), 2), end: mention.end + 1, text: `${mention.text}${fen}` };
  const split = mention.kind === 'money' && /(?:euros?|dollars?|eur|usd)$/i.test(mention.text) ? /^[ -]?cents?(?![a-z])/i.exec(after) : null;
  if (split) return { ...mention, value: exact(mention.value, 2), end: mention.end + split[0].length };
  const coins = COINS_AFTER.exec(after);
  if (coins?.[1] !== undefined) return { ...mention, kind: 'money', unit: null, sense: null, value: exact(mention.value, 2), currency: /^eu/i.test(coins[1]) ? 'EUR' : 'USD', end: mention.end + coins[0].length };
  const code = CODE_AFTER.exec(after) ?? CODE_BEFORE.exec(description.slice(Math.max(0, mention.start - 5), mention.start));
  const named = code?.[1] ?? NAMED_AFTER.find(([, pattern]) => pattern.test(after))?.[0];
  if (named === undefined || mention.kind === 'percent' || (mention.currency !== null && mention.currency !== 'USD') || /^ ?(?:australian|canadian) [a-z]/i.test(after)) return mention;
  const length = CODE_AFTER.exec(after)?.[0].length ?? (code ? 0 : NAMED_AFTER.map(([, pattern]) => pattern.exec(after)?.[0].length).find((size) => size !== undefined) ?? 0);
  return { ...mention, kind: 'money', currency: named, unit: null, sense: null, end: mention.end + length };
}

/** Coins and notes by their names, in units of their currency; null is the deal's own. */
const COINS: Readonly<Record<string, readonly [number, string | null]>> = {
  penny: [0.01, null], cent: [0.01, null], nickel: [0.05, 'USD'], dime: [0.1, 'USD'], buck: [1, null], dollar: [1, null], euro: [1, 'EUR'], quid: [1, 'GBP'], pound: [1, 'GBP'], fiver: [5, null], tenner: [10, null],
};
/** "Another buck off", "a penny less": an article in place of a number, where something comes off. */
const COIN_OFF = /(?<![a-z])(?<!\b(?:not|nor|never|even|no) )(?:an?|another|an extra|a further) (penny|cent|nickel|dime|buck|dollar|euro|quid|pound|fiver|tenner)(?= (?:[a-z]+ ){0,2}?(?:off|less(?! than)|cheaper|extra|knocked)(?![a-z]))/gi;

/** The coins of a description that no number names. */
export function spelledCoins(description: string, read: readonly NumberMention[], own: string | undefined): NumberMention[] {
  const home = own ?? read.find(({ currency }) => currency !== null)?.currency ?? 'USD';
  return [...description.matchAll(COIN_OFF)].flatMap((found) => {
    const [value, currency] = COINS[(found[1] ?? '').toLowerCase()] ?? [0, null];
    const end = found.index + found[0].length;
    const start = end - (found[1] ?? '').length;
    if (read.some((mention) => mention.start < end && mention.end > start)) return [];
    return [{ kind: 'money', value, alternative: null, currency: currency ?? home, unit: null, shareOff: null, sense: null, start, end, text: found[1] ?? '' }];
  });
}

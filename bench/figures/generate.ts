import { createRandom } from '@svc/numerics';
import type { FigureRow } from './rows.js';

type Pick = <T>(some: readonly T[]) => T;
/** A spelling without its mark, and what it is worth. */
interface Spelled {
  text: string;
  value: number;
}

const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve',
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
].flatMap((line) => line.split(' '));
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const HAN = '零一二三四五六七八九';

function words(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) return (TENS[Math.floor(value / 10) - 2] ?? '') + (value % 10 ? `-${words(value % 10)}` : '');
  const [unit, name] = value < 1000 ? [100, 'hundred'] : value < 1e6 ? [1000, 'thousand'] : [1e6, 'million'];
  const rest = value % unit;
  return `${words(Math.floor(value / unit))} ${name}${rest ? (rest < 100 ? ' and ' : ' ') + words(rest) : ''}`;
}

function hanBelow(value: number): string {
  let text = '';
  let gap = false;
  for (const [unit, sign] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / unit) % 10;
    if (digit === 0) gap = text !== '';
    else {
      text += `${gap ? '零' : ''}${HAN.charAt(digit)}${sign}`;
      gap = false;
    }
  }
  return text;
}

function han(value: number): string {
  const [high, low] = [Math.floor(value / 10_000), value % 10_000];
  if (high === 0) return hanBelow(low);
  return `${hanBelow(high)}万${low > 0 && low < 1000 ? '零' : ''}${hanBelow(low)}`;
}

const grouped = (whole: number, mark: string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, mark);

const SIGNS = [
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['US$', 'USD'],
  ['HK$', 'HKD'],
  ['R$', 'BRL'],
  ['CAN$', 'CAD'],
] as const;
const BEHIND = [
  [' €', 'EUR'],
  [' EUR', 'EUR'],
  [' dollars', 'USD'],
  [' zł', 'PLN'],
  [' Kč', 'CZK'],
  [' руб', 'RUB'],
  [' pounds', 'GBP'],
  [' CHF', 'CHF'],
  ['₽', 'RUB'],
  [' lei', 'RON'],
  [' TL', 'TRY'],
  [' Ft', 'HUF'],
] as const;
const HANZI = [
  ['元', 'CNY'],
  ['美元', 'USD'],
  ['欧元', 'EUR'],
  ['港币', 'HKD'],
  ['块', 'CNY'],
  ['人民币', 'CNY'],
  ['英镑', 'GBP'],
] as const;

function inDigits(pick: Pick, upTo: (most: number) => number): Spelled {
  const whole = 1 + upTo(pick([99, 9999, 999_999, 99_999_999]));
  const cents = upTo(100);
  const [group, point] = pick([
    [',', '.'],
    ['.', ','],
    [' ', ','],
    ['\u00a0', ','],
    ["'", '.'],
    ['', '.'],
    ['', ','],
  ] as const);
  const text = `${grouped(whole, group)}${point}${String(cents).padStart(2, '0')}`;
  return { text, value: Number(`${whole}.${String(cents).padStart(2, '0')}`) };
}

function scaled(pick: Pick, upTo: (most: number) => number): Spelled {
  const [word, factor] = pick([
    [' thousand', 1e3],
    ['k', 1e3],
    [' million', 1e6],
    ['m', 1e6],
    [' lakh', 1e5],
    [' crore', 1e7],
    [' hundred', 100],
  ] as const);
  const tenths = 1 + upTo(word === ' hundred' ? 98 : 990);
  return { text: `${tenths / 10}${word}`, value: Math.round((tenths * factor) / 10) };
}

function twoScales(pick: Pick, upTo: (most: number) => number): Spelled {
  const [high, low] = [1 + upTo(98), 1 + upTo(8)];
  return pick([
    { text: `${high} thousand ${low} hundred`, value: high * 1000 + low * 100 },
    { text: `${high} thousand ${words(low)} hundred`, value: high * 1000 + low * 100 },
    { text: `${high} thousand ${low * 100}`, value: high * 1000 + low * 100 },
    { text: `${high} 1/2 thousand`, value: (high + 0.5) * 1000 },
    { text: `${words(low)} and a half million`, value: (low + 0.5) * 1e6 },
    { text: `half a million`, value: 500_000 },
  ]);
}

const CHINESE_UNITS = [
  ['万', 1e4],
  [' 万', 1e4],
  ['千', 1e3],
  ['百', 100],
  ['亿', 1e8],
] as const;

function chinese(pick: Pick, upTo: (most: number) => number): Spelled {
  const whole = 10 + upTo(9_999_990);
  const tenths = 1 + upTo(990);
  const [unit, factor] = pick(CHINESE_UNITS);
  const low = 1 + upTo(8);
  return pick([
    { text: han(whole), value: whole },
    { text: `${tenths / 10}${unit}`, value: Math.round((tenths * factor) / 10) },
    { text: `${low}万${1000 + upTo(8999)}`, value: 0 },
    { text: `${low} 千 ${low} 百`, value: low * 1100 },
    { text: `${han(10 + upTo(980))}点${HAN.charAt(low)}`, value: 0 },
    { text: `${low}万${low}`, value: low * 11_000 },
  ]);
}

/** What the two spellings above leave to be worked out from their own text, with arithmetic of its own. */
function worth({ text, value }: Spelled): number {
  if (value > 0) return value;
  const mixed = /^(\d)万(\d{4})$/.exec(text);
  if (mixed) return Number(mixed[1]) * 10_000 + Number(mixed[2]);
  const [whole = '', tenth = ''] = text.split('点');
  for (let one = 10; one < 1000; one += 1) if (han(one) === whole) return Number(`${one}.${HAN.indexOf(tenth)}`);
  return Number.NaN;
}

function withHundredths(pick: Pick, upTo: (most: number) => number): FigureRow {
  const [whole, cents, coin] = [1 + upTo(900), 10 + upTo(89), 1 + upTo(8)];
  const value = Number(`${whole}.${cents}`);
  const row = (text: string, worthOf: number, currency: string, language: 'en' | 'zh' = 'en'): FigureRow => ({
    source: 'price-parser',
    kind: 'price',
    language,
    text,
    value: worthOf,
    currency,
  });
  return pick([
    row(`${whole} dollars ${cents} cents`, value, 'USD'),
    row(`${whole} dollars and ${cents} cents`, value, 'USD'),
    row(`${whole}€ ${cents}`, value, 'EUR'),
    row(`$${whole} and ${cents}c`, value, 'USD'),
    row(`${whole} usd ${cents}`, value, 'USD'),
    row(`${grouped(whole * 1000, '.')},- €`, whole * 1000, 'EUR'),
    row(`${whole}块${coin}`, Number(`${whole}.${coin}`), 'CNY', 'zh'),
    row(`${whole}元${coin}角`, Number(`${whole}.${coin}`), 'CNY', 'zh'),
    row(`${HAN.charAt(coin)}块半`, coin + 0.5, 'CNY', 'zh'),
  ]);
}

/**
 * So many spellings of sums in both languages, whose value and currency the generator knows: groups and points of all
 * countries, scales, blanks, halves, hundredths, marks before and behind.
 * @example generatedRows(7, 1)[0]?.kind // 'price'
 */
export function generatedRows(seed: number, count: number): FigureRow[] {
  const random = createRandom(seed);
  const upTo = (most: number): number => random.integer(most);
  const pick: Pick = (some) => random.pick(some);
  return Array.from({ length: count }, (): FigureRow => {
    const kind = upTo(6);
    if (kind === 0) return withHundredths(pick, upTo);
    if (kind <= 2) {
      const spelled = chinese(pick, upTo);
      const [mark, currency] = pick(HANZI);
      const gap = pick(['', '', ' ']);
      return {
        source: 'price-parser',
        kind: 'price',
        language: 'zh',
        text: spelled.text + gap + mark,
        value: worth(spelled),
        currency,
      };
    }
    const whole = 20 + upTo(9_999_900);
    const { text, value } =
      kind === 3
        ? scaled(pick, upTo)
        : kind === 4
          ? pick([twoScales(pick, upTo), { text: words(whole), value: whole }])
          : inDigits(pick, upTo);
    const before = kind !== 4 && upTo(2) === 0;
    const [mark, currency] = before ? pick(SIGNS) : pick(BEHIND);
    return {
      source: 'price-parser',
      kind: 'price',
      language: 'en',
      text: before ? mark + pick(['', ' ']) + text : text + mark,
      value,
      currency,
    };
  });
}

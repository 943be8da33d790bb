/** One spelling of a sum, a number or a share, and what its source says that it is. */
export interface FigureRow {
  source: 'price-parser' | 'recognizers-text' | 'intl';
  kind: 'price' | 'number' | 'percentage';
  language: 'any' | 'en' | 'zh';
  text: string;
  value: number;
  /** The mark or name of the currency, as the source writes it; null where it names none. */
  currency?: string | null;
  /** Why nobody would write the row as a price or a discount; such rows are counted apart. */
  no_price?: string;
}

/** What became of a row: `silent` is another value or currency that nothing points at. */
export type Outcome = 'right' | 'silent' | 'asked' | 'refused';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  Dollar: ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN'],
  $: ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN'],
  Pound: ['GBP'],
  Franc: ['CHF'],
  Rupee: ['INR'],
  Pence: ['GBP'],
  Cent: ['USD', 'EUR'],
  'р.': ['RUB', 'BYN'],
  Р: ['RUB', 'BYN'],
  Rf: ['MVR'],
  'Fr.': ['CHF'],
  C$: ['CAD', 'NIO'],
  'Finnish markka': [],
};
const DISPLAYS = ['symbol', 'narrowSymbol'] as const;
/** Languages whose signs of currencies are looked up. */
const LOCALES =
  'en ar ru uk bg sr mk kk th ko ja zh he fa hi bn ta si am ka hy my km lo vi id ms tr pl cs hu ro sv da nb is ' +
  'fr es pt';

let signs: ReadonlyMap<string, ReadonlySet<string>> | null = null;
const bare = (mark: string): string =>
  mark
    .normalize('NFKC')
    .replace(/[\p{Cf}.\s]/gu, '')
    .toLowerCase();

/** What `Intl` of this Node knows as the sign of a currency, by sign: an oracle that is not ours. */
function signsOfIntl(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const currency of Intl.supportedValuesOf('currency'))
    for (const locale of LOCALES.split(' '))
      for (const currencyDisplay of DISPLAYS) {
        const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
        const sign = bare(parts.find(({ type }) => type === 'currency')?.value ?? '');
        found.set(sign, (found.get(sign) ?? new Set()).add(currency));
      }
  return found;
}

/**
 * Whether a currency is one that a mark of a row may mean: true where the text holds no mark, or where neither `Intl`
 * nor this table knows it and some currency was read.
 */
export function mayMean(row: FigureRow, currency: string | null): boolean {
  const mark = row.currency ?? null;
  if (mark === null) return true;
  if (row.source === 'price-parser' && !row.text.includes(mark)) return true;
  if (currency === null) return false;
  const named = NAMES[mark];
  if (named !== undefined) return named.includes(currency);
  signs ??= signsOfIntl();
  const meant = signs.get(bare(mark));
  if (meant === undefined && /^[A-Z]{3}$/.test(mark)) return mark === currency;
  return meant === undefined || meant.has(currency) || mark.toUpperCase() === currency;
}

/** A currency that a row's mark may mean, for the deal in which it is bid; null where the row has no known mark. */
export function currencyOf(row: FigureRow): string | null {
  const mark = row.currency ?? null;
  if (mark === null) return null;
  signs ??= signsOfIntl();
  const [code] = NAMES[mark] ?? signs.get(bare(mark)) ?? [];
  return code ?? (/^[A-Z]{3}$/.test(mark) ? mark : null);
}

/** Digits with the marks and blanks that may stand in one number. */
const RUN = /\d(?:[\d.,'\u2019\s\u00a0\u202f_]*\d)?/g;

/** Whether a text holds more than one figure, so that asking which is meant is right; "35€ 99" is one. */
export const holdsTwo = ({ source, text }: FigureRow): boolean =>
  source === 'price-parser' && (text.match(RUN)?.length ?? 0) > 1 && !/^\D*\d+\p{Sc} \d{2}$/u.test(text);

/** Whether two values are one, to nine digits. */
export const same = (left: number, right: number): boolean =>
  Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(right));

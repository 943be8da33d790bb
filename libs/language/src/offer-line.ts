import { currencyDecimals, type PeriodUnit } from '@svc/policy-rules';
import { formatCount, formatMoney, formatShare } from './figures/format-money.js';
import { isNumeric } from './figures/is-numeric.js';
import { howLong, perPeriod } from './offer-time.js';
import type { Speech, SpokenOffer } from './speech.js';
import { patternWith } from './pattern.js';
import { unitScale } from './figures/unit-scale.js';
import { countedWord } from './unit-words.js';

/** What of a speech a line needs. */
export type LineManner = Pick<Speech, 'language' | 'currency' | 'priceDecimals' | 'unit' | 'period'>;

/** Option labels that say too little alone. */
const GENERIC = patternWith('i')`
    ^(?:
      none
      |no
      |yes
      |standard
      |basic
      |default
      |included
      |not included
      |without
      |with
      |full
      |half
      |无
      |有
      |没有
      |是
      |否
      |标准
      |默认
      |含
      |不含
    )$
  `;
/** A default whose name says nothing to a buyer. */
const AS_USUAL = /^(?:as usual|按常规)$/i;
/** The labels that were looked at last: an offer is worded with each reply, and its labels stay. */
const LOOKED_AT = new Map<string, boolean>();
const MOST_LABELS = 1_000;

/** Whether a label is nothing but a number. */
function isNumberAlone(label: string): boolean {
  const known = LOOKED_AT.get(label) ?? isNumeric(label);
  if (LOOKED_AT.size >= MOST_LABELS) LOOKED_AT.clear();
  LOOKED_AT.set(label, known);
  return known;
}

/** The options of an offer as a buyer reads them; a default, or what says too little, is led by its term's label. */
function termTexts(offer: SpokenOffer, { language, currency }: LineManner, decimals: number): string[] {
  return offer.terms.flatMap(({ label, optionLabel, standard, charge, chargePer, counted }) => {
    const option = optionLabel.trim();
    if (option === '' || (standard && AS_USUAL.test(option))) return [];
    const alone = !standard && !GENERIC.test(option) && !isNumberAlone(option);
    const led = label.trim() !== '' && label.trim().toLowerCase() !== option.toLowerCase();
    const named = alone || !led ? option : `${label.trim()}${language === 'zh' ? '：' : ': '}${option}`;
    const count = counted ? countedTexts(counted, language) : [];
    if (charge === undefined && counted?.included === undefined) return [named];
    const per = chargePer ? perPeriod(chargePer, language) : '';
    const money = charge === undefined ? null : formatMoney(charge, currency, decimals, language);
    if (language === 'zh') return [`${named}（${[...count, ...(money ? [`${per}另加${money}`] : [])].join('，')}）`];
    return [`${named} (${[...count, ...(money ? [`${money}${per && ` ${per}`} on top`] : [])].join(', ')})`];
  });
}

/** How many of what is counted are ordered, and how many of those cost nothing: "80 km, 50 included". */
function countedTexts(
  { unit, count, included }: NonNullable<SpokenOffer['terms'][number]['counted']>,
  language: 'en' | 'zh',
): string[] {
  const all = countText(count, unit, language);
  if (included === undefined) return [all];
  if (language === 'zh') return [all, count > included ? `含${countText(included, unit, language)}` : '已含'];
  return [all, count > included ? `${included} included` : 'included'];
}

/** Measures of more than one character: they stand behind a number as they are. A closed class. */
const MEASURES = /^(?:公斤|千克|公里|千米|厘米|毫米|平米|[平立]方米?|公顷|公升|毫升|英[尺寸]|千瓦|小时|分钟|人次)$/u;

/**
 * A unit as it stands behind a number: 2月 is February, two months are 2个月, and what has no measure word takes 个.
 * @example countedUnit('月') // '个月'
 * @example countedUnit('账号') // '个账号'
 */
export const countedUnit = (unit: string): string =>
  unit === '月' || (/^(?!个)\p{Script=Han}{2,}$/u.test(unit) && !MEASURES.test(unit)) ? `个${unit}` : unit;

/**
 * A count with its unit: `25 seats`, `20000瓶`; the bare count where the unit has no name. Of what is priced by the
 * hundred as many as there are: `2,500`.
 */
export function countText(quantity: number, unit: string | null, language: 'en' | 'zh'): string {
  const count = formatCount(quantity, language);
  const name = unit?.trim() ?? '';
  const scaled = language === 'en' ? unitScale(name) : null;
  if (scaled !== null) return `${formatCount(quantity * scaled.scale, language)} ${scaled.base}`.trim();
  if (name === '' || isNumberAlone(name)) return count;
  const latin = /^[a-z -]+$/i.test(name);
  if (language === 'zh' && /^(?=\p{L})\p{Script=Han}/u.test(name)) return count + countedUnit(name);
  return `${count} ${latin ? countedWord(quantity, name) : name}`;
}

/**
 * One offer in one line, nothing left out: count, unit price, time, options, charges, and what is paid in all.
 * Whole amounts are shown without decimals where all of them are whole.
 * @example offerLine(offer, manner) // '25 seats at $39.20, two years, paid yearly — $980.00 in total'
 */
export function offerLine(offer: SpokenOffer, manner: LineManner): string {
  const { language, currency } = manner;
  const charges = offer.terms.flatMap(({ charge }) => charge ?? []);
  const sums = [offer.total, offer.totalPerPeriod].filter((one) => one !== undefined);
  const decimals = [offer.price, ...sums, ...charges].every(Number.isInteger) ? 0 : manner.priceDecimals;
  const amounts: Amounts = {
    charged: charges.length > 0,
    price: priceText(offer, manner, decimals),
    sum: (amount) => formatMoney(amount, currency, sumDecimals(decimals, manner, amount), language),
    terms: termTexts(offer, manner, decimals),
  };
  if (manner.period !== undefined && offer.periods !== undefined)
    return timedLine({ ...offer, periods: offer.periods }, { ...manner, period: manner.period }, amounts);
  return plainLine(offer, manner, amounts);
}

/** The unit price as it is written: to the cent where it is the share of a sum that stands behind it. */
function priceText({ price, quantity, total, periods }: SpokenOffer, manner: LineManner, decimals: number): string {
  const { currency, language, period } = manner;
  const tellsSum = total !== undefined && (period === undefined ? quantity > 1 : periods !== null);
  return (tellsSum ? formatShare(price, currency, language) : null) ?? formatMoney(price, currency, decimals, language);
}

/** The amounts of a line as they are written. */
interface Amounts {
  charged: boolean;
  price: string;
  sum: (amount: number) => string;
  terms: readonly string[];
}

/** A sum has the currency's decimals, though a price be finer. */
function sumDecimals(decimals: number, { period, currency }: LineManner, amount: number): number {
  return Math.min(decimals, period !== undefined && Number.isInteger(amount) ? 0 : currencyDecimals(currency));
}

/** An offer that is paid once. */
function plainLine(offer: SpokenOffer, manner: LineManner, { charged, price: amount, sum, terms }: Amounts): string {
  const { language, unit } = manner;
  const scaled = language === 'en' && unit !== null && unitScale(unit) !== null;
  const price = `${amount}${scaled ? ` per ${unit}` : ''}`;
  if (offer.quantity === 1 && !charged) return [price, ...terms].join(language === 'zh' ? '，' : ', ');
  const total = sum(offer.total ?? offer.price * offer.quantity);
  if (offer.quantity === 1)
    return language === 'zh'
      ? [price, ...terms, `合计${total}`].join('，')
      : `${[price, ...terms].join(', ')} — ${total} in total`;
  const count = countText(offer.quantity, unit, language);
  if (language === 'zh') return [`${count}，单价${price}`, ...terms, `合计${total}`].join('，');
  return `${[`${count} at ${price}`, ...terms].join(', ')} — ${total} in total`;
}

/** An offer that is paid by time: for how long, what a period costs, and what all of it does where it has an end. */
function timedLine(
  { quantity, periods, total, totalPerPeriod, terms: chosen }: SpokenOffer & { periods: number | null },
  { language, unit, period }: LineManner & { period: PeriodUnit },
  { price, sum, terms }: Amounts,
): string {
  const per = perPeriod(period, language);
  const time = howLong(periods, period, language);
  const repeats = quantity > 1 || chosen.some(({ chargePer }) => chargePer !== undefined);
  const each = totalPerPeriod !== undefined && repeats && periods !== 1 ? sum(totalPerPeriod) : null;
  const all = total === undefined ? null : sum(total);
  if (language === 'zh') {
    const count = quantity === 1 ? [] : [countText(quantity, unit, language)];
    const sums = [...(each === null ? [] : [`${per}合计${each}`]), ...(all === null ? [] : [`总计${all}`])];
    return [...count, `${quantity === 1 ? '' : '单价'}${per}${price}`, time, ...terms, ...sums].join('，');
  }
  const sums = [...(each === null ? [] : [`${each} ${per}`]), ...(all === null ? [] : [`${all} in all`])];
  const goods = `${quantity === 1 ? '' : `${countText(quantity, unit, language)} at `}${price} ${per}`;
  const line = [`${goods}${periods === null ? ',' : ''} ${time}`, ...terms].join(', ');
  return sums.length === 0 ? line : `${line}: ${sums.join(', ')}`;
}

/** The name by which a buyer can pick the nth offer of a menu (0-based): a letter, so that it is no figure. */
export function menuLabel(index: number, language: 'en' | 'zh'): string {
  const letter = String.fromCharCode(65 + index);
  return language === 'zh' ? `方案${letter}` : `Option ${letter}`;
}

/** A menu, one line an offer, each led by its label. */
export function menuLines(menu: readonly SpokenOffer[], manner: LineManner): string[] {
  return menu.map(
    (offer, index) =>
      `${menuLabel(index, manner.language)}${manner.language === 'zh' ? '：' : ': '}${offerLine(offer, manner)}`,
  );
}

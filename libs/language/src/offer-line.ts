import { formatCount, formatMoney } from './figures/format-money.js';
import { isNumeric } from './figures/is-numeric.js';
import type { Speech, SpokenOffer } from './speech.js';
import { patternWith } from './pattern.js';
import { unitScale } from './figures/unit-scale.js';

/** What of a speech a line needs. */
export type LineManner = Pick<Speech, 'language' | 'currency' | 'priceDecimals' | 'unit'>;

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
      |as usual
      |无
      |有
      |没有
      |是
      |否
      |标准
      |默认
      |按常规
      |含
      |不含
    )$
  `;
const INVARIABLE = /(?:s|pcs|kg|sheep|aircraft|gross)$/i;

/**
 * The options of an offer as a buyer reads them; one that says too little, or is as usual, is led by its term's label.
 */
function termTexts(offer: SpokenOffer, { language, currency }: LineManner, decimals: number): string[] {
  return offer.terms.flatMap(({ label, optionLabel, standard, charge }) => {
    const option = optionLabel.trim();
    if (option === '') return [];
    const alone = !standard && !GENERIC.test(option) && !isNumeric(option);
    const led = label.trim() !== '' && label.trim().toLowerCase() !== option.toLowerCase();
    const named = alone || !led ? option : `${label.trim()}${language === 'zh' ? '：' : ': '}${option}`;
    if (charge === undefined) return [named];
    const money = formatMoney(charge, currency, decimals, language);
    return [language === 'zh' ? `${named}（另加${money}）` : `${named} (${money} on top)`];
  });
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
  if (name === '' || isNumeric(name)) return count;
  const latin = /^[a-z -]+$/i.test(name);
  if (language === 'zh' && /^(?=\p{L})\p{Script=Han}/u.test(name)) return count + countedUnit(name);
  return `${count} ${latin && quantity !== 1 && !INVARIABLE.test(name) ? `${name}s` : name}`;
}

/**
 * One offer in one line, nothing left out: count, unit price, options, charges, total.
 * Whole amounts are shown without decimals where price, charges and total are all whole.
 * @example offerLine(offer, manner) // '25 seats at $39.20, two years, paid yearly — $980.00 in total'
 */
export function offerLine(offer: SpokenOffer, manner: LineManner): string {
  const { language, currency } = manner;
  const charges = offer.terms.flatMap(({ charge }) => charge ?? []);
  const whole = [offer.price, offer.total, ...charges].every(Number.isInteger);
  const decimals = whole ? 0 : manner.priceDecimals;
  const scaled = language === 'en' && manner.unit !== null && unitScale(manner.unit) !== null;
  const price = `${formatMoney(offer.price, currency, decimals, language)}${scaled ? ` per ${manner.unit}` : ''}`;
  const terms = termTexts(offer, manner, decimals);
  if (offer.quantity === 1 && charges.length === 0) return [price, ...terms].join(language === 'zh' ? '，' : ', ');
  const total = formatMoney(offer.total, currency, decimals, language);
  if (offer.quantity === 1)
    return language === 'zh'
      ? [price, ...terms, `合计${total}`].join('，')
      : `${[price, ...terms].join(', ')} — ${total} in total`;
  const count = countText(offer.quantity, manner.unit, language);
  if (language === 'zh') return [`${count}，单价${price}`, ...terms, `合计${total}`].join('，');
  return `${[`${count} at ${price}`, ...terms].join(', ')} — ${total} in total`;
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

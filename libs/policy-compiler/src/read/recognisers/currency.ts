import type { Recogniser } from './recogniser.js';

const CODES: readonly (readonly [string, RegExp])[] = [
  ['USD', /\b(?:usd|us dollars?|dollars?)\b|美元|美金/], ['EUR', /\b(?:eur|euros?)\b|欧元/], ['GBP', /\b(?:gbp|pounds?|sterling)\b|英镑/], ['CHF', /\b(?:chf|swiss francs?)\b|瑞士法郎/],
  ['CNY', /\b(?:cny|rmb|yuan|renminbi)\b|人民币/], ['JPY', /\b(?:jpy|yen)\b|日元/], ['CAD', /\b(?:cad|canadian dollars?)\b|加元/], ['AUD', /\b(?:aud|australian dollars?)\b|澳元/],
  ['HKD', /\bhkd\b|港币|港元/], ['SGD', /\bsgd\b|新加坡元/], ['INR', /\b(?:inr|rupees?)\b|卢比/], ['SEK', /\bsek\b/], ['NOK', /\bnok\b/], ['DKK', /\bdkk\b/], ['PLN', /\bpln\b/], ['KRW', /\bkrw\b|韩元/], ['TWD', /\btwd\b|台币/],
];
const SAYS = /\bcurrency\b|\b(?:all |the )?(?:prices?|amounts?|figures?|numbers?|everything) (?:are |is |in |quoted |given ){0,8}in\b|货币|计价|报价单位|结算|均为|单位(?:是|为|：|:)/;

/** The one currency that a text names in words, wherever they stand; pounds that may be weights are left out. */
export function currencyNamed(text: string): string | null {
  const named = CODES.filter(([code, pattern]) => (code !== 'GBP' || !/\b(?:a|per|each) (?:pound|lb)\b|\d ?(?:lb|lbs)\b/i.test(text)) && pattern.test(text.toLowerCase()));
  return named.length === 1 ? named[0]?.[0] ?? null : null;
}

/** "All prices in CHF", "以美元计价": the currency of bare numbers. */
export const readCurrency: Recogniser = (clause) => {
  if (!SAYS.test(clause.text) || clause.left('mp').length > 0) return [];
  const code = CODES.find(([, pattern]) => pattern.test(clause.text))?.[0];
  if (code === undefined) return [];
  clause.understood = true;
  return [{ kind: 'currency', code, quote: clause.quote }];
};

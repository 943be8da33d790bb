import type { Clause } from '../clause.js';
import { FOR_NOTHING } from './free-discount.js';
import { unitOfPrice } from '../price-unit.js';
import type { ReadingSoFar, Recogniser } from './recogniser.js';
import { MEASURE_WORD } from '../chinese/measures.js';

const PRICE = '(<[mny]\\d+>)';
const GAP = '[^<]{0,70}?';
/** Cues that name the asking price and nothing else. */
const ASKING = new RegExp(`(?:\\bask(?:ing)?(?: price)?\\b|\\blist(?:ed|s|ing)?(?: price)?\\b|\\bsticker\\b|\\btag(?:ged)?\\b|\\badvertised\\b|标价|售价|要价|挂牌价?|报价|定价|开价|叫价|零售价|对外价|单价|批发价|出厂价|挂(?:的)?价|卖价|牌价|挂|房租|租金|月租|日租|学费|会费|年费|月费|服务费)${GAP}${PRICE}`);
const SELLING = new RegExp(`(?:\\bprice[ds]?\\b|\\brates?\\b|\\bfees?\\b|\\brent(?:s|al|ing)?\\b|\\bcharg(?:e|es|ing)\\b|\\bsell(?:s|ing)?\\b|\\bsold\\b|\\bsale\\b|\\bgo(?:es|ing)? for\\b|\\blooking (?:for|to get)\\b|\\bhop(?:e|ing) (?:for|to get)\\b|\\bwant(?:s|ing)?\\b|(?:'d|would) like\\b|\\boffer(?:s|ed|ing)?\\b|\\bcosts?\\b|\\bstart(?:s|ing)? (?:at|from)\\b|\\bquot(?:e|ed)\\b|\\bat\\b|\\bfor\\b|\\bis\\b|\\bare\\b|价格?|卖|出售|出|售|收费|要|每${MEASURE_WORD}|一${MEASURE_WORD})${GAP}${PRICE}`);
const AFTER = new RegExp(`${PRICE}(?: ?(?:obo|ono|or best offer|or nearest offer|asking|each|apiece|list\\b|a (?:piece|unit)|per \\w+|\\/ ?\\w+)|(?:出售|出手|转让|一${MEASURE_WORD}|每${MEASURE_WORD}|\\/${MEASURE_WORD}|出|转))`);
const WEAK = new RegExp(`(?:\\bretails?\\b|\\brrp\\b|\\bmsrp\\b|\\bnormally\\b|\\busually\\b|\\bregular(?:ly)?\\b|原价|市场价|平时|正常)${GAP}${PRICE}`);
/** "One tin costs 58 euro": what one of them is sold for. */
const ONE_COSTS = /^\s*(?:(?:and|so|our|the|ok|okay),? ){0,8}(?:one|an?|each|every|per) (?:[a-z-]+ ){1,4}?(?:costs?|sells? (?:for|at)|goes for|runs|comes to|is priced at)(?! (?:me|us|him|her)\b) (?:you |them |about )?(<m\d+>)/;
/** Cues that leave no doubt that the number is the price; "the sofa is $800" might be something else. */
const NAMED = /\bprice|\brates?\b|\bfees?\b|\bcharg|\bsell|\bsold\b|\bsale\b|\bgo(?:es|ing)? for\b|\bquot|价|卖|出售|售|收费|租|每/;
/** Money that was paid or is compared with, not asked. */
const PAST = /\b(?:paid|bought|cost me|cost us|costs? (?:me|us)|originally|original price|was|were|new (?:it |they |ones? )?(?:costs?|was|goes?)|brand new|worth|valued|elsewhere|competitors?|dealers? (?:ask|want)|market (?:price|value|rate)s?)\b|买的时候|当时|买入|入手|新的要|新车|成本|进价|值|别家|同行|运费|押金|定金/;
/** A price that holds only for some. */
const SPECIAL = /\b(?:cash|prepaid|prepay|pre-?pay\w*|pick-?up|wholesale|members?|bulk|annual|yearly|friends?|student|trade|volume)[- ](?:price|rate|payment|buyers?)\b|现金价|自提价|会员价|团购价|全款价|年付|客户价|优惠价/;
/** Words that make the number something else. */
const OTHER = /\b(?:extra|further|another|additional)(?: (?:discount|reduction)(?: of)?)? <|\b(?:set|pack|box|pair|bag|case|lot|batch|bundle) of <n|\b(?:off|discount|less|cheaper|save|deposit|delivery (?:is|costs)|shipping (?:is|costs)|commission|fee on top|surcharge)\b|\b(?:shipping|delivery|postage) <|便宜|优惠|减|让利|运费|押金|定金|折扣|成本/;

function state(clause: Clause, tag: string, strength: 'strong' | 'weak'): ReturnType<Recogniser> {
  const unit = unitOfPrice(clause, tag);
  clause.take(tag);
  return [{ kind: 'list', price: clause.value(tag), strength, unit, quote: clause.quote }];
}

/** A clause that named the price already names no second one. */
const hasPrice = (clause: Clause, soFar: ReadingSoFar): boolean => soFar.previous.some((statement) => statement.kind === 'list' && statement.quote === clause.quote);

/** The asking price where the words name it as such: "asking 500", "标价 500". */
export const readAskingPrice: Recogniser = (clause, soFar) => {
  if (hasPrice(clause, soFar)) return [];
  const tag = ASKING.exec(clause.text)?.[1] ?? (soFar.statements.some(({ kind }) => kind === 'list') ? undefined : ONE_COSTS.exec(clause.text)?.[1]);
  if (tag === undefined || SPECIAL.test(clause.text) || (clause.language === 'en' && FOR_NOTHING.test(clause.text))) return [];
  const before = clause.text.slice(0, clause.text.indexOf(tag));
  const after = clause.text.slice(clause.text.indexOf(tag) + tag.length);
  if (/(?:减|便宜|优惠|让利?|返|立省)[^<]{0,6}$/.test(before)) return [];
  if (/^ ?(?:off|less|cheaper|below|under)\b/.test(after) || /\b(?:below|under|off)\s*$/.test(before)) return [];
  return state(clause, tag, /\boriginal|原/.test(before) ? 'weak' : 'strong');
};

/** The price where the words only say that something is sold for it: "my bike for 500", "每桶14元". */
export const readSellingPrice: Recogniser = (clause, soFar) => {
  if (hasPrice(clause, soFar)) return [];
  const { text } = clause;
  if (SPECIAL.test(text)) return [];
  const weak = WEAK.exec(text)?.[1];
  const tag = AFTER.exec(text)?.[1] ?? SELLING.exec(text)?.[1];
  if (PAST.test(text)) return [];
  if (weak !== undefined) return OTHER.test(text) ? [] : state(clause, weak, 'weak');
  if (tag === undefined || OTHER.test(text)) return [];
  const after = text.slice(text.indexOf(tag) + tag.length);
  if (tag.startsWith('<n') && /^ (?!obo|ono|each|or\b|for\b|and\b|cash|firm|apiece|but|with|is|now|total)[a-z]/.test(after)) return [];
  if (tag.startsWith('<y') && !/(?:price[ds]?|for|at|卖|价|售|出)[^<a-z]{0,6}<y/.test(text)) return [];
  if (!tag.startsWith('<m') && !/price|ask|sell|sold|sale|charg|cost|rate|want|(?:'d|would) like|价|卖|出售|收费|each|apiece|per |obo/.test(text)) return [];
  return state(clause, tag, NAMED.test(text.slice(0, text.indexOf(tag))) || (tag === AFTER.exec(text)?.[1] && !/^ (?:each|apiece|a |per )/.test(after)) ? 'strong' : 'weak');
};

/** "显卡3500", "Road bike 450": a thing and a number, and nothing else. */
const THING_AND_NUMBER = /^\s*(?:[\p{L} -]|<x\d+>){2,40}<n\d+>(?:左右|吧|obo|ono| or best offer)?\s*$/u;

/** A price that stands alone ("Mountain bike, $500"): counts where nothing else names the price. */
export const readBarePrice: Recogniser = (clause, soFar) => {
  const unpriced = !clause.tagged.numbers.some(({ kind }) => kind === 'money') && !soFar.statements.some((statement) => statement.kind === 'list') && THING_AND_NUMBER.test(clause.text);
  const tags = clause.left(unpriced ? 'mn' : 'm');
  const [tag] = tags;
  if (tag === undefined || tags.length > 1 || PAST.test(clause.text) || OTHER.test(clause.text) || SPECIAL.test(clause.text)) return [];
  if (/\b(?:not|never|no|n't|if|when|over|above|under|below|within)\b|不(?!锈)|如果|满|以上|以下/.test(clause.text)) return [];
  return state(clause, tag, 'weak');
};

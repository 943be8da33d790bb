import type { Recogniser } from './recogniser.js';
import { oneOf } from '../one-of.js';

const FIXED = new RegExp(oneOf([
  String.raw`\b(?:price|it|that|this)(?:(?: \w+){0,2} (?:is|are)|'s) (?:absolutely |completely |strictly )?(?:firm|fixed|final|not negotiable|non-?negotiable)\b`,
  String.raw`\bfirm price\b`, String.raw`\bfixed price\b`, String.raw`\bprice (?:is )?(?:firm|fixed|final)\b`,
  String.raw`^\s*(?:price )?(?:firm|fixed|non-?negotiable|no haggling|no negotiation|no discounts?(?: at all| ever| whatsoever| under any circumstances)?|no bargaining)\s*[.!]?\s*$`,
  String.raw`\b(?:no haggling|no bargaining|not negotiable on price|price is not up for|won't budge|will not budge|no room on (?:the )?price|do(?:n't| not) (?:haggle|negotiate|discount|give (?:any )?discounts?)(?! (?:for|without|unless)))`,
  String.raw`\bnot? (?:a )?(?:cent|penny|dollar) (?:less|off)\b`, String.raw`一口价`, String.raw`不议价`, String.raw`不还价`, String.raw`不讲价`,
  String.raw`谢绝(?:还价|议价|讲价)`, String.raw`不(?:打|给)(?:任何)?折(?!扣?(?:外|之外))`, String.raw`不二价`, String.raw`恕不议价`, String.raw`概不(?:还价|议价)`,
  String.raw`价格不(?:能)?谈`, String.raw`不刀`, String.raw`拒绝还价`,
]));
/** "Without haggling" and its like are conditions, not a fixed price. */
const CONDITION = /\b(?:if|when|without|who|those)\b|如果|要是|的话|就送|时(?:可|送)|送|包邮|才/;

/** "The price is firm", "一口价": the lowest price is the list price. */
export const readFixedPrice: Recogniser = (clause) => {
  if (/\b(?:cent|penny|dollar|pound|euro) (?:less|off)\b/.test(clause.text) && clause.left('mn').length > 0) return [];
  if (!FIXED.test(clause.text) || CONDITION.test(clause.text)) return [];
  clause.understood = true;
  return [{ kind: 'fixed_price', quote: clause.quote }];
};

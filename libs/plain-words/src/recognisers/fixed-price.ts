import { FIXED } from './phrases/fixed-price.js';
import type { Recogniser } from '../recogniser.js';

/** "Without haggling" and its like are conditions, not a fixed price. */
const CONDITION = /\b(?:if|when|without|who|those)\b|如果|要是|的话|就送|时(?:可|送)|送|包邮|才/;

/** "The price is firm", "一口价": the lowest price is the list price. */
export const readFixedPrice: Recogniser = (clause) => {
  if (/\b(?:cent|penny|dollar|pound|euro) (?:less|off)\b/.test(clause.text) && clause.left('mn').length > 0) return [];
  if (!FIXED.test(clause.text) || CONDITION.test(clause.text)) return [];
  clause.understood = true;
  return [{ kind: 'fixed_price', quote: clause.quote }];
};

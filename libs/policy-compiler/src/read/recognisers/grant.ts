import { buyerKindOf } from '../buyer-kinds.js';
import { CONDITION_START } from '../condition.js';
import { findDiscount } from '../discount.js';
import type { Recogniser } from './recogniser.js';

/** "New customers", "老客户": discounts that only the caller's records can open. "Bring a friend" is a trade, not a kind of buyer. */
export const readGrant: Recogniser = (clause) => {
  const kind = buyerKindOf(clause.quote.toLowerCase());
  if (!kind || /\b(?:refer|bring|recommend|introduce)|推荐|介绍|带/.test(clause.text)) return [];
  const discount = findDiscount(clause, CONDITION_START.test(clause.text) || /\b(?:pay|get|for)\b|给|价/.test(clause.text));
  if (!discount) return [];
  clause.take(discount.tag);
  return [{ kind: 'grant', flag: kind.flag, figure: discount.figure, extra: discount.extra, stacks: discount.stacks, quote: clause.quote }];
};

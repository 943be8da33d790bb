import { CONFIRMED, NOT_WHO, WHO } from './phrases/grant-sentence.js';
import type { Recogniser } from '../../recogniser.js';
import { buyerKindOf } from '../../words/buyer-kinds.js';
import { findDiscount } from '../../words/discount.js';
import { slug } from '../../words/slug.js';

/**
 * "Military, when our system has them down as verified, get $5 off": a discount that only the seller's records
 * open.
 */
export const readGrantSentence: Recogniser = (clause) => {
  const { text, quote } = clause;
  const confirmed = CONFIRMED.exec(text);
  if (
    !confirmed ||
    /\b(?:orders?|payments?|bookings?|purchases?|delivery|deal|date|it) confirmed\b/.test(text) ||
    clause.left('mp').length > 1 ||
    /\b(?:in stock|available|vin|sku)\b/.test(text)
  )
    return [];
  const discount = findDiscount(clause, /\b(?:pay|get|for)\b/.test(text));
  if (!discount) return [];
  const who = WHO.exec(text)?.[1]?.trim() ?? '';
  const literal = /\bflag ["']?([a-z][a-z0-9]*_[a-z0-9_]+)/.exec(text)?.[1];
  const flag =
    literal ??
    buyerKindOf(quote.toLowerCase())?.flag ??
    (NOT_WHO.test(who) || 'to_price' in discount.figure ? '' : slug(who));
  if (flag === '') return [];
  clause.take(discount.tag);
  return [{ kind: 'grant', flag, figure: discount.figure, extra: discount.extra, stacks: discount.stacks, quote }];
};

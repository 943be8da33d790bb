import { buyerKindOf } from '../buyer-kinds.js';
import { findDiscount } from '../discount.js';
import { slug } from '../slug.js';
import type { Recogniser } from './recogniser.js';

/** What says that the seller's own records decide, not the buyer. */
const CONFIRMED = /\b(?:confirm(?:s|ed)?|verif(?:y|ies|ied)|flag(?:s|ged)?|tick(?:s|ed)|(?:marked|tagged|listed|registered|recorded|known) (?:as|in|with|to)|(?:my|our|the) (?:\w+ ){0,2}(?:records?|system|crm|database|list|files?|books?|ledger|software|till|dashboard|backend)|on (?:file|record)|records? (?:says?|shows?|confirms?))\b/;
/** Where the kind of buyer is named. */
const WHO = /^\s*(?:flag |and |but |also |oh |for |if |when |to |any |all |a |an |the |our |my |somebody |someone |anyone |people |those ){0,8}(?:who (?:is|are) )?(?:a |an )?((?:(?!gets?\b|who\b|with\b|whose\b|when\b|that\b|can\b|may\b|if\b|is\b|are\b|has\b|have\b|receives?\b|take[s]?\b|only\b|pay[s]?\b|as\b|where\b|and\b|from\b)[a-z'-]+ ?){1,3})/;

const NOT_WHO = /^(?:we|i|it|they|he|she|you|this|that|there|price|pay\w*|list|asking|lowest|discount|finance|everything|what|on|in|at|of)\b/;

/** "Military, when our system has them down as verified, get $5 off": a discount that only the seller's records open. */
export const readGrantSentence: Recogniser = (clause) => {
  const { text, quote } = clause;
  const confirmed = CONFIRMED.exec(text);
  if (!confirmed || /\b(?:orders?|payments?|bookings?|purchases?|delivery|deal|date|it) (?:(?:is|are|gets?|be) )?(?:confirmed|verified)\b/.test(text) || clause.left('mp').length > 1 || /\b(?:in stock|available|vin|sku)\b/.test(text)) return [];
  const discount = findDiscount(clause, /\b(?:pay|get|for)\b/.test(text));
  if (!discount) return [];
  const who = WHO.exec(text)?.[1]?.trim() ?? '';
  const literal = /\bflag (?:called |named |is )?["']?([a-z][a-z0-9]*_[a-z0-9_]+)/.exec(text)?.[1];
  const flag = literal ?? buyerKindOf(quote.toLowerCase())?.flag ?? (NOT_WHO.test(who) || 'to_price' in discount.figure ? '' : slug(who));
  if (flag === '') return [];
  clause.take(discount.tag);
  return [{ kind: 'grant', flag, figure: discount.figure, extra: discount.extra, stacks: discount.stacks, quote }];
};

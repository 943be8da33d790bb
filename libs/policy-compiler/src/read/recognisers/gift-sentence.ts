import type { Clause } from '../clause.js';
import { trimCondition } from '../condition.js';
import { refuses } from '../english/refusals.js';
import { giftConditionOf } from './gift.js';
import type { Recogniser } from './recogniser.js';

const PRICE = '(<[mny]\\d+>)';
/** What it costs the seller. */
const COSTS: readonly RegExp[] = [
  new RegExp(`\\b(?:cost(?:s|ing)?|runs?|running|sets?|setting|stands?|put(?:s)?) (?:me|us|the (?:shop|company|business|studio|firm))(?: [a-z']+){0,4}? ?${PRICE}`),
  new RegExp(`${PRICE}(?: (?:a|per) \\w+| each)? (?:(?:of )?(?:my|our)(?: own)? (?:cost|expense|pocket|money)|(?:out of|from) (?:my|our) (?:own )?pocket|cost (?:to|for) (?:me|us)|in costs?)`),
  new RegExp(`\\b(?:cost|costs|(?:my|our|its|the) cost(?: price)?)(?: (?:to|for) (?:me|us))?(?: (?:is|are|of|about|around|roughly|just|only|some)){0,8}[:=]? ?${PRICE}`),
  new RegExp(`\\b(?:i|we) (?:have to )?(?:pay|spend|lose|buy (?:it|them) (?:in )?for|get (?:it|them) for)(?: (?:about|around|roughly|just|only|some)){0,8} ${PRICE}(?: (?:for|on) (?:it|that|them|each|one))?`),
  new RegExp(`\\b(?:worth|valued at)(?: (?:about|around))? ${PRICE}(?! ?(?:(?:a|per|each) ?[a-z]* )?(?:off|less|discount))(?: to (?:me|us))?`),
];
const GIVES = /\b(?:put(?:s|ting)? in\b|gets?\b|gifts?\b|throw(?:n|s|ing)?\b[^<,;]{0,40}\bin|throw in|thrown in|chuck(?:ed)? in|toss(?:ed)? in|for free|free of charge|free|gratis|complimentary|on the house|as a (?:gift|present|thank[- ]you|bonus)|on top|for nothing|no (?:extra )?charge|without (?:extra )?charge|add(?:ed|s)?|include[ds]?|comes? (?:with|along)|goes? (?:with|in|along)|give[ns]?|giving|get[s]?|have|possible|available|offer(?:ed)?|fine|okay|happy to|can do)\b/;
/** What can only mean a gift, also where no condition is named. */
const STRONGLY = /\b(?:put|puts|putting|pack|slip|drop) in\b|^\W*(?:gifts?|extras?|freebies?|throw-?ins?|add-?ons?|goodies|sweeteners?|bonus(?:es)?|presents?): |\b(?:throw(?:n|s|ing)?|chuck(?:ed)?|toss(?:ed)?)\b[^<,;]{0,40}\bin\b|\bfor free\b|\bfree of charge\b|\bgratis\b|\bcomplimentary\b|\b(?:can|could|may|will) (?:be )?(?:added|add|include|included|given|give)\b/;
/** The gift that was just spoken of. */
const GIVES_IT = /^\W*(?:and |but |so )?(?:i|we)(?:'ll| will|'d| would| can| may| could)? (?:happily |gladly |also |only )?(?:throw|chuck|toss|put|give|add|include|pass|hand|leave|let)\w* (?:it|them|that|one|those)\b|^\W*(?:and |but )?(?:it|they|that|those|these|this)(?:'s|'re| is| are| can| may| will| goes?| comes?|'ll)\b/;
/** A refusal is no gift. */
const REFUSES = /\b(?:never|under no circumstances|not included|isn't included|aren't included|no free|discounts? for nothing|no discounts? (?:without|for nothing|unless))\b/;
/** A sentence that asks something of the buyer other than a price is a trade. */
const NAMES: readonly RegExp[] = [
  /\b(?:put(?:ting|s)? in|hand over|add on|pack in|slip in|drop in)(?: the| an?| my| our| some){0,8} ((?:(?!if\b|when\b|but\b|only\b|for\b|as\b|that\b|which\b|and\b|it\b)(?:[a-z'-]+|<[xcd]\d+>) ?){1,5})/d,
  /^\W*(?:gifts?|extras?|freebies?|throw-?ins?|add-?ons?|goodies|sweeteners?|bonus(?:es)?|presents?): ?(?:the |an? )?((?:[a-z'-]+ ?){1,4})/d,
  /\b(?:gets?|has|receives?)(?: the| an?| my| our){0,8} ((?:(?!if\b|when\b|for\b|on\b|free\b)[a-z'-]+ ?){1,4}?) ?(?=on top|for free|free\b|as a)/d,
  /\b(?:throw(?:ing|n)?|chuck(?:ing)?|toss(?:ing)?)(?: in)? (?:the |an? |my |our |some |a set of )?((?:(?!in\b|if\b|when\b|but\b|only\b|for\b|as\b)(?:[a-z'-]+|<[xcd]\d+>) ?){1,5})/d,
  /\b(?:free|complimentary) (?!of\b|if\b|when\b|for\b|only\b|to\b|at\b)((?:(?!comes?\b|goes?\b|gets?\b|if\b|when\b|but\b|only\b|for\b|as\b|is\b|are\b)(?:[a-z'-]+|<[xcd]\d+>) ?){1,5})/d,
  /\b(?:includ(?:e|ing)|add(?:ing)?|giv(?:e|ing)(?: away| them| you)?)(?: the| an?| my| our| some){0,8} ((?:(?!if\b|free\b|gratis\b|when\b|but\b|only\b|for\b|as\b|in\b|to\b|too\b)(?:[a-z'-]+|<[xcd]\d+>) ?){1,5})/d,
  /\b(?:i've got|we've got|i have|we have|there's|there is|there are|got)(?: also)?(?: an?| the| some| a set of)? ((?:(?!if\b|when\b|but\b|only\b|that\b|which\b|cost)(?:[a-z'-]+|<[xcd]\d+>) ?){1,7}?) ?(?=(?:that|which)\b|[,;(])/d,
  /(?:^\W*|[.,;:!?] ?)(?:and |but |so |also |oh |then |yes |ok ){0,8}(?:the |an? |my |our |their |some )?((?:(?!i\b|i'd|we\b|we'd|they\b|it\b|is\b|are\b|can\b|may\b|if\b|when\b|that\b|only\b|which\b|provided\b|as\b|so\b|while\b|unless\b|cost)(?:[a-z'-]+|<[cdx]\d+>) ?){1,6}?) ?(?=(?:costs?|runs?|sets?)(?![a-z-])|(?:i|we|you|they)(?:'d|'ll|'re| |$)|(?:is|are|can|could|may|will|would|comes?|goes|costs?|on top|only|if|at|for free|\()\b|[,;(]|<)/d,
  /\b(?:get|offer|have|wants?|buys?)(?: the| an?| my| our| some){0,8} ((?:(?!if\b|when\b|but\b|only\b|for\b|as\b|in\b|to\b|too\b)(?:[a-z'-]+|<[xcd]\d+>) ?){1,5})/d,
];
const PRONOUN = /^(?:full|list|asking|price|discount|stays|it|that|this|which|they|these|those|them|nothing|nobody|one(?! [a-z])|if|only|otherwise|thing|i|we|so|please)\b|^(?:includ|given|added|free|possible|thrown)\w*$/i;

function nameIn(clause: Clause): string {
  const text = clause.text;
  for (const pattern of NAMES) {
    for (const match of text.matchAll(new RegExp(pattern.source, 'dg'))) {
      const [from, to] = match.indices?.[1] ?? [0, 0];
      const name = trimCondition(clause, from, to);
      if (name.length > 2 && !PRONOUN.test(name)) return name;
    }
  }
  const head = /^[^,;:]*?(?=,| but | and it costs|;|:)/.exec(text)?.[0] ?? '';
  const name = trimCondition(clause, 0, head.length);
  return PRONOUN.test(name) ? '' : name;
}

/**
 * A gift that a whole sentence describes: what it is, what it costs the seller, and when it is given, in any order.
 * Says nothing where a figure of the sentence would stay unexplained.
 */
export const readGiftSentence: Recogniser = (clause, soFar) => {
  const { text, quote } = clause;
  if (REFUSES.test(text) || refuses(text)) return [];
  const cost = COSTS.map((pattern) => pattern.exec(text)?.[1]).find((tag) => tag !== undefined);
  const amount = cost === undefined ? null : clause.value(cost);
  if (cost !== undefined) clause.text = text.replace(cost, cost.replace(/[a-z]/, 'u'));
  for (const tag of clause.left('m')) if (clause.value(tag) === 0) clause.text = clause.text.replace(tag, tag.replace(/[a-z]/, 'u'));
  const condition = giftConditionOf(clause);
  const before = soFar.statements.at(-1);
  const goesOn = before?.kind === 'gift' ? before : undefined;
  const whole = (cost !== undefined && condition !== null) || (STRONGLY.test(text) && cost !== undefined) || (GIVES.test(text) && cost !== undefined && condition !== null) || (GIVES.test(text) && condition !== null) || (goesOn && (cost !== undefined || condition !== null));
  const name = whole && !(goesOn && GIVES_IT.test(text)) ? nameIn(clause) : '';
  if (!whole || clause.left('mp').length > 0 || (name === '' && !goesOn)) {
    clause.text = text;
    clause.understood = false;
    return [];
  }
  clause.understood = true;
  const perDeal = /\b(?:a|per|each|every) (?:deal|order|shipment|delivery|customer|sale|trip)\b|\bonce\b|\bflat\b/.test(text);
  if (goesOn && (name === '' || goesOn.what.toLowerCase().includes(name.toLowerCase()) || /^\s*(?:and |but )?(?:it|that|this|they|these|only)\b/.test(text))) {
    return [{ ...goesOn, cost: amount ?? goesOn.cost, perDeal: perDeal || goesOn.perDeal, condition: condition ?? goesOn.condition }];
  }
  return [{ kind: 'gift', what: name, cost: amount, perDeal, condition, free: true, quote }];
};

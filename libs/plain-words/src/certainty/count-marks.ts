import { PEOPLE_AND_SEATS } from '../words/price-unit.js';
import { patternWith } from '@svc/language';

/** The marks over which no count reaches a sum. */
export const ENDS = /[.!?\n。！？;；](?!\p{Nd})|[|｜].*[|｜]|…/u;
export const CLAUSE = /[,，、。.!?！？;；\n]/u;
/** Numerals that count no goods: ordinals, and those that touch a name, a sign or a clock. */
export const ORDINAL =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\p{Nd}+(?:st|nd|rd|th))$/iu;
export const NAME_BEFORE = /[\p{Script=Latin}\p{Nd}#第:.×*/]$/u;
export const NAME_AFTER = /^(?:[\p{Script=Latin}\p{Nd}×*/%]|[.:]\p{Nd})/u;
export const PAIR = /\b(?:pair|both)\b|一对(?!一)|一双/giu;
export const ALL =
  /\b(?:the|whole|take|as one) (?:whole )?lot\b|\b(?:them|it) all\b|\ball of (?:them|it)\b|全[要部拿包]|打包/giu;
/** Words between a count and its sum: a closed class of marks, verbs of price and pronouns. */
export const LINK = patternWith('u')`
    ^[\s:：=＝)）\]|—–>→-]*
    (?:(?:(?:\p{L}[\p{L}'’-]*|[+&])[\s:：=,，|)）→-]+){0,9}|\p{Script=Han}{0,10}[\s:：=,，]*)\p{Sc}?$
  `;
export const BEHIND = patternWith('iu')`
    ^\s*(?:each |apiece |a piece |\/\p{L}+ )?(?:\(|for|from|at|where|if you (?:take|buy))\s*(?:
      the |all |a |an |case of |pack of |box of[ ]
    )*$
  `;
export const MARKED_BEHIND = patternWith('iu')`
    ^\s?㎡?(?:(?:(?:per|an?) )?\p{Script=Latin}{1,12} )?(?:
      \+|\)|plus\b|or (?:more|over|above)|and (?:up|over|above|more)|upwards?|up\b|together\b|以上|起|一起
    )
  `;
export const MARKED_BEFORE =
  /(?:\b(?:from|over|above|all|take|takes|order|orders|buy|prepay|for)|满|拿|达|到|付|买|订)\s?$/iu;
export const TABLE_GAP = /^[^\p{L}]*$/u;
/** Units of two signs and more: a closed class, whose first sign alone is another unit. */
const LONG_UNIT = '小时|分钟|公里|公斤|公升|平方米|平米|平方|个月|学期|季度';
/** What is paid for one: behind the sum, or before it. */
export const EACH_BEHIND = patternWith('iu')`
    ^\s?(?<one>each\b|ea\b|apiece|pp\b|a piece|for one\b)
    |^\s?(?:(?:more|extra|on top) )?
      (?:\/\s?|per |an? (?!lot\b)|every )
      (?:(?!${PEOPLE_AND_SEATS}\b)\p{Script=Latin}{3,12}[ -](?=(?:hour|day|night|week|month)\b))?
      (?<unit>\p{Script=Latin}{1,20}|${LONG_UNIT}|㎡|\p{Script=Han})
    |^\s?[一每](?<han>${LONG_UNIT}|(?![些样点起共般直定次]|口价)\p{Script=Han})
  `;
export const EACH_BEFORE = patternWith('iu')`
    (?:
      (?:\b(?:per|each|every) |\/)(?<unit>\p{Script=Latin}{2,20}) ?[:：]? ?
      |[一每](?<han>${LONG_UNIT}|(?![些样点口起共般直定次])\p{Script=Han})(?:(?!每)\p{Script=Han}){0,2} ?
      |(?<=^|\n) *(?<row>hour|day|night) ?[:：] ?
    )\p{Sc}?$
  `;
export const PAID_EACH = /^\s?(?<short>pcm|pm|pw)\b/iu;
export const NO_UNIT =
  /^(?:few|bit|little|good|time|discount|further|extra|single|extra|lot|long|short|day's|of|and|or)$/i;

import { patternWith } from '@svc/language';

/** Verbs of speech, and words for how one speaks: who hears them is whoever answers, not a buyer. */
const ORDERS = patternWith('i')`
    ^\W*(?:(?:please|just|but|and|so|always) )*(?:
      say|speak|talk|tell|answer|reply|write|be|keep|sound|mention|explain
    )\b(?! (?:that|it (?:is|has|was)|the \w+ (?:is|has)))
    |说话
    |聊天
    |语气
    |口气
    |措辞
    |态度
    |讲话
    |回复(?:要|时|得)
    |用语
  `;

/**
 * Whether words order how whoever answers is to speak.
 * @example ordersSpeech('say it nicely') // true
 * @example ordersSpeech('Serviced in May') // false
 */
export const ordersSpeech = (words: string): boolean => ORDERS.test(words);

/**
 * A sentence that begins with "not", a passive that is negated, and what is forbidden; other negations tell a state.
 */
const REFUSES = new RegExp(
  [
    /^\W*not (?:[a-z]+ing\b|for\b|to be [a-z]+(?:ed|en)\b|[a-z]+s?$)/,
    /\b(?:shall|will|can|may|must) not be [a-z]+ed\b/,
    /\b(?:is|are) (?:not [a-z]+ed|prohibited|excluded|forbidden)\b/,
    /^[^没]{2,8}不(?:交付|退换?|外借|开放|出售|对外)$|严禁|禁止|(?<!门)禁[一-鿿]{1,2}$|谢绝|勿/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/**
 * Whether words that tell something refuse it: what is refused is told as a refusal, never as a fact.
 * @example refusesPlainly('Source code escrow shall not be offered') // true
 * @example refusesPlainly('It has never been dropped') // false
 */
export const refusesPlainly = (words: string): boolean => REFUSES.test(words);

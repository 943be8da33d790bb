import { bringsAndFetches } from '@svc/language';
import { goneWithout, wordsOfGoingWithout, wordsOfNotDoing } from './gone-without.js';
import { MEASURES } from './measures.js';
import { namesNothing } from './names-nothing.js';
import { namingPart, paidInTime } from './naming-words.js';
import { SYNONYMS } from './phrases/option-words.js';
import { subjectWords } from './subject-words.js';

/** What is said and done in every deal: such a word alone tells no option from another. A closed class. */
const OF_EVERY_DEAL: ReadonlySet<string> = new Set([
  ...['pay', 'pays', 'paying', 'paid', 'buy', 'buys', 'buying', 'purchase', 'order', 'orders', 'ordering'],
  ...['book', 'books', 'booking', 'take', 'takes', 'get', 'gets', 'pick', 'picks', 'sign', 'signs', 'signing'],
  ...['work', 'works', 'working', 'call', 'calls', 'first', 'second', 'third'],
  ...['付', '付款', '支付', '买', '购买', '下单', '订'],
]);

function names(text: string, word: string): boolean {
  return /[a-z]/.test(word)
    ? new RegExp(`(?:^|[^a-z])${word.replace(/[-]/g, '\\-')}(?![a-z])`).test(text)
    : text.includes(word);
}

/** Words that say where, how far or in place of what, and measures of length: a closed class. */
const RELATING: ReadonlySet<string> = new Set(
  (
    'within beyond instead inside outside near between behind across around along through via against past per ' +
    'mile miles km kms kilometre kilometres kilometer kilometers metre metres meter meters yard yards site net'
  ).split(' '),
);
/** A word that alone names no thing: a number, a time, a measure, a preposition, and what is done in every deal. */
const namesNone = (word: string): boolean =>
  RELATING.has(word) || /^\p{Nd}+$/u.test(word) || (/^[a-z]+$/.test(word) && namesNothing(word));

/** How a buyer has a thing who fetches it: no words for what the seller brings and fetches. */
const FETCHED = /^(?:collect|pick)/;

/** How many there are, without what: 一块. */
const COUNT_ALONE = new RegExp(`^(?:\\p{Nd}+|[一二两三四五六七八九十])[${MEASURES}]$`, 'u');

/** Verbs that only say that something is done, before the thing that names it: 开专票. */
const LIGHT_VERB = /^(?:另)?(?:开|做|加|送|配|办|写|打|装|换|用|要|带)(?:具|上|装)?(?=\p{Script=Han}{2,}$)/u;
const doneTo = (part: string): string[] => (LIGHT_VERB.test(part) ? [part.replace(LIGHT_VERB, '')] : []);

/**
 * The words by which buyers may name an option: its own, then what others call it; at most 24. None of them is what is
 * had without it, or says only when, where or how much.
 * @example optionWords('pay cash').includes('pay') // false: whoever pays by card says it too
 * @example optionWords('Walnut instead of oak') // ['walnut']
 */
export function optionWords(label: string): string[] {
  const inTime = paidInTime(label);
  if (inTime !== null) return inTime;
  const without = goneWithout(label);
  const denied = without === null ? wordsOfNotDoing(label) : wordsOfGoingWithout(without);
  if (denied !== null) return denied.filter((word) => word.length <= 80);
  const part = namingPart(label);
  const text = part.toLowerCase();
  const isBothWays = bringsAndFetches(text);
  const rows = SYNONYMS.filter((row) => row.some((word) => names(text, word)));
  const own = [...subjectWords(part, 10), ...doneTo(part)].filter(
    (word) => !namesNone(word) && !(isBothWays && FETCHED.test(word)),
  );
  const telling = own.filter((word) => !COUNT_ALONE.test(word));
  const others = rows.filter((row) => !isBothWays || !row.some((word) => FETCHED.test(word))).flat();
  return [...new Set([...(telling.length > 0 ? telling : own), ...others])]
    .filter((word) => word.length <= 80 && !OF_EVERY_DEAL.has(word))
    .slice(0, 24);
}

/** A word whose meaning is a sum that is paid besides the price. */
const FEE_NOUN = /(?:费|費)$|\b(?:fees?|charges?|postage|freight)$/i;
/** What the seller does not do may well have a price of its own. */
const WITHOUT = /\b(?:no|not|without)\b|[不免无無]/i;

/**
 * Whether words name what the seller does besides, and not what the buyer does: a sum said of it is rather the price of
 * that than the price of the thing with it, however near the two are.
 * @example namesService('Shipping') // true: "Shipping is $9"
 * @example namesService('cash') // false: "Cash is $180"
 */
export const namesService = (words: string): boolean =>
  FEE_NOUN.test(words.trim()) || (optionWords(words).includes('delivery') && !WITHOUT.test(words));

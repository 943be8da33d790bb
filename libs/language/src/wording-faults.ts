import { EACH_AFTER, EACH_BEFORE, TOTAL_AFTER, TOTAL_BEFORE } from './amount-cues.js';
import { CONCEPTS, TERM_CONCEPTS } from './concepts.js';
import { detectLanguage } from './detect-language.js';
import { looksReordered } from './fold.js';
import type { NumberMention } from './number-mention.js';
import { readNumbers } from './numbers.js';
import { findPhrases, foldPhrase, hasPhrase } from './phrases.js';
import type { Speech, SpokenOffer } from './speech.js';
import { MASK, isNumeric, maskSpoken, spokenOffers, spokenStrings } from './spoken-strings.js';
import type { Vocabulary } from './vocabulary.js';

/** A claim that the deal is made. */
const CLAIM = /(?<![a-z])(?:(?:it'?s|it is|we have|we'?ve|that'?s|that is|you have|you'?ve|you got|have)(?: got)? a (?:done )?deal|deal(?:[.!]| is (?:done|closed|sealed|made)| done)|agreed|sold|(?:i|we) (?:hereby )?(?:accept|agree|confirm)|accepted|confirmed|approved|it'?s yours(?! if)|congratulations|(?:is|are) (?:all )?set|signed|finali[sz]ed)(?![a-z])|成交|我(?:方|们)?(?:接受|同意|答应)|一言为定|已确认|定了|恭喜/;
/** A gift or a cut that no figure names. */
const GIFT = /(?<![a-z])(?:free|gratis|bonus|complimentary|on the house|on us|for nothing|at no (?:extra )?(?:cost|charge)|throw(?:ing|n)? in|thrown in|gift|refund(?:able)?|cashback|voucher|coupon|discount(?:ed|s)?|rebate|waive[ds]?)(?![a-z])|免费|赠送|白送|送您|送你|附送|返现|退款|优惠券|折扣|包邮/;
/** Parts and multiples in words, which are figures in disguise. */
const MULTIPLE = /(?<![a-z])(?:half|halves|halved|twice|double[ds]?|triple[ds]?|thrice|quarters?|couple|dozens?|scores?)(?![a-z])|一半|减半|翻倍|[两双三]倍/;
const SECRET = /(?<![a-z])(?:floor(?: price)?|reserve price|minimum price|lowest (?:allowed|permitted)|my (?:limit|instructions|prompt|policy)|system prompt|cost price|margin)(?![a-z])|底价|成本价|最低限价|利润/;
const LINK = /(?:https?:|www\.|[\w.]+@[\w]+\.|<\/?[a-z]+[ >/])/;

/** Every standard word for a term, with the row of words that mean the same. */
const TERM_WORDS = [...CONCEPTS, ...TERM_CONCEPTS].flatMap((row) => row.map((phrase) => ({ phrase, meaning: row })));

interface Guard {
  speech: Speech;
  offers: SpokenOffer[];
  strings: string[];
  /** The wording, folded, with the speech's own strings taken out. */
  text: string;
  faults: string[];
}

/** The values that a mention may have, by what its kind says it is. */
function allowedValues(guard: Guard, mention: NumberMention, before: string, after: string): number[] {
  const prices = guard.offers.map((offer) => offer.price);
  const totals = guard.offers.map((offer) => offer.total);
  const quantities = guard.offers.map((offer) => offer.quantity);
  if (mention.kind === 'percent') return [];
  if (mention.kind === 'count') return mention.sense === null ? quantities : [];
  const multiple = guard.offers.some((offer) => offer.quantity !== 1);
  if (multiple && (TOTAL_AFTER.test(after) || TOTAL_BEFORE.test(before))) return totals;
  if (multiple && (EACH_AFTER.test(after) || EACH_BEFORE.test(before))) return prices;
  if (mention.kind === 'money') return [...prices, ...totals];
  return mention.sense === null ? [...prices, ...totals, ...quantities] : [];
}

function checkNumbers(guard: Guard): void {
  const { speech, text } = guard;
  const known = guard.strings.flatMap((string) => readNumbers(string).map((mention) => ({ ...mention, whole: isNumeric(string) })));
  const same = (left: NumberMention) => (right: NumberMention & { whole: boolean }): boolean =>
    left.value === right.value && left.kind === right.kind && (right.whole ? left.kind === 'number' : (left.sense !== null || left.kind === 'count') && left.unit === right.unit);
  let uncovered = text;
  for (const mention of readNumbers(text, { currency: speech.currency, decimalComma: false })) {
    uncovered = uncovered.slice(0, mention.start) + ' '.repeat(mention.end - mention.start) + uncovered.slice(mention.end);
    const before = text.slice(Math.max(0, mention.start - 40), mention.start);
    const allowed = allowedValues(guard, mention, before, text.slice(mention.end, mention.end + 40));
    const plain = mention.alternative === null || speech.priceDecimals > 2 || allowed.includes(mention.alternative);
    const ownCurrency = mention.kind !== 'money' || mention.currency === speech.currency;
    if (allowed.includes(mention.value) && plain && ownCurrency) continue;
    if (!known.some(same(mention))) guard.faults.push(`names a figure that is not the offer's: ${mention.text}`);
  }
  if (/\d/.test(uncovered)) guard.faults.push('holds digits that cannot be read');
  if (MULTIPLE.test(text)) guard.faults.push('names a part or a multiple in words');
}

function checkTerms(guard: Guard, vocabulary: Vocabulary | undefined): void {
  const spoken = guard.strings.map(foldPhrase);
  for (const { meaning: row } of findPhrases(guard.text, TERM_WORDS)) {
    if (!spoken.some((string) => hasPhrase(string, row))) guard.faults.push(`names a term that is not in the offer: ${row[0]}`);
  }
  for (const option of vocabulary?.terms.flatMap((term) => term.options) ?? []) {
    const label = foldPhrase(option.label);
    if (label.length > 1 && findPhrases(guard.text, [{ phrase: label, meaning: true }]).length > 0) guard.faults.push(`names an option that is not in the offer: ${option.label}`);
  }
  if (GIFT.test(guard.text)) guard.faults.push('promises something that the offer does not name');
}

/** In a menu a line that names one offer's price may name that offer's options only. */
function checkPairs(guard: Guard, wording: string): void {
  if (guard.speech.menu.length < 2) return;
  const { speech } = guard;
  const elsewhere = [speech.subject, speech.unit ?? '', ...speech.answers, ...speech.refusals, speech.signOff ?? '', ...guard.offers.flatMap((offer) => offer.terms.map((term) => term.label))].map(foldPhrase);
  const labels = [...new Set(guard.offers.flatMap((offer) => offer.terms.map((term) => foldPhrase(term.optionLabel))))]
    .filter((label) => label.length > 2 && !isNumeric(label) && !elsewhere.some((string) => string.includes(label)));
  for (const line of wording.split(/\n/)) {
    const folded = foldPhrase(line);
    const masked = maskSpoken(folded, guard.strings);
    const values = new Set(readNumbers(masked, { currency: guard.speech.currency, decimalComma: false }).filter((mention) => mention.kind === 'money').map((mention) => mention.value));
    if (values.size === 0) continue;
    const named = findPhrases(folded, labels.map((phrase) => ({ phrase, meaning: phrase }))).map((match) => match.meaning);
    const fits = guard.offers.some((offer) => [...values].every((value) => value === offer.price || value === offer.total)
      && named.every((label) => offer.terms.some((term) => foldPhrase(term.optionLabel).includes(label))));
    const pricesNamed = new Set(guard.offers.map((offer) => offer.price).filter((price) => values.has(price))).size;
    if (!fits && pricesNamed <= 1) guard.faults.push('pairs a price with the options of another offer');
  }
}

function checkManner(guard: Guard, wording: string): void {
  const { speech, text, faults } = guard;
  if (speech.kind !== 'deal' && CLAIM.test(text)) faults.push('claims an agreement that there is none of');
  if (SECRET.test(text)) faults.push('speaks of limits that a buyer must not learn');
  if (LINK.test(text)) faults.push('holds a link, an address or markup');
  if (looksReordered(maskDirection(wording, guard.strings))) faults.push('holds direction marks');
  const unspoken = maskSpoken(text, guard.strings, true);
  const letters = [...unspoken].filter((character) => character !== MASK && /\p{L}/u.test(character));
  if (letters.some((letter) => !/[\p{Script=Latin}\p{Script=Han}]/u.test(letter))) faults.push('holds letters of another script');
  const language = detectLanguage(unspoken.replaceAll(MASK, ' '));
  const hasHan = letters.some((letter) => /\p{Script=Han}/u.test(letter));
  if (speech.language === 'en' ? hasHan : language === 'en' && letters.length > 8) faults.push(`is not in the language of the buyer (${speech.language})`);
}

const maskDirection = (wording: string, strings: readonly string[]): string => strings.reduce((text, string) => text.replaceAll(string, ''), wording);

/** The greatest length that a wording may have: room for sentences beside what the policy itself says. */
export function maxWordingCharacters(speech: Speech): number {
  return 700 + 2 * spokenStrings(speech).reduce((sum, string) => sum + string.length, 0);
}

/**
 * Why a wording may not leave; empty where it may. The guard for words that a model wrote.
 *
 * No figure but the offer's in whatever spelling, no term that is not in it, no claim of a deal where there is none,
 * the right language, a bounded length, no link. Strings of the speech may be repeated as they are. With a
 * `vocabulary`, the labels of options that are not on the table are refused as well. Total; linear in the length.
 */
export function wordingFaults(wording: string, speech: Speech, vocabulary?: Vocabulary): string[] {
  if (wording.trim() === '') return ['is empty'];
  if (wording.length > maxWordingCharacters(speech)) return ['is too long'];
  const strings = spokenStrings(speech);
  const guard: Guard = { speech, offers: spokenOffers(speech), strings, text: maskSpoken(foldPhrase(wording), strings), faults: [] };
  checkNumbers(guard);
  checkTerms(guard, vocabulary);
  checkPairs(guard, wording);
  checkManner(guard, wording);
  return guard.faults;
}

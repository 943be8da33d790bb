import type { Range } from './range.js';

/** Marks that already part what is said. */
const MARK = /[,，;；:：、()（）|\t]|\s[-–—]\s/u;
const MONEY = /<m\d+>/gu;
/** What is still said of a sum right behind it: what one of is paid for it, and that it is whole or about so much. */
const TAIL = /^\s?(?:[一每/]\s?\p{Script=Han}{1,2})?(?:左右|整|钱|起)?/u;
/** A sum below which nothing is done: adverbs, a denial and a verb of dealing behind it. */
const REFUSED =
  /^\s?以下(?:我们?|就|都|是|的|也)*(?:不用|不要|不|别|没法|免|勿)(?:卖|谈|出|做|接|租|来|问|考虑|商量|成交)了?/u;
/** What goes on about the sum before it. */
const GOES_ON = /^\s?(?:以[上下内]|往[上下]|[都也就]?[不别没是可能行])/u;
/** So many Han signs without a mark are spoken rather than written. */
const LONG = 24;

/** Where the words about a sum end, or null where that is not plain. */
function endOf(sentence: string, behind: number): number | null {
  const refused = REFUSED.exec(sentence.slice(behind))?.[0];
  if (refused !== undefined) return behind + refused.length;
  const at = behind + (TAIL.exec(sentence.slice(behind))?.[0] ?? '').length;
  return GOES_ON.test(sentence.slice(at)) ? null : at;
}

/**
 * The parts of a Chinese sentence that was spoken without a pause: each holds one sum with the words that lead up to
 * it; what is said behind the last one belongs to it. What has marks, is short or has one sum stays whole.
 * @example runOnRanges('要价<m0>…最低<m1>…', range) // ['要价<m0>', '…最低<m1>…']
 */
export function runOnRanges(text: string, range: Range): Range[] {
  const sentence = text.slice(range.from, range.to);
  const sums = [...sentence.matchAll(MONEY)];
  const signs = sentence.match(/\p{Script=Han}/gu) ?? [];
  if (sums.length < 2 || MARK.test(sentence) || signs.length < LONG) return [range];
  const cuts = sums.flatMap(({ index, 0: tag }, at) => {
    const behind = index + tag.length;
    const end = endOf(sentence, behind);
    const last = at === sums.length - 1 && !REFUSED.test(sentence.slice(behind));
    return end === null || last || end === sentence.length ? [] : [range.from + end];
  });
  return [range.from, ...cuts].map((from, at) => ({ from, to: cuts[at] ?? range.to }));
}

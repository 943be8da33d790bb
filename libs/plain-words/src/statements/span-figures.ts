import type { NumberMention } from '@svc/language';
import { readNumbers } from '@svc/language';
import type { Figure } from '../statement.js';
import type { Place } from '../text/said-figures.js';
import type { Marks } from './kinds.js';

/** The numbers of a span; without the "one" of "one price" where others stand beside it. */
function numbersOf({ quote }: Place, currency: string): NumberMention[] {
  const all = readNumbers(quote, { currency });
  const others = all.filter(({ text }) => !/^(?:an?|one|一)$/i.test(text));
  return others.length > 0 ? others : all;
}

/** The only one of a list, or null. */
const only = <One>(list: readonly One[]): One | null => (list.length === 1 ? (list[0] ?? null) : null);

/** The one sum of a span, in currency units; null where there is none, or more than one, or it is unclear. */
export function sumIn(span: Place | undefined, currency: string): number | null {
  if (span === undefined) return null;
  const sums = numbersOf(span, currency).filter(({ kind }) => kind !== 'percent');
  const money = sums.filter(({ kind }) => kind === 'money');
  const found = only(money.length > 0 ? money : sums);
  return found === null || found.value <= 0 ? null : found.value;
}

/** Words for a share: a closed class of each language. */
const SHARES: readonly (readonly [words: RegExp, share: number])[] = [
  [/^(?:double|twice|双倍|两倍|加倍|翻倍)$/iu, 1],
  [/^(?:half|half (?:price|off)|半价|对折|一半)$/iu, 0.5],
];

/** The share 0..1 of a span: "12%", 八折, "half"; null where it holds none. */
export function shareIn(span: Place, currency: string): number | null {
  const words = SHARES.find(([pattern]) => pattern.test(span.quote.trim()));
  if (words) return words[1];
  const found = only(numbersOf(span, currency).filter(({ kind }) => kind === 'percent'));
  return found === null ? null : (found.shareOff ?? Number(`${Math.abs(found.value)}e-2`));
}

/**
 * What a span says that comes off, or what price it leaves; null where its figure is not clear.
 * @param count how many a price for all is for
 */
export function offIn(span: Place | undefined, means: Marks['means'], currency: string, count = 1): Figure | null {
  if (span === undefined) return null;
  const share = shareIn(span, currency);
  if (share !== null) return { share };
  const sum = sumIn(span, currency);
  if (sum === null) return null;
  if (means === 'off') return { amount: sum };
  return { to_price: means === 'price_for_all' ? Math.round((sum / count) * 1e6) / 1e6 : sum };
}

/** How many a span counts, and of what. */
export interface Counted {
  count: number;
  unit: string | null;
}

/** "A week", 一箱, "pair": one, or two, of what it names. */
const ONE_OF = /^(?:an?|the|one|一|单)\s?(\p{L}+)$/iu;
const PAIR = /^(?:an?|the)?\s?(?:pair|both|一对|一双)$/iu;

/** The count of a span; null where there is none. */
export function countIn(span: Place | undefined, currency: string): Counted | null {
  if (span === undefined) return null;
  const words = span.quote.trim();
  if (PAIR.test(words)) return { count: 2, unit: null };
  const found = numbersOf(span, currency).find(({ kind }) => kind !== 'percent');
  if (found) return { count: found.value, unit: found.unit ?? nounBehind(words, found.end) };
  const unit = ONE_OF.exec(words)?.[1];
  return unit === undefined ? null : { count: 1, unit };
}

/** The word behind a number, which says what it counts. */
function nounBehind(words: string, end: number): string | null {
  const noun = /^\s?(\p{Script=Latin}+|\p{Script=Han}{1,2})(?![\p{L}])/u.exec(words.slice(end))?.[1];
  return noun === undefined || /^(?:or|and|more|plus|up|以上|以下|起)$/iu.test(noun) ? null : noun;
}

/**
 * What an extra costs on top; of a variant with a price of its own, the difference to `list`. Null where it cannot be
 * read, and where the variant is the cheaper one.
 */
export function paidFor(
  span: Place,
  list: number | null,
  currency: string,
): { share: number } | { amount: number } | null {
  const share = shareIn(span, currency);
  if (share !== null) return { share };
  const sum = sumIn(span, currency);
  const amount = sum === null ? null : sum - (list ?? 0);
  return amount === null || amount < 0 ? null : { amount };
}

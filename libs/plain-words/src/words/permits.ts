import { patternWith } from '@svc/language';

/** Words of a discount that may go so far, in place of one that everybody gets who qualifies. */
const PERMITS = patternWith('i')`
    \b(?:could|might|may|can be)\b
    |可(?:以)?(?:再|优惠|便宜|减|少|让|打|抹|给)
    |\b(?:
      up to|as (?:much|low) as|maximum|max|at most|(?:can|could|may|might) (?:go|come) (?:down )?to
    )\b
    |最多
    |最高
    |至多
    |可(?:以)?(?:降|谈|到|低|让到)
    |以内
    |上限
  `;

/**
 * Whether words let a discount be bargained for, up to what they name, in place of giving it.
 * @example permits('up to 15 % for a year up front') // true
 * @example permits('100 boxes or more get 6 % off') // false
 */
export function permits(words: string): boolean {
  return PERMITS.test(words);
}

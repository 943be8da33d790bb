import { patternWith } from '@svc/language';
import { sameUnit } from '../words/pack-size.js';

/** Of what a deal has one: a sum "a group" is paid once, however many are ordered. */
const ONCE = patternWith('iu')`
    ^(?:
      order|deal|booking|shipment|delivery|trip|drop|group|party|event|visit|stay|job|project|purchase|reservation
      |collection|journey|rental|hire|contract|campaign|company|team|family|couple|household|address
      |单|次|趟|场|笔|票|团|转|订单
    )$
  `;

/** What is paid for each of more than is sold: "each extra page", "extra drafts … each", 每多一页. */
const EACH_MORE = patternWith('iu')`
    \b(?:each|every|per|any|an?) (?:extra|additional|further|other)\b
    |\b(?:extra|additional|further) (?:\p{L}[\p{L}'-]* ){1,4}?
      (?:(?:is|are|at|for|cost|costs) )?(?:\p{Sc} ?)?[\p{Nd}.,]+ ?(?:\p{L}{2,8} )?
      (?:each|apiece|a piece|per)\b
    |每(?:多|加|增|超|额外|追加|另)
  `;

/** A sum for what goes beyond a count: "beyond 15 miles", "after the first ten pages", 超过15公里. */
const STARTS_LATER = patternWith('iu')`
    \b(?:beyond|over|above|after|past|exceeding|outside|more than|further than|from)[ ](?:the first[ ])?
      (?:[\p{Nd}]|that\b|those\b|this\b|the first\b|one\b|two\b|three\b|four\b|five\b|six\b|ten\b|twelve\b|twenty\b)
    |\b(?:beyond|thereafter|otherwise)\b
    |\bfirst [\p{Nd}]+ [^.;]*\b(?:free|included)\b
    |\b(?:extra|additional|further|excess) (?:mile|km|kilomet(?:re|er))s?\b
    |(?:超过|超過|超出|超|满|滿)[\p{Nd}一二三四五六七八九十百]+
    |[\p{Nd}一二三四五六七八九十百]+\s?\p{Script=Han}{0,3}(?:以外|之外|以上|之后|以后|外|起)
    |首\p{Script=Han}{0,2}[\p{Nd}]
  `;

/**
 * Whether a charge for each of something is owed only beyond so many of it, by its words.
 * @example startsLater('beyond 15 miles another £2.20 a mile') // true
 * @example startsLater('Delivery £2 a mile') // false
 */
export const startsLater = (words: string): boolean => STARTS_LATER.test(words);

/** What is never the thing that is sold, where nothing says in what it is counted: ways, hours, people. */
const APART = /^(?:mile|mi|km|kilometre|kilometer|hour|minute|person|head|guest|公里|小时|人|位)s?$/iu;
/** What a price may be paid for though no word says so: the rent of a month has no "a month" everywhere. */
const PERIOD = /^(?:day|night|week|month|quarter|year|天|日|晚|周|个?月|個月|季度?|年)s?$/iu;
/** Units of a price a head. */
const HEADS = /^(?:person|people|head|guest|pax|人|位)s?$/iu;

/**
 * Whether a price is for each of those who come.
 * @example countsHeads('guest') // true
 */
export const countsHeads = (unit: string): boolean => HEADS.test(unit);

/** Any single thing, whatever it is called. */
const ANY_ONE = /^(?:piece|pc|pcs|item|unit|ea|件|个|個)s?$/iu;

/**
 * What a sum is paid for, `''` for "each" and for words that name any single thing: 每个, "a piece".
 * @example paidForEach('个') // ''
 */
export const paidForEach = (each: string | null): string | null => (each !== null && ANY_ONE.test(each) ? '' : each);

/**
 * Whether what buyers pay on top is paid for each of something that nobody counts in an order: `each` is what the sum
 * is paid for, `''` for "each", and null where no word says so; `sold` are the units in which an order is counted.
 * Where the price is for no unit, an order counts nothing: "Hall hire £300. Chairs £1 each".
 * @example chargedByCount('Delivery $2 per mile', 'mile', ['bale']) // true
 * @example chargedByCount('Guide £400 a group', 'group', ['ticket']) // false
 */
export function chargedByCount(words: string, each: string | null, sold: readonly string[]): boolean {
  if (EACH_MORE.test(words)) return true;
  if (each === null || ONCE.test(each) || sold.some((unit) => sameUnit(unit, each))) return false;
  if (sold.length === 0) return !PERIOD.test(each) && !ANY_ONE.test(each);
  if (each === '') return false;
  return sold.some((unit) => unit !== '') ? paidForEach(each) !== '' : APART.test(each);
}

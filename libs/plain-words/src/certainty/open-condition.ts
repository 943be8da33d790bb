import type { PlacedOf } from '../statement.js';
import type { SaidFigure } from '../text/said-figures.js';
import { BUYER_KINDS } from '../words/buyer-kinds.js';
import { leftOver } from '../words/left-over.js';
import { sameUnit } from '../words/pack-size.js';
import { optionWords } from '../words/option-words.js';
import { timePaidFor } from '../words/paid-for-time.js';
import { slug } from '../words/slug.js';
import { termKindOf } from '../words/term-kinds.js';
import { patternWith } from '@svc/language';

/** What the words that a discount is given for may be instead of a deed that a buyer offers. */
export type OpenCondition =
  { as: 'volume'; from: number; unit: string | null } | { as: 'buyers'; flag: string } | { as: 'nothing' };

/** What a price is for, and the time that it is paid for; each null where nobody says it. */
export interface PricedBy {
  readonly priced: string | null;
  readonly paidFor: string | null;
}

/**
 * What a list price is for.
 * @example pricedBy({ quote: '£210 a month', unit: null, … }) // { priced: null, paidFor: 'month' }
 */
export const pricedBy = (list: PlacedOf<'list'> | undefined): PricedBy => ({
  priced: list?.unit ?? null,
  paidFor: timePaidFor(list?.quote ?? ''),
});

/** What counts no goods: spans of time, and how often. */
const TIME = new Set(['day', 'week', 'month', 'year', 'hour', 'minute', '次', 'time']);
/** Closed classes: words that compare a number, that bound a discount, and those between which a volume starts. */
const COMPARES = /\b(?:more|over|above|upwards?|up)\b|以[上内]|起$/iu;
const BOUNDS_OFF = /(?:\b(?:exceeding|most|to|than|of)|不超过|至多|最多|不高于)$/iu;
const isBounded = (behind: string): boolean =>
  /^[)）]?\s?(?:\+|(?:or|and) (?:more|longer|over|above|up|upwards?)\b|以上|起)/iu.test(behind);
const FROM_ORDINAL = /第[一二三四五六七八九十\d]+\p{Script=Han}{0,2}起|\bfrom the \w+ \w+ on(?:wards?)?\b/iu;
/** People as buyers, whatever they are called beside it. */
const PEOPLE = patternWith('iu')`
    ^(?:the |our |my |any )?(
      (?:[\p{L}-]+ ){0,2}(?:customers?|clients?|buyers?|accounts?|guests?|members?)
      (?: of [\p{L}'’-]+(?: [\p{L}'’-]+){0,3})?
    )(?: always| only)?$
  `;
/** People who are told apart by what they do as a rule, in one verb: "Stockists who reorder". */
const WHO = /^(?:[\p{L}-]+ ){0,2}([\p{L}-]+s) who [\p{L}-]+$/iu;
/** Whoever pays another price is a kind of buyers: "Over-65s pay £2 less". */
const PAYERS = /^(?:[\p{L}-]+ ){0,2}([\p{L}\d-]+s) pay$/iu;
/** Nouns of money: a condition that ends in one, or names the discount itself, names no deed. */
const MONEY_NOUN = /\b(?:rates?|prices?|amounts?|sums?)$|\b(?:reductions?|discounts?|rebates?)\b/iu;
const BRACKETED = /[（(][^）)]*[）)]?/gu;
const EDGES = /^[\s\p{P}]+|[\s\p{P}]+$/gu;

const plain = (words: string): string => words.replace(BRACKETED, ' ').replace(/\s+/g, ' ').replace(EDGES, '');

/**
 * "50 cartons", "3 pairs or more": a count of what is sold and nothing else; a time counts where the price is for it.
 */
function volumeIn(
  { condition, quote, start, end }: PlacedOf<'trade'>,
  figures: readonly SaidFigure[],
  { priced, paidFor }: PricedBy,
): OpenCondition | null {
  const counted = figures.filter(
    (figure) =>
      figure.start >= start &&
      figure.end <= end &&
      figure.kind === 'count' &&
      figure.unit !== null &&
      Number.isInteger(figure.value) &&
      figure.value > 1 &&
      condition.includes(figure.quote),
  );
  const [one] = counted;
  if (one === undefined || counted.length > 1 || !quote.includes(one.quote)) return null;
  const time = one.unit !== null && TIME.has(one.unit);
  const isOf = (unit: string | null): boolean => unit !== null && one.unit !== null && sameUnit(one.unit, unit);
  // Whoever signs for six months or more of what is paid by the month orders six or more.
  if (time && isOf(paidFor) && isBounded(condition.slice(condition.indexOf(one.quote) + one.quote.length)))
    return { as: 'volume', from: one.value, unit: one.unit };
  if (time && !isOf(priced)) return null;
  const rest = plain(
    condition
      .replace(one.quote, ' ')
      .replace(COMPARES, ' ')
      .replace(/\bor\b/gi, ' '),
  );
  if (leftOver(rest) !== '' || (time && rest !== '')) return null;
  return { as: 'volume', from: one.value, unit: time ? null : one.unit };
}

function buyersIn(condition: string): OpenCondition | null {
  const words = plain(condition);
  const lower = words.toLowerCase();
  const kind = BUYER_KINDS.find((one) => one.words.some((word) => word === lower));
  if (kind) return { as: 'buyers', flag: kind.flag };
  const people = PEOPLE.exec(words)?.[1];
  return people === undefined ? null : { as: 'buyers', flag: slug(people) };
}

/** Han signs that end a word for people: a closed class. */
const PERSON_SIGN = /^(?!.*[给帮介推带])\p{Script=Han}{1,6}[员生友客户师民者]$/u;

/**
 * The flag of the buyers whom words name, or null where they name none.
 * @example buyersNamed('returning pupils pay') // 'pupils'
 * @example buyersNamed('美院校友') // 'buyers'
 */
export function buyersNamed(words: string): string | null {
  const known = buyersIn(words);
  if (known?.as === 'buyers') return known.flag;
  const payers = PAYERS.exec(plain(words))?.[1];
  if (payers !== undefined) return slug(payers);
  return PERSON_SIGN.test(plain(words)) ? 'buyers' : null;
}

/** A word for something in plain letters. */
const PLAIN = /^[a-z]{5,}$/u;

/**
 * The flag of buyers in whatever words they are named: a kind that is known, else an English word for what is said of
 * them, else their words.
 * @example buyersFlag('老学员介绍来的新生') // 'referral'
 */
export function buyersFlag(said: string): string {
  const words = said.replace(/\b(?:get|gets|off)\b/giu, ' ').trim();
  const lower = words.toLowerCase();
  const known = BUYER_KINDS.find(
    (kind) =>
      kind.pattern.test(lower) || kind.words.some((word) => /\p{Script=Han}/u.test(word) && lower.includes(word)),
  );
  const english = optionWords(words).filter((word) => PLAIN.test(word) && !lower.includes(word));
  return known?.flag ?? english.sort((one, other) => other.length - one.length)[0] ?? (slug(words) || 'buyers');
}

/**
 * What the words of a discount may be instead of something that a buyer does for it, or null where they are that: a
 * volume, a kind of buyers whom only the seller's records know, or nothing but words around the discount itself.
 * @example openCondition(for('50 cartons'), figures, { priced: 'box', paidFor: null }) // {as: 'volume', from: 50, …}
 */
export function openCondition(
  said: PlacedOf<'trade'>,
  figures: readonly SaidFigure[],
  by: PricedBy,
): OpenCondition | null {
  const { condition, quote } = said;
  const volume = volumeIn(said, figures, by);
  if (volume) return volume;
  const buyers = buyersIn(condition);
  if (buyers) return buyers;
  const payers = PAYERS.exec(plain(condition))?.[1];
  if (payers !== undefined) return { as: 'buyers', flag: slug(payers) };
  const doers = WHO.exec(plain(condition))?.[1];
  if (doers !== undefined && termKindOf(condition).id === 'deal') return { as: 'buyers', flag: slug(doers) };
  if (FROM_ORDINAL.test(quote) || BOUNDS_OFF.test(plain(condition))) return { as: 'nothing' };
  if (termKindOf(condition).id !== 'deal') return null;
  const bare = plain(condition);
  const empty =
    leftOver(bare) === '' ||
    optionWords(condition).length === 0 ||
    /^(?:[每/]\p{Script=Han}{1,3}|(?:per|each|every) [\p{L} ]+)$/iu.test(bare) ||
    MONEY_NOUN.test(bare) ||
    /^[\p{L}-]+ (?:or |and )?more$/iu.test(bare);
  return empty ? { as: 'nothing' } : null;
}

/** People with something that a volume follows: "Customers with a standing order of four loads", "Landlords w/ 3+". */
const PEOPLE_WITH = /^\W*(?:[\p{L}-]+ ){0,2}[\p{L}-]+s (?:with|w\/|who|whose|that have)(?= )/iu;

/** A number right behind people who get something is their age, or what makes them so: "Seniors 65+ get $3 off". */
const PEOPLE_OF = patternWith('iu')`
    ^\W*(?:[\p{L}-]+[ ]){0,2}[\p{L}-]+s[ ]\p{Nd}+\s?
    (?:\+|(?:and|or)[ ](?:over|above|older|up))\s*
    (?:get|pay|have|receive|save|:|-|–|—)
  `;

/**
 * Whether a volume price is said for certain buyers, so that the number counts what they have or are and not what they
 * order.
 * @param before the words of its sentence before it
 * @example forCertainBuyers('Landlords w/ 3+ properties £69') // true
 * @example forCertainBuyers('Seniors 65+ get $3 off') // true
 */
export const forCertainBuyers = (quote: string, before = ''): boolean =>
  PEOPLE_WITH.test(quote) || PEOPLE_OF.test(`${before} ${quote}`.trim());

/** Buyers who have a thing of their own before the volume is said: "Customers with a standing order of". */
const PEOPLE_HAVING = /^\W*(?:[\p{L}-]+ ){0,2}[\p{L}-]+s (?:with|who have|that have) (?:an?|the|their) \p{L}/iu;

/** A subject that gets the volume, right before it: "Galleries get". Whoever buys, and what is bought, is everybody. */
const SUBJECT_GETS = patternWith('iu')`
    ^\W*(?:and |but |all |our )?
    (?!(?:you|they|we|i|it|everyone|everybody|anyone|anybody|buyers?|customers?|orders?|clients?|people|which|that)\b)
    (?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+ (?:gets?|receives?|pays?|saves?|enjoys?)$
  `;

/**
 * Whether the words before a volume give it to buyers who have or are something, so that it is not for everybody.
 * @example followsBuyers('Customers with a standing') // true
 * @example followsBuyers('Galleries get') // true
 */
export const followsBuyers = (before: string): boolean => PEOPLE_HAVING.test(before) || SUBJECT_GETS.test(before);

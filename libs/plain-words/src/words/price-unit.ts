import { isCurrencyCode, patternWith } from '@svc/language';
import { MEASURE_WORD } from './measures.js';
import { NOT_UNIT } from './phrases/price-unit.js';
import { fullUnit } from './full-unit.js';
import type { Clause } from '../text/clause.js';

/** Spans of time: a price a month says how it is paid, not what is sold. */
const TIME = /^(?:month|year|week|day|hour|quarter|annum|deal|order|transaction|month's|mo|yr)$/;

/** What a price holds or where it is paid, behind "each": terms of trade, taxes and prepositions, closed classes. */
const TERMS_OF_PRICE = patternWith('u')`
    ^(?:
      ex|exw|fob|fca|fas|cif|cip|cfr|cpt|dap|dpu|ddp|delivered|collected|posted|shipped
      |incl?|including|inclusive|excl?|excluding|exclusive|plus|extra|net|gross|vat
      |from|in|to|by|on|per|before|after|until|unless
    )$
  `;

/** The code of a currency is no unit: "11 cents each AUD". */
const isUnit = (word: string): boolean =>
  !TIME.test(word) && !NOT_UNIT.test(word) && !TERMS_OF_PRICE.test(word) && !isCurrencyCode(word);

/** Who and what is counted beside a time: "per person-day" is paid for each person. Part of a pattern. */
export const PEOPLE_AND_SEATS = '(?:person|people|man|user|seat|guest|head|child|dog)';
/** A time behind a thing says what is paid for: "per machine hour". */
const THING_OF_TIME = patternWith('')`
    ^[ ]?(?:\/[ ]?|per |each |every )(?!${PEOPLE_AND_SEATS}\b)[a-z]{3,12}[ -](?:hour|day|night|week|month)\b
  `;

/** "每桶", "一箱", "单瓶" before a price; words are priced by the thousand without more: 千字150元. */
const UNIT_BEFORE = new RegExp(
  `(?:(?:每一?|一|单)(?=${MEASURE_WORD})|(?<=^|[,，:：]\\s?)(?=千字))(${MEASURE_WORD})[^<]{0,10}$`,
);

/** A thing and a time before a price, each with 每: 每用户每月60元. */
const THING_AND_TIME = /每一?(\p{Script=Han}{2,3}?)每一?个?(?:小时|天|日|晚|周|星期|月|年)[^<]{0,6}$/u;

/** What stands behind a slash, up to the next one: 元/账号/年. */
const SLASHED = /^\s?\/\s?(公斤|千克|平方米|平米|小时|\p{Script=Han}{2,3}(?=\s?(?:\/|$))(?<!起)|\p{Script=Han})/u;

/** What a price of a clause is for, where the words beside it say so: `$49 a seat`, `每桶14元`, `3元/件`. */
export function unitOfPrice(clause: Clause, tag: string): string | null {
  const at = clause.text.indexOf(tag);
  return unitBeside(clause.text.slice(0, at), clause.text.slice(at + tag.length));
}

/** Words between 个 and a price that name no thing: 每个标价6元. */
const PRICES = /[价價卖賣售收要约約只仅]/u;

/** 个 counts what is named behind it (每个账号), and a month is a time: 每个月. */
function countedThing(words: string): string | null {
  const thing = /^[每一单]+个(\p{Script=Han}{1,3}?)(?=[每一\s:：\p{Nd}<]|$)/u.exec(words)?.[1];
  if (thing?.startsWith('月')) return null;
  return thing === undefined || PRICES.test(thing) ? '个' : thing;
}

/**
 * What a price is for, by the lower-case words before and behind it.
 * @example unitBeside('', ' a ticket with three courses') // 'ticket'
 */
export function unitBeside(earlier: string, after: string): string | null {
  const short = /^ ?(?:\/ ?|per |a |an |each |every |for each |for every |for one )([a-z]{2,20})\b/.exec(after)?.[1];
  const english = short && !THING_OF_TIME.test(after) ? fullUnit(short) : undefined;
  if (english !== undefined && isUnit(english)) return english;
  const second = /^ ?per ?(?:month|year|week|mo|yr)[ ,]{1,2}?and ?([a-z]{3,20})\b/.exec(after)?.[1];
  if (second !== undefined && isUnit(second)) return second;
  const slash = SLASHED.exec(after)?.[1];
  if (slash !== undefined && !/^[年月日天周季时]/.test(slash)) return slash;
  const counted = UNIT_BEFORE.exec(earlier);
  if (counted?.[1]?.startsWith('个')) return countedThing(earlier.slice(counted.index));
  const thing = counted?.[1] ?? THING_AND_TIME.exec(earlier)?.[1];
  if (thing !== undefined) return thing;
  const perBefore = /\b(?:per|each|every|a single|price of (?:a|one)) ([a-z]{3,20})\b[^<]{0,14}$/.exec(earlier)?.[1];
  return perBefore !== undefined && isUnit(perBefore) ? perBefore : null;
}

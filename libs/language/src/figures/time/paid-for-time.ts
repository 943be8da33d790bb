import { part, patternWith } from '../../pattern.js';
import type { TimeLength, TimeUnit } from './time-words.js';
import { TIME_WORDS, timeUnit } from './time-words.js';

/** Letters that stand behind a sum alone: "£600 pcm". */
const SHORT: Readonly<Record<string, TimeUnit>> = {
  pcm: 'month',
  pm: 'month',
  pw: 'week',
  pa: 'year',
  'p.a.': 'year',
};

/** "A seat", "/user", "per person": what one price is for, before the time that it is paid for. */
const UNIT_FIRST = part`
    (?:each,? |apiece,? )?
    (?:(?:per |an? |each |every |\/ ?)(?!(?:${TIME_WORDS.en})\b)[\p{Script=Latin}-]{2,16}(?: and|,| ?&)? ?)?
  `;
/** What the time is of, between "per" and it: "per machine hour"; words of order and number are none. */
const OF_THING = part`
    (?:(?!first|second|third|next|last|further|extra|additional|other|half|two|three|four|five|six|few|several
      |more|single|the|good|long)[\p{Script=Latin}]{3,12}[ -])?
  `;
const AFTER = patternWith('iu')`
    ^[ ]?(?:\)|more|extra|on top|off|less|cheaper)?[ ]?
    (?:
      (?<short>pcm|pm|pw|p\.a\.|pa)(?![\p{L}\p{Nd}])
      |${UNIT_FIRST}(?:per|an?|each|every|for an?|the|by the|and|\/) ?
        (?:calendar |working |whole |full |entire |complete )?(?<unit>${TIME_WORDS.en})(?![\p{Script=Latin}'’-])
        (?![ ](?:ago|later|before|old|away|trip|tour|return|pass|ticket))
      |(?:per|each|every|\/)[ ]?${OF_THING}(?<part>hour|day|night|week|month)(?![\p{Script=Latin}'’-])
      |(?<ly>hourly|daily|nightly|weekly|monthly|yearly|annually)(?![\p{L}-])
      |(?:元|块)?[ ]?(?:(?:[\/／每一][ ]?(?:个)?(?:[人位间台套户席]|\p{Script=Han}{1,3})[ ]?)?)
        [\/／每一][ ]?(?<han>${TIME_WORDS.zh})(?![租费]?[起内后前])
    )
  `;
const BEFORE = patternWith('iu')`
    (?:
      (?<![\p{L}'’])(?:per|an?|each|every|one|by the|the|whole|full|entire|complete)[ ](?<unit>${TIME_WORDS.en})
        (?:[ ](?:is|costs?|for|at|rate|price|hire|rental|rent|will be|comes to|=|:)){0,2}
      |(?<![\p{L}'’])(?<rate>hourly|daily|nightly|weekly|monthly|yearly|annual|hour|day|night|week|month)[ ]?
        (?:rate|price|fee|rent|charge|hire|tariff)(?:[ ](?:is|of|at))?
      |(?:^|\n|[,，;；:：(（][ ]?)(?<row>${TIME_WORDS.en})
      |(?:每一?|一|按|单|整|全)(?<han>${TIME_WORDS.zh})
        (?:每一?个?(?!${TIME_WORDS.zh})\p{Script=Han}{1,3})?(?:租金|价格?|收费|收|算|是|要|只要|为|付)?
      |(?<rent>[日周月年])(?:租金?|费|付|租价)
      |包(?<all>[天日周月年])
    )
    [ ]?[:：=\-–]?[ ]?\p{Sc}?[ ]?$
  `;

/** How long a unit is, said in brackets right behind its word: "full day (8 hours)". */
const LASTS = patternWith('iu')`
    [ ]?[(（](?:of[ ]|=[ ]?)?(?<count>\p{Nd}{1,3})[ -]?(?<of>${TIME_WORDS.en}|${TIME_WORDS.zh})[)）]
  `;

/** "5 pm" is a time of the day. */
const OF_DAY = /^\p{Nd}{1,2}$/u;

/** The time that a sum is paid for, and where the words begin and end that say so with the sum. */
export interface PaidFor {
  unit: TimeUnit;
  /** How long that is, where the words say it in brackets: "full day (8 hours)". */
  lasts: TimeLength | null;
  /** In UTF-16 units. */
  start: number;
  end: number;
}

/** The unit that the named groups of a match hold. */
function unitOf(match: RegExpExecArray | null): TimeUnit | null {
  for (const [group, words] of Object.entries(match?.groups ?? {})) {
    if (words === undefined) continue;
    return (group === 'short' ? SHORT[words.toLowerCase()] : undefined) ?? timeUnit(words);
  }
  return null;
}

/** How far words that say it are looked for, behind a sum and before it. */
const [BEHIND_AT_MOST, BEFORE_AT_MOST] = [48, 48];

/** The time that words before a sum name for it, with how long it lasts and how many UTF-16 units say so. */
function saidBefore(words: string): { unit: TimeUnit; lasts: TimeLength | null; length: number } | null {
  const bracket = LASTS.exec(words);
  const { count = '', of = '' } = bracket?.groups ?? {};
  const named = timeUnit(of);
  const before = BEFORE.exec(bracket === null || named === null ? words : words.replace(bracket[0], ''));
  const unit = unitOf(before);
  if (before === null || unit === null) return null;
  const isOfUnit = bracket !== null && named !== null && before.index < bracket.index;
  return {
    unit,
    lasts: isOfUnit ? { count: Number(count), unit: named } : null,
    length: before[0].length + (isOfUnit ? bracket[0].length : 0),
  };
}

/**
 * The time that a sum at a place of a text is paid for, by the words that touch it; null where they name none.
 * @param start where the sum begins, in UTF-16 units; its currency is part of it
 * @example paidFor('a week €400', 7, 11)?.unit // 'week'
 * @example paidFor('$32 a seat and month', 0, 3)?.unit // 'month'
 */
export function paidFor(text: string, start: number, end: number): PaidFor | null {
  const after = AFTER.exec(text.slice(end, end + BEHIND_AT_MOST));
  const isClock = after?.groups?.['short'] !== undefined && OF_DAY.test(text.slice(start, end));
  const behind = isClock ? null : unitOf(after);
  if (behind !== null) return { unit: behind, lasts: null, start, end: end + (after?.[0].length ?? 0) };
  const before = saidBefore(text.slice(Math.max(0, start - BEFORE_AT_MOST), start));
  return before === null ? null : { unit: before.unit, lasts: before.lasts, start: start - before.length, end };
}

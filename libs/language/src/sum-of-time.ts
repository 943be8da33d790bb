import type { Span } from './acts.js';
import { paidFor } from './figures/time/paid-for-time.js';
import { timeSpans, type TimeSpan } from './figures/time/time-spans.js';
import { TIME_WORDS, timeNamed, type TimeLength } from './figures/time/time-words.js';
import { patternWith } from './pattern.js';

/** How a sum of a message goes with a length of time. */
export interface SumOfTime extends TimeLength {
  /** `rate`: what each such time costs, "85 a day". `whole`: all that is paid for so long, "3 days for 250". */
  as: 'rate' | 'whole';
  /** Where the words begin and end that say so, with the sum. */
  start: number;
  end: number;
}

/**
 * What may stand between a sum and the time that all of it is paid for: "600 quid all in for the whole week", "30 per
 * table for the week".
 */
const WHOLE_BEHIND = patternWith('u')`
    ^(?:[ ](?:each|apiece|(?:per|a|an|every)[ ][a-z]+))?
    ,?[ ](?:(?:all in|in total|total|all ?together|cash|flat|max|tops),? )?
    (?:to (?:have|hire|rent|book|use|take|keep) (?:it|this) )?
    for (?:all (?:of )?)?(?:the |those |these |my )?(?:full |whole )?$
  `;
/** The same before a sum: "a week of hire for just 600". */
const WHOLE_BEFORE = patternWith('u')`
    ^(?:[ ](?:of )?(?:hire|rental|rent|stay|use))?,?[ ](?:would be |is )?for (?:only |just |about |a total of )?$
  `;
/** A time of which one is meant, by its article: "for the week", "the week for 550". */
const THE_TIME = patternWith('gu')`
    (?:
      (?<=(?<!\p{L})for )the (?<en>${TIME_WORDS.en})(?![\p{L}'’-]| (?:of|after|before|from|starting|beginning) )
      |(?<!\p{L})the (?<first>${TIME_WORDS.en})(?= for )
    )
  `;
/** Behind a time, with "at", stands what each costs or all of it: the size tells. */
const AT = /^,? at (?:only |just |about )?$/;

/**
 * The lengths of time that a folded message names, in its order, those with an article among them.
 * @example timesNamed('350 for the week') // [{ count: 1, unit: 'week', start: 8, end: 16 }]
 */
export function timesNamed(text: string): TimeSpan[] {
  const spans = timeSpans(text);
  const single = [...text.matchAll(THE_TIME)].flatMap(({ 0: words, index: start, groups = {} }) => {
    const named = timeNamed(groups['en'] ?? groups['first'] ?? '');
    return named === null ? [] : [{ ...named, start, end: start + words.length }];
  });
  const apart = single.filter(({ start, end }) => !spans.some((one) => one.start < end && one.end > start));
  return [...spans, ...apart].sort((left, right) => left.start - right.start);
}

/**
 * What time a sum of a folded message is paid for, and whether for each or for all of it: a sum with the name of a time
 * is the price of one, a sum for a count of it is all. Null where no words join them.
 * @param spans the lengths of time that the message names (`timesNamed`)
 * @example sumOfTime('3 days for 250', { start: 11, end: 14 }, timesNamed('3 days for 250'))
 * // { as: 'whole', count: 3, unit: 'day', start: 0, end: 14 }
 * @example sumOfTime('85 a day', { start: 0, end: 2 }, [])?.as // 'rate'
 */
export function sumOfTime(text: string, sum: Span, spans: readonly TimeSpan[]): SumOfTime | null {
  const rate = paidFor(text, sum.start, sum.end);
  const isFor = rate !== null && / for (?:an? |the |one )?[^ ]+$/.test(text.slice(sum.end, rate.end));
  if (rate !== null && rate.end > sum.end && !isFor) return { as: 'rate', count: 1, ...rate };
  const behind = spans.find(({ start }) => start >= sum.end);
  if (behind && WHOLE_BEHIND.test(text.slice(sum.end, behind.start)))
    return { ...behind, as: 'whole', start: sum.start };
  const before = spans.findLast(({ end }) => end <= sum.start);
  const between = before === undefined ? '' : text.slice(before.end, sum.start);
  if (before && WHOLE_BEFORE.test(between)) return { ...before, as: 'whole', end: sum.end };
  return rate === null || AT.test(between) ? null : { as: 'rate', count: 1, ...rate };
}

import { patternWith } from '@svc/language';

/** What a price is for where it is paid for a time. */
const PER_TIME = patternWith('iu')`
    \b(?:pcm|pm|pw)\b
    |(?:\b(?:per|an?|each) |\/)(?:hour|hr|day|night|week|month|year|annum|mth)\b
    |(?<=\d |\d (?!for|off|all|and|but)[a-z]{3} |euros? |pounds? |dollars? |quid )the (?:hour|day|night|week|month)\b
    |[每一/]个?小?[时天日周晚月年]
    |[日周月年][租费]
  `;

/**
 * Whether a price is paid for a time.
 * @example isPaidForTime('£95 a week') // true
 */
export const isPaidForTime = (words: string): boolean => PER_TIME.test(words);

const SPANS = [
  ['hour', /hour|hr|时/iu],
  ['day', /day|daily|[天日]/iu],
  ['night', /night|晚/iu],
  ['week', /week|pw|周/iu],
  ['year', /year|annum|年/iu],
  ['month', /month|mth|pcm|pm|月/iu],
] as const;

/**
 * The time that a price is paid for, null where it is paid for none.
 * @example timePaidFor('£210 a month') // 'month'
 */
export function timePaidFor(words: string): string | null {
  const [said] = PER_TIME.exec(words) ?? [];
  return (said !== undefined && SPANS.find(([, pattern]) => pattern.test(said))?.[0]) || null;
}

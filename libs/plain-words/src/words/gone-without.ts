import { part, patternWith } from '@svc/language';

/** What may stand between "without" and the thing. Part of a pattern. */
export const DETERMINER = part`(?:the|an?|any|its|our|my)`;

/** What a buyer goes without: "without the bag", "do not need the bag". */
const GONE_WITHOUT = patternWith('iu')`
    ^(?:
      without
      |(?:(?:do|does|will)[ ]not|(?:do|does|wo)n['’]t)[ ](?:need|want|require|take|use|have|get)
    )[ ](?:${DETERMINER}[ ])?(?<thing>.+)$
  `;
const ARTICLES = ['the ', 'a ', ''];
const VERBS = ['do not need ', 'don’t need ', 'do not want ', 'don’t want '];

/**
 * The thing that a condition is to go without; null where it is none.
 * @example goneWithout('do not need the bag') // 'bag'
 */
export const goneWithout = (condition: string): string | null =>
  GONE_WITHOUT.exec(condition.trim())?.groups?.['thing']?.trim() ?? null;

/**
 * How buyers say that they go without a thing. The thing alone says the opposite, and is none of them.
 * @example wordsOfGoingWithout('bag')[0] // 'without the bag'
 */
export const wordsOfGoingWithout = (thing: string): string[] => {
  const lower = thing.toLowerCase();
  const led = ['without ', ...VERBS].flatMap((verb) => ARTICLES.map((article) => verb + article + lower));
  return [...led, `no ${lower}`].filter((words) => words.length <= 80);
};

/** What a buyer does not do: "do not smoke". */
const NOT_DONE = /^(?:(do|does|will) not|(do|does|wo)n['’]t|never) (?=.)/iu;

/**
 * How buyers say that they do not do what a condition denies; null where it denies nothing.
 * @example wordsOfNotDoing('do not smoke') // ['do not smoke', 'don’t smoke', … 'never smoke']
 */
export function wordsOfNotDoing(condition: string): string[] | null {
  const lower = condition.trim().toLowerCase();
  const led = NOT_DONE.exec(lower)?.[0];
  if (led === undefined) return null;
  const deed = lower.slice(led.length);
  return [...new Set([lower, `do not ${deed}`, `don’t ${deed}`, `will not ${deed}`, `won’t ${deed}`, `never ${deed}`])];
}

import { leftoverWords } from './leftover-words.js';
import type { NumberMention } from './figures/number-mention.js';
import { pattern, patternWith } from './pattern.js';

/** A sum right before: "2,250 for one table" is the price of one. */
const PRICED_BEFORE = /[\d€$£¥](?:[ ,]?[a-z€$£¥-]{1,7})? (?:for |per )?$|(?<![a-z])per $/;
/** Where "a table" orders one: where a clause begins with it, and behind words of wanting. */
const WANTED_BEFORE = pattern`
    (?:
      (?:^|[,.!?;:\n]) ?(?:(?:and|so|then|ok|okay|hi|hello|hey|yes|sorry|well|actually) )*
      |(?<![a-z])(?:
        just|only|need|want|wants|take|order|buy|get|have|like|book|after|looking for|interested in
        |(?:get|give|sell|make|offer) (?:me|us)
      )[ ]
    )$
  `;
/** "Just one", "I only need one": no number anywhere else. */
const ONLY_ONE = patternWith('g')`
    (?<![a-z])(?:
      just|only|(?:i|we)(?:'d| would| will|'ll)? (?:only |just )?(?:need|want)|make (?:it|that)
    ) (?:just |only )?one(?![a-z'-])
  `;
/** What may follow such a one: nothing, or what says more of the order. */
const NO_NOUN_BEHIND = pattern`
    ^ ?(?:$|[^a-z ]|(?:please|pls|then|thanks|now|though|only|instead|with|without|in|at|for)(?![a-z]))
  `;

const escaped = (word: string): string => word.replace(/[^\p{L}\d ]/gu, '.');

/**
 * The ones by which a single one of what is sold is ordered: "one table", "a table for 8", "just one". Anywhere else
 * "one" is no number, and "2,250 a table" names a price.
 * @param units what is sold, in the singular
 * @example singleOnes('a table for 8 please', ['table']) // [{ kind: 'count', value: 1, unit: 'table', … }]
 */
export function singleOnes(text: string, units: readonly string[]): NumberMention[] {
  const plain = { kind: 'count', value: 1, alternative: null, unclear: false, mark: null, currency: null } as const;
  const one = (unit: string | null, start: number, end: number): NumberMention => ({
    ...plain,
    unit,
    shareOff: null,
    sense: null,
    start,
    end,
    text: text.slice(start, end),
  });
  const named = units
    .filter((unit) => /^[a-z]/.test(unit))
    .flatMap((unit) => [...text.matchAll(new RegExp(`(?<![a-z'])(one|an?) ${escaped(unit)}(?![a-z'-])`, 'gu'))])
    .filter(({ 0: words, 1: article, index }) => {
      const [before, after] = [text.slice(Math.max(0, index - 40), index), text.slice(index + words.length)];
      if (PRICED_BEFORE.test(before)) return false;
      if (article === 'one') return true;
      // "A table tray" is no table.
      const next = /^ ([a-z]{3,})/.exec(after)?.[1] ?? '';
      return WANTED_BEFORE.test(before) && leftoverWords(next, 0, []).length === 0;
    })
    .map(({ 0: words, index }) => one(words.replace(/^\S+ /, ''), index, index + words.length));
  const bare = [...text.matchAll(ONLY_ONE)].flatMap(({ 0: words, index }) => {
    const end = index + words.length;
    return NO_NOUN_BEHIND.test(text.slice(end)) ? [one(null, end - 3, end)] : [];
  });
  return [...named, ...bare];
}

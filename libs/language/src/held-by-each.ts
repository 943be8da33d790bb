import { countsPeople } from './counted-things.js';
import { foldPhrase } from './find-phrases.js';
import { pattern } from './pattern.js';
import type { Vocabulary } from './vocabulary.js';

/** Words of wanting or asking in the clause: what is spoken of is ordered. */
const WANTS = pattern`
    (?<![a-z])(?:
      need|want|wants|order|take|buy|get|book|quote|price|cost|how much|looking|interested|like|have you|do you have
    )(?![a-z])[^.!?;,]{0,60}$
  `;
/** "A table for 8" holds eight, "tables for 399" cost that: of which so many are ordered only where they are wanted. */
const UNIT_FOR = /(?:^|[^a-z])(?:(an?|one|the|this|that|each) )?([a-z]+) for (?:about |around |up to )?$/;

/** How far before a number words of wanting are looked for. */
const REACH = 90;

/**
 * Whether the number behind these words, which end with what is sold and "for", says how many each holds, or what they
 * cost, and not how many are ordered.
 * @example isOfEach('we need a table for ', { unit: 'table' }) // true
 */
export function isOfEach(text: string, { unit }: Pick<Vocabulary, 'unit'>): boolean {
  const before = text.slice(-REACH);
  const [, article, noun = ''] = UNIT_FOR.exec(before) ?? [];
  const own = foldPhrase(unit ?? '');
  if (own === '' || countsPeople('person', { unit }) || (noun !== own && noun !== `${own}s`)) return false;
  return article !== undefined || !WANTS.test(before);
}

/**
 * Whether the Chinese "one" behind these words is ordered, and is not what one costs: 要一张.
 * @example wantsOne('要') // true
 */
export const wantsOne = (before: string): boolean => /(?<![不没])(?:想?要|买|订|来|拿|需要|加)$/.test(before.slice(-4));

import { patternWith } from '../../pattern.js';
import { readNumbers } from '../numbers.js';
import type { TimeLength } from './time-words.js';
import { TIME_WORDS, timeNamed } from './time-words.js';

/** A length of time in a text, with its place in UTF-16 units. */
export interface TimeSpan extends TimeLength {
  start: number;
  end: number;
}

/** Of what passes, or lies in the past, no length is ordered. */
const A_TIME = patternWith('giu')`
    (?<![\p{L}\p{Nd}'’])(?:an?|one|the whole|a whole|a full|another) (?<half>half )?(?<en>${TIME_WORDS.en})
      (?:(?<andHalf> and a half))?(?![\p{Script=Latin}'’-])
    |(?<halfA>half an?) (?<of>${TIME_WORDS.en})(?![\p{Script=Latin}'’-])
    |(?<![第每零一二三四五六七八九十两几\p{Nd}])(?:一整?)(?<zh>${TIME_WORDS.zh})(?!前|后|内|之|以|半)
    |(?<![第每一两几个\p{Nd}])(?<halfYear>半年)
  `;
const BEHIND = patternWith('iu')`
    ^[ -]?(?:(?:whole|full|more|extra)[ ])?(?:(?<en>${TIME_WORDS.en})(?![\p{Script=Latin}])|(?<zh>${TIME_WORDS.zh}))
  `;

/**
 * The lengths of time that a text names, in its order: "a week", "24 months", 两年. A half of a year is six months;
 * other halves, and parts of a unit, are no length here.
 * @example timeSpans('two years up front') // [{ count: 2, unit: 'year', start: 0, end: 9 }]
 * @example timeSpans('租半年') // [{ count: 6, unit: 'month', … }]
 */
export function timeSpans(text: string): TimeSpan[] {
  const counted = readNumbers(text).flatMap(({ kind, value, unit, start, end, text: words }): TimeSpan[] => {
    if (kind === 'money' || kind === 'percent' || !Number.isSafeInteger(value) || value < 1) return [];
    // 第一年: which one, and not how many.
    if (text.charAt(start - 1) === '第') return [];
    const own = timeNamed(unit ?? '');
    // 两晚, 3日: what is counted by a word of time.
    const behind = own === null ? BEHIND.exec(text.slice(end)) : null;
    const named = own ?? timeNamed(behind?.groups?.['en'] ?? behind?.groups?.['zh'] ?? '');
    if (named === null || /^(?:an?|the)$/i.test(words)) return [];
    return [{ count: value * named.count, unit: named.unit, start, end: end + (behind?.[0].length ?? 0) }];
  });
  const single = [...text.matchAll(A_TIME)].flatMap((match): TimeSpan[] => {
    const { half, en, andHalf, halfA, of, zh, halfYear } = match.groups ?? {};
    const named = timeNamed(en ?? of ?? zh ?? halfYear ?? '');
    if (named === null) return [];
    const place = { start: match.index, end: match.index + match[0].length };
    const parts = half !== undefined || halfA !== undefined ? 0.5 : andHalf === undefined ? 1 : 1.5;
    if (parts === 1) return [{ ...named, ...place }];
    // Half a year is half of twelve months.
    return named.unit === 'year' ? [{ count: named.count * parts * 12, unit: 'month', ...place }] : [];
  });
  const apart = single.filter(({ start, end }) => !counted.some((one) => one.start < end && one.end > start));
  return [...counted, ...apart].sort((left, right) => left.start - right.start);
}

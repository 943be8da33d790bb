import { countsGiven, HANZI_COUNTS, HANZI_DURATIONS, HANZI_MEASURES } from './unit-words-chinese.js';
import { COUNTS, DURATIONS, MEASURES, NO_NOUNS } from './unit-words-english.js';

/** What follows a number and says what it counts. */
export interface FoundUnit {
  /** The unit's name: `seat`, `year`, `个`. */
  unit: string;
  length: number;
  /** `duration` and `measure` are no quantity of what is sold. */
  sense: 'duration' | 'measure' | null;
}

const MEASURE_AHEAD = new RegExp(`^(?:${HANZI_MEASURES.join('|')})`);
const COUNT_AHEAD = new RegExp(`^(?:${HANZI_COUNTS.join('|')})`);

/** Plurals that no rule makes: a closed class. */
const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  halves: 'half',
  knives: 'knife',
  shelves: 'shelf',
  loaves: 'loaf',
};

/**
 * An English word in the singular, by the rules of its plural; other words as they are.
 * @param word in lower case
 * @example singular('batteries') // 'battery'
 */
export function singular(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && word.length > 2 ? word.slice(0, -1) : word;
}

function hanziUnit(rest: string, gap: number, extra: readonly string[]): FoundUnit | null {
  const own = extra.find((unit) => rest.startsWith(unit));
  if (own !== undefined) return { unit: own, length: gap + own.length, sense: null };
  // 三日以上 counts days; 3日 alone is a date.
  if (/^日(?:以上|起)/.test(rest)) return { unit: 'day', length: gap + 1, sense: 'duration' };
  const duration = HANZI_DURATIONS.find(([word]) => rest.startsWith(word));
  if (duration) return { unit: duration[1], length: gap + duration[0].length, sense: 'duration' };
  const measure = MEASURE_AHEAD.exec(rest)?.[0];
  if (measure !== undefined) return { unit: measure, length: gap + measure.length, sense: 'measure' };
  const count = COUNT_AHEAD.exec(rest)?.[0];
  return count === undefined ? null : { unit: count === '個' ? '个' : count, length: gap + count.length, sense: null };
}

/** The unit that begins at `at` in a folded text; `extra` are folded names of the deal's own unit. */
export function unitAfter(text: string, at: number, extra: readonly string[] = []): FoundUnit | null {
  const window = text.slice(at, at + 24);
  const rest = window.trimStart();
  const gap = window.length - rest.length;
  if (gap > 2) return null;
  if (gap === 0 && countsGiven(text, at)) return { unit: '块', length: 1, sense: null };
  if (/^[\u3400-\u9fff]/.test(rest)) return hanziUnit(rest, gap, extra);
  const found =
    /^(-?(?:more |new |of the |of these |of those |of them |of )?)([a-z]{1,16})(?![\p{Script=Latin}\d])/u.exec(rest);
  const word = found?.[2];
  if (!found || word === undefined) return null;
  const glued = gap === 0 && (found[1] ?? '') === '';
  const length = gap + found[0].length;
  const name = singular(word);
  if (extra.includes(word) || extra.includes(name)) return { unit: name, length, sense: null };
  const duration = Object.hasOwn(DURATIONS, word) ? DURATIONS[word] : undefined;
  // "2 hrs" where hours are sold.
  if (duration !== undefined && extra.includes(duration)) return { unit: duration, length, sense: null };
  if (duration !== undefined && found[1] !== 'of ') return { unit: duration, length, sense: 'duration' };
  if (MEASURES.includes(name) || MEASURES.includes(word)) return { unit: name, length, sense: 'measure' };
  if (word === 'x' ? glued : COUNTS.includes(word) || COUNTS.includes(name)) return { unit: name, length, sense: null };
  if ((found[1] ?? '').includes('of')) return { unit: 'of', length: gap + 2, sense: null };
  const regular = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !NO_NOUNS.has(word);
  const plural = regular || Object.hasOwn(IRREGULAR, word);
  return plural ? { unit: name, length, sense: null } : null;
}

import type { Parse, WordNumber } from './word-parse.js';
import { finish, hasRoom, nextWord, take, takeScale, times } from './word-parse.js';
import { currencyAfter } from './currencies.js';
import { unitAfter } from './units.js';
import { LETTER_SCALES, ORDINALS, SCALES, SMALL, TENS, own } from './word-values.js';

/** A letter that counts stands right behind the digits, or behind one blank. */
const LETTER = /[ \u00a0]?([a-z]{1,3})(?![\p{Script=Latin}\d^])/uy;
/** Digits behind a scale: "4 thousand 3 hundred", "3 hundred and 50". */
const NEXT_DIGITS = /[ \u00a0](\d{1,9})(?![\d/:%°'"’]|[.,]\d|(?:st|nd|rd|th)\b)/y;
const FRACTION = /(?:[ \u00a0]|-)([1-7])[/\u2044]([2-8])(?![\d/])/y;

/** The value of an English ordinal word; undefined for any other word. */
export function ordinalValue(word: string): number | undefined {
  return own(ORDINALS, word);
}

/** Whether a word can begin an English number. */
export function startsNumber(word: string): boolean {
  return (
    [SMALL, TENS, SCALES].some((table) => Object.hasOwn(table, word)) ||
    ['a', 'half', 'quarter', 'couple', 'dozen'].includes(word)
  );
}

/** Words such as `a hundred`, `a couple of` and `a dozen`, which begin with an article. */
function afterArticle(text: string, end: number): WordNumber | null {
  const next = nextWord(text, end);
  if (!next) return null;
  if (Object.hasOwn(SCALES, next.word) || next.word === 'dozen' || next.word === 'quarter' || next.word === 'half') {
    const read = readNumberWords(text, next.word, next.end);
    return (next.word === 'quarter' || next.word === 'half') && read?.scaled !== true ? null : read;
  }
  const plain = { alternative: null, scaled: false, unclear: false };
  if (next.word === 'few') {
    const counted = nextWord(text, next.end);
    const read =
      counted && Object.hasOwn(SCALES, counted.word) ? readNumberWords(text, counted.word, counted.end) : null;
    return read && { ...read, unclear: true };
  }
  if (next.word !== 'couple') return null;
  const of = nextWord(text, next.end);
  const scale = of ? nextWord(text, of.word === 'of' ? of.end : next.end) : null;
  const factor = scale ? own(SCALES, scale.word) : undefined;
  if (scale && factor !== undefined) return { ...plain, value: times(2, factor), end: scale.end, scaled: true };
  return { ...plain, value: 2, end: of?.word === 'of' ? of.end : next.end };
}

const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  half: [1, 2],
  third: [1, 3],
  thirds: [1, 3],
  quarter: [1, 4],
  quarters: [1, 4],
  fourth: [1, 4],
};

const partNamed = (word: string): readonly [number, number] => (Object.hasOwn(PARTS, word) && PARTS[word]) || [0, 1];

/** The scale that a part is of: "half a million", "quarter million", "three quarters of a million". */
function scaleOf(text: string, end: number): { factor: number; end: number } | null {
  let next = nextWord(text, end);
  if (next?.word === 'of') next = nextWord(text, next.end);
  if (next?.word === 'a') next = nextWord(text, next.end);
  if (next?.word === 'dozen') return { factor: 12, end: next.end };
  const scale = next ? own(SCALES, next.word) : undefined;
  return next && scale !== undefined ? { factor: 10 ** scale, end: next.end } : null;
}

/** `count` parts of a scale, from the word of the part; null where no scale follows. */
function partOf(text: string, word: string, end: number, count = 1): WordNumber | null {
  const [over, under] = partNamed(word);
  const scale = over === 0 ? null : scaleOf(text, end);
  if (scale === null) return null;
  const value = Math.round((scale.factor * count * over * 1e6) / under) / 1e6;
  return { value, alternative: null, end: scale.end, scaled: true, unclear: false };
}

/** "… and a half", "… and three quarters", "2 1/2", of the scale before or behind it; null where none stands there. */
function withPart(text: string, parse: Parse, end: number): WordNumber | null {
  const found = partBehind(text, end);
  if (found === null || parse.pairs.length > 0) return null;
  const [share, behind] = found;
  const scale = nextWord(text, behind);
  const factor = scale && own(SCALES, scale.word);
  const base = parse.total + parse.current;
  if (scale && factor !== undefined && factor !== null && (parse.last ?? 0) < factor && parse.total === 0)
    return { ...finish(parse, scale.end), value: times(base + share, factor), scaled: true };
  const of = parse.last !== undefined && parse.last >= 3 && parse.current === 0 ? parse.last : 0;
  return { ...finish(parse, behind), value: base + times(share, of) };
}

function partBehind(text: string, end: number): [share: number, end: number] | null {
  FRACTION.lastIndex = end;
  const written = FRACTION.exec(text);
  if (written && Number(written[1]) < Number(written[2]))
    return [Number(written[1]) / Number(written[2]), FRACTION.lastIndex];
  const and = nextWord(text, end);
  const count = and?.word === 'and' ? nextWord(text, and.end) : null;
  const part = count && /^(?:an?|one|two|three)$/.test(count.word) ? nextWord(text, count.end) : null;
  const [over, under] = partNamed(part?.word ?? '');
  if (count === null || part === null || over === 0) return null;
  return [((own(SMALL, count.word) ?? 1) * over) / under, part.end];
}

/** What a number is read on from: its digits, which stand before the words. */
export interface Lead {
  value: number;
  end: number;
}

/** A letter that counts, right behind digits; `w` is 万 in Chinese chat. */
function letterAt(text: string, at: number, chinese: boolean): { scale: number; end: number } | null {
  LETTER.lastIndex = at;
  const letter = LETTER.exec(text)?.[1] ?? '';
  const scale = letter === 'w' ? (chinese ? 4 : undefined) : own(LETTER_SCALES, letter);
  // "8.35 mm" is a size.
  const parted = letter === 'mm' && text.charAt(at) !== 'm';
  return scale === undefined || parted ? null : { scale, end: LETTER.lastIndex };
}

/** Digits behind a scale that belong to the number: no count of its own and no sum with a mark. */
function digitsBehind(text: string, parse: Parse, at: number): number | null {
  NEXT_DIGITS.lastIndex = at;
  const found = NEXT_DIGITS.exec(text)?.[1];
  if (found === undefined || parse.last === undefined) return null;
  const end = NEXT_DIGITS.lastIndex;
  const value = Number(found);
  if (!hasRoom(parse, value)) return null;
  if (currencyAfter(text, end) === null && unitAfter(text, end) !== null) return null;
  const scaledNext = own(SCALES, nextWord(text, end)?.word ?? '') !== undefined;
  if (!scaledNext && parse.current === 0 && parse.last >= 3 && value * 1000 < 10 ** parse.last * 100)
    parse.unclear = true;
  parse.current += value;
  parse.words += 1;
  return end;
}

function readOn(text: string, parse: Parse, from: number): WordNumber {
  let stop = from;
  for (let taken = 0; taken < 24; taken += 1) {
    const part = withPart(text, parse, stop);
    if (part) return part;
    const plain = nextWord(text, stop);
    const and = plain?.word === 'and' && parse.last !== undefined ? plain.end : stop;
    const digits = parse.pairs.length === 0 ? digitsBehind(text, parse, and) : null;
    if (digits !== null) {
      if (and !== stop) parse.unclear = false;
      stop = digits;
      const letter = letterAt(text, stop, false);
      if (letter && takeScale(parse, letter.scale)) stop = letter.end;
      continue;
    }
    const next = plain?.word === 'and' ? (and === stop ? null : nextWord(text, and)) : plain;
    if (next?.word === 'point' && parse.pairs.length === 0)
      return pointed(text, parse, next.end) ?? finish(parse, stop);
    if (!next || !take(parse, next.word)) break;
    stop = next.end;
  }
  return finish(parse, stop);
}

const opened = (): Parse => ({ total: 0, current: 0, words: 0, pairs: [], last: undefined, unclear: false });

/**
 * Reads the English number that begins with `word`, which ends at `end` in a folded text; null where it is none.
 * Hyphens and `and` are taken along: `twelve hundred and forty-five` is 1245.
 */
export function readNumberWords(text: string, word: string, end: number): WordNumber | null {
  if (word === 'a') return afterArticle(text, end);
  const part = partOf(text, word, end);
  if (part !== null) return part;
  const parse = opened();
  if (!take(parse, word)) return null;
  const counted = nextWord(text, end);
  const parts = counted && parse.current < 10 ? partOf(text, counted.word, counted.end, parse.current) : null;
  return parts ?? readOn(text, parse, end);
}

/**
 * Reads on from digits: `2.5 million`, `11 thousand 800`, `2 1/2 thousand`; `end` is that of the lead where no word
 * belongs to it.
 */
export function readScaleWords(text: string, lead: Lead, chinese: boolean): WordNumber {
  const parse: Parse = { ...opened(), current: lead.value, words: 1 };
  const letter = letterAt(text, lead.end, chinese);
  if (letter && takeScale(parse, letter.scale)) return readOn(text, parse, letter.end);
  const part = Number.isInteger(lead.value) ? withPart(text, parse, lead.end) : null;
  if (part) return part;
  const next = nextWord(text, lead.end);
  if (next === null || own(SCALES, next.word) === undefined || !take(parse, next.word))
    return { value: lead.value, alternative: null, end: lead.end, scaled: false, unclear: false };
  return readOn(text, parse, next.end);
}

/** The digits after `point`, one by one or as a number below a hundred, with a scale: `three point five million`. */
function pointed(text: string, parse: Parse, from: number): WordNumber | null {
  let digits = '';
  let end = from;
  for (let next = nextWord(text, from); next && digits.length < 6; next = nextWord(text, end)) {
    const small = own(SMALL, next.word);
    const tens = own(TENS, next.word);
    if (digits === '' && (tens !== undefined || (small !== undefined && small > 9))) {
      const unit = tens === undefined ? null : nextWord(text, next.end);
      const digit = unit && own(SMALL, unit.word);
      const joined = unit && digit && digit < 10;
      digits = String((tens ?? small ?? 0) + (joined ? digit : 0));
      end = joined ? unit.end : next.end;
      break;
    }
    if (small === undefined || small > 9) break;
    digits += String(small);
    end = next.end;
  }
  if (digits === '') return null;
  const scale = nextWord(text, end);
  const factor = scale ? own(SCALES, scale.word) : undefined;
  const value = Number(`${parse.total + parse.current}.${digits}`);
  return factor !== undefined && scale
    ? { value: times(value, factor), alternative: null, end: scale.end, scaled: true, unclear: parse.unclear }
    : { value, alternative: null, end, scaled: parse.last !== undefined, unclear: parse.unclear };
}

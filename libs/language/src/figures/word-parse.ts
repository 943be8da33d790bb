import { SCALES, SMALL, TENS, own } from './word-values.js';

/** A number written in words, or in digits with words behind them, with the index after its last character. */
export interface WordNumber {
  value: number;
  /** `nine fifty` is 950 or 9.50; null where the words are plain. */
  alternative: number | null;
  end: number;
  /** A scale (`k`, `thousand`) was read. */
  scaled: boolean;
  /** The words name no one value: "12 thousand 5", "a few hundred". */
  unclear: boolean;
}

const NEXT_WORD = /[ \u00a0-]{1,3}([a-z]+)(?![\p{L}\d])/uy;

export const times = (value: number, exponent: number): number => {
  const scaled = Number(`${value}e${exponent}`);
  return Number.isFinite(scaled) ? scaled : value;
};

export interface Parse {
  total: number;
  current: number;
  words: number;
  pairs: number[];
  /** Exponent of the last scale; undefined before any. */
  last: number | undefined;
  unclear: boolean;
}

/** Whether a number below a hundred, or any that is smaller than the scale before it, can stand next. */
export function hasRoom({ words, current, last }: Parse, value: number): boolean {
  if (words === 0) return true;
  if (value < 10 && current % 100 >= 20 && current % 10 === 0) return true;
  return last !== undefined && current % 100 === 0 && (current === 0 ? value < 10 ** last : value < 100);
}

/** Takes one word into the number; false where the word cannot continue it. */
export function take(parse: Parse, word: string): boolean {
  const small = own(SMALL, word) ?? own(TENS, word);
  if (small !== undefined) {
    if (hasRoom(parse, small)) parse.current += small;
    else if (parse.last === undefined && parse.pairs.length === 0 && parse.current < 100 && small >= 10)
      parse.pairs.push(parse.current, small);
    else if (parse.pairs.length === 2 && (parse.pairs[1] ?? 0) >= 20 && (parse.pairs[1] ?? 0) % 10 === 0 && small < 10)
      parse.pairs[1] = (parse.pairs[1] ?? 0) + small;
    else return false;
    parse.words += 1;
    return true;
  }
  if (parse.pairs.length > 0) return false;
  if (/^dozens?$/.test(word) && (parse.words === 0 || parse.current > 0)) {
    parse.current = (parse.words === 0 ? 1 : parse.current) * 12;
    parse.words += 1;
    return true;
  }
  const scale = own(SCALES, word);
  return scale !== undefined && takeScale(parse, scale);
}

export function takeScale(parse: Parse, scale: number): boolean {
  const behindScale = parse.current === 0 && parse.words > 0;
  // "two hundred thousand million": a larger scale counts all before it.
  const counted = behindScale ? parse.total : parse.words === 0 ? 1 : parse.current;
  if (scale === 2) {
    if (behindScale || counted >= 100) return false;
    parse.current = times(counted, scale);
  } else {
    parse.total = behindScale ? times(counted, scale) : parse.total + times(counted, scale);
    parse.current = 0;
  }
  parse.last = scale;
  parse.words += 1;
  return true;
}

export function nextWord(text: string, at: number): { word: string; end: number } | null {
  NEXT_WORD.lastIndex = at;
  const found = NEXT_WORD.exec(text);
  return found?.[1] === undefined ? null : { word: found[1], end: NEXT_WORD.lastIndex };
}

/** Of scales that are counted by the hundredth the words behind them say so many: "four lakh twenty" is 4.20 lakh. */
function rest({ current, last, total }: Parse): number {
  const hundredths = (last === 5 || last === 7) && total > 0 && current > 0 && current < 100;
  return hundredths ? times(current, last - 2) : current;
}

export function finish(parse: Parse, end: number): WordNumber {
  const [high, low] = parse.pairs;
  const plain = { end, scaled: parse.last !== undefined, unclear: parse.unclear };
  if (high !== undefined && low !== undefined)
    return { ...plain, value: high * 100 + low, alternative: Number(`${high}.${low}`) };
  return { ...plain, value: parse.total + rest(parse), alternative: null };
}

/** A number written in words, with the index after its last character. */
export interface WordNumber {
  value: number;
  /** `nine fifty` is 950 or 9.50; null where the words are plain. */
  alternative: number | null;
  end: number;
}

const SMALL: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  dozen: 12,
  thousand: 1000,
  grand: 1000,
  million: 1e6,
  billion: 1e9,
};
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
const NEXT_WORD = /[ -]{1,3}([a-z]+)(?![\p{L}\d])/uy;

const own = (table: Readonly<Record<string, number>>, word: string): number | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** The value of an English ordinal word; undefined for any other word. */
export function ordinalValue(word: string): number | undefined {
  return own(ORDINALS, word);
}

/** Whether a word can begin an English number. */
export function startsNumber(word: string): boolean {
  return (
    [SMALL, TENS, SCALES].some((table) => Object.hasOwn(table, word)) ||
    word === 'a' ||
    word === 'half' ||
    word === 'couple'
  );
}

interface Parse {
  total: number;
  current: number;
  words: number;
  /** The least scale that was used; digits of a smaller kind may follow it. */
  pairs: number[];
  scaled: boolean;
}

/** Takes one word into the number; false where the word cannot continue it. */
function take(parse: Parse, word: string): boolean {
  const small = own(SMALL, word) ?? own(TENS, word);
  if (small !== undefined) {
    const room =
      parse.words === 0 ||
      (small < 10 && parse.current % 100 >= 20 && parse.current % 10 === 0) ||
      (parse.scaled && parse.current % 100 === 0);
    if (room) parse.current += small;
    else if (!parse.scaled && parse.pairs.length === 0 && parse.current < 100 && small >= 10)
      parse.pairs.push(parse.current, small);
    else if (parse.pairs.length === 2 && (parse.pairs[1] ?? 0) >= 20 && (parse.pairs[1] ?? 0) % 10 === 0 && small < 10)
      parse.pairs[1] = (parse.pairs[1] ?? 0) + small;
    else return false;
    parse.words += 1;
    return true;
  }
  const scale = own(SCALES, word);
  if (scale === undefined || parse.pairs.length > 0) return false;
  const count = parse.current === 0 && parse.words === 0 ? 1 : parse.current;
  if (scale <= 100) parse.current = count * scale;
  else {
    parse.total += count * scale;
    parse.current = 0;
  }
  parse.scaled = true;
  parse.words += 1;
  return true;
}

function nextWord(text: string, at: number): { word: string; end: number } | null {
  NEXT_WORD.lastIndex = at;
  const found = NEXT_WORD.exec(text);
  return found?.[1] === undefined ? null : { word: found[1], end: NEXT_WORD.lastIndex };
}

function finish(parse: Parse, end: number): WordNumber {
  const [high, low] = parse.pairs;
  if (high !== undefined && low !== undefined)
    return { value: high * 100 + low, alternative: Number(`${high}.${low}`), end };
  return { value: parse.total + parse.current, alternative: null, end };
}

/** Words such as `a hundred`, `a couple of` and `a dozen`, which begin with an article. */
function afterArticle(text: string, end: number): WordNumber | null {
  const next = nextWord(text, end);
  if (!next) return null;
  if (Object.hasOwn(SCALES, next.word)) return readNumberWords(text, next.word, next.end);
  if (next.word !== 'couple') return null;
  const of = nextWord(text, next.end);
  const scale = of ? nextWord(text, of.word === 'of' ? of.end : next.end) : null;
  const factor = scale ? own(SCALES, scale.word) : undefined;
  if (scale && factor !== undefined) return { value: 2 * factor, alternative: null, end: scale.end };
  return { value: 2, alternative: null, end: of?.word === 'of' ? of.end : next.end };
}

/** "Half a dozen", "half a million": half of what follows the article; null where that is no scale. */
export function readHalfOf(text: string, end: number): WordNumber | null {
  const article = nextWord(text, end);
  const scale = article?.word === 'a' ? nextWord(text, article.end) : null;
  const factor = scale ? own(SCALES, scale.word) : undefined;
  return scale && factor !== undefined ? { value: factor / 2, alternative: null, end: scale.end } : null;
}

/**
 * Reads the English number that begins with `word`, which ends at `end` in a folded text; null where it is none.
 * Hyphens and `and` are taken along: `twelve hundred and forty-five` is 1245.
 */
export function readNumberWords(text: string, word: string, end: number): WordNumber | null {
  if (word === 'a') return afterArticle(text, end);
  const parse: Parse = { total: 0, current: 0, words: 0, pairs: [], scaled: false };
  if (!take(parse, word)) return null;
  let stop = end;
  for (let taken = 0; taken < 24; taken += 1) {
    let next = nextWord(text, stop);
    if (next?.word === 'and') {
      const half = nextWord(text, next.end);
      const noun = half?.word === 'a' ? nextWord(text, half.end) : null;
      if (noun?.word === 'half' && parse.pairs.length === 0) {
        const scale = nextWord(text, noun.end);
        const factor = (scale && own(SCALES, scale.word)) ?? 1;
        return {
          value: (parse.total + parse.current + 0.5) * factor,
          alternative: null,
          end: scale && factor > 1 ? scale.end : noun.end,
        };
      }
      next = parse.scaled ? half : null;
    }
    if (next?.word === 'point' && parse.pairs.length === 0)
      return pointed(text, parse, next.end) ?? finish(parse, stop);
    if (!next || !take(parse, next.word)) break;
    stop = next.end;
  }
  return finish(parse, stop);
}

/** The digits after `point`, with a scale: `three point five million`. */
function pointed(text: string, parse: Parse, from: number): WordNumber | null {
  let digits = '';
  let end = from;
  for (let next = nextWord(text, from); next && digits.length < 6; next = nextWord(text, end)) {
    const digit = own(SMALL, next.word);
    if (digit === undefined || digit > 9) break;
    digits += String(digit);
    end = next.end;
  }
  if (digits === '') return null;
  const scale = nextWord(text, end);
  const factor = scale ? own(SCALES, scale.word) : undefined;
  const value = Number(`${parse.total + parse.current}.${digits}`);
  return factor && scale
    ? { value: Math.round(value * factor * 1e6) / 1e6, alternative: null, end: scale.end }
    : { value, alternative: null, end };
}

import { foldText } from '@svc/language';

/** A word, a Han character, a figure or a mark of a description, with its place in code points. */
interface Token {
  text: string;
  start: number;
  end: number;
  mark: boolean;
  figure: boolean;
  han: boolean;
  capital: boolean;
}

/** A place between two words that no mark parts. */
export interface Gap {
  /** The code point at which the next word begins, and where the word before it ends. */
  start: number;
  end: number;
  /** The number of the next word. */
  next: number;
}

/** The words of a description, and the gaps at which a clause may begin without a mark. */
export interface GapsOf {
  tokens: readonly Token[];
  gaps: readonly Gap[];
  marks: number;
  /** Marks a word, in steps. */
  density: string;
}

const TOKEN =
  /\p{Script=Han}|\p{N}+(?:[.,:/]\p{N}+)*|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|[.,;:!?…|｜、。，；：！？()（）—–•·\n]|[^\s]/gu;
const MARK = /^[.,;:!?…|｜、。，；：！？()（）—–•·\n]$/u;
const FIGURE = /^\p{N}/u;
const HAN = /^\p{Script=Han}$/u;
const HAN_FIGURE = /^[零〇一二两三四五六七八九十百千万亿]$/u;
const STEPS = [1, 2, 3, 4, 6, 8, 11, 15, 20, 30] as const;
const stepOf = (count: number): number => STEPS.filter((step) => count >= step).length;

function tokensOf(description: string): Token[] {
  const tokens: Token[] = [];
  let point = 0;
  let unit = 0;
  for (const match of description.matchAll(TOKEN)) {
    point += [...description.slice(unit, match.index)].length;
    unit = match.index;
    const [written] = match;
    const text = foldText(written).text;
    const figure = FIGURE.test(written);
    tokens.push({
      text: figure ? '#n' : text,
      start: point,
      end: point + [...written].length,
      mark: MARK.test(written),
      figure: figure || HAN_FIGURE.test(text),
      han: HAN.test(written),
      capital: /^\p{Lu}/u.test(written),
    });
  }
  return tokens;
}

/** The words of a description and its gaps, in their order. */
export function gapsOf(description: string): GapsOf {
  const tokens = tokensOf(description);
  const gaps = tokens.flatMap(({ start, mark }, next): Gap[] => {
    const before = tokens[next - 1];
    return before && !before.mark && !mark && start > before.end ? [{ start, end: before.end, next }] : [];
  });
  const marks = tokens.filter(({ mark }) => mark).length;
  return { tokens, gaps, marks, density: String(stepOf((40 * marks) / Math.max(1, tokens.length))) };
}

/** The longest run of words, and of Han characters, that is one feature. */
const LONGEST = { words: 3, characters: 4 } as const;

/**
 * The features of a gap: the words on both sides of it in runs, how many stand since the clause began and before the
 * next mark, and whether a figure stands in either.
 * @param from the number of the word with which the clause began
 */
export function gapFeatures({ tokens, density }: GapsOf, { start, end, next }: Gap, from: number): string[] {
  const word = (at: number): string => {
    const token = tokens[at];
    return token === undefined || token.mark ? '$' : token.text;
  };
  const words = (at: number, count: number): string =>
    Array.from({ length: count }, (_, more) => word(at + more)).join(' ');
  let ahead = 0;
  while (ahead < 40 && tokens[next + ahead] !== undefined && tokens[next + ahead]?.mark !== true) ahead += 1;
  const before = tokens.slice(from, next).some(({ figure }) => figure);
  const soon = tokens.slice(next, next + Math.min(ahead, 4)).some(({ figure }) => figure);
  const longest = tokens[next]?.han === true || tokens[next - 1]?.han === true ? LONGEST.characters : LONGEST.words;
  const since = stepOf(next - from);
  const space = start - end > 1 ? 'wide' : 'one';
  const capital = tokens[next]?.capital === true;
  return [
    ':always',
    `:space ${space}`,
    `:density ${density} ${space}`,
    `:since ${since}`,
    `:to ${stepOf(ahead)}`,
    `:since ${since} to ${stepOf(ahead)}`,
    `:density ${density} to ${stepOf(ahead)}`,
    `:figure ${before ? 'before' : ''} ${soon ? 'soon' : ''}`,
    `:capital ${capital ? 'next' : ''} ${tokens[next - 1]?.capital === true ? 'before' : ''}`,
    `:figure ${before ? 'before' : ''} | ${word(next)}`,
    `:since ${since} | ${word(next)}`,
    `:density ${density} | ${word(next)}`,
    ...Array.from({ length: longest }, (_, more) => `< ${words(next - more - 1, more + 1)}`),
    ...Array.from({ length: longest }, (_, more) => `> ${words(next, more + 1)}`),
    `| ${words(next - 1, 2)}`,
    `|< ${words(next - 2, 3)}`,
    `|> ${words(next - 1, 3)}`,
    `<< ${word(next - 2)}`,
    `<<< ${word(next - 3)}`,
    `>> ${word(next + 1)}`,
    `>>> ${word(next + 2)}`,
  ];
}

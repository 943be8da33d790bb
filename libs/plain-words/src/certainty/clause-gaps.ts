import { foldText, patternWith } from '@svc/language';

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

/** The words between two marks. */
export interface Run {
  words: number;
  /** Spaces between two of its words, and Han characters. */
  spaces: number;
  han: number;
  /** The number of the word behind its last. */
  end: number;
}

/** The words of a description, and the gaps at which a clause may begin without a mark. */
export interface GapsOf {
  tokens: readonly Token[];
  gaps: readonly Gap[];
  marks: number;
  /** The run that each word stands in. */
  runs: readonly Run[];
  /** How many figures stand before each word. */
  figuresBefore: readonly number[];
  /** Marks a word, in steps. */
  density: string;
}

const TOKEN = patternWith('gu')`
    \p{Script=Han}
    |\p{N}+(?:[.,:/]\p{N}+)*
    |[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*
    |[.,;:!?…|｜、。，；：！？()（）—–•·\n]
    |[^\s]
  `;
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

/** The run of each word; a mark is a run of its own. */
function unmarkedRuns(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  for (const [at, { mark, start, han }] of tokens.entries()) {
    const last = tokens[at - 1];
    const going = last && !last.mark && !mark ? runs[at - 1] : undefined;
    const run = going ?? { words: 0, spaces: 0, han: 0, end: at };
    run.words += 1;
    run.end = at + 1;
    if (going && last && start > last.end) run.spaces += 1;
    if (han) run.han += 1;
    runs.push(run);
  }
  return runs;
}

/** The words of a description and its gaps, in their order. Linear in its length. */
export function gapsOf(description: string): GapsOf {
  const tokens = tokensOf(description);
  const gaps = tokens.flatMap(({ start, mark }, next): Gap[] => {
    const before = tokens[next - 1];
    return before && !before.mark && !mark && start > before.end ? [{ start, end: before.end, next }] : [];
  });
  const marks = tokens.filter(({ mark }) => mark).length;
  const figuresBefore = [0];
  for (const { figure } of tokens) figuresBefore.push((figuresBefore.at(-1) ?? 0) + (figure ? 1 : 0));
  return {
    tokens,
    gaps,
    marks,
    runs: unmarkedRuns(tokens),
    figuresBefore,
    density: String(stepOf((40 * marks) / Math.max(1, tokens.length))),
  };
}

/** So many words ahead a mark is far, and a figure is near. */
const FAR = 40;
const SOON = 4;
/** The longest run of words, and of Han characters, that is one feature. */
const LONGEST = { words: 3, characters: 4 } as const;

/**
 * The features of a gap: the words on both sides of it in runs, how many stand since the clause began and before the
 * next mark, and whether a figure stands in either.
 * @param from the number of the word with which the clause began
 */
export function gapFeatures(
  { tokens, density, runs, figuresBefore }: GapsOf,
  { start, end, next }: Gap,
  from: number,
): string[] {
  const word = (at: number): string => {
    const token = tokens[at];
    return token === undefined || token.mark ? '$' : token.text;
  };
  const words = (at: number, count: number): string =>
    Array.from({ length: count }, (_, more) => word(at + more)).join(' ');
  const ahead = Math.min(FAR, (runs[next]?.end ?? next) - next);
  const figures = (first: number, end: number): boolean => (figuresBefore[end] ?? 0) > (figuresBefore[first] ?? 0);
  const before = figures(from, next);
  const soon = figures(next, next + Math.min(ahead, SOON));
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

const FIGURE = /^#/;
const CLAUSE_END = /^[?!.;,]$/;
const SENTENCE_END = /^[?!.;]$/;

/** The last token of a sentence that asks. */
const ASKS = /^[?吗呢么吧]$/;

const WORD = /^[a-z][a-z']{3,}$/;

/** How far from a figure a word still stands beside it, in tokens. */
const NEAR = 4;

/** How many tokens at most lie between the two of a pair with a gap, plus one. */
const WIDEST = 3;

/** The words of a message that are looked at as its beginning. */
const OPENING = 3;

const LETTERS_IN_A_ROW = [3, 4];

/**
 * The kinds of features beside runs of words, by their first character, each with how much it counts while the model is
 * fitted: what says much the same as a run counts less.
 */
export const STRUCTURE_SHARES: Readonly<Record<string, number>> = {
  ':': 0.7,
  '-': 0.5,
  '[': 0.5,
  ']': 0.5,
  '{': 0.5,
  '(': 0.4,
  ')': 0.4,
  '<': 0.4,
  '+': 0.3,
};

/** Tokens cut behind each that ends a part. */
function parted(tokens: readonly string[], end: RegExp): string[][] {
  const parts: string[][] = [[]];
  for (const token of tokens) {
    parts.at(-1)?.push(token);
    if (end.test(token)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** Pairs of tokens with one or two others between them. */
const pairsApart = (framed: readonly string[]): string[] =>
  framed.flatMap((token, at) => framed.slice(at + 2, at + WIDEST + 1).map((other) => `-${token} ${other}`));

/** What stands a few tokens before or behind each figure. */
const besideFigures = (framed: readonly string[]): string[] =>
  framed.flatMap((token, at) =>
    FIGURE.test(token)
      ? framed
          .slice(Math.max(0, at - NEAR), at + NEAR + 1)
          .map((other, place) => ({ other, from: place - Math.min(at, NEAR) }))
          .filter(({ from }) => from !== 0)
          .map(({ other, from }) => `${from < 0 ? '[' : ']'}${token} ${other}`)
      : [],
  );

/** The figures of each clause together, with the mark that ends it. */
const figuresOfClauses = (tokens: readonly string[]): string[] =>
  parted(tokens, CLAUSE_END).map((clause) => {
    const figures = [...new Set(clause.filter((token) => FIGURE.test(token)))].sort();
    const last = clause.at(-1) ?? '';
    return `{${figures.join('+')} ${CLAUSE_END.test(last) ? last : '$'}`;
  });

/** The tokens of each sentence, told apart by whether it asks. */
const bySentence = (tokens: readonly string[]): string[] =>
  parted(tokens, SENTENCE_END).flatMap((sentence) => {
    const kind = ASKS.test(sentence.at(-1) ?? '') ? ')' : '(';
    return [kind, ...sentence.map((token) => `${kind}${token}`)];
  });

/** Parts of longer words, so that a form or a slip of the pen that was never seen says something. */
const partsOfWords = (tokens: readonly string[]): string[] =>
  tokens
    .filter((token) => WORD.test(token))
    .flatMap((word) => {
      const framed = `<${word}>`;
      return LETTERS_IN_A_ROW.flatMap((length) =>
        Array.from({ length: framed.length - length + 1 }, (_, at) => `+${framed.slice(at, at + length)}`),
      );
    });

/**
 * How the tokens of a message stand to each other, as features: pairs with a gap, what is beside a figure, the figures
 * of a clause, what is said in a sentence that asks and in one that does not, the first words, parts of words. Linear
 * in their number.
 * @example structureOf(['would', 'you', 'take', '#<;', '?']) // ['-^ you', …, '[#<; take', …, '{#<; ?', …, ')take', …]
 */
export function structureOf(tokens: readonly string[]): string[] {
  const framed = ['^', ...tokens, '$'];
  const [opening = []] = parted(tokens, SENTENCE_END);
  return [
    ...pairsApart(framed),
    ...besideFigures(framed),
    ...figuresOfClauses(tokens),
    ...bySentence(tokens),
    ...opening.slice(0, OPENING).map((token) => `<${token}`),
    ...partsOfWords(tokens),
  ];
}

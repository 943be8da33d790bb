/**
 * Descriptions of our own in which each sum is marked with what it is for (libs/plain-words/vectors/own-*.txt).
 * A line is a letter and a clause; `{£45|x}` is a sum, `<20|m>` a count, `[…]` the name, `~…~` what a sum is for.
 */
import { readdirSync, readFileSync } from 'node:fs';

/**
 * A clause of our own without its marks.
 */
export const withoutMarks = (text: string): string =>
  text.replace(/[{<]([^{}<>|]*)\|[a-z]u?[}>]/gu, '$1').replace(/[[\]~]/gu, '');

/**
 * What stands between the clauses of a description of our own: people part them by lines, by spaces, or in Chinese by
 * nothing, so each third description stands in lines, and the others in one.
 */
function betweenClauses(language: 'en' | 'zh', at: number): string {
  if (language === 'zh' && at % 2 === 0) return '';
  if (at % 3 === 0) return '\n';
  return language === 'zh' ? '' : ' ';
}

/** A mark: where its words stand, in code points, and its letter; `~` for what a sum is for, `[` for the name. */
export interface Mark {
  start: number;
  end: number;
  letter: string;
}

/** A description of our own out of its lines, and where its marks stand in it. */
function withPlaces(lines: readonly string[], between: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  let opened: number | null = null;
  for (const [row, line] of lines.entries()) {
    if (row > 0) text += between;
    for (const part of line.split(/([{<][^{}<>|]*\|[a-z]u?[}>]|[~[\]])/u)) {
      const letter = /\|([a-z]u?)[}>]$/u.exec(part)?.[1];
      const start = [...text].length;
      text += withoutMarks(part);
      if (letter !== undefined) marks.push({ start, end: [...text].length, letter });
      if (!/^[~[\]]$/u.test(part)) continue;
      if (opened !== null) marks.push({ start: opened, end: start, letter: part === ']' ? '[' : part });
      opened = opened === null ? start : null;
    }
  }
  return { text, marks };
}

/** A sum that is written with a currency and in digits, and neither a share nor in smaller coins or larger words. */
const SIGNED =
  /^(?!.*(?:%|¢|cents?\b|\dp\b|\d\s?k\b|lakh|crore|million|thousand))\D*?(?<digits>\d[\d.,]*(?<![.,]))\D*$/u;

/**
 * A line whose sums but for the asking price are written without a currency. The people who wrote the English
 * descriptions put a currency to 97 of 100 sums, and many sellers put one to the first alone.
 * @example withoutCurrency('o Gift box {£4|x}') // 'o Gift box {4|x}'
 */
export const withoutCurrency = (line: string): string =>
  line.replace(/\{([^{}<>|]*)\|([a-z]u?)\}/gu, (mark, words: string, letter: string) => {
    const digits = SIGNED.exec(words)?.groups?.['digits'];
    return digits === undefined || letter === 'l' ? mark : `{${digits}|${letter}}`;
  });

/** A description of our own with its marks. */
export interface OwnDescription {
  id: string;
  language: 'en' | 'zh';
  description: string;
  marks: Mark[];
  /** Whether its file marks counts, and whether what is paid for each unit. */
  tellsCounts: boolean;
  tellsEach: boolean;
}

/**
 * The marked descriptions of our own; those of the first files mark sums and no counts, or names alone. With `bare` the
 * sums of every second English one are written without a currency, but for the asking price.
 */
export function ownDescriptions(folder: URL, which = /^own-(?:sums|offers)-/, bare = false): OwnDescription[] {
  const files = readdirSync(folder).filter((name) => which.test(name));
  return files.sort().flatMap((name) => {
    const language = name.endsWith('-zh.txt') ? 'zh' : 'en';
    const content = readFileSync(new URL(name, folder), 'utf8');
    const tells = { tellsCounts: name.startsWith('own-offers-'), tellsEach: content.includes('|xu}') };
    return content.split(/\n\s*\n/u).map((block, at) => {
      const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      const texts = lines
        .map((line) => (bare && language === 'en' && at % 2 === 1 ? withoutCurrency(line) : line))
        .map((line) => line.slice(2));
      const { text: description, marks } = withPlaces(texts, betweenClauses(language, at));
      return { id: `${name} ${at}`, language, description, marks, ...tells };
    });
  });
}

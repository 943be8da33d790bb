/**
 * Descriptions of our own in which each sum is marked with what it is for (vectors/own-*.txt): `{£45|x}` is a sum,
 * `<20|m>` a count. Of each only the lines are kept that hold a figure, and those that stand in its sentence.
 */
import { readdirSync, readFileSync } from 'node:fs';

/**
 * What stands between the lines of a description of our own: people part them by lines, by spaces, or in Chinese by
 * nothing, so each third description stands in lines, and the others in one.
 */
function betweenLines(language: 'en' | 'zh', at: number): string {
  if (language === 'zh' && at % 2 === 0) return '';
  if (at % 3 === 0) return '\n';
  return language === 'zh' ? '' : ' ';
}

/** A mark: where its words stand, in code points, and its letter. */
export interface Mark {
  start: number;
  end: number;
  letter: string;
}

/** A description of our own without its marks, and where they stand in it. */
function withPlaces(marked: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  for (const part of marked.split(/([{<][^{}<>|]*\|[a-z]u?[}>])/u)) {
    const [, words, letter] = /^[{<](.*)\|([a-z]u?)[}>]$/u.exec(part) ?? [];
    const start = [...text].length;
    text += words ?? part;
    if (letter !== undefined) marks.push({ start, end: [...text].length, letter });
  }
  return { text, marks };
}

/** A sum that is written with a currency and in digits, and neither a share nor in smaller coins or larger words. */
const SIGNED =
  /^(?!.*(?:%|¢|cents?\b|\dp\b|\d\s?k\b|lakh|crore|million|thousand))\D*?(?<digits>\d[\d.,]*(?<![.,]))\D*$/u;

/**
 * A line whose sums but for the asking price are written without a currency. The people who wrote the English
 * descriptions put a currency to 97 of 100 sums, and many sellers put one to the first alone.
 * @example withoutCurrency('Gift box {£4|x}') // 'Gift box {4|x}'
 */
const withoutCurrency = (line: string): string =>
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
 * The marked descriptions of our own. The files `own-sums-*` mark no counts. The sums of every second English one are
 * written without a currency, but for the asking price.
 */
export const ownDescriptions = (folder: URL): OwnDescription[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const language = name.endsWith('-zh.txt') ? 'zh' : 'en';
      const content = readFileSync(new URL(name, folder), 'utf8');
      const tells = { tellsCounts: name.startsWith('own-offers-'), tellsEach: content.includes('|xu}') };
      return content
        .trimEnd()
        .split('\n\n')
        .map((block, at) => {
          const lines = block.split('\n');
          const isBare = language === 'en' && at % 2 === 1;
          const texts = isBare ? lines.map(withoutCurrency) : lines;
          const { text: description, marks } = withPlaces(texts.join(betweenLines(language, at)));
          return { id: `${name} ${at}`, language, description, marks, ...tells };
        });
    });

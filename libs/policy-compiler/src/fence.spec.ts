import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';

const SOURCE = new URL('./', import.meta.url);
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  // Tables of sentences hold no patterns, but addresses; what tests write is no reading.
  (path) =>
    path.endsWith('.ts') &&
    !path.endsWith('.spec.ts') &&
    !path.startsWith('testing') &&
    !/^issues.(?:english|chinese)\.ts$/.test(path),
);
/** A word or an article of English, among letters that are no escape, class or range. */
const HOLDS_WORDS = /[a-z]{3,}|\ban\b|\ban\?/;
/** A Chinese character, in a class of characters, too. */
const HAN = /[一-鿿]/;
const PATTERN = /(?<=[=(:,?|&!]\s*|return )\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+)\/[dgimsuvy]*/g;

function wordPatterns(source: string): string[] {
  return [...source.matchAll(PATTERN)]
    .map(([, pattern = '']) => pattern)
    .filter((pattern) => HAN.test(pattern) || HOLDS_WORDS.test(pattern.replace(/\\.|\[[^\]]*\]/g, '')));
}

describe('the fence around plain words', () => {
  it('finds a pattern over words where there is one', () => {
    expect(wordPatterns('const A = /\\bfree\\b|包邮/i.test(text);')).toHaveLength(1);
    expect(wordPatterns('const LABEL = /[价價]/;')).toHaveLength(1);
    expect(wordPatterns('const ARTICLE = /^an? /i;')).toHaveLength(1);
    expect(wordPatterns('const B = /^[A-Za-z0-9_-]{22}$/.test(salt);')).toEqual([]);
  });

  it.each(sources)('%s holds no pattern over the words of a description', (path) => {
    // Members of a policy are named in `proposal/figures.ts`: its patterns are over JSON pointers.
    const found = wordPatterns(readFileSync(new URL(path, SOURCE), 'utf8')).filter(
      (pattern) => !(path.endsWith('figures.ts') && pattern.includes('\\/')),
    );
    expect(found).toEqual([]);
  });
});

import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { compileReading } from './index.js';

/**
 * Alternatives of the reader's tables that no description of development takes, in the reading or in the laws: those
 * of patterns, and words of a class of which others are taken. Both may only fall; `[patterns, words]`, a table a line.
 * A pattern that takes nothing counts once: where a new set is the first that it takes, its other alternatives count.
 */
const KNOWN = JSON.parse(readFileSync(new URL('./testing/without-evidence.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly [number, number]>
>;

const SOURCE = new URL('../../plain-words/src/', import.meta.url);
const VECTORS = new URL('../vectors/', import.meta.url);
const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
/** The most texts that are kept for one pattern. */
const MOST_TEXTS = 12_000;
/** Letters, marks and the endings of a word, and nothing that looks at what stands around it. */
const WORD =
  /^(?:\\b|\(\?<!\[a-z\]\))?[\p{L}\p{N} '’&,.?!/:-]+(?:\(\?:[\p{L}|? ]+\)\??[\p{L} '?-]*)*(?:\\b|\\w[*+])?$/u;

const tables = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => /(?:^|\/)phrases\/[a-z-]+\.ts$/.test(path))
  .sort();
const PLAIN = new URL('../../../bench/reading/plain.jsonl', import.meta.url);
const descriptions = readdirSync(VECTORS)
  .filter((file) => file.endsWith('.jsonl') && !file.startsWith('held-out'))
  .map((file) => new URL(file, VECTORS))
  .concat(PLAIN)
  .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
  .map((line) => (JSON.parse(line) as { description: string }).description);

function patternsIn(value: unknown): RegExp[] {
  if (value instanceof RegExp) return [value];
  if (value === null || typeof value !== 'object' || value instanceof Set || value instanceof Map) return [];
  return Object.values(value).flatMap(patternsIn);
}

interface Dead {
  patterns: string[];
  words: string[];
}

const parser = new RegExpParser({ ecmaVersion: 2024 });
type Choice = AST.Node & { alternatives: AST.Alternative[] };

/** Every place of a pattern that chooses between alternatives. */
function choicesIn(pattern: RegExp): Choice[] {
  const { source } = pattern;
  const found: Choice[] = [];
  const walk = (node: AST.Node): void => {
    if ('alternatives' in node) {
      if (node.alternatives.length > 1) found.push(node as Choice);
      for (const { elements } of node.alternatives) elements.forEach(walk);
    } else if (node.type === 'Quantifier') walk(node.element);
  };
  walk(parser.parsePattern(source, 0, source.length, { unicode: pattern.unicode }));
  return found;
}

/** Whether a text that the pattern takes is also taken with one alternative alone in its place. */
function isTaken(pattern: RegExp, choice: Choice, alternative: AST.Alternative, texts: ReadonlySet<string>): boolean {
  const [first, last] = [choice.alternatives[0] as AST.Alternative, choice.alternatives.at(-1) as AST.Alternative];
  const { source } = pattern;
  const alone = source.slice(0, first.start) + alternative.raw + source.slice(last.end);
  try {
    const variant = new RegExp(alone, pattern.unicode ? 'iu' : 'i');
    return [...texts].some((text) => variant.test(text));
  } catch {
    return true;
  }
}

/**
 * What of a table is without evidence: patterns that take nothing, and alternatives that nothing was taken by. A part
 * that several patterns share counts once, and a word counts with its class.
 */
function withoutEvidence(table: readonly RegExp[], textsOf: (pattern: RegExp) => ReadonlySet<string>): Dead {
  const dead: Dead = { patterns: [], words: [] };
  const taken = new Map<string, Map<string, boolean>>();
  for (const pattern of table) {
    const texts = textsOf(pattern);
    if (texts.size === 0) dead.patterns.push(pattern.source);
    for (const choice of texts.size === 0 ? [] : choicesIn(pattern)) {
      // A guard claims nothing: what it holds back needs no example.
      if ('negate' in choice && choice.negate) continue;
      const known = taken.get(choice.raw) ?? new Map<string, boolean>();
      taken.set(choice.raw, known);
      for (const one of choice.alternatives)
        known.set(one.raw, known.get(one.raw) || isTaken(pattern, choice, one, texts));
    }
  }
  for (const alternatives of taken.values()) {
    const isClass = [...alternatives.values()].includes(true);
    for (const [raw, isAlive] of alternatives)
      if (!isAlive) dead[isClass && WORD.test(raw) ? 'words' : 'patterns'].push(raw);
  }
  return dead;
}

describe('the tables of the reader', () => {
  const texts = new Map<string, Set<string>>();
  // Looked for everywhere in a text, with its places or in any case, a pattern is the same.
  const key = ({ unicode, source }: RegExp): string => `${unicode} ${source}`;

  beforeAll(() => {
    const native = RegExp.prototype.exec;
    RegExp.prototype.exec = function exec(this: RegExp, text: string) {
      const found = native.call(this, text);
      if (found !== null) {
        const known = texts.get(key(this)) ?? new Set<string>();
        texts.set(key(this), known);
        if (known.size < MOST_TEXTS) known.add(String(text));
      }
      return found;
    };
    try {
      for (const description of descriptions) compileReading(description, { salt: SALT });
    } finally {
      RegExp.prototype.exec = native;
    }
  }, 240_000);

  it.each(tables)('%s: no alternative is added that no description takes', async (path) => {
    const table = (await import(new URL(path, SOURCE).href)) as Record<string, unknown>;
    const { patterns, words } = withoutEvidence(patternsIn({ ...table }), (one) => texts.get(key(one)) ?? new Set());
    const [mostPatterns, mostWords] = KNOWN[path] ?? [0, 0];
    if (process.env['SHOW_EVIDENCE']) console.log(JSON.stringify([path, patterns.length, words.length, patterns]));
    expect(patterns.length <= mostPatterns ? [] : patterns).toEqual([]);
    expect(words.length <= mostWords ? [] : words).toEqual([]);
  });
});

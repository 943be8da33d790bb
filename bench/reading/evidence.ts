import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** The most texts that are kept for one pattern. */
const MOST_TEXTS = 12_000;
/** Letters, marks and the endings of a word, and nothing that looks at what stands around it. */
const WORD =
  /^(?:\\b|\(\?<!\[a-z\]\))?[\p{L}\p{N} '’&,.?!/:-]+(?:\(\?:[\p{L}|? ]+\)\??[\p{L} '?-]*)*(?:\\b|\\w[*+])?$/u;

/** The texts that patterns took. */
export class Taken {
  readonly #texts = new Map<string, Set<string>>();

  // Looked for everywhere in a text, with its places or in any case, a pattern is the same.
  #of({ unicode, source }: RegExp): Set<string> {
    const key = `${unicode} ${source}`;
    const known = this.#texts.get(key) ?? new Set<string>();
    this.#texts.set(key, known);
    return known;
  }

  /** Runs something, and keeps every text that a pattern takes meanwhile. */
  during<Result>(run: () => Result): Result {
    const native = RegExp.prototype.exec;
    const keep = (pattern: RegExp, text: string): void => {
      const known = this.#of(pattern);
      if (known.size < MOST_TEXTS) known.add(text);
    };
    RegExp.prototype.exec = function exec(this: RegExp, text: string) {
      const found = native.call(this, text);
      if (found !== null) keep(this, String(text));
      return found;
    };
    try {
      return run();
    } finally {
      RegExp.prototype.exec = native;
    }
  }

  textsOf(pattern: RegExp): ReadonlySet<string> {
    return this.#of(pattern);
  }
}

/** Every pattern of a table, at whatever depth. */
export function patternsIn(value: unknown): RegExp[] {
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
export function withoutEvidence(table: readonly RegExp[], taken: Taken): Dead {
  const dead: Dead = { patterns: [], words: [] };
  const seen = new Map<string, Map<string, boolean>>();
  for (const pattern of table) {
    const texts = taken.textsOf(pattern);
    if (texts.size === 0) dead.patterns.push(pattern.source);
    for (const choice of texts.size === 0 ? [] : choicesIn(pattern)) {
      // A guard claims nothing: what it holds back needs no example.
      if ('negate' in choice && choice.negate) continue;
      const known = seen.get(choice.raw) ?? new Map<string, boolean>();
      seen.set(choice.raw, known);
      for (const one of choice.alternatives)
        known.set(one.raw, known.get(one.raw) || isTaken(pattern, choice, one, texts));
    }
  }
  for (const alternatives of seen.values()) {
    const isClass = [...alternatives.values()].includes(true);
    for (const [raw, isAlive] of alternatives)
      if (!isAlive) dead[isClass && WORD.test(raw) ? 'words' : 'patterns'].push(raw);
  }
  return dead;
}

import { detectLanguage } from '@svc/language';
import type { Language } from './language.js';
import { LANGUAGES } from './languages/languages.js';
import type { ReadClause } from './recogniser.js';
import { readClause } from './recognisers/read-clause.js';
import type { PlacedStatement, Statement } from './statement.js';
import { clausesOf } from './text/clauses.js';
import type { MoneySaid } from './text/money-of.js';
import { moneyOf } from './text/money-of.js';
import { placeStatements } from './text/place-statements.js';
import type { Range } from './text/range.js';
import type { SaidFigure } from './text/said-figures.js';
import { saidFigures } from './text/said-figures.js';
import { sentenceRanges } from './text/split-clauses.js';
import type { TaggedText } from './text/tagged-text.js';
import { tagDescription } from './text/tagged-text.js';

export interface ReadingOptions {
  /** Where the description does not show its language. */
  language?: 'en' | 'zh';
  /** ISO 4217: what a bare `$` or `¥` means. */
  currency?: string;
}

/** A description as it was understood. */
export interface Reading {
  /** In the order in which they are said. */
  statements: PlacedStatement[];
  money: MoneySaid;
  /** Every figure of the description, in the order of its places. */
  figures: SaidFigure[];
}

/**
 * Reads a description of an offer: each statement with the words that it comes from and their place.
 *
 * Every clause yields what it says, or a `not_understood` with its words: nothing is dropped in silence.
 * Equal arguments give equal results.
 * @example readDescription('Asking $500.').statements[0] // {kind: 'list', price: 500, start: 0, end: 11, …}
 */
export function readDescription(description: string, options: ReadingOptions = {}): Reading {
  const language = LANGUAGES[detectLanguage(description) ?? options.language ?? 'en'];
  const tagged = tagDescription(description, language, options.currency);
  const prepared = language.prepare(tagged);
  return {
    statements: readSentences(prepared, language),
    money: moneyOf(tagged),
    figures: saidFigures(prepared),
  };
}

/** The one pass: sentences, their clauses, and at last what only the whole can tell. */
function readSentences(tagged: TaggedText, language: Language): PlacedStatement[] {
  const statements: Statement[] = [];
  const clauses: ReadClause[] = [];
  const origins = new Map<string, Range>();
  const sentences = language.begin(tagged);
  for (const sentence of sentenceRanges(tagged.text).flatMap((range) => language.parts(tagged.text, range))) {
    const at = statements.length;
    const whole = sentences.read(sentence, statements);
    statements.push(...whole.statements);
    const inSentence = [...whole.remarked];
    let previous: readonly Statement[] = [];
    for (const clause of whole.left.flatMap((range) => clausesOf(tagged, range))) {
      if (clause.quote === '') continue;
      const read = readClause(clause, { statements, previous, sentence: inSentence, all: statements });
      statements.push(...read);
      clauses.push({ clause, read });
      inSentence.push(...read);
      previous = read;
    }
    for (const { quote } of statements.slice(at)) if (!origins.has(quote)) origins.set(quote, sentence);
  }
  sentences.end(statements);
  return placeStatements(tagged, language.settle(clauses, statements), origins);
}

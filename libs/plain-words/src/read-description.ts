import { detectLanguage } from '@svc/language';
import { LANGUAGES } from './languages/languages.js';
import { readSentences } from './read-sentences.js';
import type { PlacedStatement } from './statement.js';
import type { MoneySaid } from './text/money-of.js';
import { moneyOf } from './text/money-of.js';
import type { SaidFigure } from './text/said-figures.js';
import { saidFigures } from './text/said-figures.js';
import { tagDescription } from './text/tagged-text.js';

/** How a description is read. */
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
  const statements = readSentences(prepared, language);
  return {
    statements,
    money: moneyOf(tagged),
    figures: saidFigures(prepared).filter((figure) => !statements.some((said) => ordersOnly(figure, said))),
  };
}

/** The "first" of "below 740 ask me first" counts nothing. */
const ordersOnly = (figure: SaidFigure, said: PlacedStatement): boolean =>
  said.kind === 'reserve' && figure.value !== said.price && figure.start >= said.start && figure.end <= said.end;

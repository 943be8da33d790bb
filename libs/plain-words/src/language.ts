import type { Statement } from './statement.js';
import type { Range } from './text/range.js';
import type { TaggedText } from './text/tagged-text.js';

/** What a sentence says as a whole, and what of it is left to the recognisers of clauses. */
export interface SentenceRead {
  statements: readonly Statement[];
  /** Those of the statements that a remark of the same sentence ("they add up") may speak of. */
  remarked: readonly Statement[];
  left: readonly Range[];
}

/** Reads the sentences of one description in their order; it remembers headings and lists. */
export interface SentenceReader {
  /** `before` holds what was said up to this sentence. */
  read(sentence: Range, before: readonly Statement[]): SentenceRead;
  /** Tells what its lists say of the statements in them, when the description is over. */
  end(statements: readonly Statement[]): void;
}

/** Pieces of a sentence, by number, that are one deal. */
export interface PieceRun {
  first: number;
  last: number;
}

/**
 * All that the reader asks of a language. Shared code holds no language by its name: a third one implements this
 * and is added to `languages/languages.ts`.
 */
export interface Language {
  readonly code: 'en' | 'zh';
  /** Whether words stand apart from each other. */
  readonly spaced: boolean;
  /** The text as the recognisers match it: one spelling of each sign, numbers that count nothing set aside. */
  prepare(tagged: TaggedText): TaggedText;
  /** The parts of a sentence that each say their own thing. */
  parts(text: string, sentence: Range): readonly Range[];
  begin(tagged: TaggedText): SentenceReader;
  /** Weighs the statements of the whole description against each other. */
  settle(statements: readonly Statement[]): Statement[];

  /** Whether a text refuses something. */
  refuses(text: string): boolean;
  /** A text without what it denies. */
  withoutNegated(text: string): string;
  /** Whether a text asks something of the buyer. */
  asksDeed(text: string): boolean;
  /** The kinds of buyers for whom a text grants something. */
  buyerGroups(text: string): readonly string[];
  /** The kinds that get the same as those before: "and so do first responders". */
  alsoGranted(text: string): readonly string[];
  /** Whether a text is a list of kinds of buyers and nothing else. */
  listsBuyers(text: string): boolean;
  flagOf(kind: string): string;
  /** The tags of the smallest and the largest order that a text names. */
  orderBounds(text: string): { least?: string; most?: string };
  /** Whether a text names the lowest price or a bound of an order. */
  namesLimit(text: string): boolean;
  /** The tag of the most that ever comes off, or undefined. */
  mostOff(text: string): string | undefined;
  /** Ways to name the lowest price; the tag is in group 1. */
  readonly lowest: readonly LowestPhrase[];
  dealPieces(text: string, pieces: readonly Range[], standsAlone: (piece: Range) => boolean): readonly PieceRun[];
}

/** A way to name the lowest price. */
export interface LowestPhrase {
  pattern: RegExp;
  /** Counts only where nothing is asked for the price: else it is the price of a trade. */
  unlessAsked?: boolean;
}

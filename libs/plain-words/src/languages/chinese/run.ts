import type { Statement } from '../../statement.js';
import type { Clause } from '../../text/clause.js';
import type { Range } from '../../text/range.js';
import { joinRanges } from '../../text/split-clauses.js';
import type { TaggedText } from '../../text/tagged-text.js';

/** A Chinese sentence on its way through the readers: its pieces, and what has been read so far. */
export interface Run {
  tagged: TaggedText;
  pieces: readonly Range[];
  /** Of the whole description, this sentence included. */
  statements: readonly Statement[];
  /** Ranges that are no part of any role yet and may be the condition of what follows. */
  open: readonly Range[];
}

/** What a reader found: how many pieces it read, whether the open pieces belong to it, and what they say. */
export interface Found {
  pieces: number;
  usesOpen: boolean;
  statements: readonly Statement[];
}

/** Reads what begins at a piece of the run; null where it does not know it. */
export type PieceReader = (run: Run, at: number) => Found | null;

/** The text of a piece, empty behind the last. */
export function pieceText(run: Run, at: number): string {
  const range = run.pieces[at];
  return range ? run.tagged.text.slice(range.from, range.to).trim() : '';
}

/** One clause from some pieces. */
export function joined(run: Run, from: number, count: number, open: readonly Range[] = []): Clause {
  return joinRanges(run.tagged, [...open, ...run.pieces.slice(from, from + count)]);
}

/** Whether a text holds a figure: money, a bare number or a percentage. */
export const hasFigure = (text: string): boolean => /<[mnyp]\d+>/.test(text);

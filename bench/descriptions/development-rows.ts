import { readFileSync } from 'node:fs';
import type { Row, Truth } from './truth.js';

/** The sets of descriptions that served development or have been looked at; e and j are held out. */
export const DEVELOPMENT_SETS = [
  'a',
  'b',
  'c',
  'd',
  'f',
  'g',
  'h',
  'i',
  'k',
  'l',
  'm',
  'n',
  'o',
  'p',
  'q',
  'r',
  's',
  'u',
  'v',
  'w',
  'x',
];

/** A row of the earlier sets, whose trades are options and which have no name. */
type EarlierRow = Omit<Row, 'truth'> & { expect: Truth & { ok?: boolean; trades?: Truth['options'] } };

/** What the seller of a row means, or null for a description that must be refused. */
function truthOf(row: Row | EarlierRow): Truth | null {
  if ('truth' in row) return row.truth.sound === false ? null : row.truth;
  const { ok, trades, ...truth } = row.expect;
  return ok === false ? null : { ...truth, ...(trades && { options: trades }) };
}

const linesOf = (file: URL): string[] => readFileSync(file, 'utf8').split('\n');

/** The sound descriptions of development, each with its truth. */
export const developmentRows = (folder: URL, sets: readonly string[] = DEVELOPMENT_SETS): Row[] =>
  sets
    .flatMap((set) => linesOf(new URL(`${set}.jsonl`, folder)))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row | EarlierRow)
    .flatMap((row) => {
      const truth = truthOf(row);
      return truth === null ? [] : [{ id: row.id, language: row.language, description: row.description, truth }];
    });

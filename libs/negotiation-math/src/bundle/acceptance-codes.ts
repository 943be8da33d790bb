import type { PackageList } from './game.js';
import { worthOfHalves, type HalfWorths } from './half-worths.js';
import type { Workspace } from './workspace.js';

/**
 * Which levels of utility each package reaches for each row of weights. Packages are coded as far as they are looked
 * at: see `codeRows`.
 */
export interface AcceptanceCodes {
  /** The levels, rising. A package of code k reaches the first k of them. */
  readonly levels: Float64Array;
  /** `codes[package × rows + row]`, for the rows of a package that have been coded. */
  readonly codes: Uint8Array;
  readonly rows: number;
  /** The utilities that are coded. */
  readonly worths: HalfWorths;
  /** How many rows of each package have been coded, the first ones. */
  readonly coded: Int32Array;
  /** By cell of utility: the code of all of it; `DIVIDED` more than the code at its foot where a level divides it. */
  readonly cellCodes: Uint8Array;
}

/** Cells of the table that finds most codes at once. */
const CELLS = 1024;

/** Marks a cell with a level in it, whose code tells only where to begin. */
const DIVIDED = 128;

/** Sums of products may fall short of a level by their rounding. */
const ROUNDING = 1e-9;

/**
 * Prepares the codes of all packages for all rows. At most 127 levels. They hold until the workspace is used for
 * others.
 */
export function layAcceptance(
  packages: PackageList,
  weights: Float64Array,
  optionCounts: readonly number[],
  levels: Float64Array,
  workspace: Workspace,
): AcceptanceCodes {
  const worths = worthOfHalves(packages, weights, optionCounts, workspace, ROUNDING);
  const { rows } = worths;
  const cellCodes = new Uint8Array(CELLS + 2);
  for (let cell = 0, code = 0; cell < cellCodes.length; cell += 1) {
    while (code < levels.length && levels[code]! <= cell / CELLS) code += 1;
    cellCodes[cell] = code < levels.length && levels[code]! <= (cell + 1) / CELLS ? code + DIVIDED : code;
  }
  return {
    levels,
    codes: workspace.bytes(packages.count * rows),
    rows,
    worths,
    coded: new Int32Array(packages.count),
    cellCodes,
  };
}

/** Codes packages for the rows before `end`, those that were not coded yet. */
export function codeRows(acceptance: AcceptanceCodes, packages: readonly number[], end: number): void {
  const { coded } = acceptance;
  for (let place = 0; place < packages.length; place += 1) {
    const index = packages[place]!;
    const start = coded[index]!;
    if (start >= end) continue;
    coded[index] = end;
    codeSpan(acceptance, index, start, end);
  }
}

function codeSpan(
  { levels, codes, rows, worths: { one, other, oneOf, otherOf }, cellCodes }: AcceptanceCodes,
  index: number,
  start: number,
  end: number,
): void {
  const first = oneOf[index]! * rows;
  const second = otherOf[index]! * rows;
  const to = index * rows;
  for (let row = start; row < end; row += 1) {
    const worth = one[first + row]! + other[second + row]!;
    let code = cellCodes[(worth * CELLS) | 0]!;
    if (code >= DIVIDED) {
      code -= DIVIDED;
      while (code < levels.length && levels[code]! <= worth) code += 1;
    }
    codes[to + row] = code;
  }
}

/**
 * The code from which a level, one of `levels`, is reached.
 * @example codeOfLevel({ levels: Float64Array.of(0.3, 0.5) }, 0.5) // 2
 */
export function codeOfLevel({ levels }: Pick<AcceptanceCodes, 'levels'>, level: number): number {
  return levels.indexOf(level) + 1;
}

/**
 * The caller's best utility among packages that reach a level, `[level × rows + row]`; 0 where none does. Package by
 * package for the rows that none has satisfied yet.
 * @param mine by package, falling
 */
export function bestReaching(
  { worths: { one, other, oneOf, otherOf }, rows }: AcceptanceCodes,
  mine: Float64Array,
  levels: Float64Array,
): Float64Array {
  const best = new Float64Array(levels.length * rows);
  const open = new Int32Array(rows);
  for (let place = 0; place < levels.length; place += 1) {
    const level = levels[place]!;
    let left = rows;
    for (let row = 0; row < rows; row += 1) open[row] = row;
    for (let index = 0; index < mine.length && left > 0; index += 1) {
      const [first, second] = [oneOf[index]! * rows, otherOf[index]! * rows];
      let kept = 0;
      for (let at = 0; at < left; at += 1) {
        const row = open[at]!;
        if (one[first + row]! + other[second + row]! >= level) best[place * rows + row] = mine[index]!;
        else open[kept++] = row;
      }
      left = kept;
    }
  }
  return best;
}

import type { PackageList } from '../packages.js';
import type { Workspace } from './workspace.js';

/**
 * Which levels of utility each package reaches for each row of weights. Packages are coded as far as they are looked
 * at: see `codeRows`.
 */
export interface AcceptanceCodes {
  /** The levels, rising. A package of code 2 k reaches the first k of them. */
  readonly levels: Float64Array;
  /** `codes[package × stride + row]`, for the rows of a package that have been coded. */
  readonly codes: Uint8Array;
  readonly rows: number;
  /** The rows, made even. */
  readonly stride: number;
  /** The utilities that are coded. */
  readonly worths: HalfWorths;
  /** How many rows of each package have been coded, the first ones; an even number. */
  readonly coded: Int32Array;
  /** By sum of the cells of both halves: the code; 1 more than the least that it may be where a level is near. */
  readonly cellCodes: Uint8Array;
  /** The cells of the first half, those of the second, and the codes: two rows in a number. */
  readonly pairs: readonly [Int32Array, Int32Array, Uint16Array];
}

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
  const { rows, stride, one, other } = worths;
  const cellCodes = new Uint8Array(CELLS + 2);
  for (const [place, level] of levels.entries()) cellCodes.fill(2 * place + 2, cellOf(level) + 1);
  for (const level of levels)
    for (let cell = Math.max(0, cellOf(level) - 2); cell <= cellOf(level); cell += 1) cellCodes[cell]! |= 1;
  const codes = workspace.bytes(packages.count * stride);
  const pairs = [new Int32Array(one.buffer), new Int32Array(other.buffer), new Uint16Array(codes.buffer)] as const;
  return { levels, codes, rows, stride, worths, coded: new Int32Array(packages.count), cellCodes, pairs };
}

const cellOf = (level: number): number => Math.floor(level * CELLS);

/** Codes packages for the rows before `end`, those that were not coded yet. */
export function codeRows(acceptance: AcceptanceCodes, packages: readonly number[], end: number): void {
  const { coded } = acceptance;
  const even = evenFrom(end);
  for (let place = 0; place < packages.length; place += 1) {
    const index = packages[place]!;
    const start = coded[index]!;
    if (start >= even) continue;
    coded[index] = even;
    codeSpan(acceptance, index, start, even);
  }
}

/** Codes two rows at once. */
function codeSpan(acceptance: AcceptanceCodes, index: number, start: number, end: number): void {
  const { pairs, stride, cellCodes, worths } = acceptance;
  const [one, other, codes] = pairs;
  const half = stride >> 1;
  const [first, second, to] = [worths.oneOf[index]! * half, worths.otherOf[index]! * half, index * half];
  for (let pair = start >> 1; pair < end >> 1; pair += 1) {
    const sums = one[first + pair]! + other[second + pair]!;
    const both = cellCodes[sums & 0xffff]! | (cellCodes[sums >>> 16]! << 8);
    codes[to + pair] = both;
    if ((both & 0x101) !== 0) settleCodes(acceptance, index, 2 * pair);
  }
}

/** Settles those of two rows that lie near a level. */
function settleCodes({ levels, codes, stride, rows, worths }: AcceptanceCodes, index: number, from: number): void {
  for (let row = from, at = index * stride + from; row < Math.min(rows, from + 2); row += 1, at += 1) {
    if ((codes[at]! & 1) === 0) continue;
    const worth = worths.exactly(index, row);
    codes[at]! -= 1;
    while (levels[codes[at]! >> 1]! <= worth) codes[at]! += 2;
  }
}

/**
 * The code from which a level, one of `levels`, is reached.
 * @example codeOfLevel({ levels: Float64Array.of(0.3, 0.5) }, 0.5) // 4
 */
export function codeOfLevel({ levels }: Pick<AcceptanceCodes, 'levels'>, level: number): number {
  return 2 * levels.indexOf(level) + 2;
}

/**
 * The caller's best utility among packages that reach a level, `[level × rows + row]`; 0 where none does. Package by
 * package for the rows that none has satisfied yet.
 * @param mine by package, falling
 */
export function bestReaching(
  { worths: { one, other, oneOf, otherOf, exactly }, rows, stride }: AcceptanceCodes,
  mine: Float64Array,
  levels: Float64Array,
): Float64Array {
  const best = new Float64Array(levels.length * rows);
  const open = new Int32Array(rows);
  for (let place = 0; place < levels.length; place += 1) {
    const level = levels[place]!;
    const cell = cellOf(level);
    let left = rows;
    for (let row = 0; row < rows; row += 1) open[row] = row;
    for (let index = 0; index < mine.length && left > 0; index += 1) {
      const [first, second] = [oneOf[index]! * stride, otherOf[index]! * stride];
      for (let at = 0; at < left;) {
        const row = open[at]!;
        const cells = one[first + row]! + other[second + row]!;
        if (cells < cell - 2 || (cells <= cell && exactly(index, row) < level)) at += 1;
        else {
          best[place * rows + row] = mine[index]!;
          open[at] = open[(left -= 1)]!;
        }
      }
    }
  }
  return best;
}

/** Into so many cells utilities are sorted: a power of 2, so that products with it are exact. */
export const CELLS = 4096;

/**
 * What packages are worth for rows of weights, in cells and by halves, for packages share them: for a row, package p is
 * worth at least `one[oneOf[p] × stride + row] + other[otherOf[p] × stride + row]` cells, and less than two cells more.
 */
export interface HalfWorths {
  readonly rows: number;
  /** The rows, made even; what stands for a row too many is 0. */
  readonly stride: number;
  readonly one: Uint16Array;
  readonly other: Uint16Array;
  readonly oneOf: Int32Array;
  readonly otherOf: Int32Array;
  /** What a package is worth for a row. */
  readonly exactly: (index: number, row: number) => number;
}

/**
 * Sums up both halves of the issues, once for each combination of options that occurs.
 * @param workspace holds the cells, until it is used for others
 * @param start is added to every worth
 */
export function worthOfHalves(
  packages: PackageList,
  weights: Float64Array,
  optionCounts: readonly number[],
  workspace: Workspace,
  start = 0,
): HalfWorths {
  const issueCount = optionCounts.length;
  const middle = issueCount >> 1;
  const rows = weights.length / issueCount;
  const stride = evenFrom(rows);
  const columns = new Float64Array(stride * issueCount);
  for (let row = 0, at = 0; row < rows; row += 1)
    for (let to = row; to < columns.length; to += stride, at += 1) columns[to] = CELLS * weights[at]!;
  const laid = { columns, stride, optionCounts, workspace };
  const [one, oneOf] = cellsOfPart(packages, laid, { from: 0, to: middle, start, slot: 'first half' });
  const [other, otherOf] = cellsOfPart(packages, laid, { from: middle, to: issueCount, start: 0, slot: 'second half' });
  const exactly = (index: number, row: number): number => {
    const sums: [number, number] = [start, 0];
    for (let issue = 0; issue < issueCount; issue += 1)
      sums[issue < middle ? 0 : 1] += weights[row * issueCount + issue]! * packages.theirs[index * issueCount + issue]!;
    return sums[0] + sums[1];
  };
  return { rows, stride, one, other, oneOf, otherOf, exactly };
}

/**
 * The least even number that is as great.
 * @example evenFrom(5) // 6
 */
export function evenFrom(count: number): number {
  return count + (count & 1);
}

/**
 * The cells of some issues, for each combination that occurs, and which of them is that of each package.
 * @param laid the weights of each issue in cells, `columns[issue × stride + row]`
 */
function cellsOfPart(
  { count, choices, theirs }: PackageList,
  laid: { columns: Float64Array; stride: number; optionCounts: readonly number[]; workspace: Workspace },
  { from, to, start, slot }: { from: number; to: number; start: number; slot: 'first half' | 'second half' },
): [Uint16Array, Int32Array] {
  const { columns, stride, optionCounts, workspace } = laid;
  const issueCount = optionCounts.length;
  const partOf = new Int32Array(count);
  let combinations = 1;
  for (let issue = from; issue < to; issue += 1) combinations *= optionCounts[issue]!;
  const known = new Int32Array(combinations).fill(-1);
  const firsts: number[] = [];
  for (let index = 0, at = from; index < count; index += 1, at += issueCount) {
    let key = 0;
    for (let issue = from; issue < to; issue += 1) key = key * optionCounts[issue]! + choices[at + issue - from]!;
    if (known[key] === -1) known[key] = firsts.push(at) - 1;
    partOf[index] = known[key]!;
  }
  const cells = workspace.words(slot, firsts.length * stride);
  const worths = new Float64Array(stride);
  for (let part = 0, cell = 0; part < firsts.length; part += 1) {
    worths.fill(CELLS * start);
    let first = firsts[part]!;
    for (let issue = from; issue + 2 < to; issue += 1, first += 1)
      for (let row = 0, at = issue * stride; row < stride; row += 1, at += 1)
        worths[row]! += columns[at]! * theirs[first]!;
    const step = to - from > 1 ? 1 : 0;
    const [utility, following] = [theirs[first]!, step * theirs[first + step]!];
    let other = (to - 1) * stride;
    for (let row = 0, at = other - step * stride; row < stride; row += 2, at += 2, other += 2, cell += 2) {
      cells[cell] = worths[row]! + columns[at]! * utility + columns[other]! * following;
      cells[cell + 1] = worths[row + 1]! + columns[at + 1]! * utility + columns[other + 1]! * following;
    }
  }
  return [cells, partOf];
}

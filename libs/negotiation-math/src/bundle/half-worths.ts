import type { PackageList } from './game.js';
import type { Workspace } from './workspace.js';

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

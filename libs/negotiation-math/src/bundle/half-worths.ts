import type { PackageList } from './game.js';
import type { Workspace } from './workspace.js';

/**
 * What packages are worth for rows of weights, by halves: packages share them. The worth of package p for a row is
 * `one[oneOf[p] × rows + row] + other[otherOf[p] × rows + row]`.
 */
export interface HalfWorths {
  readonly rows: number;
  readonly one: Float64Array;
  readonly other: Float64Array;
  readonly oneOf: Int32Array;
  readonly otherOf: Int32Array;
}

/**
 * Sums up both halves of the issues, once for each combination of options that occurs.
 * @param workspace holds the worths, until it is used for others
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
  const [first, second] = [
    worthOfPart(packages, weights, optionCounts, { from: 0, to: middle, start, slot: 'first half', workspace }),
    worthOfPart(packages, weights, optionCounts, {
      from: middle,
      to: issueCount,
      start: 0,
      slot: 'second half',
      workspace,
    }),
  ];
  const rows = weights.length / issueCount;
  return { rows, one: first.worths, other: second.worths, oneOf: first.partOf, otherOf: second.partOf };
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly slot: 'first half' | 'second half';
  readonly workspace: Workspace;
}

function worthOfPart(
  { count, choices, theirs }: PackageList,
  weights: Float64Array,
  optionCounts: readonly number[],
  { from, to, start, slot, workspace }: Part,
): { worths: Float64Array; partOf: Int32Array } {
  const issueCount = optionCounts.length;
  const rows = weights.length / issueCount;
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
  const worths = workspace.floats(slot, firsts.length * rows);
  for (let part = 0; part < firsts.length; part += 1) {
    const base = part * rows;
    for (let issue = from, first = firsts[part]!; issue < to; issue += 2, first += 2) {
      const step = issue + 1 < to ? 1 : 0;
      const utility = theirs[first]!;
      const following = step * theirs[first + step]!;
      if (issue === from)
        for (let row = 0, at = issue; row < rows; row += 1, at += issueCount)
          worths[base + row] = start + weights[at]! * utility + weights[at + step]! * following;
      else
        for (let row = 0, at = issue; row < rows; row += 1, at += issueCount)
          worths[base + row] = worths[base + row]! + weights[at]! * utility + weights[at + step]! * following;
    }
  }
  return { worths, partOf };
}

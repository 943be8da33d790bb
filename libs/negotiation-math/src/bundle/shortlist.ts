import type { Workspace } from './workspace.js';

/**
 * The candidate of the greatest score, the first of equals.
 * @example bestOf([4, 2, 3], Float64Array.of(9, 9, 0.5, 0.5, 0.1)) // 2
 */
export function bestOf(looked: readonly number[], scores: Float64Array): number {
  let chosen = looked[0]!;
  for (let place = 1; place < looked.length; place += 1)
    if (scores[looked[place]!]! > scores[chosen]!) chosen = looked[place]!;
  return chosen;
}

/**
 * Of the candidates looked at those of the greatest scores, `most` or more where the last are equal, in their order.
 * @param kept stays whatever its score is
 * @example shortlist([0, 1, 2], Float64Array.of(0.1, 0.5, 0.3), 2, createWorkspace()) // [1, 2]
 */
export function shortlist(
  looked: readonly number[],
  scores: Float64Array,
  most: number,
  workspace: Workspace,
  kept = -1,
): readonly number[] {
  if (looked.length <= most) return looked;
  const ranked = workspace.floats('ranked', looked.length);
  for (let place = 0; place < looked.length; place += 1) ranked[place] = scores[looked[place]!]!;
  const least = findGreatest(ranked, looked.length, most);
  return looked.filter((candidate) => scores[candidate]! >= least || candidate === kept);
}

/**
 * The value that stands at place `most`, counted from 1, when the first `count` numbers stand in falling order: by
 * Hoare's FIND (1961), which disorders them.
 */
function findGreatest(numbers: Float64Array, count: number, most: number): number {
  let first = 0;
  let last = count - 1;
  while (first < last) {
    const pivot = numbers[most - 1]!;
    let left = first;
    let right = last;
    while (left <= right) {
      while (numbers[left]! > pivot) left += 1;
      while (numbers[right]! < pivot) right -= 1;
      if (left > right) break;
      const number = numbers[left]!;
      numbers[left] = numbers[right]!;
      numbers[right] = number;
      left += 1;
      right -= 1;
    }
    if (right < most - 1) first = left;
    if (left > most - 1) last = right;
  }
  return numbers[most - 1]!;
}

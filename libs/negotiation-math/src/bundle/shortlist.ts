import { keepFloats } from './kept-arrays.js';

/** The candidate of the greatest score, the first of equals. */
export function bestOf(looked: readonly number[], scores: Float64Array): number {
  let chosen = looked[0]!;
  for (let place = 1; place < looked.length; place += 1) if (scores[looked[place]!]! > scores[chosen]!) chosen = looked[place]!;
  return chosen;
}

const keptScores = keepFloats();

/** Of the candidates looked at those of the greatest scores, `most` or more where the last are equal, in their order. */
export function shortlist(looked: readonly number[], scores: Float64Array, most: number): readonly number[] {
  if (looked.length <= most) return looked;
  const ranked = keptScores(looked.length);
  for (let place = 0; place < looked.length; place += 1) ranked[place] = scores[looked[place]!]!;
  const least = findGreatest(ranked, looked.length, most);
  return looked.filter((candidate) => scores[candidate]! >= least);
}

/** The value that stands at place `most`, counted from 1, when the first `count` numbers stand in falling order: by Hoare's FIND (1961), which disorders them. */
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

/** The most combinations that are looked at on one turn, so that a turn stays quick whatever the policy. */
const COMBINATION_LIMIT = 64;

/**
 * Combinations of options, one index a term: the given ones first, then all that differ from them in one term,
 * then in two, until the limit. Where all fit, all are given.
 */
export function combinations(
  optionCounts: readonly number[],
  starts: readonly (readonly number[])[],
  limit = COMBINATION_LIMIT,
): number[][] {
  const seen = new Set<string>();
  const found: number[][] = [];
  const add = (choices: readonly number[]): void => {
    const key = choices.join();
    if (found.length >= limit || seen.has(key)) return;
    seen.add(key);
    found.push([...choices]);
  };
  for (const start of starts) add(start);
  for (let reach = 0, from = 0; reach < optionCounts.length && found.length < limit; reach += 1) {
    const until = found.length;
    for (const choices of found.slice(from, until)) addNeighbours(choices, optionCounts, add);
    from = until;
  }
  return found;
}

function addNeighbours(
  choices: readonly number[],
  optionCounts: readonly number[],
  add: (choices: readonly number[]) => void,
): void {
  optionCounts.forEach((count, term) => {
    for (let option = 0; option < count; option += 1) {
      if (option !== choices[term]) add(choices.with(term, option));
    }
  });
}

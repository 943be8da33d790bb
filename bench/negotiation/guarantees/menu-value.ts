import { negotiateBundle } from '../../../libs/negotiation-math/src/index.js';
import { createRandom } from '../../../libs/numerics/src/index.js';
import { allPackages, drawDomain, worthOf, type Domain } from '../domains/domain.js';

/** Rows of weights that the other side might have, and the least worth that it might take, each as likely. */
export interface Unknown {
  readonly weights: readonly (readonly number[])[];
  readonly thresholds: readonly number[];
}

/** A package by its options. */
type Choices = readonly number[];

/** What one last offer brings at best, by whom it is made to. */
interface Ask {
  readonly worth: Float64Array;
  readonly theirs: readonly Float64Array[];
}

/**
 * What it is worth to show several packages and hear which of them pleases the other side most, before a last offer
 * that is taken or not: the mean of the best last offer once the choice is known, less that of the best one without.
 * Exact for the given rows, so it is never below 0: a choice can be disregarded.
 */
export function valueOfMenu(domain: Domain, menu: readonly Choices[], unknown: Unknown): number {
  const ask = layAsks(domain, unknown);
  const rows = unknown.weights.map((_, row) => row);
  const groups = new Map<number, number[]>();
  for (const row of rows) {
    const worths = menu.map((choices) => worthTo(domain, choices, unknown.weights[row]!));
    const chosen = worths.indexOf(Math.max(...worths));
    groups.set(chosen, [...(groups.get(chosen) ?? []), row]);
  }
  const told = [...groups.values()].reduce((sum, group) => sum + bestAsk(ask, group, unknown), 0);
  return (told - bestAsk(ask, rows, unknown)) / rows.length;
}

function worthTo({ seats }: Domain, choices: Choices, weights: readonly number[]): number {
  return worthOf({ ...seats[1], weights: [...weights] }, choices);
}

function layAsks(domain: Domain, { weights }: Unknown): Ask {
  const [mine] = domain.seats;
  const packages = allPackages(mine).filter((choices) => worthOf(mine, choices) > mine.batna);
  return {
    worth: Float64Array.from(packages, (choices) => worthOf(mine, choices) - mine.batna),
    theirs: packages.map((choices) => Float64Array.from(weights, (row) => worthTo(domain, choices, row))),
  };
}

/** The most that one package brings above the BATNA, summed over rows and averaged over thresholds. */
function bestAsk({ worth, theirs }: Ask, rows: readonly number[], { thresholds }: Unknown): number {
  let best = 0;
  for (const [index, gain] of worth.entries()) {
    let taken = 0;
    for (const row of rows) for (const least of thresholds) taken += theirs[index]![row]! >= least ? 1 : 0;
    best = Math.max(best, (gain * taken) / thresholds.length);
  }
  return best;
}

/** The recommended package of a first move and its alternatives: up to four packages of about equal own worth. */
export function menuOf({ seats: [mine, theirs] }: Domain): Choices[] {
  const nameOf = (issue: number): string => `issue ${issue + 1}`;
  const { recommended_offer: offer, alternatives } = negotiateBundle({
    issues: mine.utilities.map((utilities, issue) => ({
      name: nameOf(issue),
      options: utilities.map((_, option) => option),
      my_utility: utilities,
      their_utility: theirs.utilities[issue]!,
    })),
    my_priorities: Object.fromEntries(mine.weights.map((weight, issue) => [nameOf(issue), weight])),
    my_batna: mine.batna,
    rounds_left: 2,
    opponent_moves_last: true,
  });
  const named = [offer, ...alternatives.map((alternative) => alternative.package)];
  return named.flatMap((one) => (one === null ? [] : [mine.utilities.map((_, issue) => Number(one[nameOf(issue)]))]));
}

/** Means over domains of what menus of up to so many packages are worth; ± is one standard error over domains. */
export function menuTable({
  seed,
  domains,
  rows = 300,
}: {
  seed: number;
  domains: number;
  rows?: number;
}): { size: number; value: number; error: number }[] {
  const thresholds = Array.from({ length: 9 }, (_, step) => 0.3 + 0.05 * step);
  const values = Array.from({ length: domains }, (_, index) => {
    const domain = drawDomain(seed, 2 * index);
    const random = createRandom(`menu/${seed}/${index}`);
    const weights = Array.from({ length: rows }, () => {
      const draws = domain.seats[1].weights.map(() => -Math.log(1 - random.next()));
      const total = draws.reduce((sum, draw) => sum + draw, 0);
      return draws.map((draw) => draw / total);
    });
    const menu = menuOf(domain);
    return [1, 2, 3, 4].map((size) => valueOfMenu(domain, menu.slice(0, size), { weights, thresholds }));
  });
  return [1, 2, 3, 4].map((size, place) => {
    const column = values.map((row) => row[place]!);
    const value = column.reduce((sum, one) => sum + one, 0) / domains;
    const squares = column.reduce((sum, one) => sum + (one - value) ** 2, 0);
    return { size, value, error: Math.sqrt(squares / Math.max(1, domains - 1) / domains) };
  });
}

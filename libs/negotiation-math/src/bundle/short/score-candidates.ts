import type { Effort } from '../effort.js';
import type { PackageList } from '../packages.js';
import { codeRows, evenFrom, type AcceptanceCodes } from './acceptance-codes.js';
import type { OfferNode, OfferTree, Rollout } from './offer-tree.js';
import type { Workspace } from './workspace.js';

/** Row masses below this count as none. */
const NO_MASS = 1e-9;

/** Arrays that are used again for every node. */
export interface NodeScores {
  readonly workspace: Workspace;
  /**
   * Mass of a row that takes a package of a code or above, and what it would bring if it did not: the pair at `row ×
   * width + code`, of the rows that are looked at.
   */
  readonly accepting: Float64Array;
  /** The rows that have mass at a node. */
  readonly live: Int32Array;
  /**
   * By candidate: how much it betters the value of a node, how much of its mass takes it, and what that mass would
   * bring if it did not.
   */
  readonly scores: Float64Array;
  readonly chances: Float64Array;
  readonly losses: Float64Array;
  /** By set of offers of a path, a bit each: what the first of them is worth to the caller. */
  readonly worths: Float64Array;
}

/** Lays the arrays out for all nodes of a tree. */
export function layScores(
  { acceptance: { levels, rows, stride }, lines }: OfferTree,
  count: number,
  workspace: Workspace,
): NodeScores {
  return {
    workspace,
    accepting: workspace.floats('accepting', 2 * stride * (levels.length + 1)),
    live: new Int32Array(rows),
    scores: workspace.floats('scores', count),
    chances: workspace.floats('chances', count),
    losses: workspace.floats('losses', count),
    worths: new Float64Array(2 ** Math.max(...lines.map(({ path }) => path.length))),
  };
}

/**
 * Scores candidates at a node by the first rows of weights, in the given arrays. Gives the value of the node's mass
 * were nothing offered there, and the candidates that were not given up on the way.
 */
export function scoreCandidates(
  { acceptance }: OfferTree,
  { lines, depth, candidate: standing }: OfferNode,
  { mine }: PackageList,
  looked: readonly number[],
  { rows, stages }: { rows: number; stages: Effort['stages'] },
  arrays: NodeScores,
): { base: number; scored: readonly number[] } {
  const width = 2 * (acceptance.levels.length + 1);
  arrays.accepting.fill(0, 0, evenFrom(rows) * width);
  let base = 0;
  for (const line of lines) base += addRollout(line, depth, mine, acceptance, arrays, { rows, width });
  const lives = cumulateAcceptances(arrays, rows, width);
  arrays.chances.fill(0);
  arrays.losses.fill(0);
  let [scored, from] = [looked, 0];
  for (const stage of stages) {
    if (stage.rows >= lives || scored.length <= stage.most) continue;
    const to = evenFrom(arrays.live[stage.rows]!);
    sumAcceptances(acceptance, arrays, scored, { from, to, width, mine });
    scored = shortlist(scored, arrays.scores, stage.most, arrays.workspace, standing);
    from = to;
  }
  sumAcceptances(acceptance, arrays, scored, { from, to: evenFrom(rows), width, mine });
  return { base, scored };
}

/** Cumulates the accepting over the codes, and finds the rows that have mass. Gives how many there are. */
function cumulateAcceptances({ accepting, live }: NodeScores, rows: number, width: number): number {
  let lives = 0;
  for (let row = 0, at = 0; row < rows; row += 1) {
    let mass = 0;
    let rest = 0;
    for (const end = at + width; at < end; at += 2) {
      accepting[at] = mass += accepting[at]!;
      accepting[at + 1] = rest += accepting[at + 1]!;
    }
    live[lives] = row;
    lives += Number(mass !== 0);
  }
  return lives;
}

/**
 * Scores candidates by a span of the rows, added to what the rows before brought: who takes them, and what these would
 * bring if they did not. Two candidates and two rows at once, for most of the time of a plan goes by here.
 */
function sumAcceptances(
  acceptance: AcceptanceCodes,
  { accepting, scores, chances, losses }: NodeScores,
  looked: readonly number[],
  { from, to, width, mine }: { from: number; to: number; width: number; mine: Float64Array },
): void {
  const { codes, stride } = acceptance;
  codeRows(acceptance, looked, to);
  for (let place = 0; place < looked.length; place += 2) {
    const one = looked[place]!;
    const other = looked[place + 1 < looked.length ? place + 1 : place]!;
    const first = one * stride;
    const second = other * stride;
    let taken = chances[one]!;
    let lost = losses[one]!;
    let otherTaken = chances[other]!;
    let otherLost = losses[other]!;
    for (let row = from, line = from * width; row < to; row += 2, line += 2 * width) {
      let at = line + codes[first + row]!;
      let otherAt = line + codes[second + row]!;
      taken += accepting[at]!;
      lost += accepting[at + 1]!;
      otherTaken += accepting[otherAt]!;
      otherLost += accepting[otherAt + 1]!;
      at = line + width + codes[first + row + 1]!;
      otherAt = line + width + codes[second + row + 1]!;
      taken += accepting[at]!;
      lost += accepting[at + 1]!;
      otherTaken += accepting[otherAt]!;
      otherLost += accepting[otherAt + 1]!;
    }
    chances[one] = taken;
    losses[one] = lost;
    scores[one] = mine[one]! * taken - lost;
    chances[other] = otherTaken;
    losses[other] = otherLost;
    scores[other] = mine[other]! * otherTaken - otherLost;
  }
}

/**
 * Adds the mass of a line that comes to a node, and what it would bring were nothing offered there, at the code from
 * which it accepts. Gives the sum of the latter.
 */
function addRollout(
  line: Rollout,
  depth: number,
  mine: Float64Array,
  acceptance: AcceptanceCodes,
  { accepting, worths }: NodeScores,
  { rows, width }: { rows: number; width: number },
): number {
  const { mass, rest, path, takes, codes } = line;
  for (let offer = 0; offer < path.length; offer += 1) if (offer !== depth) markTakers(line, offer, acceptance);
  layWorths(worths, path, mine);
  const before = (1 << depth) - 1;
  const after = (1 << path.length) - (2 << depth);
  let base = (worths[0] = 0);
  for (let row = 0, at = codes[depth]!; row < rows; row += 1, at += width) {
    const taken = takes[row]!;
    const later = taken & after;
    const weight = mass[row]! * Number(mass[row]! >= NO_MASS) * Number((taken & before) === 0);
    const left = weight * (worths[later]! + rest[row]! * Number(later === 0));
    accepting[at]! += weight;
    accepting[at + 1]! += left;
    base += left;
  }
  return base;
}

/** Notes for each row of a line whether it would take an offer of its path, unless that is noted already. */
function markTakers({ path, codes: least, takes, marked }: Rollout, offer: number, acceptance: AcceptanceCodes): void {
  const { candidate } = path[offer]!;
  if (marked[offer] === candidate) return;
  const { codes, rows, stride } = acceptance;
  codeRows(acceptance, [candidate], rows);
  const level = least[offer]!;
  for (let row = 0, at = candidate * stride; row < rows; row += 1, at += 1)
    takes[row] = (takes[row]! & ~(1 << offer)) | (Number(codes[at]! >= level) << offer);
  marked[offer] = candidate;
}

/** By set of offers of a path, a bit each: what the caller has of the first of them. */
function layWorths(worths: Float64Array, path: readonly OfferNode[], mine: Float64Array): void {
  for (let offer = path.length - 1; offer >= 0; offer -= 1) {
    const worth = mine[path[offer]!.candidate]!;
    const step = 2 << offer;
    for (let taken = 1 << offer; taken < 1 << path.length; taken += step) worths[taken] = worth;
  }
}

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

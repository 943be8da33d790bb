import { codeRows, type AcceptanceCodes } from './acceptance-codes.js';
import type { Effort } from './effort.js';
import type { PackageList } from './game.js';
import type { OfferNode, OfferTree, Rollout } from './offer-tree.js';
import { shortlist } from './shortlist.js';
import type { Workspace } from './workspace.js';

/** Row masses below this count as none. */
const NO_MASS = 1e-9;

/** Arrays that are used again for every node. */
export interface NodeScores {
  readonly workspace: Workspace;
  /**
   * Mass of a row that takes a package of a code or above, and what it would bring if it did not: the pair at `2 × (row
   * × width + code)`. Rows without mass are left out.
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
  { acceptance: { levels, rows }, lines }: OfferTree,
  count: number,
  workspace: Workspace,
): NodeScores {
  return {
    workspace,
    accepting: workspace.floats('accepting', 2 * rows * (levels.length + 1)),
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
  const { accepting, live } = arrays;
  const width = acceptance.levels.length + 1;
  accepting.fill(0, 0, 2 * rows * width);
  let base = 0;
  for (const line of lines) base += addRollout(line, depth, mine, acceptance, arrays, { rows, width });
  const lives = cumulateAcceptances(accepting, live, rows, width);
  arrays.chances.fill(0);
  arrays.losses.fill(0);
  let [scored, from] = [looked, 0];
  for (const stage of stages) {
    if (stage.rows >= lives || scored.length <= stage.most) continue;
    sumAcceptances(acceptance, arrays, scored, { from, to: stage.rows, width, mine });
    scored = shortlist(scored, arrays.scores, stage.most, arrays.workspace, standing);
    from = stage.rows;
  }
  sumAcceptances(acceptance, arrays, scored, { from, to: lives, width, mine });
  return { base, scored };
}

/** Cumulates the accepting over the codes and moves the rows that have mass together. Gives how many there are. */
function cumulateAcceptances(accepting: Float64Array, live: Int32Array, rows: number, width: number): number {
  let lives = 0;
  for (let row = 0, from = 0, to = 0; row < rows; row += 1) {
    let mass = 0;
    let rest = 0;
    for (let code = 0, at = to; code < width; code += 1, from += 2, at += 2) {
      mass += accepting[from]!;
      rest += accepting[from + 1]!;
      accepting[at] = mass;
      accepting[at + 1] = rest;
    }
    if (mass === 0) continue;
    live[lives++] = row;
    to += 2 * width;
  }
  return lives;
}

/** Scores candidates by a span of the live rows, added to what the rows before brought. */
function sumAcceptances(
  acceptance: AcceptanceCodes,
  arrays: NodeScores,
  looked: readonly number[],
  { from, to, width, mine }: { from: number; to: number; width: number; mine: Float64Array },
): void {
  const { scores, chances, losses } = arrays;
  const end = to === 0 ? 0 : arrays.live[to - 1]! + 1;
  codeRows(acceptance, looked, end);
  for (let place = 0; place < looked.length; place += 2) {
    const one = looked[place]!;
    const other = looked[place + 1 < looked.length ? place + 1 : place]!;
    addAcceptances(acceptance, arrays, one, other, from, to, width);
    scores[one] = mine[one]! * chances[one]! - losses[one]!;
    scores[other] = mine[other]! * chances[other]! - losses[other]!;
  }
}

/**
 * Adds up who takes two candidates, which may be the same, and what these would bring if they did not. Most of the time
 * of a plan goes by here.
 */
function addAcceptances(
  { codes, rows }: AcceptanceCodes,
  { accepting, live, chances, losses }: NodeScores,
  one: number,
  other: number,
  from: number,
  to: number,
  width: number,
): void {
  const first = one * rows;
  const second = other * rows;
  let taken = chances[one]!;
  let lost = losses[one]!;
  let otherTaken = chances[other]!;
  let otherLost = losses[other]!;
  for (let index = from, pair = from * width; index < to; index += 1, pair += width) {
    const row = live[index]!;
    const at = 2 * (pair + codes[first + row]!);
    const otherAt = 2 * (pair + codes[second + row]!);
    taken += accepting[at]!;
    lost += accepting[at + 1]!;
    otherTaken += accepting[otherAt]!;
    otherLost += accepting[otherAt + 1]!;
  }
  chances[one] = taken;
  losses[one] = lost;
  chances[other] = otherTaken;
  losses[other] = otherLost;
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
  let base = 0;
  for (let row = 0, at = 2 * codes[depth]!; row < rows; row += 1, at += 2 * width) {
    const weight = mass[row]!;
    if (weight < NO_MASS) continue;
    const taken = takes[row]!;
    if ((taken & before) !== 0) continue;
    const later = taken & after;
    const left = weight * (later === 0 ? rest[row]! : worths[later]!);
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
  const { codes, rows } = acceptance;
  codeRows(acceptance, [candidate], rows);
  const level = least[offer]!;
  const others = ~(1 << offer);
  for (let row = 0, at = candidate * rows; row < rows; row += 1, at += 1)
    takes[row] = (takes[row]! & others) | (codes[at]! >= level ? 1 << offer : 0);
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

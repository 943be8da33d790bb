import { codeRows, type AcceptanceCodes } from './acceptance-codes.js';
import { keepFloats } from './kept-arrays.js';
import { chooseCandidates } from './offer-candidates.js';
import { growOfferTree, type ModelLine, type OfferNode, type OfferTree, type Outlook } from './offer-tree.js';
import type { PackageList } from './game.js';
import type { OpponentBelief } from './opponent-belief.js';
import type { OpponentModel } from './opponent-models.js';

/** What the caller should offer now, with the offers after it planned as well. */
export interface OfferPlan {
  /** Packages worth offering, the caller's best first; none where nothing is worth the BATNA. */
  readonly candidates: PackageList;
  /** The candidate to offer; −1 where there is none. */
  readonly chosen: number;
  /** The expected utility of the whole plan, no deal counted below the BATNA. */
  readonly value: number;
  /** The chance that the offer is taken. */
  readonly takes: number;
}

/** Models below this share of the belief are not planned for. */
const LEAST_SHARE = 0.004;

/** Rounds of improvement, and how many of the best candidates of the first round are looked at again. */
const ROUNDS = 2;
const LOOKED_AT_AGAIN = 20;

/** The share of the rows that the first round looks at: enough to find the best few. */
const FIRST_LOOK = 0.34;

/** Nodes below this share of the belief keep the offers of the first round. */
const LEAST_SHARE_LOOKED_AT_AGAIN = 0.12;

/** Row masses below this count as none. */
const NO_MASS = 1e-9;

/** Plans all remaining offers at once. */
export function planOffers(outlook: Omit<Outlook, 'models' | 'weights' | 'candidates'>, models: readonly OpponentModel[], belief: OpponentBelief): OfferPlan {
  const candidates = chooseCandidates(outlook.game, belief.weights, outlook.myBatna);
  if (candidates.count === 0) return { candidates, chosen: -1, value: outlook.myBatna, takes: 0 };
  const planned = models.flatMap((model, index) => {
    const share = belief.shares[index]!;
    return share >= LEAST_SHARE ? [{ model, share, mass: belief.mass.subarray(index * belief.count, (index + 1) * belief.count) }] : [];
  });
  const tree = growOfferTree({ ...outlook, candidates, weights: belief.weights, models: planned });
  const { value, takes } = improveOffers(tree, candidates);
  return { candidates, chosen: tree.nodes[0]!.candidate, value, takes };
}

/**
 * Coordinate ascent: each node in turn takes the candidate that is best given all the others, from the last offers to the first.
 * With an unchanging threshold this is the greedy algorithm for a maximum coverage, with exchanges; offers of one path are kept in falling order,
 * for a better one that is refused leaves the worse one to come.
 */
function improveOffers(tree: OfferTree, candidates: PackageList): { value: number; takes: number } {
  const shortlists: (Int32Array | null)[] = tree.nodes.map(() => null);
  const lightestFirst = [...tree.lines].sort((one, other) => one.share - other.share);
  const total = tree.lines.reduce((sum, { share }) => sum + share, 0);
  const everyCandidate = new Int32Array(candidates.count);
  for (let candidate = 0; candidate < candidates.count; candidate += 1) everyCandidate[candidate] = candidate;
  const shortlisted = candidates.count > LOOKED_AT_AGAIN;
  const desk = layDesk(tree, candidates.count);
  let best = { value: 0, takes: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) for (const line of lightestFirst) sortPath(line);
    for (let index = tree.nodes.length - 1; index >= 0; index -= 1) {
      const lookedAtAgain = tree.nodes[index]!.share >= LEAST_SHARE_LOOKED_AT_AGAIN * total;
      if (round > 0 && !lookedAtAgain) continue;
      const looked = shortlists[index] ?? everyCandidate;
      const rows = round === 0 && shortlisted ? Math.ceil(tree.acceptance.rows * FIRST_LOOK) : tree.acceptance.rows;
      const base = scoreCandidates(tree, tree.nodes[index]!, candidates, { looked, rows }, desk);
      const chosen = bestOf(looked, desk.scores);
      tree.nodes[index]!.candidate = chosen;
      best = { value: (base + desk.scores[chosen]!) / total, takes: desk.chances[chosen]! / total };
      if (round === 0 && shortlisted && lookedAtAgain) shortlists[index] = shortlist(desk.scores, LOOKED_AT_AGAIN);
    }
  }
  return best;
}

/** The candidate of the greatest score, the first of equals. */
function bestOf(looked: Int32Array, scores: Float64Array): number {
  let chosen = looked[0]!;
  for (let place = 1; place < looked.length; place += 1) if (scores[looked[place]!]! > scores[chosen]!) chosen = looked[place]!;
  return chosen;
}

/** Of all candidates those of the greatest scores, `most` or more where the last are equal, in their order. */
function shortlist(scores: Float64Array, most: number): Int32Array {
  const greatest = new Float64Array(most).fill(-Infinity);
  for (let candidate = 0; candidate < scores.length; candidate += 1) {
    const score = scores[candidate]!;
    if (score <= greatest[0]!) continue;
    let place = 0;
    for (; place + 1 < most && greatest[place + 1]! < score; place += 1) greatest[place] = greatest[place + 1]!;
    greatest[place] = score;
  }
  const listed = new Int32Array(scores.length);
  let count = 0;
  for (let candidate = 0; candidate < scores.length; candidate += 1) if (scores[candidate]! >= greatest[0]!) listed[count++] = candidate;
  return listed.subarray(0, count);
}

function sortPath({ path }: ModelLine): void {
  const falling = path.map(({ candidate }) => candidate).sort((one, other) => one - other);
  for (const [depth, node] of path.entries()) node.candidate = falling[depth]!;
}

/** Arrays that are used again for every node. */
interface Desk {
  /** Mass of a row that takes a package of a rank or above, and what it would bring if it did not: the pair at `2 × (row × width + rank)`. Rows without mass are left out. */
  readonly takers: Float64Array;
  /** The rank of each code among the codes of a node's lines. */
  readonly ranks: Uint8Array;
  /** The rows that have mass at a node. */
  readonly live: Int32Array;
  /** By candidate: how much it betters the value of a node, and how much of its mass takes it. */
  readonly scores: Float64Array;
  readonly chances: Float64Array;
}

const keptTakers = keepFloats();

function layDesk({ acceptance: { levels, rows }, lines }: OfferTree, count: number): Desk {
  return { takers: keptTakers(2 * rows * (lines.length + 1)), ranks: new Uint8Array(levels.length + 1), live: new Int32Array(rows), scores: new Float64Array(count), chances: new Float64Array(count) };
}

/** Scores candidates at a node, on the desk. Gives the value of the node's mass were nothing offered there. */
function scoreCandidates({ acceptance }: OfferTree, { lines, depth }: OfferNode, { mine }: PackageList, { looked, rows }: { looked: Int32Array; rows: number }, desk: Desk): number {
  const { takers, ranks, live } = desk;
  ranks.fill(0);
  for (const line of lines) ranks[line.codes[depth]!] = 1;
  for (let code = 1; code < ranks.length; code += 1) ranks[code]! += ranks[code - 1]!;
  const width = ranks[ranks.length - 1]! + 1;
  takers.fill(0, 0, 2 * rows * width);
  let base = 0;
  for (const line of lines) base += spreadLine(line, depth, mine, acceptance, { takers, rows, rank: ranks[line.codes[depth]!]!, width });
  const lives = cumulateTakers(takers, live, rows, width);
  for (let place = 0; place < looked.length; place += 1) codeRows(acceptance, looked[place]!, rows);
  for (let place = 0; place < looked.length; place += 2) sumTakers(acceptance, desk, { lives, width, mine }, looked[place]!, looked[Math.min(place + 1, looked.length - 1)]!);
  return base;
}

/** Cumulates the takers over the ranks and moves the rows that have mass together. Gives how many there are. */
function cumulateTakers(takers: Float64Array, live: Int32Array, rows: number, width: number): number {
  let lives = 0;
  for (let row = 0, from = 0, to = 0; row < rows; row += 1) {
    let mass = 0;
    let rest = 0;
    for (let rank = 0, at = to; rank < width; rank += 1, from += 2, at += 2) {
      mass += takers[from]!;
      rest += takers[from + 1]!;
      takers[at] = mass;
      takers[at + 1] = rest;
    }
    if (mass === 0) continue;
    live[lives++] = row;
    to += 2 * width;
  }
  return lives;
}

/** Scores two candidates, which may be the same: who takes each, over the live rows, and what it would bring if it did not. Most of the time of a plan goes by here. */
function sumTakers({ codes, rows }: AcceptanceCodes, { takers, ranks, live, scores, chances }: Desk, { lives, width, mine }: { lives: number; width: number; mine: Float64Array }, one: number, other: number): void {
  const [first, second] = [one * rows, other * rows];
  let [taken, lost, otherTaken, otherLost] = [0, 0, 0, 0];
  for (let index = 0, pair = 0; index < lives; index += 1, pair += width) {
    const row = live[index]!;
    const at = 2 * (pair + ranks[codes[first + row]!]!);
    const otherAt = 2 * (pair + ranks[codes[second + row]!]!);
    taken += takers[at]!;
    lost += takers[at + 1]!;
    otherTaken += takers[otherAt]!;
    otherLost += takers[otherAt + 1]!;
  }
  chances[one] = taken;
  scores[one] = mine[one]! * taken - lost;
  chances[other] = otherTaken;
  scores[other] = mine[other]! * otherTaken - otherLost;
}

/** Adds the mass of a line that comes to a node, and what it would bring were nothing offered there, at the rank from which it accepts. Gives the sum of the latter. */
function spreadLine({ mass, rest, path, codes: least }: ModelLine, depth: number, mine: Float64Array, acceptance: AcceptanceCodes, { takers, rows, rank, width }: { takers: Float64Array; rows: number; rank: number; width: number }): number {
  for (const [offer, { candidate }] of path.entries()) if (offer !== depth) codeRows(acceptance, candidate, rows);
  const { codes, rows: allRows } = acceptance;
  const worth = path.map(({ candidate }) => mine[candidate]!);
  const from = path.map(({ candidate }) => candidate * allRows);
  let base = 0;
  for (let row = 0, at = 2 * rank; row < rows; row += 1, at += 2 * width) {
    const weight = mass[row]!;
    if (weight < NO_MASS) continue;
    let offer = 0;
    while (offer < depth && codes[from[offer]! + row]! < least[offer]!) offer += 1;
    if (offer < depth) continue;
    for (offer += 1; offer < from.length && codes[from[offer]! + row]! < least[offer]!; ) offer += 1;
    const left = weight * (offer < from.length ? worth[offer]! : rest[row]!);
    takers[at]! += weight;
    takers[at + 1]! += left;
    base += left;
  }
  return base;
}

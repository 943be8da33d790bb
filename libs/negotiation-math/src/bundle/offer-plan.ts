import { codeRows, type AcceptanceCodes } from './acceptance-codes.js';
import { keepFloats } from './kept-arrays.js';
import { bestOf, shortlist } from './shortlist.js';
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

/** The share of the rows that the first round looks at: enough to find the best few. A glance at fewer rows tells which candidates are looked at. */
const FIRST_LOOK = 0.34;
const GLANCE_OF_LOOK = 0.35;
const MOST_LOOKED_AT = 40;

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
  const shortlists: (readonly number[] | null)[] = tree.nodes.map(() => null);
  const lightestFirst = [...tree.lines].sort((one, other) => one.share - other.share);
  const total = tree.lines.reduce((sum, { share }) => sum + share, 0);
  const everyCandidate: number[] = [];
  for (let candidate = 0; candidate < candidates.count; candidate += 1) everyCandidate.push(candidate);
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
      const { base, scored } = scoreCandidates(tree, tree.nodes[index]!, candidates, { looked, rows }, desk);
      const chosen = bestOf(scored, desk.scores);
      tree.nodes[index]!.candidate = chosen;
      best = { value: (base + desk.scores[chosen]!) / total, takes: desk.chances[chosen]! / total };
      if (round === 0 && shortlisted && lookedAtAgain) shortlists[index] = shortlist(scored, desk.scores, LOOKED_AT_AGAIN);
    }
  }
  return best;
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
  /** By candidate: how much it betters the value of a node, how much of its mass takes it, and what that mass would bring if it did not. */
  readonly scores: Float64Array;
  readonly chances: Float64Array;
  readonly losses: Float64Array;
  /** Of each offer of a path: where its codes begin, and what it is worth to the caller. */
  readonly bases: Int32Array;
  readonly worths: Float64Array;
}

const keptTakers = keepFloats();
const keptTallies = [keepFloats(), keepFloats(), keepFloats()] as const;

function layDesk({ acceptance: { levels, rows }, lines, nodes }: OfferTree, count: number): Desk {
  return { takers: keptTakers(2 * rows * (lines.length + 1)), ranks: new Uint8Array(levels.length + 1), live: new Int32Array(rows), scores: keptTallies[0](count), chances: keptTallies[1](count), losses: keptTallies[2](count), bases: new Int32Array(nodes.length), worths: new Float64Array(nodes.length) };
}

/** Scores candidates at a node, on the desk. Gives the value of the node's mass were nothing offered there, and the candidates that were not given up at a glance. */
function scoreCandidates({ acceptance }: OfferTree, { lines, depth }: OfferNode, { mine }: PackageList, { looked, rows }: { looked: readonly number[]; rows: number }, desk: Desk): { base: number; scored: readonly number[] } {
  const { takers, ranks, live } = desk;
  ranks.fill(0);
  for (const line of lines) ranks[line.codes[depth]!] = 1;
  for (let code = 1; code < ranks.length; code += 1) ranks[code]! += ranks[code - 1]!;
  const width = ranks[ranks.length - 1]! + 1;
  takers.fill(0, 0, 2 * rows * width);
  let base = 0;
  for (const line of lines) base += spreadLine(line, depth, mine, acceptance, desk, { rows, rank: ranks[line.codes[depth]!]!, width });
  const lives = cumulateTakers(takers, live, rows, width);
  desk.chances.fill(0);
  desk.losses.fill(0);
  if (looked.length <= MOST_LOOKED_AT) {
    sumTakers(acceptance, desk, looked, { from: 0, to: lives, width, mine });
    return { base, scored: looked };
  }
  const glanced = Math.ceil(lives * GLANCE_OF_LOOK);
  sumTakers(acceptance, desk, looked, { from: 0, to: glanced, width, mine });
  const scored = shortlist(looked, desk.scores, MOST_LOOKED_AT);
  sumTakers(acceptance, desk, scored, { from: glanced, to: lives, width, mine });
  return { base, scored };
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

/** Scores candidates by a span of the live rows, added to what the rows before brought. */
function sumTakers(acceptance: AcceptanceCodes, desk: Desk, looked: readonly number[], { from, to, width, mine }: { from: number; to: number; width: number; mine: Float64Array }): void {
  const { scores, chances, losses } = desk;
  const end = to === 0 ? 0 : desk.live[to - 1]! + 1;
  codeRows(acceptance, looked, end);
  for (let place = 0; place < looked.length; place += 2) {
    const one = looked[place]!;
    const other = looked[place + 1 < looked.length ? place + 1 : place]!;
    addTakers(acceptance, desk, one, other, from, to, width);
    scores[one] = mine[one]! * chances[one]! - losses[one]!;
    scores[other] = mine[other]! * chances[other]! - losses[other]!;
  }
}

/** Adds up who takes two candidates, which may be the same, and what these would bring if they did not. Most of the time of a plan goes by here. */
function addTakers({ codes, rows }: AcceptanceCodes, { takers, ranks, live, chances, losses }: Desk, one: number, other: number, from: number, to: number, width: number): void {
  const first = one * rows;
  const second = other * rows;
  let taken = chances[one]!;
  let lost = losses[one]!;
  let otherTaken = chances[other]!;
  let otherLost = losses[other]!;
  for (let index = from, pair = from * width; index < to; index += 1, pair += width) {
    const row = live[index]!;
    const at = 2 * (pair + ranks[codes[first + row]!]!);
    const otherAt = 2 * (pair + ranks[codes[second + row]!]!);
    taken += takers[at]!;
    lost += takers[at + 1]!;
    otherTaken += takers[otherAt]!;
    otherLost += takers[otherAt + 1]!;
  }
  chances[one] = taken;
  losses[one] = lost;
  chances[other] = otherTaken;
  losses[other] = otherLost;
}

/** Adds the mass of a line that comes to a node, and what it would bring were nothing offered there, at the rank from which it accepts. Gives the sum of the latter. */
function spreadLine({ mass, rest, path, codes: least }: ModelLine, depth: number, mine: Float64Array, acceptance: AcceptanceCodes, { takers, bases, worths }: Desk, { rows, rank, width }: { rows: number; rank: number; width: number }): number {
  const { codes, rows: allRows } = acceptance;
  codeRows(acceptance, path.map(({ candidate }) => candidate), rows);
  const offers = path.length;
  for (let offer = 0; offer < offers; offer += 1) {
    const { candidate } = path[offer]!;
    bases[offer] = candidate * allRows;
    worths[offer] = mine[candidate]!;
  }
  let base = 0;
  for (let row = 0, at = 2 * rank; row < rows; row += 1, at += 2 * width) {
    const weight = mass[row]!;
    if (weight < NO_MASS) continue;
    let offer = 0;
    while (offer < depth && codes[bases[offer]! + row]! < least[offer]!) offer += 1;
    if (offer < depth) continue;
    for (offer += 1; offer < offers && codes[bases[offer]! + row]! < least[offer]!; ) offer += 1;
    const left = weight * (offer < offers ? worths[offer]! : rest[row]!);
    takers[at]! += weight;
    takers[at + 1]! += left;
    base += left;
  }
  return base;
}

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

/** Row masses below this count as none. */
const NO_MASS = 1e-9;

/** Plans all remaining offers at once. */
export function planOffers(outlook: Omit<Outlook, 'models' | 'weights' | 'candidates'>, models: readonly OpponentModel[], belief: OpponentBelief): OfferPlan {
  const candidates = chooseCandidates(outlook.game, belief.weights, outlook.myBatna);
  if (candidates.count === 0) return { candidates, chosen: -1, value: outlook.myBatna, takes: 0 };
  const planned = models.flatMap((model, index) => {
    const mass = belief.mass.subarray(index * belief.count, (index + 1) * belief.count);
    return mass.reduce((sum, value) => sum + value, 0) >= LEAST_SHARE ? [{ model, mass }] : [];
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
  const share = tree.lines.map(({ mass }) => mass.reduce((sum, value) => sum + value, 0));
  const lightestFirst = [...tree.lines.keys()].sort((one, other) => share[one]! - share[other]! || one - other);
  const total = share.reduce((sum, value) => sum + value, 0);
  const everyCandidate = Int32Array.from({ length: candidates.count }, (_, candidate) => candidate);
  const desk = layDesk(tree, candidates.count);
  let best = { value: 0, takes: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) for (const line of lightestFirst) sortPath(tree.lines[line]!);
    for (let index = tree.nodes.length - 1; index >= 0; index -= 1) {
      const looked = shortlists[index] ?? everyCandidate;
      const rows = round === 0 && candidates.count > LOOKED_AT_AGAIN ? Math.ceil(tree.acceptance.rows * FIRST_LOOK) : tree.acceptance.rows;
      const base = scoreCandidates(tree, tree.nodes[index]!, candidates, { looked, rows }, desk);
      let chosen = looked[0]!;
      for (const candidate of looked) if (desk.scores[candidate]! > desk.scores[chosen]!) chosen = candidate;
      tree.nodes[index]!.candidate = chosen;
      best = { value: (base + desk.scores[chosen]!) / total, takes: desk.chances[chosen]! / total };
      if (round === 0 && candidates.count > LOOKED_AT_AGAIN) {
        const least = desk.scores.slice().sort()[candidates.count - LOOKED_AT_AGAIN]!;
        shortlists[index] = everyCandidate.filter((candidate) => desk.scores[candidate]! >= least);
      }
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
  /** Mass of a row that takes a package of a rank or above, and what it would bring if it did not: `[row × width + rank]`. */
  readonly takers: Float64Array;
  readonly forgone: Float64Array;
  /** The rank of each code among the codes of a node's lines. */
  readonly ranks: Uint8Array;
  readonly live: Int32Array;
  /** By candidate: how much it betters the value of a node, and how much of its mass takes it. */
  readonly scores: Float64Array;
  readonly chances: Float64Array;
}

function layDesk({ acceptance: { levels, rows }, lines }: OfferTree, count: number): Desk {
  const cells = rows * (lines.length + 1);
  return { takers: new Float64Array(cells), forgone: new Float64Array(cells), ranks: new Uint8Array(levels.length + 1), live: new Int32Array(rows), scores: new Float64Array(count), chances: new Float64Array(count) };
}

/** Scores candidates at a node, on the desk. Gives the value of the node's mass were nothing offered there. */
function scoreCandidates({ acceptance: { codes, rows: allRows } }: OfferTree, node: OfferNode, { mine }: PackageList, { looked, rows }: { looked: Int32Array; rows: number }, { takers, forgone, ranks, live, scores, chances }: Desk): number {
  const least = [...new Set(node.lines.map((line) => line.codes[node.depth]!))].sort((one, other) => one - other);
  const width = least.length + 1;
  for (let code = 0, rank = 0; code < ranks.length; code += 1) {
    if (rank < least.length && code >= least[rank]!) rank += 1;
    ranks[code] = rank;
  }
  takers.fill(0, 0, rows * width);
  forgone.fill(0, 0, rows * width);
  let base = 0;
  for (const line of node.lines) {
    const rank = ranks[line.codes[node.depth]!]!;
    for (let row = 0; row < rows; row += 1) {
      const mass = line.mass[row]!;
      if (mass < NO_MASS || takenAt(line, 0, node.depth, codes, allRows, row) >= 0) continue;
      const later = takenAt(line, node.depth + 1, line.path.length, codes, allRows, row);
      const rest = mass * (later >= 0 ? mine[line.path[later]!.candidate]! : line.rest[row]!);
      takers[row * width + rank]! += mass;
      forgone[row * width + rank]! += rest;
      base += rest;
    }
  }
  let lives = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let at = row * width + 1; at < (row + 1) * width; at += 1) {
      takers[at]! += takers[at - 1]!;
      forgone[at]! += forgone[at - 1]!;
    }
    if (takers[(row + 1) * width - 1]! > 0) live[lives++] = row;
  }
  for (const candidate of looked) {
    let taken = 0;
    let lost = 0;
    for (let index = 0, from = candidate * allRows; index < lives; index += 1) {
      const row = live[index]!;
      const at = row * width + ranks[codes[from + row]!]!;
      taken += takers[at]!;
      lost += forgone[at]!;
    }
    chances[candidate] = taken;
    scores[candidate] = mine[candidate]! * taken - lost;
  }
  return base;
}

/** The first offer of a line, from one depth to before another, that a row of weights takes; −1 where it takes none. */
function takenAt({ path, codes: least }: ModelLine, from: number, to: number, codes: Uint8Array, rows: number, row: number): number {
  for (let depth = from; depth < to; depth += 1) if (codes[path[depth]!.candidate * rows + row]! >= least[depth]!) return depth;
  return -1;
}

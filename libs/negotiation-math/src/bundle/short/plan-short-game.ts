import type { Posterior } from '../../opponent/particles.js';
import { listCandidates, packageAt, sortFalling, type PackageList } from '../packages.js';
import type { BundleDecision } from '../present-move.js';
import type { BundleTurn } from '../read-bundle.js';
import { growOfferTree, type OfferTree, type Rollout } from './offer-tree.js';
import { bestOf, layScores, scoreCandidates } from './score-candidates.js';
import type { Workspace } from './workspace.js';

/** Rows of weights at which packages are sought where not all are listed, and how many packages are enough. */
const SOUGHT_ROWS = 80;
const ENOUGH_PACKAGES = 150;

/** Models below this share of the belief are not planned for. */
const LEAST_SHARE = 0.02;

/** Nodes below this share of the belief keep the offers of the first round. */
const LEAST_SHARE_SCORED_AGAIN = 0.2;

/**
 * The move where the caller has few turns in all: every offer that is left is planned at once, and their last one taken
 * where that is worth as much as the plan.
 */
export function planShortGame(turn: BundleTurn, belief: Posterior, workspace: Workspace): BundleDecision {
  const { game, clock, effort, standing, myBatna } = turn;
  const sought = belief.weights.subarray(0, SOUGHT_ROWS * game.issueCount);
  const packages = sortFalling(game, listCandidates(game, sought, effort.candidates, ENOUGH_PACKAGES), myBatna);
  const plan = packages.count > 0 ? planOffers(turn, packages, belief, workspace) : null;
  const goingOn = plan?.value ?? myBatna;
  const believed = { answerable: clock.answers.length, packages, goingOn };
  if (standing && standing.worth >= myBatna && (clock.answers.length === 0 || standing.worth >= goingOn))
    return { act: 'accept', ...standing, takes: 0, ...believed };
  if (plan === null) return { act: 'walk', choices: null, worth: myBatna, takes: 0, ...believed };
  return { act: 'offer', ...packageAt(packages, plan.chosen), takes: plan.takes, ...believed };
}

/**
 * Plans all remaining offers at once.
 * @returns the candidate to offer, the chance that it is taken, and the expected utility of the whole plan, no deal
 * counted below the BATNA
 */
function planOffers(
  turn: BundleTurn,
  candidates: PackageList,
  { behaviours, weights, shares, joint, count }: Posterior,
  workspace: Workspace,
): { chosen: number; value: number; takes: number } {
  const models = behaviours.flatMap((model, index) => {
    const share = shares[index]!;
    return share >= LEAST_SHARE ? [{ model, share, mass: joint.subarray(index * count, (index + 1) * count) }] : [];
  });
  const tree = growOfferTree({ ...turn, candidates, weights, models, workspace });
  return { ...improveOffers(tree, candidates, turn.effort, workspace), chosen: tree.nodes[0]!.candidate };
}

/**
 * Coordinate ascent: each node in turn takes the candidate that is best given all the others, from the last offers to
 * the first. With an unchanging threshold this is the greedy algorithm for a maximum coverage, with exchanges; offers
 * of one path are kept in falling order, for a better one that is refused leaves the worse one to come.
 */
function improveOffers(
  tree: OfferTree,
  candidates: PackageList,
  { rounds, firstLook, stages }: BundleTurn['effort'],
  workspace: Workspace,
): { value: number; takes: number } {
  const lightestFirst = [...tree.lines].sort((one, other) => one.share - other.share);
  const total = tree.lines.reduce((sum, { share }) => sum + share, 0);
  const everyCandidate = [...candidates.mine.keys()];
  const arrays = layScores(tree, candidates.count, workspace);
  let best = { value: 0, takes: 0 };
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) for (const line of lightestFirst) sortPath(line);
    for (let index = tree.nodes.length - 1; index >= 0; index -= 1) {
      const node = tree.nodes[index]!;
      if (round > 0 && node.share < LEAST_SHARE_SCORED_AGAIN * total) continue;
      const rows = round === 0 ? Math.min(tree.acceptance.rows, firstLook) : tree.acceptance.rows;
      const { base, scored } = scoreCandidates(tree, node, candidates, everyCandidate, { rows, stages }, arrays);
      const chosen = bestOf(scored, arrays.scores);
      node.candidate = chosen;
      if (index === 0)
        best = { value: (base + arrays.scores[chosen]!) / total, takes: arrays.chances[chosen]! / total };
    }
  }
  return best;
}

function sortPath({ path }: Rollout): void {
  const falling = path.map(({ candidate }) => candidate).sort((one, other) => one - other);
  for (const [depth, node] of path.entries()) node.candidate = falling[depth]!;
}

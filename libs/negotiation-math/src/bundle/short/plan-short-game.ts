import type { BelievedSide } from '../../opponent/believe-turn.js';
import { BEHAVIOURS, type Behaviour } from '../../opponent/behaviours.js';
import { listCandidates, sortFalling } from '../list-candidates.js';
import { growOfferTree, type OfferTree, type Outlook, type Rollout } from './offer-tree.js';
import { bestOf, layScores, scoreCandidates } from './score-candidates.js';
import { myUtilityOf, type PackageList } from '../game.js';
import type { BundleDecision } from '../present-move.js';
import type { BundleTurn } from '../read-bundle.js';
import type { Workspace } from './workspace.js';
import type { Posterior } from '../../opponent/posterior.js';

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

/** Rows of weights at which packages are sought where not all are listed, and how many packages are enough. */
const SOUGHT_ROWS = 80;
const ENOUGH_PACKAGES = 150;

/** Models below this share of the belief are not planned for. */
const LEAST_SHARE = 0.02;

/** Nodes below this share of the belief keep the offers of the first round. */
const LEAST_SHARE_SCORED_AGAIN = 0.2;

/** The move where the caller has few turns in all: every offer that is left is planned. */
export function planShortGame(
  turn: BundleTurn,
  belief: Posterior,
  workspace: Workspace,
): Omit<BundleDecision, keyof BelievedSide> {
  const { game, clock, effort, myBatna, theirBatna, opponentMovesLast } = turn;
  const lastOffer = turn.theirOffers.at(-1);
  const plan = planOffers(
    { game, clock, effort, myBatna, theirBatna, opponentMovesLast, lastOffer, workspace },
    BEHAVIOURS,
    belief,
  );
  const believes = { answerable: clock.answers.length, packages: plan.candidates, goingOn: plan.value };
  const standingWorth = lastOffer ? myUtilityOf(game, lastOffer) : -1;
  if (lastOffer && standingWorth >= myBatna && (clock.answers.length === 0 || standingWorth >= plan.value))
    return { act: 'accept', choices: lastOffer, takes: 0, ...believes };
  if (plan.chosen === -1) return { act: 'walk', choices: null, takes: 0, ...believes };
  const choices = plan.candidates.choices.subarray(plan.chosen * game.issueCount, (plan.chosen + 1) * game.issueCount);
  return { act: 'offer', choices, takes: plan.takes, ...believes };
}

/** Plans all remaining offers at once. */
export function planOffers(
  outlook: Omit<Outlook, 'models' | 'weights' | 'candidates'>,
  models: readonly Behaviour[],
  belief: Posterior,
): OfferPlan {
  const { game, effort, myBatna } = outlook;
  const sought = belief.weights.subarray(0, SOUGHT_ROWS * game.issueCount);
  const candidates = sortFalling(game, listCandidates(game, sought, effort.candidates, ENOUGH_PACKAGES), myBatna);
  if (candidates.count === 0) return { candidates, chosen: -1, value: myBatna, takes: 0 };
  const planned = models.flatMap((model, index) => {
    const share = belief.shares[index]!;
    return share >= LEAST_SHARE
      ? [{ model, share, mass: belief.joint.subarray(index * belief.count, (index + 1) * belief.count) }]
      : [];
  });
  const tree = growOfferTree({ ...outlook, candidates, weights: belief.weights, models: planned });
  const { value, takes } = improveOffers(tree, candidates, outlook);
  return { candidates, chosen: tree.nodes[0]!.candidate, value, takes };
}

/**
 * Coordinate ascent: each node in turn takes the candidate that is best given all the others, from the last offers to
 * the first. With an unchanging threshold this is the greedy algorithm for a maximum coverage, with exchanges; offers
 * of one path are kept in falling order, for a better one that is refused leaves the worse one to come.
 */
function improveOffers(
  tree: OfferTree,
  candidates: PackageList,
  { effort: { rounds, firstLook, stages }, workspace }: Pick<Outlook, 'effort' | 'workspace'>,
): { value: number; takes: number } {
  const lightestFirst = [...tree.lines].sort((one, other) => one.share - other.share);
  const total = tree.lines.reduce((sum, { share }) => sum + share, 0);
  const everyCandidate: number[] = [];
  for (let candidate = 0; candidate < candidates.count; candidate += 1) everyCandidate.push(candidate);
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

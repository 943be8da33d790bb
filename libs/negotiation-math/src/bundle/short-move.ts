import type { BundleAlternative, BundleMove } from './bundle-move.js';
import { myUtilityOf, namePackage, theirUtilityOf, type BundleGame, type PackageList } from './game.js';
import { planOffers, type OfferPlan } from './offer-plan.js';
import { believeOpponent, sumModels, type OpponentBelief } from './opponent-belief.js';
import { readEvidence, tellsWeights } from './opponent-evidence.js';
import { OPPONENT_MODELS } from './opponent-models.js';
import type { BundleTurn } from './read-bundle.js';
import { readTurnClock, type TurnClock } from './turn-clock.js';
import { certaintyOf, meanWeights } from './weights-belief.js';

/** Rows of weights held in mind: more where offers tell of the weights, for there the likely ones lie close together. */
const ROWS = 192;
const ROWS_WHERE_OFFERS_TELL = 256;

/** Of the other side's offers so many are evidence, the latest. */
const MOST_EVIDENCE = 16;

/** Alternatives are worth at most this much more or less to the caller than what is recommended. */
const EQUAL_WORTH = 0.03;
const MOST_ALTERNATIVES = 3;

const SIGNIFICANT_DIGITS = 12;

/** The recommended move where the caller has few turns in all: every offer that is left is planned. */
export function recommendShortMove(turn: BundleTurn): BundleMove {
  const { game, theirOffers, myBatna, theirBatna } = turn;
  const clock = readTurnClock({ mySpoken: turn.myOffers.length, theirSpoken: theirOffers.length, roundsLeft: turn.roundsLeft, opponentMovesLast: turn.opponentMovesLast });
  const evidence = readEvidence(game, OPPONENT_MODELS, { mine: turn.myOffers, theirs: theirOffers.slice(-MOST_EVIDENCE), clock, theirBatna });
  const belief = believeOpponent(evidence, ROWS, tellsWeights(evidence) ? ROWS_WHERE_OFFERS_TELL : ROWS);
  const plan = planOffers({ game, clock, myBatna, theirBatna, opponentMovesLast: turn.opponentMovesLast }, OPPONENT_MODELS, belief);
  const believed = { count: belief.count, weights: belief.weights, probability: sumModels(belief.mass, belief.count) };
  const theirWeights = Float64Array.from(meanWeights(believed));
  const inferred = { inferred_priorities: Object.fromEntries(game.issues.map(({ name }, issue) => [name, figure(theirWeights[issue] ?? 0)])), confidence: figure(certaintyOf(believed, theirWeights)) };

  const standing = theirOffers.at(-1);
  const standingWorth = standing ? myUtilityOf(game, standing) : -1;
  const unanswered = clock.answers.length === 0;
  if (standing && standingWorth >= myBatna && (unanswered || standingWorth >= plan.value)) {
    return {
      action: 'accept', recommended_offer: namePackage(game, standing), my_utility: figure(standingWorth), their_utility_estimate: figure(theirUtilityOf(game, standing, theirWeights)),
      ...inferred, alternatives: [], rationale: unanswered ? `No offer of yours can be answered any more. Theirs is worth ${words(standingWorth)} to you, your alternative ${words(myBatna)}.` : `Their offer is worth ${words(standingWorth)} to you; going on is worth about ${words(plan.value)}.`,
    };
  }
  if (plan.chosen === -1) {
    return { action: 'walk', recommended_offer: null, my_utility: figure(myBatna), their_utility_estimate: figure(theirBatna), ...inferred, alternatives: [], rationale: 'No package is worth as much to you as what you have without a deal.' };
  }
  const choices = choicesAt(game, plan.candidates, plan.chosen);
  return {
    action: 'offer', recommended_offer: namePackage(game, choices), my_utility: figure(plan.candidates.mine[plan.chosen] ?? 0), their_utility_estimate: figure(theirUtilityOf(game, choices, theirWeights)),
    ...inferred, alternatives: alternativesTo(game, plan, theirWeights), rationale: rationaleOf(game, { plan, clock, belief, theirWeights, heard: theirOffers.length > 0 }),
  };
}

/** Candidates of about equal worth to the caller, those first that they should like most. */
function alternativesTo(game: BundleGame, { candidates, chosen }: OfferPlan, theirWeights: Float64Array): BundleAlternative[] {
  const rows: { candidate: number; mine: number; theirs: number }[] = [];
  for (let candidate = 0; candidate < candidates.count; candidate += 1) {
    const mine = candidates.mine[candidate] ?? 0;
    if (candidate === chosen || Math.abs(mine - (candidates.mine[chosen] ?? 0)) > EQUAL_WORTH) continue;
    rows.push({ candidate, mine, theirs: theirUtilityOf(game, choicesAt(game, candidates, candidate), theirWeights) });
  }
  const best = rows.sort((one, other) => other.theirs - one.theirs || other.mine - one.mine).slice(0, MOST_ALTERNATIVES);
  return best.map(({ candidate, mine, theirs }) => ({ package: namePackage(game, choicesAt(game, candidates, candidate)), my_utility: figure(mine), their_utility_estimate: figure(theirs) }));
}

/** What decided an offer: what they seem to be, what they seem to want, how many answers are left, and what is expected. */
function rationaleOf(game: BundleGame, { plan, clock, belief, theirWeights, heard }: { plan: OfferPlan; clock: TurnClock; belief: OpponentBelief; theirWeights: Float64Array; heard: boolean }): string {
  const mine = words(plan.candidates.mine[plan.chosen] ?? 0);
  const dearest = theirWeights.indexOf(Math.max(...theirWeights));
  const left = clock.answers.length > 1 ? `${clock.answers.length} offers of yours can still be answered, this one included` : 'This is the last offer of yours that can be answered';
  const seen = heard ? `They bargain most like a ${likeliestModel(belief)}, and ${game.issues[dearest]?.name ?? ''} seems to matter most to them.` : 'Nothing has been heard from them yet.';
  return `${seen} ${left}. This package is worth ${mine} to you and is taken with a chance of about ${Math.round(100 * plan.takes)} %; with what may follow, going on is worth about ${words(plan.value)}.`;
}

function likeliestModel(belief: OpponentBelief): string {
  const shares = new Map<string, number>();
  for (const [model, { name }] of OPPONENT_MODELS.entries()) shares.set(name, (shares.get(name) ?? 0) + belief.shares[model]!);
  return [...shares].reduce((likeliest, entry) => (entry[1] > likeliest[1] ? entry : likeliest))[0];
}

function choicesAt({ issueCount }: BundleGame, { choices }: PackageList, row: number): Uint8Array {
  return choices.subarray(row * issueCount, (row + 1) * issueCount);
}

function words(utility: number): string {
  return utility.toFixed(2);
}

function figure(value: number): number {
  return Number(value.toPrecision(SIGNIFICANT_DIGITS));
}

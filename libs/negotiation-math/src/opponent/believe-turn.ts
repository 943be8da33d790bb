import type { BundleTurn } from '../bundle/read-bundle.js';
import { BEHAVIOURS } from './behaviours.js';
import { certaintyOf } from './confidence.js';
import { LIKELIHOOD } from './constants.js';
import { readEvidence } from './likelihood.js';
import { dearestIssue, meanWeights, type Posterior } from './posterior.js';
import { posteriorAt, samplePosterior } from './sample-posterior.js';
import { likelihoodOf } from './weigh-evidence.js';

/** What an answer tells of the other side; of short and long games alike. */
export interface BelievedSide {
  /** Its mean weights, one an issue, summing to 1. */
  readonly theirWeights: readonly number[];
  /** How much of the uncertainty about them is gone, 0..1. */
  readonly confidence: number;
  /** The issue that weighs most for it, by more than the noise of the belief; null where none does. */
  readonly dearest: number | null;
  /** The way of bargaining that its own is most like. */
  readonly likeness: string;
}

/** What is believed of the other side: to plan with, and in the words of an answer. */
export interface TurnBelief {
  readonly posterior: Posterior;
  readonly side: BelievedSide;
}

/** The belief about the other side, as finely sampled as the turn's effort says. */
export function believeTurn(turn: BundleTurn): TurnBelief {
  const evidence = readEvidence(turn.game, BEHAVIOURS, {
    mine: turn.myOffers,
    theirs: turn.theirOffers.slice(-LIKELIHOOD.offers),
    clock: turn.clock,
    theirBatna: turn.theirBatna,
  });
  const likelihood = likelihoodOf(evidence);
  const posterior = turn.theirWeights
    ? posteriorAt(likelihood, turn.theirWeights)
    : samplePosterior(likelihood, turn.effort.particles, turn.effort.moveRounds);
  return { posterior, side: describeBelief(posterior) };
}

/** A belief in the words of an answer. */
function describeBelief(belief: Posterior): BelievedSide {
  const theirWeights = meanWeights(belief);
  return {
    theirWeights,
    confidence: certaintyOf(belief, theirWeights),
    dearest: dearestIssue(belief, theirWeights),
    likeness: likeliestModel(belief),
  };
}

function likeliestModel(belief: Posterior): string {
  const shares = new Map<string, number>();
  for (const [model, { name }] of BEHAVIOURS.entries())
    shares.set(name, (shares.get(name) ?? 0) + belief.shares[model]!);
  return [...shares].reduce((likeliest, entry) => (entry[1] > likeliest[1] ? entry : likeliest))[0];
}

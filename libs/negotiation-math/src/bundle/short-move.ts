import type { BelievedSide } from '../opponent/believe-turn.js';
import { BEHAVIOURS } from '../opponent/behaviours.js';
import type { Posterior } from '../opponent/posterior.js';
import { myUtilityOf } from './game.js';
import { planOffers } from './offer-plan.js';
import type { BundleDecision } from './present-move.js';
import type { BundleTurn } from './read-bundle.js';
import type { Workspace } from './workspace.js';

/** The move where the caller has few turns in all: every offer that is left is planned. */
export function planShortMove(
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

import type { BundleAlternative, BundleMove, BundleRequest } from '../bundle-move.js';
import { myUtilityOf, namePackage, theirUtilityOf, type BundleGame, type PackageList } from '../game.js';
import { readBundle } from '../read-bundle.js';
import type { LongTurn } from './history.js';
import { planLongHorizon, type LongMove } from './plan-long-horizon.js';
import { DEFAULT_SIGNALING_ROUNDS, planPeerMove, type PeerMove } from './plan-peer-move.js';

/** A game in which the caller has more turns than this in all is planned as a long one, to its end. */
export const LONGEST_SHORT_GAME = 4;

/** Alternatives are worth at most this much less to the caller than what is recommended. */
const EQUAL_WORTH = 0.03;
const MOST_ALTERNATIVES = 3;

const SIGNIFICANT_DIGITS = 12;

/** Whether the caller has so many turns in all, those behind it included, that the game counts as long. */
export function isLongGame({ myOffers, roundsLeft }: Pick<LongTurn, 'myOffers' | 'roundsLeft'>): boolean {
  return myOffers.length + roundsLeft > LONGEST_SHORT_GAME;
}

/** The recommended move of a long game, in the shape of `negotiateBundle`. */
export function recommendLongMove(game: BundleGame, turn: LongTurn): BundleMove {
  const move = planLongHorizon(game, turn);
  const alternatives = move.act === 'offer' && move.choices ? alternativesTo(game, move.choices, turn, move.theirWeights, move.packages) : [];
  return { ...describe(game, turn, move), confidence: figure(move.confidence), alternatives, rationale: rationaleOf(game, turn, move) };
}

/**
 * Recommends a move among verified peers: `planPeerMove` in the shape of `negotiateBundle`. Both sides must play it.
 * @param signalingRounds in how many rounds each side tells its weights by its offers; both must use the same number
 * @throws NegotiationMathError that names the place of the first broken precondition
 * @example negotiateBundleAmongPeers({ issues, my_priorities: { price: 3, delivery: 1 }, my_batna: 0.3, rounds_left: 20 }).rationale // 'Among verified peers the first offers tell …'
 */
export function negotiateBundleAmongPeers(request: BundleRequest, signalingRounds: number = DEFAULT_SIGNALING_ROUNDS): BundleMove {
  const turn = readBundle(request);
  const { game } = turn;
  const move = planPeerMove(game, turn, signalingRounds);
  return { ...describe(game, turn, move), confidence: move.told ? 1 : 0, alternatives: [], rationale: PEER_RATIONALES[move.phase] };
}

function describe(game: BundleGame, { myBatna, theirBatna }: LongTurn, { act, choices, theirWeights }: Pick<LongMove, 'act' | 'choices' | 'theirWeights'>): Omit<BundleMove, 'confidence' | 'alternatives' | 'rationale'> {
  return {
    action: act,
    recommended_offer: choices ? namePackage(game, choices) : null,
    my_utility: figure(choices ? myUtilityOf(game, choices) : myBatna),
    their_utility_estimate: figure(choices ? theirUtilityOf(game, choices, Float64Array.from(theirWeights)) : theirBatna),
    inferred_priorities: Object.fromEntries(game.issues.map(({ name }, issue) => [name, figure(theirWeights[issue] ?? 0)])),
  };
}

/** Packages of about equal worth to the caller, those first that they should like most. */
function alternativesTo(game: BundleGame, chosen: readonly number[], { myBatna }: LongTurn, theirWeights: readonly number[], packages: PackageList): BundleAlternative[] {
  const { issueCount } = game;
  const least = Math.max(myBatna, myUtilityOf(game, chosen) - EQUAL_WORTH);
  const weights = Float64Array.from(theirWeights);
  const rows: { choices: Uint8Array; mine: number; theirs: number }[] = [];
  for (let row = 0; row < packages.count; row += 1) {
    const choices = packages.choices.subarray(row * issueCount, (row + 1) * issueCount);
    if ((packages.mine[row] ?? 0) < least || chosen.every((option, issue) => option === choices[issue])) continue;
    rows.push({ choices, mine: packages.mine[row] ?? 0, theirs: theirUtilityOf(game, choices, weights) });
  }
  const best = rows.sort((a, b) => b.theirs - a.theirs || b.mine - a.mine).slice(0, MOST_ALTERNATIVES);
  return best.map(({ choices, mine, theirs }) => ({ package: namePackage(game, choices), my_utility: figure(mine), their_utility_estimate: figure(theirs) }));
}

function rationaleOf(game: BundleGame, turn: LongTurn, { phase, goingOn, takes, choices }: LongMove): string {
  const left = `${turn.roundsLeft} ${turn.roundsLeft === 1 ? 'turn is' : 'turns are'} left`;
  const worth = choices ? myUtilityOf(game, choices).toFixed(2) : '';
  switch (phase) {
    case 'waiting': return `${left}, and by how their demands have moved going on is worth ${goingOn.toFixed(2)} to you. This package asks for ${worth}; of what is worth that much, it is among those that suit them best and have not been tried.`;
    case 'closing': return `${left}. Against the demands that their offers foretell this package has the best prospect: worth ${worth} to you, and taken with about ${Math.round(100 * takes)} %.`;
    case 'accepting': return `Their offer is worth ${worth} to you; going on is worth ${goingOn.toFixed(2)}.`;
    case 'walking': return 'No offer of yours can be answered any more, and theirs is worth less than what you have without a deal.';
  }
}

const PEER_RATIONALES: Readonly<Record<PeerMove['phase'], string>> = {
  signalling: 'Among verified peers the first offers tell how much each issue matters to you. This is the next of these signals; nothing is accepted before both sides have told.',
  agreeing: 'Both sides have told their priorities. This package has the greatest joint worth of those that share it fairly and clear your alternative.',
  accepting: 'Their offer is as fair as your own next one and clears your alternative.',
  walking: 'No package is worth more to you than what you have without a deal.',
};

function figure(value: number): number {
  return Number(value.toPrecision(SIGNIFICANT_DIGITS));
}

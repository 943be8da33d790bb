import { frontierPackages, listPackages, myUtilityOf, packagesOf, type BundleGame, type PackageList } from '../game.js';
import type { LongTurn } from './history.js';
import { decodeWeights, encodeWeights, makePeerCode } from './peer-code.js';

/** The move of a verified peer, by option indexes. */
export interface PeerMove {
  act: 'offer' | 'accept' | 'walk';
  choices: readonly number[] | null;
  /** The other side's weights as its signals tell them; even before they are complete. They sum to 1. */
  theirWeights: readonly number[];
  /** Whether those weights come from signals. */
  told: boolean;
  phase: 'signalling' | 'agreeing' | 'accepting' | 'walking';
}

/** How many rounds of signals there are where nothing else is agreed, and the most. */
export const DEFAULT_SIGNALING_ROUNDS = 3;
export const MAX_PEER_SIGNALS = 8;

/** Up to this number of packages all are looked at; above it those that are best at some rate of exchange. */
const LISTED_PACKAGES = 20_000;

/** Outcomes whose product of utilities is within this share of the greatest count as equally fair; of these the one with the greatest sum is taken. */
const FAIR_BAND = 0.03;

/** Packages with less of the greatest product than this are not proposed. */
const LEAST_PRODUCT = 0.02;

/** With so few rounds left a peer takes what beats its BATNA, as fair as its own next offer or not. */
const LATE_ROUNDS = 2;

const SAME = 1e-9;

/**
 * Plays among verified peers. In the first rounds each side tells its weights by its offers (`PeerCode`) and takes none; then both know the same two rows of
 * weights, each side using for itself what the other has read, and go to the same point of the frontier: of the packages whose product of utilities is within 3 % of the greatest
 * (Nash 1950, disagreement at 0) the one with the greatest sum. A side that this leaves less than its BATNA offers the next in that order instead. Never below the BATNA. It protects
 * nobody against a side that lies about its weights: that is what the verification is for.
 */
export function planPeerMove(game: BundleGame, turn: LongTurn, signalingRounds = DEFAULT_SIGNALING_ROUNDS): PeerMove {
  const { myOffers, theirOffers, myBatna, roundsLeft } = turn;
  const signals = Math.min(signalingRounds, MAX_PEER_SIGNALS, myOffers.length + roundsLeft - 1);
  const even = game.optionCounts.map(() => 1 / game.issueCount);
  const [mine, theirs] = signals > 0 ? [readSide(game, game.issues.map(({ my_utility }) => my_utility), myOffers, signals), readSide(game, game.issues.map(({ their_utility }) => their_utility), theirOffers, signals)] : [null, null];
  const theirWeights = theirs?.weights ?? even;
  const told = theirs?.weights !== null && theirs !== null;
  if (mine && myOffers.length < signals) {
    const choices = nextSignal(game, turn, mine.code, myOffers.length);
    if (myUtilityOf(game, choices) < myBatna) return { act: 'walk', choices: null, theirWeights, told, phase: 'walking' };
    return { act: 'offer', choices, theirWeights, told, phase: 'signalling' };
  }

  const points = rankPackages(game, mine?.weights ?? myShares(game), theirWeights);
  const made = new Set([...myOffers.slice(signals), ...theirOffers.slice(signals)].map((choices) => choices.join()));
  const lawful = points.filter(({ choices }) => myUtilityOf(game, choices) > myBatna + SAME);
  const next = lawful.find(({ choices }) => !made.has(choices.join())) ?? lawful[0];
  const standing = theirOffers.at(-1);
  if (standing && myUtilityOf(game, standing) >= myBatna) {
    const proposed = theirOffers.length > signals;
    const asFair = proposed && points.findIndex(({ choices }) => choices.join() === standing.join()) <= points.findIndex((point) => point === next);
    const late = proposed ? roundsLeft <= LATE_ROUNDS : roundsLeft === 1 && !turn.opponentMovesLast;
    if (!next || asFair || late) return { act: 'accept', choices: standing, theirWeights, told, phase: 'accepting' };
  }
  if (next) return { act: 'offer', choices: next.choices, theirWeights, told, phase: 'agreeing' };
  return { act: 'walk', choices: null, theirWeights, told, phase: 'walking' };
}

function readSide(game: BundleGame, utilities: readonly (readonly number[])[], offers: readonly (readonly number[])[], signals: number): { code: ReturnType<typeof makePeerCode>; weights: number[] | null } {
  const code = makePeerCode(game, utilities, signals);
  return { code, weights: offers.length >= signals ? decodeWeights(code, offers) : null };
}

/** The caller's weights, read back from the compiled game. */
function myShares({ issues, firstOption, myWorth }: BundleGame): number[] {
  const shares = issues.map(({ my_utility }, issue) => {
    const best = my_utility.indexOf(Math.max(...my_utility));
    return (my_utility[best] ?? 0) > 0 ? (myWorth[(firstOption[issue] ?? 0) + best] ?? 0) / (my_utility[best] ?? 1) : 0;
  });
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** The next signal; where no signal clears the BATNA, the best package. */
function nextSignal(game: BundleGame, { myBatna }: LongTurn, code: ReturnType<typeof makePeerCode>, index: number): readonly number[] {
  const signal = encodeWeights(code, myShares(game), (choices) => myUtilityOf(game, choices), myBatna);
  return signal?.[index] ?? game.issues.map(({ my_utility }) => my_utility.indexOf(Math.max(...my_utility)));
}

interface Point {
  choices: number[];
  rank: number;
  name: string;
}

/**
 * Packages in the order in which peers propose them: those of the fair band by their sum, then the others by their product; ties by the names of the options.
 * Sums are taken in the order of the issues' names, so that both sides come to the same order.
 */
function rankPackages(game: BundleGame, mine: readonly number[], theirs: readonly number[]): Point[] {
  const { issues, issueCount } = game;
  const order = issues.map((_, issue) => issue).sort((a, b) => ((issues[a]?.name ?? '') < (issues[b]?.name ?? '') ? -1 : 1));
  const packages = packagesOfBoth(game, theirs);
  const [own, other] = [new Float64Array(packages.count), new Float64Array(packages.count)];
  let greatest = 0;
  for (let row = 0; row < packages.count; row += 1) {
    for (const issue of order) {
      const option = packages.choices[row * issueCount + issue] ?? 0;
      own[row] = (own[row] ?? 0) + (mine[issue] ?? 0) * (issues[issue]?.my_utility[option] ?? 0);
      other[row] = (other[row] ?? 0) + (theirs[issue] ?? 0) * (issues[issue]?.their_utility[option] ?? 0);
    }
    greatest = Math.max(greatest, (own[row] ?? 0) * (other[row] ?? 0));
  }
  const points: Point[] = [];
  for (let row = 0; row < packages.count; row += 1) {
    const product = (own[row] ?? 0) * (other[row] ?? 0);
    const rank = product >= (1 - FAIR_BAND) * greatest ? 2 + ((own[row] ?? 0) + (other[row] ?? 0)) : product;
    if (product < LEAST_PRODUCT * greatest) continue;
    const choices = Array.from(packages.choices.subarray(row * issueCount, (row + 1) * issueCount));
    points.push({ choices, rank, name: order.map((issue) => JSON.stringify(issues[issue]?.options[choices[issue] ?? 0])).join() });
  }
  return points.sort((a, b) => b.rank - a.rank || (a.name < b.name ? -1 : 1));
}

const RATES = Array.from({ length: 61 }, (_, index) => Math.pow(1.12, index - 30));

function packagesOfBoth(game: BundleGame, theirWeights: readonly number[]): PackageList {
  if (game.packageCount <= LISTED_PACKAGES) return listPackages(game);
  const frontier = frontierPackages(game, Float64Array.from(theirWeights), RATES);
  return packagesOf(game, frontier.choices);
}

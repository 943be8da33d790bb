import { priceForNet, type Bundle, type Deal } from '../deal-space.js';
import { BUYER_COUNT, type BuyerModel } from './buyer-model.js';

/** Buyers this far below the likeliest, in logs, no longer count as possible when a menu is made. */
const POSSIBLE_LOG_WEIGHT = -7;
/** A buyer is the likelier to say yes the more they gain; this much of the scale is one step of that. */
const SOFTNESS = 0.1;

/**
 * What each term beside the plain deal takes off a deal's appeal: people like short deals, and trades that they can
 * survey.
 */
const TERM_COST = 0.03;

/** What choosing a menu needs to know. */
export interface MenuInput {
  model: BuyerModel;
  /** How likely each buyer is. */
  shares: Float64Array;
  bundles: readonly Bundle[];
  /** The net at which each buyer is indifferent, buyer-major. */
  nets: Float64Array;
  targetNet: number;
  size: number;
  /** The bundle that is among them, first, if it may be sold for that net; else the likeliest comes first. */
  first?: Bundle | undefined;
}

interface Candidate {
  column: number;
  deal: Deal;
  /** For each buyer, how likely a yes is. */
  yes: Float64Array;
}

/**
 * Up to `size` deals, `first` among them, that all bring the seller the target net or up to one tick more: first the
 * one that is likeliest to be taken, then those that add most for the buyers whom the others leave cold. A deal that is
 * best for none of the possible buyers is left out. Empty where no bundle may be sold for that net.
 */
export function chooseMenu(input: MenuInput): Deal[] {
  const candidates = input.bundles.flatMap((bundle, column) => {
    const priceTicks = priceForNet(bundle, input.targetNet);
    return priceTicks === null ? [] : [candidateOf(input, bundle, column, priceTicks)];
  });
  const plain = input.bundles[0]?.choices ?? [];
  const chosen: Candidate[] = [];
  const best = new Float64Array(BUYER_COUNT);
  const wanted = candidates.find((candidate) => input.bundles[candidate.column] === input.first);
  if (wanted) take(wanted);
  while (chosen.length < Math.max(1, input.size)) {
    let winner: Candidate | null = null;
    let winnerGain = chosen.length === 0 ? -Infinity : 1e-4;
    for (const candidate of candidates) {
      const gain =
        addedShare(input.shares, candidate.yes, best) -
        TERM_COST * differences(candidate.deal.choices, plain) * (chosen.length === 0 ? 1 : 0.2);
      if (gain > winnerGain + 1e-12) [winner, winnerGain] = [candidate, gain];
    }
    if (!winner) break;
    take(winner);
  }
  return withoutDominated(input.model, chosen, wanted).map((candidate) => candidate.deal);

  function take(candidate: Candidate): void {
    chosen.push(candidate);
    for (let buyer = 0; buyer < BUYER_COUNT; buyer += 1)
      best[buyer] = Math.max(best[buyer] as number, candidate.yes[buyer] as number);
  }
}

const differences = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((count, choice, term) => count + (choice === b[term] ? 0 : 1), 0);

function candidateOf(
  { model, nets, bundles }: MenuInput,
  bundle: Bundle,
  column: number,
  priceTicks: number,
): Candidate {
  const net = priceTicks + bundle.worthTicks;
  const yes = new Float64Array(BUYER_COUNT);
  for (let buyer = 0; buyer < BUYER_COUNT; buyer += 1) {
    const gain = (nets[buyer * bundles.length + column] as number) - net;
    yes[buyer] = 1 / (1 + Math.exp(-gain / (SOFTNESS * model.scaleTicks)));
  }
  return { column, deal: { choices: bundle.choices, priceTicks }, yes };
}

function addedShare(shares: Float64Array, yes: Float64Array, best: Float64Array): number {
  let gain = 0;
  for (let buyer = 0; buyer < BUYER_COUNT; buyer += 1)
    gain += (shares[buyer] as number) * Math.max(0, (yes[buyer] as number) - (best[buyer] as number));
  return gain;
}

/** Keeps what was asked for, and the deals that some possible buyer likes more than every other one of the menu. */
function withoutDominated(model: BuyerModel, chosen: readonly Candidate[], kept: Candidate | undefined): Candidate[] {
  if (chosen.length < 2) return [...chosen];
  return chosen.filter(
    (candidate) =>
      candidate === kept ||
      model.logWeights.some(
        (log, buyer) =>
          log > POSSIBLE_LOG_WEIGHT &&
          chosen.every(
            (other) => other === candidate || (other.yes[buyer] as number) < (candidate.yes[buyer] as number),
          ),
      ),
  );
}

import type { Policy } from '@svc/policy-rules';
import { openMechanism, packageAt, playVisit } from './mechanism.js';
import type { Buyer } from './population.js';

/** The buyers of a backtest and what their deals are measured by. */
export interface Crowd {
  buyers: readonly Buyer[];
  /** The share of those who know the rules. */
  know: number;
  patience: number;
  /** The lowest price, from which earnings count, and the range from it to the list. */
  floor: number;
  range: number;
}

/** What a policy earned from each buyer: as one who does not know the rules, and as one who does. */
export interface Trial {
  others: Visits;
  knowing: Visits;
}

/** A place a buyer: deals 0 or 1, what is earned as a share of the range (0 without a deal), the net a unit. */
export interface Visits {
  deals: number[];
  shares: number[];
  nets: (number | null)[];
}

/**
 * Plays each buyer twice, knowing the rules and not: the mean over both by the share of those who know has no noise of
 * who knows, and one run tells the result for every share.
 */
export function runTrial(crowd: Crowd, policy: Policy): Trial {
  const { buyers, patience, floor, range } = crowd;
  const mechanism = openMechanism(policy);
  const visits = buyers.map((buyer) => {
    const pack = packageAt(mechanism, buyer);
    return [false, true].map((knows) => playVisit(mechanism, buyer, pack, { knows, patience }).net);
  });
  const side = (at: 0 | 1): Visits =>
    visitsOf(
      visits.map((nets) => nets[at] ?? null),
      floor,
      range,
    );
  return { others: side(0), knowing: side(1) };
}

/** What is counted of the net of each visit. */
export function visitsOf(nets: (number | null)[], floor: number, range: number): Visits {
  return {
    nets,
    deals: nets.map((net) => (net === null ? 0 : 1)),
    shares: nets.map((net) => (net === null ? 0 : (net - floor) / range)),
  };
}

/** What each buyer brings where this share of all know the rules. */
export function mixed({ others, knowing }: Trial, figure: 'deals' | 'shares', know: number): number[] {
  return others[figure].map((other, at) => (1 - know) * other + know * (knowing[figure][at] ?? 0));
}

import { findBundle, netOfDeal, type Deal, type DealSpace } from './deal-space.js';
import type { EngineInput, NegotiationEvent } from './engine.js';

/** What the history says about this moment, in the terms that every engine asks for. */
export interface TableView {
  /** The deals on the table; empty before the first offer. */
  standing: readonly Deal[];
  /** The lowest net offered so far, in ticks; Infinity before the first offer. */
  lowestOfferedNet: number;
  /** The buyer's last proposal with a price, if it is of this turn and may be agreed to. */
  proposal: Deal | null;
  /** The best net that a lawful proposal of the buyer has reached, in ticks; −Infinity without one. */
  bestBidNet: number;
  /**
   * What the buyer's last message asked for by naming a term that is not already so in every deal on the table; null
   * where it did not.
   */
  asked: readonly number[] | null;
  /** Whether the buyer's last message named a price. */
  pricedNow: boolean;
  /** Whether that price is higher than the one before. */
  buyerMoved: boolean;
}

type Proposed = Extract<NegotiationEvent, { act: 'proposed' }>;

/**
 * The deal that answers a proposal: the same, and never dearer than it may be sold; null where it may not be sold for
 * that.
 */
export function lawfulProposal(space: DealSpace, event: Proposed): Deal | null {
  if (event.priceTicks === null) return null;
  const bundle = findBundle(space, event.choices);
  if (!bundle || event.priceTicks < bundle.lowTicks) return null;
  return { choices: bundle.choices, priceTicks: Math.min(event.priceTicks, bundle.highTicks) };
}

/** Reads the table off the history. */
export function viewTable({ space, history }: EngineInput): TableView {
  const turn = history.at(-1)?.turn ?? 0;
  let standing: readonly Deal[] = [];
  let lowestOfferedNet = Infinity;
  let bestBidNet = -Infinity;
  let proposal: Deal | null = null;
  let asked: readonly number[] | null = null;
  let pricedNow = false;
  let buyerMoved = false;
  let lastPrice: number | null = null;
  for (const event of history) {
    if (event.act === 'offered') {
      standing = event.deals;
      for (const deal of event.deals) lowestOfferedNet = Math.min(lowestOfferedNet, netOfDeal(space, deal));
    }
    if (event.act !== 'proposed') continue;
    const lawful = lawfulProposal(space, event);
    if (lawful) bestBidNet = Math.max(bestBidNet, netOfDeal(space, lawful));
    const moved: boolean = lastPrice !== null && event.priceTicks !== null && event.priceTicks > lastPrice;
    lastPrice = event.priceTicks ?? lastPrice;
    if (event.turn !== turn) continue;
    if (lawful) proposal = lawful;
    if (isNews(event, standing)) asked = event.choices;
    if (event.priceTicks !== null) [pricedNow, buyerMoved] = [true, moved];
  }
  return { standing, lowestOfferedNet, proposal, bestBidNet, asked, pricedNow, buyerMoved };
}

/** Whether a message names a term otherwise than some deal on the table has it, or asks for a price on terms. */
function isNews({ said, choices, priceTicks }: Proposed, standing: readonly Deal[]): boolean {
  if (said.length === 0) return false;
  return (
    priceTicks === null ||
    standing.length === 0 ||
    said.some((term) => standing.some((deal) => deal.choices[term] !== choices[term]))
  );
}

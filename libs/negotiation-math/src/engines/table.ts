import { findBundle, lowestNet, netOfDeal, utilityOfNet, type Deal, type DealSpace } from './deal-space.js';
import type { EngineDecision, EngineInput, EngineMemory, NegotiationEvent } from './engine.js';

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
  /** How many moves are left, this one included. */
  moves: number;
  /** What the seller may still hope for at the end: the best bid, where the buyer stands by it; a utility. */
  fallback: number;
}

/** How likely a buyer still stands by an earlier proposal at the end. */
const BID_STANDS = 0.85;

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
export function viewTable({ space, history, round, maxRounds }: EngineInput): TableView {
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
      lowestOfferedNet = Math.min(lowestOfferedNet, lowestNet(space, event.deals));
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
  const moves = Math.max(1, maxRounds - round + 1);
  const fallback = bestBidNet === -Infinity ? 0 : BID_STANDS * Math.max(0, utilityOfNet(space, bestBidNet));
  return { standing, lowestOfferedNet, proposal, bestBidNet, asked, pricedNow, buyerMoved, moves, fallback };
}

/**
 * Takes the buyer's proposal where it is worth at least as much as going on, or all that can still be asked for; else
 * null.
 * @param going what going on is worth, and the most that can be asked for: a net
 */
export function acceptProposal(
  space: DealSpace,
  { proposal }: TableView,
  going: { readonly value: number; readonly highestNet: number },
  memory: EngineMemory,
): EngineDecision | null {
  if (!proposal) return null;
  const net = netOfDeal(space, proposal);
  const worth = utilityOfNet(space, net);
  if (net < going.highestNet && worth < going.value - 1e-9) return null;
  const why =
    `The buyer's proposal is worth ${percent(worth)} of what can be reached; going on is worth ` +
    `${percent(going.value)}.`;
  return { act: 'accept', deals: [proposal], reason: 'accepts_yours', why, memory };
}

/**
 * A share in words.
 * @example percent(0.853) // '85 %'
 */
export const percent = (share: number): string => `${Math.round(Math.max(0, share) * 100)} %`;

/** Whether a message names a term otherwise than some deal on the table has it, or asks for a price on terms. */
function isNews({ said, choices, priceTicks }: Proposed, standing: readonly Deal[]): boolean {
  if (said.length === 0) return false;
  return (
    priceTicks === null ||
    standing.length === 0 ||
    said.some((term) => standing.some((deal) => deal.choices[term] !== choices[term]))
  );
}

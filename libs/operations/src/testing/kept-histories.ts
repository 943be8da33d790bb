import type { BuyerHistory, DealingPorts } from '../index.js';

/** Histories of buyers in memory, as a service keeps them in its database; nothing is held. */
export function keptHistories(): Required<Pick<DealingPorts, 'findDealings' | 'keepDealings'>> {
  const kept = new Map<string, BuyerHistory>();
  const begun = new Map<string, number>();
  return {
    findDealings: ({ buyer, isNew }) => {
      const conversations = (begun.get(buyer ?? '') ?? 0) + (isNew ? 1 : 0);
      if (buyer !== null) begun.set(buyer, conversations);
      const history = structuredClone(kept.get(buyer ?? '')) ?? null;
      return Promise.resolve({ held: false, outbidAt: 0, keepsBid: false, history, conversations });
    },
    keepDealings: ({ buyer, history }) => {
      if (buyer !== null && history !== null) kept.set(buyer, structuredClone(history));
      return Promise.resolve();
    },
  };
}

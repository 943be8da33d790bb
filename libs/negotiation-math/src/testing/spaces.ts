import type { Bundle, DealSpace } from '../engines/deal-space.js';
import type { EngineInput } from '../engines/engine.js';

/** A space of one price between 0 and `span` ticks above a floor of 1,000. */
export function priceSpace(span = 1000): DealSpace {
  const floor = 1000;
  return {
    terms: [],
    bundles: [{ choices: [], lowTicks: floor, highTicks: floor + span, worthTicks: 0 }],
    listTicks: floor + span,
    floorNetTicks: floor,
    bestNetTicks: floor + span,
    spokenStepTicks: 1,
  };
}

/** Three terms: one that earns and unlocks, two that cost. Every combination, each down to its own lowest price. */
export function bundleSpace(): DealSpace {
  const terms = [
    {
      id: 'contract',
      defaultOption: 0,
      options: [
        { id: 'monthly', worthTicks: 0 },
        { id: 'annual', worthTicks: 120 },
        { id: 'two_years', worthTicks: 200 },
      ],
    },
    {
      id: 'support',
      defaultOption: 0,
      options: [
        { id: 'mail', worthTicks: 0 },
        { id: 'phone', worthTicks: -100 },
      ],
    },
    {
      id: 'start',
      defaultOption: 0,
      options: [
        { id: 'now', worthTicks: 0 },
        { id: 'later', worthTicks: -40.5 },
      ],
    },
  ];
  const bundles: Bundle[] = [];
  for (let contract = 0; contract < 3; contract += 1) {
    for (let support = 0; support < 2; support += 1) {
      for (let start = 0; start < 2; start += 1) {
        const worthTicks = [0, 120, 200][contract]! - 100 * support - 40.5 * start;
        bundles.push({
          choices: [contract, support, start],
          lowTicks: Math.max(3800, Math.ceil(3800 - worthTicks), 4900 - [300, 800, 1100][contract]!),
          highTicks: 4900,
          worthTicks,
        });
      }
    }
  }
  return { terms, bundles, listTicks: 4900, floorNetTicks: 3800, bestNetTicks: 5100, spokenStepTicks: 20 };
}

/** An engine's input at the start of a negotiation. */
export function opening(space: DealSpace, change: Partial<EngineInput> = {}): EngineInput {
  return { space, history: [], round: 1, maxRounds: 8, objective: 'balance', meso: 3, memory: null, ...change };
}

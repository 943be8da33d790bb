import { PRACTICE_SEED, PROTOCOL } from './game.js';
import { generateScenarios, GENERATORS, type GeneratorName } from './generate-scenarios.js';
import type { Scenario } from './scenario.js';

/** The scenarios that everyone may practise on. */
export interface PracticeSet {
  protocol: string;
  generator: { name: GeneratorName; version: number };
  seed: string;
  /** 60, with the weights of both sides. */
  scenarios: Scenario[];
}

/** The public practice set: the 60 scenarios of `PRACTICE_SEED` by the first generator. */
export function practiceSet(): PracticeSet {
  const [{ name, version }] = GENERATORS as [(typeof GENERATORS)[number]];
  return {
    protocol: PROTOCOL,
    generator: { name, version },
    seed: PRACTICE_SEED,
    scenarios: generateScenarios({ seed: PRACTICE_SEED, generator: name }),
  };
}

import { SCENARIOS } from './game.js';
import { GauntletError } from './gauntlet-error.js';
import type { Scenario } from './scenario.js';
import { generateSecondScenario } from './second-generator.js';
import { generateSvcScenario } from './svc-generator.js';

/** A way to draw scenarios from a seed; its version changes when any draw does. */
export interface ScenarioGenerator {
  readonly name: GeneratorName;
  readonly version: number;
}

const GENERATE = {
  svc: { version: 1, scenario: generateSvcScenario },
  second: { version: 1, scenario: generateSecondScenario },
} as const;

/** The name of a generator. */
export type GeneratorName = keyof typeof GENERATE;

/** The generators: two programs that draw the same game by different means. */
export const GENERATORS: readonly ScenarioGenerator[] = (Object.keys(GENERATE) as GeneratorName[]).map((name) => ({
  name,
  version: GENERATE[name].version,
}));

/** The most scenarios of one call. */
export const MAX_SCENARIOS = 100_000;

/** Which scenarios to draw. */
export interface ScenarioDraw {
  /** Any text of at least one character; equal seeds give equal scenarios. */
  seed: string;
  /** `svc` where it is left out. */
  generator?: GeneratorName;
  /** 1..100,000; 60 where it is left out. A shorter list is the beginning of a longer one. */
  count?: number;
}

/**
 * The seeded scenarios of a certificate: four issues of 3 to 6 options, private weights, utilities that run against
 * each other.
 * @throws GauntletError `seed_empty`, `generator_unknown`, `count_range`
 * @example generateScenarios({ seed: '7' }).length // 60
 */
export function generateScenarios({ seed, generator = 'svc', count = SCENARIOS }: ScenarioDraw): Scenario[] {
  if (typeof seed !== 'string' || seed === '')
    throw new GauntletError('seed_empty', ['seed'], 'Seed should be a text that is not empty');
  if (!Object.hasOwn(GENERATE, generator))
    throw new GauntletError(
      'generator_unknown',
      ['generator'],
      `Generator should be one of ${Object.keys(GENERATE).join(', ')}`,
    );
  if (!Number.isInteger(count) || count < 1 || count > MAX_SCENARIOS)
    throw new GauntletError('count_range', ['count'], `Count should be a whole number from 1 to ${MAX_SCENARIOS}`);
  return Array.from({ length: count }, (_, index) => GENERATE[generator].scenario(seed, index));
}

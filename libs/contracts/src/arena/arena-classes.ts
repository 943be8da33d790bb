import type { PracticeSet, Scenario, ScenarioIssue, ScenarioGenerator } from '@svc/gauntlet';
import { Choice, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';

/** One issue of a scenario. */
export class ArenaIssue implements ScenarioIssue {
  @Text({ description: 'The name of the issue.' })
  name!: string;

  @ListOf(
    { type: 'string' },
    { description: '3 to 6 options, roughly in the seller’s order of preference, worst first.' },
  )
  options!: string[];

  @ListOf(
    { type: 'number' },
    { description: 'The seller’s utility of each option, 0 to 1; the buyer’s utility is 1 minus it.' },
  )
  seller_utility!: number[];
}

/** What is negotiated, and how much either side cares. */
export class ArenaScenario implements Scenario {
  @ListOfNested(() => ArenaIssue, { name: 'ArenaIssue', description: 'Four issues.' })
  issues!: ArenaIssue[];

  @ListOf(
    { type: 'number' },
    { description: 'The seller’s weight of each issue; the weights sum to 1. In play the buyer does not know them.' },
  )
  seller_weights!: number[];

  @ListOf(
    { type: 'number' },
    { description: 'The buyer’s weight of each issue; the weights sum to 1. In play the seller does not know them.' },
  )
  buyer_weights!: number[];
}

/** How scenarios are drawn. */
export class ArenaGenerator implements ScenarioGenerator {
  @Choice(['svc', 'second'], { description: 'The name of the generator.' })
  name!: 'svc' | 'second';

  @Whole({
    description:
      'The version of the generator; the version changes whenever a scenario that the generator draws changes.',
  })
  version!: number;
}

/** The scenarios that everyone may practise on. */
export class ArenaPractice implements PracticeSet {
  @Text({ description: 'The protocol by which the scenarios are played.' })
  protocol!: string;

  @Nested(() => ArenaGenerator, { name: 'ArenaGenerator', description: 'The generator that drew the scenarios.' })
  generator!: ArenaGenerator;

  @Text({ description: 'The seed that the scenarios were drawn from.' })
  seed!: string;

  @ListOfNested(() => ArenaScenario, {
    name: 'ArenaScenario',
    description: '60 scenarios; each is played in both roles against each opponent.',
  })
  scenarios!: ArenaScenario[];
}

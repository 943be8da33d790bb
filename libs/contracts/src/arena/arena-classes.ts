import type { PracticeSet, Scenario, ScenarioIssue, ScenarioGenerator } from '@svc/gauntlet';
import { Choice, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';

/** One issue of a scenario. */
export class ArenaIssue implements ScenarioIssue {
  @Text({ description: 'The issue.' })
  name!: string;

  @ListOf(
    { type: 'string' },
    { description: '3 to 6 options, in the seller’s order of preference from worst to best but for some noise.' },
  )
  options!: string[];

  @ListOf(
    { type: 'number' },
    { description: 'The seller’s utility of each option, 0 to 1; the buyer’s is 1 minus that.' },
  )
  seller_utility!: number[];
}

/** What is negotiated, and how much either side cares. */
export class ArenaScenario implements Scenario {
  @ListOfNested(() => ArenaIssue, { name: 'ArenaIssue', description: 'Four issues.' })
  issues!: ArenaIssue[];

  @ListOf(
    { type: 'number' },
    { description: 'The seller’s weight of each issue; they sum to 1. In play the buyer does not know them.' },
  )
  seller_weights!: number[];

  @ListOf({ type: 'number' }, { description: 'The same of the buyer.' })
  buyer_weights!: number[];
}

/** How scenarios are drawn. */
export class ArenaGenerator implements ScenarioGenerator {
  @Choice(['svc', 'second'], { description: 'The generator.' })
  name!: 'svc' | 'second';

  @Whole({ description: 'Its version: it changes when any draw does.' })
  version!: number;
}

/** The scenarios that everyone may practise on. */
export class ArenaPractice implements PracticeSet {
  @Text({ description: 'The protocol that they are played by.' })
  protocol!: string;

  @Nested(() => ArenaGenerator, { name: 'ArenaGenerator', description: 'What drew them.' })
  generator!: ArenaGenerator;

  @Text({ description: 'What they were drawn from.' })
  seed!: string;

  @ListOfNested(() => ArenaScenario, {
    name: 'ArenaScenario',
    description: '60 scenarios; each is played in both roles against each opponent.',
  })
  scenarios!: ArenaScenario[];
}

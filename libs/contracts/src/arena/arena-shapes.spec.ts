import { describe, expect, it } from '@jest/globals';
import { practiceSet, type PracticeSet, type Scenario, type ScenarioIssue } from '@svc/gauntlet';
import type { ArenaIssue, ArenaPractice, ArenaScenario } from './arena-classes.js';
import { ARENA_PRACTICE } from './arena-records.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  issue: Same<ArenaIssue, ScenarioIssue>;
  scenario: Same<ArenaScenario, Scenario>;
  practice: Same<ArenaPractice, PracticeSet>;
} = { issue: true, scenario: true, practice: true };

describe('the classes of the arena', () => {
  it('have the shapes that the library owns, in both directions', () =>
    expect(Object.values(same)).not.toContain(false));

  it('are exemplified by what the library makes', () => {
    const { scenarios: _, ...head } = practiceSet();
    expect(ARENA_PRACTICE.examples[0]?.output).toMatchObject(head);
  });
});

import { UTILITY_STEPS, WEIGHT_STEPS, WORTH_STEPS, type Role } from './game.js';
import type { Scenario } from './scenario.js';

/** What each option adds to one side's utility, an issue a row, in whole steps of 1e-10: sums of it are exact. */
export type Worths = readonly (readonly number[])[];

/** A package as the index of the chosen option of each issue. */
export type Choices = readonly number[];

/** The worths of one side from its weights and its utilities of the options. */
export function worthsFrom(weights: readonly number[], utilities: readonly (readonly number[])[]): Worths {
  return utilities.map((row, issue) =>
    row.map((utility) => Math.round((weights[issue] ?? 0) * WEIGHT_STEPS) * Math.round(utility * UTILITY_STEPS)),
  );
}

/** The worths of one side of a scenario. */
export function worthsOf(scenario: Scenario, role: Role): Worths {
  return worthsFrom(
    role === 'seller' ? scenario.seller_weights : scenario.buyer_weights,
    scenario.issues.map((_, issue) => utilitiesOf(scenario, issue, role)),
  );
}

/** One side's utilities of the options of an issue, 4 decimals. */
export function utilitiesOf({ issues }: Scenario, issue: number, role: Role): number[] {
  const seller = issues[issue]?.seller_utility ?? [];
  return role === 'seller'
    ? [...seller]
    : seller.map((utility) => Math.round((1 - utility) * UTILITY_STEPS) / UTILITY_STEPS);
}

/** The worth of a package in whole steps. */
export function worthOfPackage(worths: Worths, choices: Choices): number {
  return worths.reduce((sum, row, issue) => sum + (row[choices[issue] ?? 0] ?? 0), 0);
}

/** A worth as the utility it is, 0..1 with 10 decimals. */
export function utilityOf(worth: number): number {
  return worth / WORTH_STEPS;
}

/** A utility as a worth in whole steps. */
export function worthOfUtility(utility: number): number {
  return Math.round(utility * WORTH_STEPS);
}

/** The best option of every issue; of equal ones the first. */
export function bestPackage(worths: Worths): number[] {
  return worths.map((row) => row.indexOf(Math.max(...row)));
}

/**
 * Calls `visit` with every package and its worth, in lexicographic order of the option indices. The list is reused:
 * copy what is kept.
 */
export function visitPackages(worths: Worths, visit: (choices: Choices, worth: number) => void): void {
  const choices = worths.map(() => 0);
  const settle = (issue: number, worth: number): void => {
    const row = worths[issue];
    if (row === undefined) return visit(choices, worth);
    for (let option = 0; option < row.length; option += 1) {
      choices[issue] = option;
      settle(issue + 1, worth + (row[option] ?? 0));
    }
  };
  settle(0, 0);
}

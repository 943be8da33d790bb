import { FEWEST_OPTIONS, ISSUE_NAMES, MOST_OPTIONS, UTILITY_STEPS, WEIGHT_STEPS } from './game.js';

/** One issue of a scenario. */
export interface ScenarioIssue {
  name: string;
  /** 3 to 6 names, in the seller's order of preference from worst to best but for the noise. */
  options: string[];
  /** One for each option, 0..1 with 4 decimals, 0 and 1 among them. The buyer's are 1 minus these. */
  seller_utility: number[];
}

/** What is negotiated in a match, and how much either side cares: everything but who plays. */
export interface Scenario {
  issues: ScenarioIssue[];
  /** One for each issue, with 6 decimals; they sum to 1. Known to the seller alone. */
  seller_weights: number[];
  /** The same of the buyer. */
  buyer_weights: number[];
}

/**
 * One issue from the noisy ramp of the seller's utilities: clipped to 0..1, scaled so that its least is 0 and its
 * greatest 1, 4 decimals.
 * @example issueFrom('price', [0.1, 0.5, 1.2]).seller_utility // [0, 0.4444, 1]
 */
export function issueFrom(name: string, noisyRamp: readonly number[]): ScenarioIssue {
  const clipped = noisyRamp.map((value) => Math.min(1, Math.max(0, value)));
  const least = Math.min(...clipped);
  const span = Math.max(...clipped) - least;
  return {
    name,
    options: clipped.map((_, index) => `${name}_${index + 1}`),
    seller_utility: clipped.map((value) => Math.round(((value - least) / span) * UTILITY_STEPS) / UTILITY_STEPS),
  };
}

/**
 * Weights from positive shares: divided by their sum and rounded to 6 decimals. The running sum is what is rounded, so
 * the weights still sum to 1.
 * @example weightsFrom([1, 1, 1]) // [0.333333, 0.333334, 0.333333]
 */
export function weightsFrom(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let before = 0;
  let running = 0;
  return shares.map((share, index) => {
    running += share;
    const steps = index === shares.length - 1 ? WEIGHT_STEPS : Math.round((running / total) * WEIGHT_STEPS);
    const weight = (steps - before) / WEIGHT_STEPS;
    before = steps;
    return weight;
  });
}

/**
 * What is wrong with a value as a scenario of this game; empty where nothing is. For scenarios that were read and not
 * made here.
 */
export function scenarioFaults(value: unknown): string[] {
  if (!hasExactly(value, ['buyer_weights', 'issues', 'seller_weights']))
    return ['the scenario should have issues, seller_weights and buyer_weights'];
  const { issues, seller_weights: seller, buyer_weights: buyer } = value;
  if (!Array.isArray(issues) || issues.length !== ISSUE_NAMES.length)
    return [`the scenario should have ${ISSUE_NAMES.length} issues`];
  return [
    ...issues.flatMap((issue: unknown, index) => issueFaults(issue, ISSUE_NAMES[index] ?? '')),
    ...(areWeights(seller) && areWeights(buyer)
      ? []
      : [`the weights should be ${ISSUE_NAMES.length} numbers of at most 6 decimals from 0 that sum to 1`]),
  ];
}

function issueFaults(value: unknown, name: string): string[] {
  if (!hasExactly(value, ['name', 'options', 'seller_utility']) || value['name'] !== name)
    return [`${name} should have name, options and seller_utility`];
  const { options, seller_utility: utilities } = value;
  if (!Array.isArray(options) || options.length < FEWEST_OPTIONS || options.length > MOST_OPTIONS)
    return [`${name} should have ${FEWEST_OPTIONS} to ${MOST_OPTIONS} options`];
  if (options.some((option, index) => option !== `${name}_${index + 1}`))
    return [`${name} should number its options from 1`];
  const sound =
    Array.isArray(utilities) &&
    utilities.length === options.length &&
    utilities.every((utility) => isInSteps(utility, UTILITY_STEPS)) &&
    utilities.includes(0) &&
    utilities.includes(1);
  return sound
    ? []
    : [
        `the seller's utilities of ${name} should be one for each option, of at most 4 decimals, from 0 to 1 ` +
          `with both among them`,
      ];
}

function areWeights(value: unknown): boolean {
  if (
    !Array.isArray(value) ||
    value.length !== ISSUE_NAMES.length ||
    !value.every((weight) => isInSteps(weight, WEIGHT_STEPS))
  )
    return false;
  return value.reduce((sum: number, weight: number) => sum + Math.round(weight * WEIGHT_STEPS), 0) === WEIGHT_STEPS;
}

/** Whether a value is a number from 0 to 1 that stands on one of so many even steps. */
export function isInSteps(value: unknown, steps: number): value is number {
  return (
    typeof value === 'number' &&
    value >= 0 &&
    value <= 1 &&
    Math.round(value * steps) / steps === value &&
    !Object.is(value, -0)
  );
}

/** Whether a value is an object with these members, named in alphabetical order, and no other. */
export function hasExactly(value: unknown, members: readonly string[]): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const keys = Object.keys(value).sort();
  return keys.length === members.length && keys.every((key, index) => key === members[index]);
}

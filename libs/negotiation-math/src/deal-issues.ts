import { MAX_ISSUES, MAX_ISSUE_WEIGHT, MAX_OPTIONS, MAX_PACKAGES } from './limits.js';
import { NegotiationMathError } from './negotiation-math-error.js';
import { requireNumber, type Place } from './requirements.js';

/** What an option is called: compared as it stands, so `1` and `"1"` are two options. */
export type OptionName = string | number | boolean;

/** One issue of a deal, and what each of its options is worth to either side. */
export interface BundleIssue {
  /** Unique among the issues. */
  name: string;
  options: OptionName[];
  /** One for each option, 0..1. */
  my_utility: number[];
  /** One for each option, 0..1. */
  their_utility: number[];
}

/** An issue of which the other side may not have told what its options are worth to it, or only of some. */
export interface UntoldIssue extends Omit<BundleIssue, 'their_utility'> {
  /** One for each option, 0..1, null for an option that is not known. Null or absent: none is known. */
  their_utility?: (number | null)[] | null;
}

/**
 * Holds issues to their preconditions.
 * @throws NegotiationMathError that names the first place that breaks one
 * @example requireIssues([{ name: 'price', options: ['low'], my_utility: [1], their_utility: [0] }]) // undefined
 */
export function requireIssues(issues: readonly BundleIssue[]): void {
  requireUntoldIssues(issues);
  for (const [index, { options, their_utility }] of issues.entries())
    requireUtilities(their_utility, options, ['issues', index, 'their_utility']);
}

/**
 * Holds issues to their preconditions that may leave open what the other side values.
 * @throws NegotiationMathError that names the first place that breaks one
 * @example requireUntoldIssues([{ name: 'price', options: ['low'], my_utility: [1] }]) // undefined
 */
export function requireUntoldIssues(issues: readonly UntoldIssue[]): void {
  if (issues.length === 0 || issues.length > MAX_ISSUES)
    throw new NegotiationMathError('issue_count', ['issues'], `There should be 1 to ${MAX_ISSUES} issues`);
  const names = new Set<string>();
  for (const [index, issue] of issues.entries()) {
    if (names.has(issue.name))
      throw new NegotiationMathError('issue_repeated', ['issues', index, 'name'], 'Names of issues should differ');
    names.add(issue.name);
    requireOptions(issue, ['issues', index]);
  }
  const packages = issues.reduce((count, { options }) => count * options.length, 1);
  if (packages > MAX_PACKAGES)
    throw new NegotiationMathError(
      'too_many_packages',
      ['issues'],
      `The options should combine to at most ${MAX_PACKAGES} packages`,
    );
}

function requireOptions({ options, my_utility, their_utility }: UntoldIssue, path: Place): void {
  if (options.length === 0 || options.length > MAX_OPTIONS)
    throw new NegotiationMathError('option_count', [...path, 'options'], `There should be 1 to ${MAX_OPTIONS} options`);
  for (const [index, option] of options.entries()) {
    const here = [...path, 'options', index];
    if (
      !['string', 'number', 'boolean'].includes(typeof option) ||
      (typeof option === 'number' && !Number.isFinite(option))
    )
      throw new NegotiationMathError('option_type', here, 'Option should be a string, a finite number or a boolean');
    if (options.indexOf(option) !== index)
      throw new NegotiationMathError('option_repeated', here, 'Options of an issue should differ');
  }
  requireUtilities(my_utility, options, [...path, 'my_utility']);
  if (their_utility)
    requireUtilities(
      their_utility.map((utility) => utility ?? 0),
      options,
      [...path, 'their_utility'],
    );
}

function requireUtilities(utilities: readonly number[], options: readonly OptionName[], path: Place): void {
  if (utilities.length !== options.length)
    throw new NegotiationMathError(
      'utility_count',
      path,
      `There should be one utility for each of the ${options.length} options`,
    );
  for (const [index, utility] of utilities.entries())
    requireNumber(utility, 0, 1, { name: 'Utility', place: [...path, index], code: 'utility_range' });
}

/**
 * The share of each issue in one side's utility, in the order of the issues; they sum to 1. An issue without a weight
 * has none.
 * @throws NegotiationMathError for a weight outside 0..MAX_ISSUE_WEIGHT or of no issue, and where all are 0
 * @example
 * normaliseWeights({ price: 3, delivery: 1 }, [{ name: 'price' }, { name: 'delivery' }], 'my_weights') // [0.75, 0.25]
 */
export function normaliseWeights(
  weights: Readonly<Record<string, number>>,
  issues: readonly Pick<BundleIssue, 'name'>[],
  member: string,
): number[] {
  for (const [name, weight] of Object.entries(weights)) {
    if (!issues.some((issue) => issue.name === name))
      throw new NegotiationMathError('issue_unknown', [member, name], 'No issue has this name');
    requireNumber(weight, 0, MAX_ISSUE_WEIGHT, { name: 'Weight', place: [member, name], code: 'weight_range' });
  }
  const given = issues.map(({ name }) => (Object.hasOwn(weights, name) ? (weights[name] ?? 0) : 0));
  const sum = given.reduce((total, weight) => total + weight, 0);
  if (!(sum > 0))
    throw new NegotiationMathError('weights_zero', [member], 'At least one issue should have a weight above 0');
  return given.map((weight) => weight / sum);
}

/**
 * The index of the option that a package names for each issue.
 * @param place where the package stands in the input
 * @throws NegotiationMathError where an issue is missing, or a name stands for no issue or no option
 * @example choicesOf({ price: 'low' }, [{ name: 'price', options: ['high', 'low'] }]) // [1]
 */
export function choicesOf(
  chosen: Readonly<Record<string, OptionName>>,
  issues: readonly Pick<BundleIssue, 'name' | 'options'>[],
  ...place: Place
): number[] {
  for (const name of Object.keys(chosen)) {
    if (!issues.some((issue) => issue.name === name))
      throw new NegotiationMathError('issue_unknown', [...place, name], 'No issue has this name');
  }
  return issues.map(({ name, options }) => {
    if (!Object.hasOwn(chosen, name))
      throw new NegotiationMathError('issue_missing', [...place, name], 'Every issue should be settled');
    const index = options.indexOf(chosen[name] as OptionName);
    if (index === -1)
      throw new NegotiationMathError('option_unknown', [...place, name], 'The issue has no such option');
    return index;
  });
}

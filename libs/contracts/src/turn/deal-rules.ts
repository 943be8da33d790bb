import type { OptionName } from '@svc/negotiation-math';
import { MAX_PACKAGES } from '@svc/negotiation-math/limits';
import { broken, type BrokenRule } from '../between.js';

/** An issue, as far as rules between its members go. */
interface Issue {
  readonly name: string;
  readonly options: readonly OptionName[];
}

type Path = BrokenRule['path'];

/** Options of an issue that stand there twice. */
export function* repeatedOptions({ options }: Pick<Issue, 'options'>): Generator<BrokenRule> {
  for (const [at, option] of options.entries())
    if (options.indexOf(option) !== at)
      yield broken('option_repeated', ['options', at], 'Options of an issue should differ');
}

/** Utilities that are more or fewer than the options. */
export function* countUtilities(
  { options }: Pick<Issue, 'options'>,
  utilities: readonly unknown[] | null | undefined,
  member: string,
): Generator<BrokenRule> {
  if (utilities && utilities.length !== options.length)
    yield broken('utility_count', [member], `There should be one utility for each of the ${options.length} options`);
}

/** Issues of one name, and too many packages. */
export function* rulesOfIssues(issues: readonly Issue[]): Generator<BrokenRule> {
  const names = new Set<string>();
  for (const [at, { name }] of issues.entries()) {
    if (names.has(name)) yield broken('issue_repeated', ['issues', at, 'name'], 'Names of issues should differ');
    names.add(name);
  }
  const count = issues.reduce((product, { options }) => product * options.length, 1);
  if (count > MAX_PACKAGES)
    yield broken('too_many_packages', ['issues'], `The options should combine to at most ${MAX_PACKAGES} packages`);
}

/** Weights of issues that there are not, and weights of which none is above 0. */
export function* rulesOfWeights(
  issues: readonly Issue[],
  weights: Readonly<Record<string, number>> | null | undefined,
  member: string,
): Generator<BrokenRule> {
  if (!weights) return;
  for (const name of Object.keys(weights))
    if (!issues.some((issue) => issue.name === name))
      yield broken('issue_unknown', [member, name], 'No issue has this name');
  if (!issues.some(({ name }) => Object.hasOwn(weights, name) && (weights[name] as number) > 0))
    yield broken('weights_zero', [member], 'At least one issue should have a weight above 0');
}

/** Where a package does not settle the issues: a name that there is not, an issue that is missing, another option. */
export function* rulesOfPackage(
  issues: readonly Issue[],
  chosen: Readonly<Record<string, OptionName>>,
  path: Path,
): Generator<BrokenRule> {
  for (const name of Object.keys(chosen))
    if (!issues.some((issue) => issue.name === name))
      yield broken('issue_unknown', [...path, name], 'No issue has this name');
  for (const [name, options] of new Map(issues.map((issue) => [issue.name, issue.options])))
    if (!Object.hasOwn(chosen, name)) yield broken('issue_missing', [...path, name], 'Every issue should be settled');
    else if (!options.includes(chosen[name] as OptionName))
      yield broken('option_unknown', [...path, name], 'The issue has no such option');
}

/** The same of each of several packages. */
export function* rulesOfOffers(
  issues: readonly Issue[],
  offers: readonly Readonly<Record<string, OptionName>>[] | null | undefined,
  member: string,
): Generator<BrokenRule> {
  for (const [at, offer] of (offers ?? []).entries()) yield* rulesOfPackage(issues, offer, [member, at]);
}

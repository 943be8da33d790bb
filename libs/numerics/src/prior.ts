import { NumericsError } from './numerics-error.js';
import { lognormalPrior } from './lognormal-prior.js';
import { uniformPrior } from './uniform-prior.js';
import { PRIOR_PARAMETERS, type Prior, type PriorFamily } from './prior-shape.js';
import { PRIOR_RANGES } from './limits.js';

/** What is believed about a value before it is seen, as it stands on the wire. */
export interface PriorParams {
  /** `uniform` or `lognorm`. */
  family: string;
  /**
   * uniform: `{low, high}`, 0 ≤ low < high ≤ MAX_UNIFORM_VALUE; lognorm: `{mu, sigma}` of ln(value), |mu| ≤ MAX_MU,
   * MIN_SIGMA ≤ sigma ≤ MAX_SIGMA.
   */
  params: Record<string, number>;
}

/** What is wrong with parameters from outside, as a value: the first fault, with its place. */
export interface PriorFault {
  readonly code: 'prior_family' | 'prior_params' | 'prior_parameter' | 'prior_range' | 'prior_order';
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * The first thing wrong with a prior from outside, or null: an unknown family, a missing or foreign parameter, one that
 * is not a number or outside its range, low ≥ high.
 * @example findPriorFault({ family: 'uniform', params: { low: 2, high: 1 } })?.code // 'prior_order'
 */
export function findPriorFault(prior: Readonly<PriorParams>): PriorFault | null {
  const { family, params } = prior ?? {};
  if (typeof family !== 'string' || !Object.hasOwn(PRIOR_PARAMETERS, family))
    return fault('prior_family', ['family'], `Family should be one of ${Object.keys(PRIOR_PARAMETERS).join(', ')}`);
  const names: readonly string[] = PRIOR_PARAMETERS[family as PriorFamily];
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    return fault('prior_params', ['params'], `Parameters should be an object with ${names.join(' and ')}`);
  for (const name of names) {
    if (!Object.hasOwn(params, name))
      return fault('prior_parameter', ['params', name], `A prior of family ${family} needs ${names.join(' and ')}`);
  }
  for (const [name, value] of Object.entries(params)) {
    if (!names.includes(name))
      return fault('prior_parameter', ['params', name], `A prior of family ${family} has only ${names.join(' and ')}`);
    const [least, most] = PRIOR_RANGES[name as keyof typeof PRIOR_RANGES];
    if (!(typeof value === 'number' && value >= least && value <= most))
      return fault('prior_range', ['params', name], `${name} should be a number from ${least} to ${most}`);
  }
  if (family === 'uniform' && !((params['low'] as number) < (params['high'] as number)))
    return fault('prior_order', ['params', 'high'], 'high should be above low');
  return null;
}

function fault(code: PriorFault['code'], path: readonly string[], message: string): PriorFault {
  return { code, path, message };
}

/**
 * Makes a prior of its parameters.
 * @throws NumericsError with the first fault of `findPriorFault`
 * @example createPrior({ family: 'uniform', params: { low: 0, high: 1 } }).virtualInverse(0) // 0.5
 */
export function createPrior(prior: Readonly<PriorParams>): Prior {
  const found = findPriorFault(prior);
  if (found !== null) throw new NumericsError(found.code, found.message, found.path);
  const { low, high, mu, sigma } = prior.params as { low: number; high: number; mu: number; sigma: number };
  return prior.family === 'uniform' ? uniformPrior(low, high) : lognormalPrior(mu, sigma);
}

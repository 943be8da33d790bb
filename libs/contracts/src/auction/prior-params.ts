import type { PriorParams as PriorShape } from '@svc/auction';
import { PRIOR_RANGES } from '@svc/auction/limits';
import { Choice } from '../fields.js';
import { NumbersOf } from '../numbers-of.js';

/** The families of priors. */
export const PRIOR_FAMILIES: readonly string[] = ['uniform', 'lognorm'];

const range = (name: keyof typeof PRIOR_RANGES): { min: number; max: number } => {
  const [min, max] = PRIOR_RANGES[name];
  return { min, max };
};

/** What a value that is not known is drawn from. */
export class PriorParams implements PriorShape {
  @Choice(PRIOR_FAMILIES, {
    description:
      '`uniform`: all values between two bounds are equally likely; `lognorm`: ln(value) is normally distributed.',
    example: 'uniform',
  })
  family!: string;

  @NumbersOf(
    {
      by: 'family',
      forms: {
        uniform: { low: range('low'), high: { ...range('high'), over: 'low' } },
        lognorm: { mu: range('mu'), sigma: range('sigma') },
      },
    },
    {
      description: '`uniform`: low < high; `lognorm`: mean and standard deviation of ln(value).',
      example: { low: 0, high: 100 },
    },
  )
  params!: Record<string, number>;
}

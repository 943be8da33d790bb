import type { PriorParams as PriorShape } from '@svc/auction';
import { Choice, NumbersOf } from '../fields.js';

/** The families of priors. */
export const PRIOR_FAMILIES: readonly string[] = ['uniform', 'lognorm'];

const NUMBER = { type: 'number' };

/** What a value that is not known is drawn from. */
export class PriorParams implements PriorShape {
  @Choice(PRIOR_FAMILIES, {
    description: '`uniform`: all values between two ends alike; `lognorm`: ln(value) is normal.',
    example: 'uniform',
  })
  family!: string;

  @NumbersOf(
    [
      { low: { ...NUMBER, minimum: 0 }, high: NUMBER },
      { mu: NUMBER, sigma: { ...NUMBER, exclusiveMinimum: 0 } },
    ],
    {
      description: '`uniform`: low < high; `lognorm`: mean and standard deviation of ln(value).',
      example: { low: 0, high: 100 },
    },
  )
  params!: Record<string, number>;
}

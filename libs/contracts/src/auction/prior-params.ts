import type { PriorParams as PriorShape } from '@svc/auction';
import { Choice, FreeObject } from '../fields.js';

/** The families of priors. */
export const PRIOR_FAMILIES: readonly string[] = ['uniform', 'lognorm'];

/** What a value that is not known is drawn from. */
export class PriorParams implements PriorShape {
  @Choice(PRIOR_FAMILIES, {
    description: '`uniform`: all values between two ends alike; `lognorm`: ln(value) is normal.',
    example: 'uniform',
  })
  family!: string;

  @FreeObject({
    values: { type: 'number' },
    description: '`uniform`: 0 ≤ `low` < `high`; `lognorm`: `mu`, and `sigma` above 0, of ln(value).',
    example: { low: 0, high: 100 },
  })
  params!: Record<string, number>;
}

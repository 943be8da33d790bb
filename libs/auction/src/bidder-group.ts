import type { Prior } from '@svc/numerics';

/** Bidders who draw from one prior. */
export interface BidderGroup {
  readonly prior: Prior;
  /** Their places in the list, ascending. */
  readonly members: readonly number[];
}

import type { DealingPorts } from '@svc/operations';

/** Nest's token of {@link KeptDealings}; where nothing provides it, nothing is kept. */
export const KEPT_DEALINGS = Symbol('KEPT_DEALINGS');

/** What is kept beside the states of negotiations, by the key that they belong to. */
export interface KeptDealings {
  /** The ports of one key, for the calls that it makes; null for a page that brings a sealed policy in its place. */
  of(keyId: string | null): Required<DealingPorts>;
}

import type { Policy } from '@svc/policy-rules';
import { mechanism, type Mechanism } from './play.js';
import { BARGAIN_POLICIES, RESERVE_SHARE } from './policies.js';
import { byHand, replySeller, type Decide } from './reply-sellers.js';
import { playRow, type Row } from './rows.js';
import { PRIOR_NAMES, type PriorName } from './valuations.js';

/** What another state of the product earned from the same buyers, as it is and with its floor raised to the reserve. */
export interface RecordedRows {
  /** The command by which the figures were made. */
  made: string;
  commit: string;
  seed: string;
  /** Buyers of each type for each policy. */
  count: number;
  asItIs: Record<PriorName, Row>;
  floorRaised: Record<PriorName, Row>;
}

/**
 * Plays the buyers of the bench with the reply of another state of the product, by readings made by hand. Who knows
 * that state bids its floor and says goodbye.
 */
export function playOtherState(decide: Decide, { count, seed }: { count: number; seed: string }) {
  const rows = (raise: number): Record<PriorName, Row> => {
    const other = otherMechanism(decide, raise);
    return Object.fromEntries(
      PRIOR_NAMES.map((prior) => [prior, playRow({ policies: BARGAIN_POLICIES, prior, count, seed }, other)]),
    ) as Record<PriorName, Row>;
  };
  return { asItIs: rows(0), floorRaised: rows(RESERVE_SHARE) };
}

/** The other state with a floor that is raised by a share of the range; valuations are counted from the real floor. */
function otherMechanism(decide: Decide, raise: number): Mechanism {
  const raised = ({ reserve_price: _, manner: __, ...policy }: Policy): Policy => ({
    ...policy,
    floor_price: Math.ceil(policy.floor_price + raise * (policy.list_price - policy.floor_price)),
  });
  return {
    ...mechanism((policy) => replySeller(raised(policy), byHand, decide)),
    marketOf: (policy) => ({
      list: policy.list_price,
      floor: policy.floor_price,
      reserve: raised(policy).floor_price,
      approvedFrom: null,
    }),
  };
}

import type { Random } from '@svc/numerics';
import type { Policy, PolicyManner } from '@svc/policy-rules';
import { BEGINS_MILLIS } from './world.js';

const DAY_MILLIS = 86_400_000;

/** A policy in one of its manners: where its reserve is, how its price falls, and what it tells buyers of bids. */
export function variant(policy: Policy, index: number, random: Random): Policy {
  const objective = (['close', 'balance', 'margin'] as const)[(index % 5) % 3] as 'close' | 'balance' | 'margin';
  const reserve = random.chance(0.5)
    ? between(policy, policy.floor_price, policy.list_price, 0.6 * random.next())
    : null;
  return {
    ...policy,
    salt: `c2FsdC${index}`,
    meso: [3, 3, 0, 2][index % 4] as number,
    ...(reserve !== null && { reserve_price: reserve }),
    ...(random.chance(0.25) && { reserve_dates: datesFrom(policy, random) }),
    manner: { ...policy.manner, objective, ...mannerOf(policy, reserve, random) },
  };
}

function mannerOf(policy: Policy, reserve: number | null, random: Random): PolicyManner {
  const from = between(policy, policy.floor_price, reserve ?? policy.floor_price, 0.75);
  return {
    pass_on: random.chance(0.5),
    ...(random.chance(0.3) && { counters: random.pick([[1], [0.3, 0.6, 0.9], [0.1, 0.5], [0.2, 0.4, 0.6, 0.8, 1]]) }),
    ...(random.chance(0.3) && { share_of_trades: random.pick([0, 0.25, 1]) }),
    ...(random.chance(0.2) && { max_rounds: random.pick([1, 2, 20]) }),
    ...(random.chance(0.2) && { offer_valid_hours: random.pick([1, 24, 720]) }),
    ...(reserve !== null && random.chance(0.3) && { approve: { from, after_hours: random.pick([1, 24]) } }),
  };
}

/** A reserve that falls on the two days after the first. */
function datesFrom(policy: Policy, random: Random): NonNullable<Policy['reserve_dates']> {
  const shares = [0.5 * random.next() + 0.5, 0.5 * random.next()];
  return shares.map((share, index) => ({
    from: new Date(BEGINS_MILLIS + (index + 1) * DAY_MILLIS).toISOString().slice(0, 10),
    price: between(policy, policy.floor_price, policy.list_price, share),
  }));
}

/** The price at a share of the way from one to another, in the step of the policy. */
function between({ price_decimals, currency }: Policy, from: number, to: number, share: number): number {
  const scale = 10 ** (price_decimals ?? (currency === 'JPY' ? 0 : 2));
  return Math.ceil((from + share * (to - from)) * scale) / scale;
}

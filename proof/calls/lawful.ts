import type {
  AnchorAttackRequest,
  BundleIssue,
  BundleRequest,
  BuyNextOfferRequest,
  DealToScore,
  DisputeRequest,
  OptionName,
  SellNextOfferRequest,
  TurnRequest,
} from '@svc/negotiation-math';
import type { Random } from '@svc/numerics';

/**
 * How often, of lawful requests, a member is at the end of its range, and how often histories are as long as they may
 * be.
 */
const EDGE_SHARE = 0.08;
const LONG_SHARE = 0.005;

const list = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** 0..1, both ends and values beside them included. */
const utility = (random: Random): number =>
  random.chance(EDGE_SHARE) ? random.pick([0, 1, -0, 1e-12, 1 - 1e-12, 5e-324, 0.5]) : random.next();

/** Dollars over all magnitudes, with and without cents. */
function dollars(random: Random): number {
  if (random.chance(EDGE_SHARE)) return random.pick([0, 0.01, 0.005, 1e-9, 1e12, 999_999_999_999.99, 0.1 + 0.2]);
  const amount = random.next() * Number(`1e${random.integer(9)}`);
  return random.chance(0.3) ? amount : random.chance(0.5) ? Math.round(amount) : Math.round(amount * 100) / 100;
}

const historyLength = (random: Random): number =>
  random.chance(LONG_SHARE) ? 128 : random.pick([0, 0, 1, 1, 2, 3, 4, 6, 9]);

/** Offers as they come: creeping up, standing still, or wild. */
function offers(random: Random): number[] {
  const manner = random.integer(3);
  let at = utility(random);
  return list(historyLength(random), () => {
    if (manner === 0) at = Math.min(1, at + 0.1 * random.next());
    if (manner === 2) at = utility(random);
    return at;
  });
}

/** A member that is left out now and then. */
const maybe = <Value>(random: Random, name: string, make: () => Value): object =>
  random.chance(0.6) ? { [name]: make() } : {};

export function lawfulTurn(random: Random): TurnRequest {
  const [one, other] = random.chance(0.8) ? [dollars(random), dollars(random)] : [700, 700 + random.next()];
  const side = random.pick(['sell', 'buy'] as const);
  const near = (): number =>
    random.chance(0.8)
      ? Math.min(1e12, Math.max(0, one + (other - one) * (1.6 * random.next() - 0.4)))
      : dollars(random);
  return {
    side,
    walk_away: side === 'sell' ? Math.min(one, other) : Math.max(one, other),
    target: side === 'sell' ? Math.max(one, other) : Math.min(one, other),
    ...maybe(random, 'counterparty_offers', () => list(historyLength(random), near)),
    ...maybe(random, 'my_previous_offers', () => list(historyLength(random), near)),
    ...maybe(random, 'rounds_left', () => random.pick([1, 1, 2, 3, 8, 64, 65, 1e9])),
    ...maybe(random, 'item', () => random.pick(['desk', 'a road bike', '自行车', '🚲'.repeat(200), '\n', '$5 <b>'])),
  };
}

const situation = (random: Random): Pick<SellNextOfferRequest, 'my_reservation' | 'deadline_rounds'> => ({
  my_reservation: utility(random),
  deadline_rounds: 1 + random.integer(random.chance(0.2) ? 64 : 10),
  ...maybe(random, 'my_offer_history', () => offers(random)),
  ...maybe(random, 'frontier_knob', () => utility(random)),
  ...maybe(random, 'peer_mode', () => random.chance(0.4)),
});

export function lawfulSell(random: Random): SellNextOfferRequest {
  return {
    ...situation(random),
    ...maybe(random, 'opponent_offer_history', () => offers(random)),
    ...maybe(random, 'buyer_wtp_prior', () =>
      random.chance(0.4)
        ? null
        : random.chance(0.8)
          ? { mu: 2 * random.normal(), sigma: 0.05 + 2 * random.next() }
          : { mu: random.pick([-50, 0, 50]), sigma: random.pick([1e-6, 0.001, 10]) },
    ),
  };
}

const marketPrior = (random: Random): { mu: number; sigma: number } => ({
  mu: utility(random),
  sigma: random.chance(0.9) ? 0.01 + random.next() : random.pick([5e-324, 1e-9, 10]),
});

export function lawfulBuy(random: Random): BuyNextOfferRequest {
  const prior = random.chance(0.6) ? marketPrior(random) : null;
  const defenses = random.pick([
    null,
    [],
    ['focal_commitment'],
    ...(prior === null ? [] : [['anchor_attack_detection'], ['anchor_attack_detection', 'focal_commitment']]),
  ]);
  return {
    ...situation(random),
    ...maybe(random, 'seller_offer_history', () => offers(random)),
    ...(random.chance(0.7) && { defenses }),
    ...(prior !== null && { market_prior: prior }),
  };
}

export function lawfulAnchor(random: Random): AnchorAttackRequest {
  return { opponent_offer_history: offers(random), market_prior: marketPrior(random) };
}

export function lawfulDispute(random: Random): DisputeRequest {
  return {
    platform_first_offer: dollars(random),
    platform_walk_cost: dollars(random) || 1,
    customer_floor: dollars(random),
    ...maybe(random, 'customer_target', () => (random.chance(0.3) ? null : dollars(random))),
    ...maybe(random, 'deadline_rounds', () => 4 + random.integer(29)),
  };
}

/** Issues whose options are names of every kind, some alike but for their type. */
function issuesOf(random: Random, least: number): BundleIssue[] {
  const [most, options] = random.chance(0.002) ? [6, 6] : [4, 5];
  return list(least + random.integer(most - least + 1), (index) => {
    const count = 1 + random.integer(options);
    const names = random
      .shuffle<OptionName>(['low', 'high', 1, '1', true, 'true', '', 0, '__proto__', 'constructor', 'x'])
      .slice(0, count);
    return {
      name: random.pick([
        `issue ${index}`,
        ['price', 'delivery', 'terms', '__proto__', 'constructor', 'toString'][index] ?? `${index}`,
      ]),
      options: names,
      my_utility: names.map(() => utility(random)),
      their_utility: names.map(() => utility(random)),
    };
  });
}

/** An object with whatever names, also those that every object inherits. */
const named = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries);
const packageOf = (random: Random, issues: readonly BundleIssue[]): Record<string, OptionName> =>
  named(issues.map(({ name, options }) => [name, random.pick(options)] as const));
const weightsOf = (random: Random, issues: readonly BundleIssue[]): Record<string, number> =>
  named(
    issues.map(
      ({ name }, index) =>
        [
          name,
          index === 0 ? 0.1 + random.next() : random.chance(0.1) ? random.pick([0, 1_000_000, 1e-9]) : random.next(),
        ] as const,
    ),
  );

/** Utilities of which some, or all, are not told. */
const toldOf = (random: Random, { their_utility: told }: BundleIssue): (number | null)[] | null =>
  random.chance(0.5) ? null : told.map((utility) => (random.chance(0.3) ? null : utility));

export function lawfulBundle(random: Random): BundleRequest {
  const issues = issuesOf(random, 2);
  const packages = (): Record<string, OptionName>[] => list(historyLength(random), () => packageOf(random, issues));
  return {
    issues: issues.map((issue) => ({ ...issue, ...maybe(random, 'their_utility', () => toldOf(random, issue)) })),
    ...maybe(random, 'their_offers', packages),
    ...maybe(random, 'their_priorities', () => (random.chance(0.3) ? null : weightsOf(random, issues))),
    ...maybe(random, 'my_offers', packages),
    ...maybe(random, 'my_priorities', () => (random.chance(0.2) ? null : weightsOf(random, issues))),
    ...maybe(random, 'my_batna', () => utility(random)),
    ...maybe(random, 'their_batna_estimate', () => utility(random)),
    ...maybe(random, 'rounds_left', () => random.pick([null, 1, 1, 2, 3, 4, 6, 8, random.chance(0.1) ? 40 : 5])),
    ...maybe(random, 'opponent_moves_last', () => random.chance(0.5)),
    ...maybe(random, 'budget', () => random.pick([1, 1, 1, 2])),
  };
}

export function lawfulScore(random: Random): DealToScore {
  const issues = issuesOf(random, 1);
  return {
    issues,
    my_weights: weightsOf(random, issues),
    their_weights: weightsOf(random, issues),
    package: packageOf(random, issues),
    ...maybe(random, 'notional', () => (random.chance(0.2) ? null : dollars(random))),
  };
}

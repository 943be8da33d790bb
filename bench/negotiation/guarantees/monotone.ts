import { negotiateBundle, type BundleMove, type BundleRequest } from '../../../libs/negotiation-math/src/index.js';
import { createRandom, type Random } from '../../../libs/numerics/src/index.js';
import { BATNA_ESTIMATE, drawDomain } from '../domains/domain.js';

/** How often the recommendation of a move over several issues goes down where a member of the request goes up. */
export interface MonotoneRow {
  readonly raised: string;
  readonly pairs: number;
  /** Both are offers, and the second asks for less. */
  readonly lowerOffer: number;
  /** The first is an offer, the second takes what stands. */
  readonly tookInstead: number;
  /** The greatest step down, of either kind. */
  readonly greatest: number;
}

const RAISED: readonly { name: string; raise: (request: BundleRequest) => BundleRequest }[] = [
  { name: 'my_batna by 0.1', raise: (request) => ({ ...request, my_batna: request.my_batna! + 0.1 }) },
  { name: 'rounds_left by 1', raise: (request) => ({ ...request, rounds_left: request.rounds_left! + 1 }) },
];

/** Random requests of short games, each beside one that differs in one member. */
export function monotoneTable({ seed, count }: { seed: number; count: number }): MonotoneRow[] {
  const requests = Array.from({ length: count }, (_, index) => drawRequest(seed, index));
  return RAISED.map(({ name, raise }) => {
    const pairs = requests.map((request) => [negotiateBundle(request), negotiateBundle(raise(request))] as const);
    const down = pairs.filter(([before, after]) => isLower(before, after));
    const steps = down.map(([before, after]) => before.my_utility - after.my_utility);
    return {
      raised: name,
      pairs: pairs.length,
      lowerOffer: down.filter(([, after]) => after.action === 'offer').length,
      tookInstead: down.filter(([, after]) => after.action === 'accept').length,
      greatest: Math.max(0, ...steps),
    };
  });
}

/** Walking means that nothing is worth the BATNA, which is no step down. */
function isLower(before: BundleMove, after: BundleMove): boolean {
  return before.action !== 'walk' && after.action !== 'walk' && after.my_utility < before.my_utility - 1e-9;
}

function drawRequest(seed: number, index: number): BundleRequest {
  const random = createRandom(`monotone/${seed}/${index}`);
  const {
    seats: [mine, theirs],
  } = drawSmall(random);
  const issues = mine.utilities.map((utilities, issue) => ({
    name: `issue ${issue + 1}`,
    options: utilities.map((_, option) => option),
    my_utility: utilities,
    their_utility: theirs.utilities[issue]!,
  }));
  const drawOffer = (): Record<string, number> =>
    Object.fromEntries(issues.map(({ name, options }) => [name, random.integer(options.length)]));
  const heard = random.integer(3);
  return {
    issues,
    my_priorities: Object.fromEntries(mine.weights.map((weight, issue) => [`issue ${issue + 1}`, weight])),
    my_batna: 0.1 + 0.4 * random.next(),
    their_batna_estimate: BATNA_ESTIMATE,
    their_offers: Array.from({ length: heard }, drawOffer),
    my_offers: Array.from({ length: Math.max(0, heard - 1) }, drawOffer),
    rounds_left: 1 + random.integer(2),
    opponent_moves_last: random.next() < 0.5,
  };
}

/** A domain of at most four issues. */
function drawSmall(random: Random): ReturnType<typeof drawDomain> {
  for (;;) {
    const domain = drawDomain(random.integer(1_000_000), random.integer(100));
    if (domain.seats[0].utilities.length <= 4) return domain;
  }
}

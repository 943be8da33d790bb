import type { BundleIssue, BundleRequest, OptionName } from '@svc/negotiation-math';
import type { Random } from '@svc/numerics';

type Package = Record<string, OptionName>;

/**
 * A request for a move over 2 to 5 issues, with histories that concede, hold or come and go, and with what else may be
 * named.
 */
export function drawBundle(random: Random): BundleRequest {
  const issues = Array.from({ length: 2 + random.integer(4) }, (_, index) => drawIssue(random, index));
  const theirs = drawOffers(random, issues, 'their_utility');
  const mine = drawOffers(random, issues, 'my_utility');
  return {
    issues: issues.map((issue) => (random.chance(0.3) ? { ...issue, their_utility: null } : issue)),
    their_offers: theirs,
    my_offers: mine.slice(0, Math.max(0, theirs.length - random.integer(2))),
    my_priorities: random.chance(0.3)
      ? null
      : Object.fromEntries(
          issues.map(({ name }, place) => [name, place > 0 && random.chance(0.1) ? 0 : 1 + random.integer(9)]),
        ),
    ...(random.chance(0.2) && {
      their_priorities: Object.fromEntries(issues.map(({ name }) => [name, 1 + random.integer(9)])),
    }),
    ...(random.chance(0.7) && { my_batna: random.integer(100) / 100 }),
    ...(random.chance(0.5) && { their_batna_estimate: random.integer(80) / 100 }),
    rounds_left: random.chance(0.2) ? null : random.chance(0.2) ? 1 : 1 + random.integer(12),
    opponent_moves_last: random.chance(0.3),
  };
}

/** The same request with its issues in another order, the members of every package and of the priorities too. */
export function permuteIssues(request: BundleRequest, random: Random): BundleRequest {
  const issues = shuffle(request.issues, random);
  const reorder = <Value>(record: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(shuffle(Object.entries(record), random));
  return {
    ...request,
    issues,
    their_offers: request.their_offers?.map(reorder) ?? [],
    my_offers: request.my_offers?.map(reorder) ?? [],
    my_priorities: request.my_priorities ? reorder(request.my_priorities) : null,
    their_priorities: request.their_priorities ? reorder(request.their_priorities) : null,
  };
}

function drawIssue(random: Random, index: number): BundleIssue {
  const count = 2 + random.integer(4);
  const steps = Array.from({ length: count }, (_, option) => option / (count - 1));
  const free = (): number[] => steps.map(() => random.integer(101) / 100);
  return {
    name: `issue ${'abcdefgh'[index]}`,
    options: steps.map((_, option) => `option ${option}`),
    my_utility: random.chance(0.7) ? steps.map((step) => 1 - step) : free(),
    their_utility: random.chance(0.7) ? steps : free(),
  };
}

/** Offers from their maker's best towards the other end, a few options at a time; now and then anything. */
function drawOffers(random: Random, issues: readonly BundleIssue[], maker: 'my_utility' | 'their_utility'): Package[] {
  const given = issues.map(() => 0);
  return Array.from({ length: random.integer(6) }, () => {
    const any = random.chance(0.1);
    return Object.fromEntries(
      issues.map((issue, place) => {
        if (random.chance(0.3)) given[place] = (given[place] as number) + 1;
        const ranked = [...issue.options.keys()].sort(
          (a, b) => (issue[maker][b] as number) - (issue[maker][a] as number),
        );
        const rank = any ? random.integer(ranked.length) : Math.min(ranked.length - 1, given[place] as number);
        return [issue.name, issue.options[ranked[rank] as number] as OptionName];
      }),
    );
  });
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random.integer(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

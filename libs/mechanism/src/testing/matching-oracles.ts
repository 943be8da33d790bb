import type { Random } from '@svc/numerics';
import type { MatchingProblem } from '../gale-shapley.js';

/** Receiver id → ids of those it holds. */
type Held = Record<string, string[]>;

/** A market with random sizes, lists, gaps in the lists and capacities. */
export function randomProblem(
  random: Random,
  { mostProposers, mostReceivers }: { mostProposers: number; mostReceivers: number },
): MatchingProblem {
  const names = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
  const proposerIds = names('p', 1 + random.integer(mostProposers));
  const receiverIds = names('r', 1 + random.integer(mostReceivers));
  const listing = 0.4 + 0.6 * random.next();
  const list = (ids: readonly string[]): string[] => random.shuffle(ids).filter(() => random.chance(listing));
  return {
    proposers: proposerIds.map((id) => ({ id, preferences: list(receiverIds) })),
    receivers: receiverIds.map((id) => ({
      id,
      preferences: list(proposerIds),
      ...(random.chance(0.7) && { capacity: 1 + random.integer(3) }),
    })),
  };
}

/** The pairs that both list each other and would both gain by leaving a matching, straight from the definition. */
export function blocks({ proposers, receivers }: MatchingProblem, matching: Held): [string, string][] {
  return proposers.flatMap((proposer) =>
    receivers
      .filter((receiver) => {
        const wish = proposer.preferences.indexOf(receiver.id);
        const place = receiver.preferences.indexOf(proposer.id);
        if (wish === -1 || place === -1) return false;
        const current = proposer.preferences.findIndex((id) => matching[id]?.includes(proposer.id));
        const held = matching[receiver.id] ?? [];
        const gains = current === -1 || wish < current;
        return (
          gains &&
          (held.length < (receiver.capacity ?? 1) || held.some((id) => receiver.preferences.indexOf(id) > place))
        );
      })
      .map((receiver): [string, string] => [proposer.id, receiver.id]),
  );
}

/** Every stable matching, by trying every matching that respects lists and capacities. */
export function stableMatchings(problem: MatchingProblem): Held[] {
  const { proposers, receivers } = problem;
  const found: Held[] = [];
  const held: Held = Object.fromEntries(receivers.map(({ id }) => [id, []]));
  const place = (at: number): void => {
    const proposer = proposers[at];
    if (proposer === undefined) {
      if (blocks(problem, held).length === 0) found.push(structuredClone(held));
      return;
    }
    place(at + 1);
    for (const { id, preferences, capacity = 1 } of receivers) {
      const places = held[id] ?? [];
      if (!proposer.preferences.includes(id) || !preferences.includes(proposer.id) || places.length === capacity)
        continue;
      places.push(proposer.id);
      place(at + 1);
      places.pop();
    }
  };
  place(0);
  return found;
}

/** The matching in which each proposer has the best partner that any of these gives it. */
export function bestForEachProposer({ proposers, receivers }: MatchingProblem, matchings: readonly Held[]): Held {
  const best: Held = Object.fromEntries(receivers.map(({ id }) => [id, []]));
  for (const { id, preferences } of proposers) {
    const partner = preferences.find((receiver) => matchings.some((matching) => matching[receiver]?.includes(id)));
    if (partner !== undefined) best[partner]?.push(id);
  }
  return Object.fromEntries(
    receivers.map(({ id, preferences }) => [id, preferences.filter((one) => best[id]?.includes(one))]),
  );
}

/** The receiver-optimal stable matching: receivers propose while they have places, proposers hold the best offer. */
export function proposeFromReceivers({ proposers, receivers }: MatchingProblem): Held {
  const partner = new Map<string, string>();
  const wishes = new Map(proposers.map(({ id, preferences }) => [id, preferences]));
  const next = new Map(receivers.map(({ id }) => [id, 0]));
  const count = (id: string): number => [...partner.values()].filter((one) => one === id).length;
  for (let moved = true; moved;) {
    moved = false;
    for (const { id, preferences, capacity = 1 } of receivers) {
      const at = next.get(id) ?? 0;
      const asked = preferences[at];
      if (asked === undefined || count(id) === capacity) continue;
      next.set(id, at + 1);
      moved = true;
      const list = wishes.get(asked) ?? [];
      const current = partner.get(asked);
      if (list.includes(id) && (current === undefined || list.indexOf(id) < list.indexOf(current)))
        partner.set(asked, id);
    }
  }
  return Object.fromEntries(
    receivers.map(({ id, preferences }) => [id, preferences.filter((one) => partner.get(one) === id)]),
  );
}

/**
 * Deferred acceptance as a textbook writes it: people are found by searching for their id, preferences by searching the
 * list. For comparison only; it takes the same request and gives the same members.
 */
export function textbookMatching({ proposers, receivers }) {
  const matching = {};
  for (const { id } of receivers) matching[id] = [];
  const free = proposers.map(({ id }) => id);
  const proposed = Object.fromEntries(free.map((id) => [id, 0]));
  const unmatched = [];
  let proposals = 0;
  while (free.length > 0) {
    const id = free.shift();
    const proposer = proposers.find((one) => one.id === id);
    if (proposed[id] === proposer.preferences.length) {
      unmatched.push(id);
      continue;
    }
    const receiver = receivers.find((one) => one.id === proposer.preferences[proposed[id]]);
    proposed[id] += 1;
    proposals += 1;
    if (!receiver.preferences.includes(id)) {
      free.push(id);
      continue;
    }
    const held = matching[receiver.id];
    held.push(id);
    held.sort((one, other) => receiver.preferences.indexOf(one) - receiver.preferences.indexOf(other));
    if (held.length > (receiver.capacity ?? 1)) free.push(held.pop());
  }
  return {
    matching,
    unmatched_proposers: unmatched,
    blocking_pairs: findBlockingPairs(proposers, receivers, matching),
    n_proposals: proposals,
  };
}

function findBlockingPairs(proposers, receivers, matching) {
  const pairs = [];
  for (const proposer of proposers) {
    for (const wished of proposer.preferences) {
      if (matching[wished].includes(proposer.id)) break;
      const receiver = receivers.find(({ id }) => id === wished);
      const rank = receiver.preferences.indexOf(proposer.id);
      if (rank === -1) continue;
      const held = matching[wished];
      if (held.length < (receiver.capacity ?? 1) || held.some((id) => receiver.preferences.indexOf(id) > rank))
        pairs.push([proposer.id, wished]);
    }
  }
  return pairs;
}

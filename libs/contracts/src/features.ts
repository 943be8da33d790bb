/** The features, each with the word that it has everywhere, in the order of the documents, and a sentence about it. */
export const FEATURES: Readonly<Record<string, string>> = {
  policy: 'What a seller may agree to: compiled from plain words, checked, or taken from a template.',
  reply: 'Replies to buyers that never leave the policy.',
  receipt: 'Signed records of deals, re-checked by anyone.',
  practice: 'A simulated buyer to try a policy on.',
  pilot: 'Requests of businesses that want to try the service.',
  negotiate: 'Negotiation mathematics: the next price of a haggle, and deals scored.',
  negotiation: 'The next offer over one issue in utility, and anchor attacks.',
  bundle: 'Negotiation over several linked issues: what to trade for what.',
  dispute: 'Refund disputes: what to ask, what to take, where they end.',
  auction: 'Auctions of one item: bids, reserves, formats, simulation.',
  mechanism: 'Mechanism design: stable matching, optimal auctions, posted prices.',
  offer: 'Offers from a menu: the best cart for one buyer now, never above list, and a machine that prices by it.',
  arena: 'Where negotiating agents are measured: the protocol, a practice set, results.',
  discovery: 'What agents and registries read to find the service and its tools.',
  ucp: 'The published keys.',
  infrastructure: 'What operators and tools read.',
};

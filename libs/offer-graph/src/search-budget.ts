/**
 * The most nodes of a search: parts of carts that are looked at. A count, not a time, so that equal requests give equal
 * bytes.
 */
export const MAX_SEARCH_NODES = 200_000;

/** What deciding an option within tied dependencies counts for, in nodes: it takes about as long. */
export const DECISION_NODES = 100;

/** What is left of a budget of nodes. */
export class SearchBudget {
  #left: number;

  constructor(nodes: number) {
    this.#left = nodes;
  }

  /** Takes nodes from the budget; false where there are not as many. */
  spend(nodes: number): boolean {
    this.#left -= nodes;
    return this.#left >= 0;
  }
}

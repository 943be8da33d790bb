/** The most nodes of a search: carts and parts of carts that are looked at. A count, not a time, so that equal requests give equal bytes. */
export const MAX_SEARCH_NODES = 200_000;

/** What is left of a budget of nodes. */
export class SearchBudget {
  #left: number;

  constructor(nodes: number = MAX_SEARCH_NODES) {
    this.#left = nodes;
  }

  /** Takes nodes from the budget; false where there are not as many. */
  spend(nodes: number): boolean {
    this.#left -= nodes;
    return this.#left >= 0;
  }

  /** The nodes that were taken. */
  get exhausted(): boolean {
    return this.#left < 0;
  }
}

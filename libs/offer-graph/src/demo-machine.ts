/** One article on the board of a machine. Money is in dollars a unit. */
export interface MachineArticle {
  readonly sku: string;
  readonly label: string;
  /** Articles of one group stand in for each other. */
  readonly group: string;
  readonly list_price: number;
  /** Never shown. */
  readonly unit_cost: number;
  readonly stock: number;
}

/** A machine that quotes by `svc-price/1`. */
export interface PriceMachine {
  readonly machine_id: string;
  readonly label: string;
  readonly currency: string;
  readonly articles: readonly MachineArticle[];
  /** What each further unit of an article is worth of the one before it. */
  readonly qtyDecay: number;
  /** The share of this board’s prices at which a shop in walking distance sells the same articles. */
  readonly elsewhereShare: number;
}

/**
 * The demo machine. It is filled up after every sale; one article is always sold out, so that substitutes can be seen.
 */
export const DEMO_MACHINE: PriceMachine = {
  machine_id: 'demo-01',
  label: 'Demo vending machine',
  currency: 'USD',
  qtyDecay: 0.8,
  elsewhereShare: 0.85,
  articles: [
    { sku: 'water', label: 'Still water, 500 ml', group: 'drink', list_price: 1.8, unit_cost: 0.4, stock: 24 },
    { sku: 'cola', label: 'Cola, 330 ml', group: 'drink', list_price: 2.2, unit_cost: 0.6, stock: 18 },
    { sku: 'iced-tea', label: 'Iced tea, 330 ml', group: 'drink', list_price: 2.4, unit_cost: 0.7, stock: 0 },
    { sku: 'nuts', label: 'Salted nuts, 40 g', group: 'snack', list_price: 1.9, unit_cost: 0.65, stock: 12 },
    { sku: 'chocolate', label: 'Chocolate bar, 50 g', group: 'snack', list_price: 1.6, unit_cost: 0.5, stock: 20 },
    { sku: 'sandwich', label: 'Cheese sandwich', group: 'meal', list_price: 4.5, unit_cost: 2.1, stock: 6 },
  ],
};

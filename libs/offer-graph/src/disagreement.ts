import type { ListOrder } from './list-order.js';

/** What both have without the quote, in micros. */
export interface Disagreement {
  readonly orders: boolean;
  readonly listOrder: ListOrder | null;
  readonly buyer: number;
  readonly seller: number;
}

import { orderBounds } from './order-bounds.js';
import { LOWEST_ENGLISH } from './phrases/lowest-price.js';

/** Whether a text names the lowest price or the bounds of an order. */
export function namesLimit(text: string): boolean {
  const { least, most } = orderBounds(text);
  return (
    least !== undefined ||
    most !== undefined ||
    LOWEST_ENGLISH.some(({ pattern }) => /^<m/.test(pattern.exec(text)?.[1] ?? ''))
  );
}

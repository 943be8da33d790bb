import { LEAST, MOST, NO_ORDER, RANGES } from './phrases/order-bounds.js';

const found = (text: string, patterns: readonly RegExp[]): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[1]).find((tag) => tag !== undefined);

/** The tags of the smallest and the largest order that a clause without money names. */
export function orderBounds(text: string): { least?: string; most?: string } {
  if (NO_ORDER.test(text)) return {};
  const range = RANGES.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (range?.[1] !== undefined && range[2] !== undefined) return { least: range[1], most: range[2] };
  const least = found(text, LEAST);
  const most = found(least === undefined ? text : text.replace(least, '|'), MOST);
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
}

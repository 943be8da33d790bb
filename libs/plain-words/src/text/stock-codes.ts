import { ANNOUNCED } from './phrases/stock-codes.js';
import type { StockKey } from '../statement.js';

/** A record of stock that a description names. */
export interface StockCode {
  key: StockKey;
  value: string;
  /** Range in the description, the word before it included. */
  start: number;
  end: number;
}

/** A code holds a digit; a plain word after "SKU" is none. */
const looksLikeCode = (value: string): boolean => /\d/.test(value) && value.length >= 2;

/** Every stock code in a description, in order, without overlaps. */
export function findStockCodes(description: string): StockCode[] {
  const found: StockCode[] = [];
  for (const [key, pattern] of ANNOUNCED) {
    for (const match of description.matchAll(pattern)) {
      const value = match[1];
      if (value === undefined || !looksLikeCode(value)) continue;
      const start = match.index + match[0].indexOf(value);
      const overlaps = found.some((code) => start < code.end && start + value.length > code.start);
      if (!overlaps) found.push({ key, value, start, end: start + value.length });
    }
  }
  return found.sort((left, right) => left.start - right.start);
}

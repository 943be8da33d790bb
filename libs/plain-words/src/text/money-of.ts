import type { TaggedText } from './tagged-text.js';
import { currencyNamed } from '../recognisers/currency.js';

/** The currencies of a description. */
export interface MoneySaid {
  /** ISO 4217 of the first amount that has one, else the one that the words name, else null. */
  currency: string | null;
  /** Whether `currency` stands beside an amount. */
  beside: boolean;
  /** Whether there is any number at all. */
  numbers: boolean;
  /** A second currency, with the words from the first amount to it; null where there is none. */
  other: { currency: string; quote: string } | null;
}

/** Where two amounts stand farther apart, only the second is quoted. */
const LONGEST_QUOTE = 400;

/** The currencies that the numbers and the words of a description name. */
export function moneyOf({ numbers, description }: TaggedText): MoneySaid {
  const named = numbers.filter((mention) => mention.kind === 'money' && mention.currency !== null);
  const [first] = named;
  const other = named.find((mention) => mention.currency !== first?.currency);
  const between = first && other ? description.slice(first.start, other.end) : '';
  return {
    currency: first?.currency ?? currencyNamed(description),
    beside: first !== undefined,
    numbers: numbers.length > 0,
    other: other?.currency
      ? { currency: other.currency, quote: between.length <= LONGEST_QUOTE ? between : other.text }
      : null,
  };
}

/** What a number is of, where its surroundings tell that it is no amount of this deal. */
export type NumberSense =
  'ordinal' | 'date' | 'time' | 'year' | 'phone' | 'code' | 'duration' | 'measure' | 'payment_days';

/** One number found in a text. */
export interface NumberMention {
  kind: 'money' | 'percent' | 'count' | 'number';
  /**
   * In currency units, percent (15 for 15 %), or as written. Finite; negative only where a minus sign stands before it.
   */
  value: number;
  /** What else the same spelling can mean (`1.200`); null where it is plain. */
  alternative: number | null;
  /**
   * It is read whole or not at all: true where its words name no one value (三十几万, "12 thousand 5", "20 50") or its
   * mark no known currency. Then `value` is no figure, only the nearest one, to ask about.
   */
  unclear: boolean;
  /** ISO 4217; null where no currency is named. */
  currency: string | null;
  /** A mark of money that touches it and names no one currency: "500 kr", "85 Q$"; else null. */
  mark: string | null;
  /** What is counted, in the singular: `seat`, `year`, `个`. */
  unit: string | null;
  /** The share 0..1 taken off, where the words themselves say that it is a discount: `八折` 0.2, `15 % off` 0.15. */
  shareOff: number | null;
  sense: NumberSense | null;
  /** Positions in the original text. */
  start: number;
  end: number;
  /** The original words, currency and unit included. */
  text: string;
}

/** What is known about the deal that a text speaks of. */
export interface ReadOptions {
  /** ISO 4217 of the deal: settles `$`, `¥` and `元`. */
  currency?: string;
  /** Other words for one unit of what is sold. */
  units?: readonly string[];
  /** The text writes decimals with a comma. Default: seen from the text. */
  decimalComma?: boolean;
}

/** A mention with positions of the folded text, and how it was written. */
export interface Placed extends Omit<NumberMention, 'text'> {
  form: 'digits' | 'words' | 'hanzi';
  scaled: boolean;
}

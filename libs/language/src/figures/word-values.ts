/** Words of English numbers below twenty. */
export const SMALL: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
export const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** Words that count by a power of ten, as exponents; a dozen is no power. */
export const SCALES: Readonly<Record<string, number>> = {
  hundred: 2,
  thousand: 3,
  grand: 3,
  lakh: 5,
  lakhs: 5,
  lac: 5,
  lacs: 5,
  million: 6,
  crore: 7,
  crores: 7,
  billion: 9,
  trillion: 12,
};
/** Letters and short words that do so right behind digits. */
export const LETTER_SCALES: Readonly<Record<string, number>> = {
  k: 3,
  m: 6,
  mm: 6,
  mil: 6,
  mio: 6,
  mln: 6,
  bn: 9,
  tln: 12,
};
export const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

/** A word of a table; undefined for any other word. */
export const own = (table: Readonly<Record<string, number>>, word: string): number | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

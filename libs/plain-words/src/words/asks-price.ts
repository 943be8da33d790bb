/** The words by which a price is called the price: a closed class in both languages. */
const PRICE_NAMED = /\b(?:ask(?:ing|ed)?|list(?:ed|s)?|prices?|priced)\b|价|标/i;

/**
 * Whether words call a figure the price, in place of only setting it beside a thing.
 * @example namesAskingPrice('Asking $500') // true
 * @example namesAskingPrice('Forks $850') // false
 */
export const namesAskingPrice = (words: string): boolean => PRICE_NAMED.test(words);

import { patternWith } from '@svc/language';
import type { Place } from '../text/said-figures.js';

/** Words by which a tax is not in a price: the names of taxes on sales and the words that part them, closed classes. */
const TAX_APART = patternWith('giu')`
    (?:\+|\b(?:plus|ex|excl|excludes?|excluding|exclusive[ ]of|not[ ]includ(?:e|ing)|net[ ]of|before|without)\b\.?)[ ]?
      (?:\p{Nd}+[ ]?%[ ]?)?(?:vat|gst|hst|pst|qst|mwst|iva|tva|btw|(?:sales[ ])?tax(?:es)?)\b
    |\b(?:vat|gst|hst|pst|qst|mwst|iva|tva|btw|(?:sales[ ])?tax(?:es)?)[ ](?:is[ ]|are[ ])?
      (?:not[ ]included|excluded|extra|on[ ]top|comes[ ]on[ ]top|apart)\b
    |(?:不含|未含|不包)(?:增值)?[税稅]
    |(?:增值)?[税稅][费費]?另[计計算付加]
  `;

/**
 * The words of a description by which a tax comes on top of its prices.
 * @example taxesApart('Roof repairs £250 + VAT.').map(({ quote }) => quote) // ['+ VAT']
 */
export const taxesApart = (description: string): Place[] =>
  [...description.matchAll(TAX_APART)].map(({ 0: quote, index }) => {
    const start = [...description.slice(0, index)].length;
    return { quote, start, end: start + [...quote].length };
  });

const NAMES = /[a-z]*(?:vat|gst|hst|pst|qst|mwst|iva|tva|btw|tax)(?:es)?|[税稅]/gi;

/**
 * What buyers may call the tax of some words.
 * @example taxWords('All prices plus 20% VAT') // ['vat', 'tax']
 */
export function taxWords(words: string): string[] {
  const names = (words.match(NAMES) ?? []).map((name) => name.toLowerCase());
  return [...new Set([...names, names.some((name) => /[税稅]/.test(name)) ? '含税' : 'tax'])];
}

import { readNumbers } from '@svc/language';

/** Names that settle what a bare `$`, `¥`, `R` or `kr` means in a description. */
const NAMED: readonly (readonly [string, RegExp])[] = [
  ['CAD', /\bCAD\b|\bCA?\$|\bcanadian dollars?\b/i], ['AUD', /\bAUD\b|\bAU?\$|\b(?:australian|aussie) dollars?\b/i], ['NZD', /\bNZD\b|\bNZ\$|\bnew zealand dollars?\b/i],
  ['SGD', /\bSGD\b|\bSG?\$|\bsingapore dollars?\b/i], ['HKD', /\bHKD\b|\bHK\$|\bhong kong dollars?\b|港[币幣元]/i], ['TWD', /\bTWD\b|\bNT\$|新?[台臺](?:币|幣)/i], ['MXN', /\bMXN\b|\bmexican pesos?\b/i],
  ['JPY', /\bJPY\b|\byen\b|円|日元/i], ['ZAR', /\bZAR\b|\brands?\b/i], ['SEK', /\bSEK\b|\bswedish (?:krona|kronor|crowns?)\b/i], ['NOK', /\bNOK\b|\bnorwegian (?:krone|kroner)\b/i], ['DKK', /\bDKK\b|\bdanish (?:krone|kroner)\b/i],
  ['EUR', /€|\bEUR\b|\beuros?\b/i],
];
const SHARED = /^(?:CAD|AUD|NZD|SGD|HKD|TWD|MXN|EUR)$/;

/**
 * The currency that the shared signs of a description stand for: `CAD 1,800 … 120 dollars off` is Canadian throughout.
 * Undefined where nothing names one, or US dollars stand beside it.
 */
export function dealCurrency(description: string): string | undefined {
  const named = NAMED.filter(([, pattern]) => pattern.test(description)).map(([code]) => code);
  const [code] = named;
  if (code === undefined || named.length > 1) return undefined;
  if (SHARED.test(code) && /\bUSD?\b|\bUS\$/.test(description)) return undefined;
  return readNumbers(description, { currency: code }).some((mention) => mention.currency === code) ? code : undefined;
}

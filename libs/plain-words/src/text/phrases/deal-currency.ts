/** Names that settle what a bare `$`, `¥`, `R` or `kr` means in a description. */
export const NAMED: readonly (readonly [string, RegExp])[] = [
  ['CAD', /\bCAD\b|\bCA?\$|\bcanadian dollars?\b/i],
  ['AUD', /\bAUD\b|\bAU?\$|\baussie dollars?\b/i],
  ['NZD', /\bNZ\$/i],
  ['SGD', /\bSGD\b/i],
  ['HKD', /\bHK\$|港[币幣元]/i],
  ['TWD', /\bNT\$|新?[台臺](?:币|幣)/i],
  ['JPY', /\bJPY\b|\byen\b|円|日元/i],
  ['ZAR', /\brands?\b/i],
  ['SEK', /\bSEK\b/i],
  ['NOK', /\bnorwegian kroner\b/i],
  ['DKK', /\bDKK\b/i],
  ['EUR', /€|\bEUR\b|\beuros?\b/i],
];

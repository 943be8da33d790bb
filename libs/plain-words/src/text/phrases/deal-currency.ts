/**
 * A letter before every sum is their sign where no other sign stands: "R1,850 a day", twice "R95"; a size of tyres is
 * none.
 */
const letterSign = (letter: string): RegExp => {
  const sign = String.raw`(?<![\p{L}\d])${letter} ?`;
  const end = String.raw`(?![\p{L}\d])`;
  const none = String.raw`^(?!.*[$€£¥₹₦\p{Script=Han}])`;
  return new RegExp(String.raw`${none}.*${sign}\d{1,3}(?:(?:[ ,]\d{3})+${end}|\d*${end}.*${sign}\d{2,}${end})`, 'su');
};

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
  ['ZAR', letterSign('R')],
  ['NGN', letterSign('N')],
  ['MYR', /(?<!\p{Script=Latin})RM ?\d/u],
  ['SEK', /\bSEK\b/i],
  ['NOK', /\bnorwegian kroner\b/i],
  ['DKK', /\bDKK\b/i],
  ['EUR', /€|\bEUR\b|\beuros?\b/i],
];

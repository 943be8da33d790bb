import type { FoundCurrency } from './currencies.js';

/** Currencies by code and by name, beside those that the number reader knows. */
const NAMES: readonly (readonly [string, string])[] = [
  ['TRY', 'turkish liras?|turkish lira'],
  ['PHP', 'philippine pesos?'],
  ['MXN', 'mexican pesos?'],
  ['THB', 'baht'],
  ['ILS', 'shekels?'],
  ['AED', 'dirhams?'],
  ['SAR', 'riyals?'],
  ['BRL', 'reais|brazilian reals?'],
  ['CZK', 'czech (?:koruna|crowns?)'],
  ['HUF', 'forints?'],
  ['RON', 'romanian lei|lei'],
  ['UAH', 'hryvnias?'],
  ['VND', 'vietnamese dong|dong'],
  ['IDR', 'rupiah'],
  ['MYR', 'ringgit'],
  ['KES', 'kenyan shillings?'],
  ['NGN', 'naira'],
  ['EGP', 'egyptian pounds?'],
  ['ISK', 'icelandic kr[oó]nur?'],
  ['BGN', 'leva'],
  ['GEL', 'lari'],
  ['CLP', 'chilean pesos?'],
  ['COP', 'colombian pesos?'],
  ['ARS', 'argentin(?:e|ian) pesos?'],
  ['PEN', 'soles'],
  ['PKR', 'pakistani rupees?'],
  ['LKR', 'sri lankan rupees?'],
  ['BDT', 'taka'],
  ['MAD', 'moroccan dirhams?'],
  ['QAR', 'qatari riyals?'],
  ['KWD', 'kuwaiti dinars?'],
  ['RSD', 'serbian dinars?'],
  ['EUR', '欧(?![元洲式美])'],
  ['THB', '泰铢'],
  ['RUB', '卢布'],
  ['MYR', '令吉|马币'],
  ['PHP', '菲律宾比索'],
  ['TRY', '里拉|土耳其里拉'],
  ['VND', '越南盾'],
  ['IDR', '印尼盾'],
  ['AED', '迪拉姆'],
  ['BRL', '雷亚尔'],
  ['CAD', 'dollars canadian|canadian'],
  ['AUD', 'dollars australian|australian'],
  ['NZD', 'dollars new zealand'],
];

const CODES = NAMES.map(([code]) => code).join('|');
const CODE_AFTER = new RegExp(`^ ?(${CODES})(?![A-Za-z])(?! ?\\d)`);
const CODE_BEFORE = new RegExp(`(?<![A-Za-z])(${CODES}) ?$`);
const NAMED_AFTER = NAMES.map(([code, names]) => [code, new RegExp(`^ ?(?:${names})(?![a-z])`, 'i')] as const);

/**
 * The currency that a text as it was written spells beside a number: a code in capitals on either side, or a name
 * behind it.
 * `length` counts the characters behind the number; a code before it adds none.
 * @example spelledCurrency('', ' baht each') // {code: 'THB', length: 5}
 */
export function spelledCurrency(before: string, after: string): FoundCurrency | null {
  const behind = CODE_AFTER.exec(after);
  if (behind?.[1] !== undefined) return { code: behind[1], length: behind[0].length };
  const ahead = CODE_BEFORE.exec(before)?.[1];
  if (ahead !== undefined) return { code: ahead, length: 0 };
  for (const [code, pattern] of NAMED_AFTER) {
    const name = pattern.exec(after)?.[0];
    if (name !== undefined) return { code, length: name.length };
  }
  return null;
}

/** What is written in any language: words of assent and greeting that everybody uses, letters of a menu, currencies. */
const ANYWHERE =
  /(?<![a-z])(?:ok|okay|okey|k|yes|no|hi|hello|hey|bye|pls|thx|[a-e]|usd|eur|gbp|cny|rmb|hkd)(?![a-z])/gi;

/**
 * Whether a text holds a word of one language, and not only figures, marks and words that are written in any.
 * @example hasOwnWords('OK!') // false
 */
export const hasOwnWords = (text: string): boolean => /\p{L}/u.test(text.replace(ANYWHERE, ' '));

/**
 * The language a text is written in, where it is English or Chinese; null where it holds too few letters
 * of either, or is mostly of another script. One Chinese character weighs as two letters.
 */
export function detectLanguage(text: string): 'en' | 'zh' | null {
  let latin = 0;
  let han = 0;
  let other = 0;
  for (const character of text) {
    if (/\p{Script=Han}/u.test(character)) han += 1;
    else if (/[a-z]/i.test(character)) latin += 1;
    else if (/\p{L}/u.test(character)) other += 1;
  }
  if (han === 0 && latin < 2) return null;
  if (other > latin + 2 * han) return null;
  return han * 5 >= latin ? (han === 0 ? 'en' : 'zh') : 'en';
}

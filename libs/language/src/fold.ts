import { simplified } from './simplified.js';

/** A text made comparable, with the way back to where each character came from. */
export interface FoldedText {
  /**
   * Lower case, compatibility forms and digits of every script made plain, invisible characters and accents removed,
   * common traditional characters simplified.
   */
  text: string;
  /** For each UTF-16 unit of `text`, where its source begins in the original. */
  starts: readonly number[];
  /** For each UTF-16 unit of `text`, where its source ends in the original. */
  ends: readonly number[];
}

/** Characters that compatibility decomposition leaves as they are, or would change the meaning of. */
const SPECIAL: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u066b': '.',
  '\u066c': ',',
  '\u066a': '%',
  '\u2212': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '\u2014',
  '\u00a0': '\u00a0',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '\u3000': ' ',
  '\uff0c': '\uff0c',
  '\u3001': '\uff0c',
  '\uff0d': '-',
  '\u4e24': '\u4e24',
  '\u5169': '\u4e24',
  '\u842c': '\u4e07',
  '\u5104': '\u4ebf',
  '\u584a': '\u5757',
  '\u5713': '\u5143',
};
/** A vulgar fraction after a digit is its decimals: `2½` is 2.5. */
const FRACTIONS: Readonly<Record<string, string>> = { '\u00bd': '.5', '\u00bc': '.25', '\u00be': '.75' };
const INVISIBLE = /[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0]/u;
const DIGIT = /\p{Nd}/u;
const RAISED = /[\u00b2\u00b3\u00b9\u2070-\u209c]/;
const FULL_WIDTH_DIGIT = /[\uff10-\uff19]/;

/** The ASCII digit of a decimal digit of any script: Unicode keeps each set of ten contiguous, from zero. */
function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 48;
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function foldCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  const special = SPECIAL[character];
  if (special !== undefined) return special;
  if (INVISIBLE.test(character)) return '';
  if (RAISED.test(character)) return '^';
  const plain = character.normalize('NFKD').toLowerCase();
  if (plain === character && !DIGIT.test(character)) return simplified(character);
  return [...plain]
    .map((part) => (INVISIBLE.test(part) ? '' : DIGIT.test(part) && part > '9' ? plainDigit(part) : part))
    .join('');
}

/**
 * Makes a text comparable: `１２`, `١٢` and `𝟏𝟐` become `12`, `É` becomes `e`, zero-width and direction
 * marks vanish. Positions lead back to the original, so that quotes are exact. Total, linear in the length.
 * @example foldText('Ｕ$\u200b１２').text // 'u$12'
 */
export function foldText(original: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const next = at + character.length;
    const grouping =
      character === '\uff0c' &&
      FULL_WIDTH_DIGIT.test(original.charAt(at - 1)) &&
      FULL_WIDTH_DIGIT.test(original.charAt(next));
    // Asked of few characters: to look at a text that grows costs as much as to copy it.
    const fraction = FRACTIONS[character];
    const decimals = fraction !== undefined && /\d$/.test(text) ? fraction : undefined;
    const folded = decimals ?? (grouping ? ',' : foldCharacter(character));
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(at);
      ends.push(next);
    }
    at = next;
  }
  return { text, starts, ends };
}

/** Whether a text holds marks that make it look other than it reads (direction overrides). */
export function looksReordered(original: string): boolean {
  return /[\u202a-\u202e\u2066-\u2069]/.test(original);
}

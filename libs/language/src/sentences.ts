import { patternWith } from './pattern.js';

/** A piece of a text with its position in it. */
export interface TextPiece {
  text: string;
  start: number;
  end: number;
}

/** Short forms whose dot ends no sentence. */
const SHORT_FORMS = patternWith('i')`
    (?:^|[^a-z])(?:
      mr
      |mrs
      |ms
      |dr
      |st
      |vs
      |no
      |nr
      |approx
      |incl
      |excl
      |e\.g
      |i\.e
      |etc
      |inc
      |ltd
      |co
      |min
      |max
      |jan
      |feb
      |mar
      |apr
      |jun
      |jul
      |aug
      |sept?
      |oct
      |nov
      |dec
    )$
  `;

/** Whether the mark at `at` ends a sentence. */
function endsSentence(text: string, at: number): boolean {
  const mark = text.charAt(at);
  if (/[。！？!?\n；;]/.test(mark)) return true;
  if (mark !== '.' && mark !== '…') return false;
  if (!/^(?:[\s"')\]”’]|$)/.test(text.charAt(at + 1))) return false;
  return !SHORT_FORMS.test(text.slice(Math.max(0, at - 8), at));
}

function pieces(text: string, isEnd: (at: number) => number): TextPiece[] {
  const found: TextPiece[] = [];
  let from = 0;
  const add = (to: number): void => {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    const start = from + (raw.length - raw.trimStart().length);
    if (trimmed !== '') found.push({ text: trimmed, start, end: start + trimmed.length });
    from = to;
  };
  for (let at = 0; at < text.length; at += 1) {
    const length = isEnd(at);
    if (length === 0) continue;
    add(at + length);
    at += length - 1;
  }
  add(text.length);
  return found;
}

/**
 * The sentences of a text, English and Chinese, with their positions; a line break and a semicolon end one too.
 * @example splitSentences('Asking $1.50. Firm!') // 'Asking $1.50.' and 'Firm!'
 */
export function splitSentences(text: string): TextPiece[] {
  return pieces(text, (at) => (endsSentence(text, at) ? 1 : 0));
}

const CONJUNCTION = patternWith('iy')`
    \s(?:but|however|though|although|while|and then|if|unless|provided|because|since|so that)\s
    |(?:但是?|不过|可是|然而|如果|要是|只要|除非)
  `;

/** A sentence with its clauses. */
export interface Sentence extends TextPiece {
  clauses: readonly TextPiece[];
}

/** The sentences of a text, each with its clauses. */
export function splitStructure(text: string): Sentence[] {
  return splitSentences(text).map((sentence) => ({ ...sentence, clauses: clausesOf(sentence) }));
}

/** The clauses of a sentence, cut at commas, dashes and joining words; a comma inside a number cuts nothing. */
function clausesOf(sentence: TextPiece): TextPiece[] {
  return pieces(sentence.text, (at) => {
    const mark = sentence.text.charAt(at);
    if (/[，、：:—]/.test(mark) && !/\d/.test(sentence.text.charAt(at + 1))) return 1;
    if (/[，、]/.test(mark)) return 1;
    if (mark === ',' && !(/\d/.test(sentence.text.charAt(at - 1)) && /\d/.test(sentence.text.charAt(at + 1)))) return 1;
    CONJUNCTION.lastIndex = at + 1;
    return at + 1 < sentence.text.length && CONJUNCTION.test(sentence.text) ? 1 : 0;
  }).map((piece) => ({ text: piece.text, start: piece.start + sentence.start, end: piece.end + sentence.start }));
}

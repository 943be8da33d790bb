import { Clause } from './clause.js';
import { CLAUSE_END, PEOPLE_ASK } from './phrases/split-clauses.js';
import type { Range } from './range.js';
import { runOnRanges } from './run-on.js';
import type { TaggedText } from './tagged-text.js';
import { pattern } from '@svc/language';

/** Short forms whose dot ends no sentence. */
const SHORT_FORM = /[^a-z](?:mr|mrs|ms|dr|st|vs|approx|incl|excl|nos|pcs|pc|ext|tel|mtrs?|est)$/;
/** Short forms only where a number follows. */
const NUMBER_FORM = /[^a-z](?:no|nr|min|max|qty|ca|art|ext|tel|ph|apt|fig|vol|rev|room|unit|approx|incl)\.\s*<$/;
/** "Min. of four hours": what is bounded goes on. */
const BOUND_FORM = /[^a-z](?:min|max)\.\s+of\b/;
const SENTENCE_END = /[。！？!?\n]|\.(?=[\s"')\]”’]|$)/g;
const CONJUNCTION = /^\s*(?:(?:and|but|or|while|plus|so|then)\s|[-–*•·]\s*(?!$)|<[nxc]\d+>[.)、）]\s*|另外|同时)/;
const TAG = /<[mnyp]\d+>/;
/** "Take 5 or more": its discount follows after the joining word. */
const VOLUME = /\b(?:buy|take|order|get|orders of|purchase)\b[^<]{0,12}<[cn]\d+>/;
/** A percentage that is paid, not taken off. */
const DEPOSIT = /deposit|up ?front|in advance|down payment|定金|订金|预付|首付/;
/** `1.` at the beginning of a line. */
const BULLET_NUMBER = /^\s*<[nxcy]\d+>$/;
/** A figure or a count: with one on each side, a joining word separates two statements. */
const ANY_FIGURE = /<[mnypc]\d+>/;

function cut(text: string, range: Range, pattern: RegExp, isCut: (at: number, mark: string) => boolean): Range[] {
  const ranges: Range[] = [];
  let from = range.from;
  pattern.lastIndex = range.from;
  for (let found = pattern.exec(text); found && found.index < range.to; found = pattern.exec(text)) {
    if (!isCut(found.index, found[0])) continue;
    const keep = /[a-z一-鿿]/.test(found[0]);
    ranges.push({ from, to: found.index });
    from = keep ? found.index : found.index + found[0].length;
    if (keep) pattern.lastIndex = found.index + Math.max(1, found[0].length - 1);
  }
  ranges.push({ from, to: range.to });
  return ranges.filter(({ from: start, to }) => /[\p{L}<]/u.test(text.slice(start, to)));
}

/** The sentences of a tagged text. */
export function sentenceRanges(text: string): Range[] {
  return answered(text, sentencesOf(text)).flatMap((range) => runOnRanges(text, range));
}

/** How a sentence begins that says what becomes of a question: who answers it, or that it is refused. */
const SENDS_ON = pattern`
    ^\s*
    (?:
      i'll
      |i will
      |let me
      |that's
      |those
      |send
      |call
      |ask
      |pass
      |talk
      |refer
      |forward
      |get
      |leave
      |hand
      |route
      |transfer
      |email
      |phone
      |ring
      |text
      |write
      |contact
      |speak
      |escalate
      |never
      |no
      |nope
      |not
      |sorry
      |we don't
      |we do not
      |i don't
      |i do not
      |we never
      |i never
      |we can't
      |i can't
      |absolutely not
      |forget it
      |out of the question
      |always ask
      |my
      |our
      |tell
      |say
      |yes
      |it's
      |it is
      |they
    )\b
  `;

/** "They fetch it themselves? 60 off.": a question with a discount for its answer is one sentence. */
function answered(text: string, ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    const raises =
      last !== undefined &&
      PEOPLE_ASK.test(text.slice(last.from, last.to)) &&
      !TAG.test(text.slice(last.from, last.to)) &&
      !/\n\s*\n/.test(text.slice(last.to, range.from + 2));
    if (last && raises) {
      last.to = range.to;
      continue;
    }
    const asks =
      last !== undefined &&
      /^\?\s*$/.test(text.slice(last.to, last.to + 1)) &&
      !TAG.test(text.slice(last.from, last.to).replace(/^\s*<[nxc]\d+>\s?[.)]/, ''));
    const sent = SENDS_ON.test(text.slice(range.from, range.to)) && !TAG.test(text.slice(range.from, range.to));
    const asksThing =
      last !== undefined &&
      /^\?\s*$/.test(text.slice(last.to, last.to + 1)) &&
      !/<[mp]\d+>/.test(text.slice(last.from, last.to));
    if (
      last &&
      asksThing &&
      /^\s*(?:then|in that case|if so|if yes)\b[^<]{0,50}<[mp]\d+>/.test(text.slice(range.from, range.to))
    )
      last.to = range.to;
    else if (
      last &&
      asks &&
      (sent ||
        /^\s*<[mnp]\d+>(?: [a-z]+){0,2} ?(?:off|less|more|extra|on top|discount|down)?/.test(
          text.slice(range.from, range.to),
        ))
    )
      last.to = range.to;
    else joined.push({ ...range });
  }
  return joined;
}

function sentencesOf(text: string): Range[] {
  return cut(
    text,
    { from: 0, to: text.length },
    SENTENCE_END,
    (at, mark) =>
      mark !== '.' ||
      !(
        SHORT_FORM.test(text.slice(Math.max(0, at - 8), at)) ||
        BOUND_FORM.test(text.slice(Math.max(0, at - 5), at + 5)) ||
        NUMBER_FORM.test(text.slice(Math.max(0, at - 5), at + 3).replace(/<.*$/, '<')) ||
        BULLET_NUMBER.test(text.slice(Math.max(0, at - 8), at))
      ),
  );
}

/** Counts in a row, of which one is ordered: "12, 24 or 48 bottles". */
export const ROW_OF_COUNTS = /<[cn]\d+>(?:, ?<[cn]\d+>)+,? (?:or|and) <c\d+>/;

/** Whether a mark stands in a row of counts. */
const insideRow = (text: string, at: number, { from, to }: Range): boolean =>
  [...text.slice(from, to).matchAll(new RegExp(ROW_OF_COUNTS, 'g'))].some(
    ({ index, 0: row }) => at > from + index && at < from + index + row.length,
  );

/** The pieces of one sentence: cut at commas and dashes, and at joining words that stand between two statements. */
export function pieceRanges(text: string, sentence: Range, stands: (piece: string) => boolean): Range[] {
  return cut(text, sentence, CLAUSE_END, (at, mark) => {
    if (/^[,;:]$/.test(mark) && insideWords(text, at, sentence)) return false;
    if (insideRow(text, at, sentence)) return false;
    if (/[()（）]/.test(mark)) return parenthesisHolds(text, at, sentence, /<[mps]\d+>/);
    const money = /<[mp]\d+>/;
    if (/[:：]/.test(mark))
      return (
        !DEPOSIT.test(text.slice(lastCut(text, sentence.from, at), at)) &&
        money.test(text.slice(lastCut(text, sentence.from, at), at)) &&
        money.test(text.slice(at, nextCut(text, at + 1, sentence.to)))
      );
    if (!/[a-z一-鿿]/.test(mark)) return true;
    const before = text.slice(lastCut(text, sentence.from, at), at);
    const after = text.slice(at + mark.length, nextCut(text, at + mark.length, sentence.to));
    if (
      /^<[mnypcd]\d+>$/.test(before.trim().split(/\s+/).at(-1) ?? '') &&
      /^\s*<[mnypcd]\d+>/.test(after) &&
      /between/.test(before)
    )
      return false;
    if (
      pattern`
    ^\s*(?:[a-z]+ ){0,3}
    (?:
      (?:more than|over|above|at least|from|beyond) <[cn]\d+>(?: [a-z]+)?
      |<[cn]\d+> ?or (?:more|longer|bigger|larger|above|over)(?: [a-z]+){0,2}
    )\s*$
  `.test(before) &&
      /^\s*(?:it's|it is|the price|they|you|each|pay|i'd|i'll|we)\b/.test(after)
    )
      return false;
    if (VOLUME.test(before) && !money.test(before) && !/^\s*(?:at least|max|up to|no )/.test(after)) return false;
    return (
      (ANY_FIGURE.test(before) && ANY_FIGURE.test(after)) ||
      (stands(before) && stands(after)) ||
      (TAG.test(before) && stands(after))
    );
  });
}

/** Whether a mark stands in parentheses that hold words alone: "floor (internal, not for buyers)". */
function insideWords(text: string, at: number, sentence: Range): boolean {
  const before = /\(([^()<]*)$/.exec(text.slice(sentence.from, at));
  return before !== null && /^[^()<]*\)/.test(text.slice(at, sentence.to));
}

/** Whether the parentheses that open or close here hold a figure: words alone stay with what they explain. */
function parenthesisHolds(text: string, at: number, sentence: Range, figure: RegExp): boolean {
  const opens = /[(（]/.test(text.charAt(at));
  const inside = opens
    ? /^[(（][^)）]*/.exec(text.slice(at, sentence.to))?.[0]
    : /[^(（]*$/.exec(text.slice(sentence.from, at))?.[0];
  return (
    figure.test(inside ?? '') && !/^[(（]?\s*<[mp]\d+>(?: (?:off|extra|less|each|more)){0,8}\s*$/.test(inside ?? '')
  );
}

function lastCut(text: string, from: number, at: number): number {
  const window = text.slice(from, at);
  const found = Math.max(
    ...[',', '，', '、', ';', '；', '(', ')', '（', '）', '—'].map((mark) => window.lastIndexOf(mark)),
  );
  return found < 0 ? from : from + found + 1;
}

function nextCut(text: string, at: number, to: number): number {
  const found = text.slice(at, to).search(/[,，、;；()（）—]/);
  return found < 0 ? to : at + found;
}

/** A clause from several pieces that belong together. */
export function joinRanges(tagged: TaggedText, ranges: readonly Range[]): Clause {
  const first = ranges[0]?.from ?? 0;
  const last = ranges.at(-1)?.to ?? first;
  const lead = CONJUNCTION.exec(tagged.text.slice(first, last))?.[0].length ?? 0;
  const space = /^\s*/.exec(tagged.text.slice(first + lead, last))?.[0].length ?? 0;
  return new Clause(tagged, first + lead + space, last);
}

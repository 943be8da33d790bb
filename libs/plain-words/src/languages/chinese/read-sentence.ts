import { readLikewise, readPassedOn, readTold } from './answers.js';
import { readAskedBound } from './asked-bounds.js';
import { opensCondition, readConditional, readNothingFree } from './deals.js';
import { readFreeForAll, readGiftAgain, readGiftGroup } from './gifts.js';
import type { ListRole } from './headings.js';
import { underHeading } from './headings.js';
import { readFirstPrice, readForeignMoney, readListed, readLowest, readReservePrice } from './prices.js';
import { readBounds, readPacks } from './quantities.js';
import { readBuyersAsk, readRefusal, readUndiscounted } from './refusals.js';
import type { Run } from './run.js';
import { pieceText } from './run.js';
import { readRow, readVolume } from './volumes.js';
import type { SentenceRead, SentenceReader } from '../../language.js';
import type { Statement } from '../../statement.js';
import type { Range } from '../../text/range.js';
import type { TaggedText } from '../../text/tagged-text.js';
import { PER_UNIT } from '../../words/measures.js';
import { stackingSaid } from '../../words/stacking-words.js';

/** In the order in which they look at a piece. */
const READERS = [
  readReservePrice,
  readTold,
  readPassedOn,
  readLikewise,
  readBuyersAsk,
  readGiftGroup,
  readFreeForAll,
  readGiftAgain,
  readNothingFree,
  readForeignMoney,
  readLowest,
  readListed,
  readRow,
  readVolume,
  readPacks,
  readBounds,
  readConditional,
  readFirstPrice,
  readUndiscounted,
  readRefusal,
];

/** A discount for which nothing is asked in its own piece: "每个再减3元", "打九折". */
const STARTS_DISCOUNT = new RegExp(
  `^(?:${PER_UNIT})?\\s?(?:<p\\d+>|(?:再|另外?|额外){0,8}(?:减|打|优惠|便宜|少|折|降|让|省|返|享)[^<]{0,4}<[mnp]\\d+>)`,
);

/** "不退不换" names all that it refuses. */
const REFUSES_DEEDS = /^(?:不[一-鿿]){2}$/;

const STACKING_ONLY = /叠加|同享|同时享|一起算|累加/;

/** "底价：", "付款方式：": a short label belongs to what it labels. */
function labels(before: string, mark: string): boolean {
  return /[:：]/.test(mark) && before.trim().replace(/<[a-z]\d+>/g, '#').length <= 8 && !/<[mp]/.test(before);
}

function cutAt(text: string, sentence: Range, mark: RegExp): Range[] {
  const ranges: Range[] = [];
  let from = sentence.from;
  for (let at = sentence.from; at <= sentence.to; at += 1) {
    if (at < sentence.to && !(mark.test(text.charAt(at)) && !labels(text.slice(from, at), text.charAt(at)))) continue;
    if (/\S/.test(text.slice(from, at))) ranges.push({ from, to: at });
    from = at + 1;
  }
  return ranges;
}

/** The parts of a sentence between semicolons: in Chinese each says its own thing. */
export function semicolonRanges(text: string, sentence: Range): Range[] {
  return cutAt(text, sentence, /[;；]/);
}

/** Whether what a sentence says stands in a list whose heading says that all of it adds up: "优惠（都可以叠加）：". */
function stacksBelow(tagged: TaggedText, sentence: Range, before: boolean): boolean {
  const text = tagged.text.slice(sentence.from, sentence.to);
  if (/[:：]\s*$/.test(text) && !/<[mnp]\d+>/.test(text)) return stackingSaid(text) === true;
  return (
    before &&
    !/\n\s*\n\s*$/.test(
      tagged.text.slice(0, sentence.from + (/^\s*/.exec(text)?.[0].length ?? 0)).replace(/[:：]\s*$/, ''),
    )
  );
}

/**
 * Reads the parts of a Chinese sentence whose role its pieces settle together: a condition and the discount
 * behind it, a gift with its cost, a question and its answer. What it does not know is left to the readers of clauses.
 */
function readPieces(
  tagged: TaggedText,
  sentence: Range,
  before: readonly Statement[],
  stacking = false,
): { statements: Statement[]; left: Range[] } {
  const pieces = cutAt(tagged.text, sentence, /[,，:：\t]/);
  const statements: Statement[] = [];
  const left: Range[] = [];
  let open: Range[] = [];
  const leave = (ranges: readonly Range[]): void => {
    const [first, last] = [ranges[0], ranges.at(-1)];
    if (first && last) left.push({ from: first.from, to: last.to });
  };
  let at = 0;
  while (at < pieces.length) {
    const run: Run = { tagged, pieces, statements: [...before, ...statements], open };
    const found = READERS.map((reader) => () => reader(run, at)).reduce<ReturnType<(typeof READERS)[0]>>(
      (read, next) => read ?? next(),
      null,
    );
    if (found) {
      if (!found.usesOpen) leave(open);
      open = [];
      statements.push(...found.statements);
      at += found.pieces;
      continue;
    }
    const piece = pieces[at] as Range;
    if (opensCondition(run, piece) && !STACKING_ONLY.test(pieceText(run, at))) {
      open.push(piece);
      if (/[:：]/.test(tagged.text.charAt(piece.to)) && !STARTS_DISCOUNT.test(pieceText(run, at + 1))) {
        leave(open);
        open = [];
      }
    } else {
      const alone = REFUSES_DEEDS.test(pieceText(run, at));
      for (const ranges of alone ? [open, [piece]] : [[...open, piece]]) leave(ranges);
      open = [];
    }
    at += 1;
  }
  leave(open);
  if (stacking)
    for (const statement of statements)
      if (statement.kind === 'trade' || statement.kind === 'grant') statement.stacks = true;
  return { statements, left };
}

/** What answers a question, what stands under a heading, and what the pieces of a sentence say together. */
class ChineseReader implements SentenceReader {
  private listed: ListRole | null = null;
  private stacking = false;
  private question: Range | undefined;

  constructor(private readonly tagged: TaggedText) {}

  read(sentence: Range, before: readonly Statement[]): SentenceRead {
    const asked = readAskedBound(this.tagged, this.question, sentence);
    this.question = sentence;
    if (asked.length > 0) return { statements: asked, remarked: [], left: [] };
    const under = underHeading(this.tagged, sentence, this.listed);
    this.listed = under.heading;
    if (under.read !== null) return { statements: under.read, remarked: [], left: [] };
    this.stacking = stacksBelow(this.tagged, sentence, this.stacking);
    const { statements, left } = readPieces(this.tagged, sentence, before, this.stacking);
    return { statements, remarked: statements, left };
  }

  end(): void {}
}

/** A reader of the sentences of one Chinese description. */
export const beginChinese = (tagged: TaggedText): SentenceReader => new ChineseReader(tagged);

import {
  readFactSentence,
  readHandoffSentence,
  readMixedSentence,
  readNeverSentence,
  readSameSentence,
} from './answer-sentence.js';
import { readGiftSentence } from './gift-sentence.js';
import { readGrantSentence } from './grant-sentence.js';
import type { Heading, StackedList } from './heading-lists.js';
import { listEnds, stackedList, stackLists, underHeading } from './heading-lists.js';
import { namesLimit } from './limits.js';
import { readTradeSentence } from './trade-sentence.js';
import { readVolumes } from './volumes.js';
import type { SentenceRead, SentenceReader } from '../../language.js';
import type { Recogniser } from '../../recogniser.js';
import { readMostOff } from '../../recognisers/floor-price.js';
import { readReserve } from '../../recognisers/reserve.js';
import type { Statement } from '../../statement.js';
import { Clause } from '../../text/clause.js';
import type { Range } from '../../text/range.js';
import { joinRanges } from '../../text/split-clauses.js';
import type { TaggedText } from '../../text/tagged-text.js';

/** What a sentence may say as a whole, its commas and joining words notwithstanding. */
const SENTENCES: readonly Recogniser[] = [
  readReserve,
  readMostOff,
  readGrantSentence,
  readGiftSentence,
  readTradeSentence,
  readSameSentence,
  readMixedSentence,
  readNeverSentence,
  readHandoffSentence,
  readFactSentence,
];
/** What sends a subject away: a limit in such words ("the most I can let go to one buyer") is none. */
const REFERS: ReadonlySet<Recogniser> = new Set([readHandoffSentence, readNeverSentence, readMixedSentence]);
/** What may be told, bounds and all. */
const TELLING = /\b(?:tell|told|asks?|asked|mention|know|says?)\b/;
const FIGURE = /<[mp]\d+>/;

/** What a sentence says as a whole; nothing where its clauses say different things. */
function readWhole(sentence: Clause, statements: readonly Statement[]): Statement[] {
  const cut = sentence.text.indexOf(';');
  if (cut > 0 && FIGURE.test(sentence.text.slice(0, cut)) && FIGURE.test(sentence.text.slice(cut))) {
    const first = new Clause(sentence.tagged, sentence.from, sentence.from + cut);
    const rest = joinRanges(sentence.tagged, [{ from: sentence.from + cut + 1, to: sentence.to }]);
    const read = readWhole(first, statements);
    const after = read.length > 0 ? readWhole(rest, [...statements, ...read]) : [];
    if (after.length > 0) return [...read, ...after];
  }
  const bounded = namesLimit(sentence.text);
  for (const recogniser of SENTENCES) {
    if (bounded && (REFERS.has(recogniser) || (recogniser === readFactSentence && !TELLING.test(sentence.text))))
      continue;
    const read = recogniser(sentence, { statements, previous: [] });
    if (read.length > 0) return read;
  }
  return [];
}

/** What stands under a heading, what a volume brings, and what a sentence says as a whole. */
class EnglishReader implements SentenceReader {
  private heading: Heading | null = null;
  private readonly lists: StackedList[] = [];

  constructor(private readonly tagged: TaggedText) {}

  read(sentence: Range, before: readonly Statement[]): SentenceRead {
    this.followLists(sentence, before.length);
    const volumes = readVolumes(this.tagged, sentence, before);
    const said = volumes.statements;
    if (said.length === 0) {
      const headed = underHeading(this.tagged, sentence, this.heading);
      this.heading = headed.heading;
      if (headed.read !== null) return { statements: headed.read, remarked: [], left: [] };
    }
    const statements = [...said];
    const left = volumes.left.filter((range) => {
      const whole = readWhole(joinRanges(this.tagged, [range]), [...before, ...statements]);
      statements.push(...whole);
      return whole.length === 0;
    });
    return { statements, remarked: said, left };
  }

  end(statements: readonly Statement[]): void {
    stackLists(statements, this.lists);
  }

  /** Ends the list that is open, and begins one under a heading that says whether its discounts add up. */
  private followLists(sentence: Range, at: number): void {
    const open = this.lists.at(-1);
    if (open?.to === Infinity && listEnds(this.tagged, sentence, { role: 'list', list: true, marked: false }))
      open.to = at;
    const list = stackedList(this.tagged, sentence, at);
    if (list) this.lists.push(list);
  }
}

/** A reader of the sentences of one English description. */
export const beginEnglish = (tagged: TaggedText): SentenceReader => new EnglishReader(tagged);

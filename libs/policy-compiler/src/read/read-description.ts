import { readAskedBound } from './chinese/asked-bounds.js';
import { prepareText } from './chinese/prepare-text.js';
import { settleSecondPrices } from './chinese/prices.js';
import { underHeading as underChineseHeading } from './chinese/headings.js';
import type { ListRole } from './chinese/headings.js';
import { readChineseSentence, semicolonRanges, stacksBelow } from './chinese/read-sentence.js';
import { Clause } from './clause.js';
import { clausesOf, hasFigure } from './clauses.js';
import { listEnds, underHeading, stackedList, stackLists } from './english/heading-lists.js';
import type { Heading, StackedList } from './english/heading-lists.js';
import { namesLimit } from './english/limits.js';
import { readVolumes } from './english/volumes.js';
import { prepareEnglish } from './english/prepare-text.js';
import { readBreak } from './recognisers/break.js';
import { readCurrency } from './recognisers/currency.js';
import { readFact } from './recognisers/fact.js';
import { readFixedPrice } from './recognisers/fixed-price.js';
import { readFloorPrice, readMostOff } from './recognisers/floor-price.js';
import { readFreeDiscount } from './recognisers/free-discount.js';
import { readFactSentence, readHandoffSentence, readMixedSentence, readNeverSentence, readSameSentence } from './recognisers/answer-sentence.js';
import { readGift } from './recognisers/gift.js';
import { readGiftSentence } from './recognisers/gift-sentence.js';
import { readGrantSentence } from './recognisers/grant-sentence.js';
import { readGrant } from './recognisers/grant.js';
import { readHandoff } from './recognisers/handoff.js';
import { readAskingPrice, readBarePrice, readSellingPrice } from './recognisers/list-price.js';
import { readManner } from './recognisers/manner.js';
import { readName } from './recognisers/name.js';
import { readNever } from './recognisers/never.js';
import { readQuantity } from './recognisers/quantity.js';
import { readStacking } from './recognisers/stacking.js';
import type { ReadingSoFar, Recogniser } from './recognisers/recogniser.js';
import { readTradeSentence } from './recognisers/trade-sentence.js';
import { readStock } from './recognisers/stock.js';
import { readPricedTrade, readTrade, readUnconditional } from './recognisers/trade.js';
import type { ReadClause } from './rescue-floor.js';
import { settlePrices } from './settle-prices.js';
import { rescueFloor, rescueList } from './rescue-floor.js';
import type { Statement } from './statement.js';
import { subjectWords } from './subject-words.js';
import { joinRanges, sentenceRanges } from './split-clauses.js';
import type { TaggedText } from './tagged-text.js';

/** In the order in which they look at a clause; a number belongs to the first that explains it. */
const RECOGNISERS: readonly Recogniser[] = [
  readStock, readCurrency, readManner, readHandoff, readFixedPrice, readFloorPrice, readAskingPrice, readGift, readFreeDiscount, readGrant, readBreak, readTrade,
  readQuantity, readPricedTrade, readSellingPrice, readUnconditional, readBarePrice, readName, readNever, readFact,
];
/** Recognisers of whole clauses: they say nothing about a clause in which something else was read. */
const WHOLE: ReadonlySet<Recogniser> = new Set([readNever, readFact]);
/** What an English sentence may say as a whole, its commas and joining words notwithstanding. */
const SENTENCES: readonly Recogniser[] = [readMostOff, readGrantSentence, readGiftSentence, readTradeSentence, readSameSentence, readMixedSentence, readNeverSentence, readHandoffSentence, readFactSentence];
/** What sends a subject away: a limit of price or quantity in such words ("the most I can let go to one buyer") is none. */
const REFERS: ReadonlySet<Recogniser> = new Set([readHandoff, readHandoffSentence, readNeverSentence, readMixedSentence]);
/** What may be told, bounds and all. */
const TELLING = /\b(?:tell|told|asks?|asked|mention|know|says?)\b/;
/** Greetings, thanks, and headings that only announce what follows. */
const SAYS_NOTHING = /^\s*(?:hi|hello|hey|hi there|dear \w+|thanks?(?: you)?|thank you|cheers|please|ok(?:ay)?|so|well|note|ps|(?:but )?no (?:further|lower|less|more|exceptions?)|您?你?好|谢谢|感谢|大家好|备注|说明|再[低少][^<]{0,8})?[\s!.,~:：，。]*$|^[^<]{1,30}[:：]\s*$/;

interface Range {
  from: number;
  to: number;
}

/** "Medicare too.": a few words that go the way of the refusal or the hand-off before them. */
function sameAsBefore(clause: Clause, all: readonly Statement[]): Statement | null {
  const last = all.at(-1);
  const words = /^\W*(?:and |also )?(?:[a-z'-]+ ){1,4}(?:too|as well|likewise|the same|same|also)\W*$/.test(clause.text) ? subjectWords(clause.quote.replace(/\b(?:too|as well|likewise|the same|same|also)\W*$/i, '')) : [];
  if (words.length === 0 || (last?.kind !== 'never' && last?.kind !== 'handoff')) return null;
  clause.understood = true;
  return last.kind === 'never' ? { kind: 'never', words, about: 'request', quote: clause.quote } : { kind: 'handoff', subject: clause.quote, words, quote: clause.quote };
}

function readClause(clause: Clause, soFar: ReadingSoFar & { sentence: Statement[]; all: Statement[] }): Statement[] {
  const found: Statement[] = [];
  if (SAYS_NOTHING.test(clause.text)) return found;
  const same = sameAsBefore(clause, soFar.all);
  if (same) return [same];
  if (readStacking(clause, soFar.sentence, soFar.all)) return found;
  const bounded = clause.language === 'en' && namesLimit(clause.text);
  for (const recogniser of RECOGNISERS) {
    if (bounded && REFERS.has(recogniser)) continue;
    if (WHOLE.has(recogniser) && (found.some((statement) => statement.kind !== 'name') || clause.understood)) continue;
    for (let round = 0; round < 6; round += 1) {
      const before = clause.text;
      const read = recogniser(clause, { statements: soFar.statements, previous: [...soFar.previous, ...found] });
      found.push(...read);
      if (read.length === 0 || clause.text === before || !hasFigure(clause)) break;
    }
  }
  const unread = clause.left('mp').length > 0 || !clause.understood;
  const silent: Statement = { kind: 'not_understood', reason: 'words', quote: clause.quote };
  if (unread && !found.some((statement) => statement.kind === 'not_understood')) found.push(silent);
  return found;
}

/** What a sentence says as a whole; nothing where its clauses say different things. */
function readWhole(sentence: Clause, statements: readonly Statement[]): Statement[] {
  const cut = sentence.text.indexOf(';');
  if (cut > 0 && /<[mp]\d+>/.test(sentence.text.slice(0, cut)) && /<[mp]\d+>/.test(sentence.text.slice(cut))) {
    const [first, rest] = [new Clause(sentence.tagged, sentence.from, sentence.from + cut, 'en'), joinRanges(sentence.tagged, [{ from: sentence.from + cut + 1, to: sentence.to }], 'en')];
    const read = readWhole(first, statements);
    const after = read.length > 0 ? readWhole(rest, [...statements, ...read]) : [];
    if (after.length > 0) return [...read, ...after];
  }
  const bounded = namesLimit(sentence.text);
  for (const recogniser of SENTENCES) {
    if (bounded && (REFERS.has(recogniser) || (recogniser === readFactSentence && !TELLING.test(sentence.text)))) continue;
    const read = recogniser(sentence, { statements, previous: [] });
    if (read.length > 0) return read;
  }
  return [];
}

/**
 * Reads a tagged description: every clause yields what it says, or a `not_understood` with its words,
 * so that no clause is dropped in silence.
 */
export function readDescription(description: TaggedText, language: 'en' | 'zh'): Statement[] {
  const tagged = language === 'zh' ? prepareText(description) : prepareEnglish(description);
  const statements: Statement[] = [];
  const clauses: ReadClause[] = [];
  let heading: Heading | null = null;
  let listed: ListRole | null = null;
  let stackingList = false;
  let before: Range | undefined;
  const lists: StackedList[] = [];
  for (const sentence of sentenceRanges(tagged.text).flatMap((range) => (language === 'zh' ? semicolonRanges(tagged.text, range) : [range]))) {
    let previous: readonly Statement[] = [];
    const inSentence: Statement[] = [];
    const open = lists.at(-1);
    if (open && open.to === Infinity && listEnds(tagged, sentence, { role: 'list', list: true, marked: false })) open.to = statements.length;
    const list = stackedList(tagged, sentence, statements.length);
    if (list) lists.push(list);
    const asked = language === 'zh' ? readAskedBound(tagged, before, sentence) : [];
    before = sentence;
    if (asked.length > 0) {
      statements.push(...asked);
      continue;
    }
    const volumes = language === 'en' ? readVolumes(tagged, sentence, statements) : { statements: [], left: [sentence] };
    statements.push(...volumes.statements);
    inSentence.push(...volumes.statements);
    if (language === 'zh') {
      const under = underChineseHeading(tagged, sentence, listed);
      listed = under.heading;
      if (under.read !== null) {
        statements.push(...under.read);
        continue;
      }
    }
    const headed: ReturnType<typeof underHeading> | null = language === 'en' && volumes.statements.length === 0 ? underHeading(tagged, sentence, heading) : null;
    if (volumes.statements.length === 0) heading = headed?.heading ?? null;
    if (headed && headed.read !== null) {
      statements.push(...headed.read);
      continue;
    }
    const parts = volumes.left.filter((range) => {
      const whole = language === 'en' ? readWhole(joinRanges(tagged, [range], language), statements) : [];
      statements.push(...whole);
      return whole.length === 0;
    });
    if (language === 'zh') stackingList = stacksBelow(tagged, sentence, stackingList);
    const together = language === 'zh' ? readChineseSentence(tagged, sentence, statements, stackingList) : { statements: [], left: parts };
    statements.push(...together.statements);
    inSentence.push(...together.statements);
    for (const clause of together.left.flatMap((range) => clausesOf(tagged, range, language))) {
      if (clause.quote === '') continue;
      const read = readClause(clause, { statements, previous, sentence: inSentence, all: statements });
      statements.push(...read);
      clauses.push({ clause, read });
      inSentence.push(...read);
      previous = read;
    }
  }
  stackLists(statements, lists);
  return language === 'en' ? settlePrices(rescueFloor(clauses, rescueList(clauses, statements))) : settleSecondPrices(rescueFloor(clauses, statements));
}

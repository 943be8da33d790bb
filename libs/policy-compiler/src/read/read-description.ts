import { readAskedBound } from './chinese/asked-bounds.js';
import { prepareText } from './chinese/prepare-text.js';
import { settleSecondPrices } from './chinese/prices.js';
import { underHeading as underChineseHeading } from './chinese/headings.js';
import type { ListRole } from './chinese/headings.js';
import { readChineseSentence, semicolonRanges, stacksBelow } from './chinese/read-sentence.js';
import { Clause } from './clause.js';
import { CONDITION_START } from './condition.js';
import { findDiscount } from './discount.js';
import { buyerGroups, listsBuyers } from './english/buyer-groups.js';
import type { HeadingRole } from './english/headings.js';
import { namesLimit } from './english/limits.js';
import { dealPieces } from './english/deal-pieces.js';
import { readVolumes } from './english/volumes.js';
import { prepareEnglish } from './english/prepare-text.js';
import { headingRole, ITEM, openHeading, readUnderHeading, splitHeading } from './english/headings.js';
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
import { stackingSaid } from './stacking-words.js';
import type { ReadingSoFar, Recogniser } from './recognisers/recogniser.js';
import { readTradeSentence } from './recognisers/trade-sentence.js';
import { readStock } from './recognisers/stock.js';
import { conditionOf, readPricedTrade, readTrade, readUnconditional } from './recognisers/trade.js';
import type { ReadClause } from './rescue-floor.js';
import { settlePrices } from './settle-prices.js';
import { rescueFloor, rescueList } from './rescue-floor.js';
import type { Statement } from './statement.js';
import { subjectWords } from './subject-words.js';
import { joinRanges, pieceRanges, sentenceRanges } from './split-clauses.js';
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
/** What can stand as a clause of its own, without a figure. */
const STANDING: readonly Recogniser[] = [readStock, readCurrency, readManner, readHandoff, readFixedPrice, readFloorPrice, readAskingPrice, readQuantity, readGift, readNever];

const FULL_PRICE_OPENER = /^\s*(?:按|以)?(?:原价|标价|全价)|不(?:还价|讲价|砍价)的?|^\s*(?:at|for|paying|pays?) (?:the )?(?:full|list|asking)/;

/** Greetings, thanks, and headings that only announce what follows. */
const SAYS_NOTHING = /^\s*(?:hi|hello|hey|hi there|dear \w+|thanks?(?: you)?|thank you|cheers|please|ok(?:ay)?|so|well|note|ps|(?:but )?no (?:further|lower|less|more|exceptions?)|您?你?好|谢谢|感谢|大家好|备注|说明|再[低少][^<]{0,8})?[\s!.,~:：，。]*$|^[^<]{1,30}[:：]\s*$/;

interface Range {
  from: number;
  to: number;
}

/** "20 or more", "满100件": a volume that waits for its discount. */
const VOLUME_ONLY = /^\s*(?:wholesale|bulk|volume|trade)(?: prices?| pricing| rates?| discounts?)? (?:starts?|begins?|kicks? in|applies|is) (?:at|from|with) <[cn]\d+>\s*$|^\s*from <[cn]\d+>(?: on(?:wards)?)?\s*$|^\s*(?:(?:for|from|over|above|at|buy|take|order|orders? (?:of|over|from)|if (?:you|they) (?:buy|take|order)) )*<[cn]\d+> ?(?:\+|or more|and (?:up|more|over|above)|plus)[^<]{0,16}$|^\s*(?:一次)?(?:买|订|拿|要|满|超过|购)?满?<[cn]\d+>[^<，]{0,3}(?:以上|及以上|起)?\s*$/;

/** Whether a piece holds a discount for which nothing in the piece is asked. */
function isLone(clause: Clause): boolean {
  const discount = findDiscount(clause);
  return discount !== null && conditionOf(clause, discount) === '';
}

const hasFigure = (clause: Clause): boolean => clause.left('mnp').length > 0;

/** "Cash, same thing, another 40 off". */
const FILLER = /^\s*(?:(?:and|but) )?(?:same (?:thing|here|again|deal|idea)|you know|honestly|as (?:i|we) said|please|of course|obviously|say|well)\s*$/;

/** "The biggest order is one full truck, 561 pcs": a bound that waits for its count. */
const BOUND_ONLY = /\b(?:biggest|largest|smallest|most|minimum|maximum|least) (?:order|quantity|group|run|set|batch|booking|load|hire|stay|number)s?\b[^<]*$/;
const COUNT_ONLY = /^\s*(?:(?:that's|that is|so|i\.e\.|or|which is|it's|meaning) )*(?:about |exactly )?<[nc]\d+>(?: [a-z]+)?\s*$/;

/** "Absolute lowest, whatever the combination: £1.35": a name of the lowest price that waits for it. */
const LOWEST_ONLY = /^\W*(?:(?:the|my|our|and|but|absolute|very|hard|real) )*(?:lowest|floor|bottom(?: line| price)?|minimum price|least|last price|rock bottom|limit)(?: [a-z'-]+){0,4}\s*$/;
const ASIDE_PRICE = /^\s*(?:whatever|no matter|all in|everything|net|nett|including|with|regardless|after|even|before|for|come|all)\b[^<]*[: ]<[mn]\d+>[^<]*$/;

function opensNext(piece: Clause, next: Clause | undefined): boolean {
  if (next && LOWEST_ONLY.test(piece.text) && ASIDE_PRICE.test(next.text)) return true;
  if (next && BOUND_ONLY.test(piece.text) && COUNT_ONLY.test(next.text)) return true;
  if (next && FILLER.test(next.text) && !hasFigure(piece)) return true;
  if (next && VOLUME_ONLY.test(piece.text) && /^\s*(?:it's |they're |they are |they |then |you |each |we |that's |is |at |get |pay |just |only |则|就|打|按|每[^<]{0,3})*<[mnp]\d+>/.test(next.text)) return true;
  if (next && listsBuyers(piece.text) && buyerGroups(next.text).length > 0) return true;
  const starts = CONDITION_START.test(piece.text);
  if (!next || (hasFigure(piece) && !(starts && findDiscount(piece) === null))) return false;
  if (starts || FULL_PRICE_OPENER.test(piece.text)) return !CONDITION_START.test(next.text);
  return !standsAlone(piece) && isLone(next);
}

/** Whether a piece says something on its own. */
function standsAlone(piece: Clause): boolean {
  return STANDING.some((recogniser) => recogniser(new Clause(piece.tagged, piece.from, piece.to, piece.language), { statements: [], previous: [] }).length > 0);
}

/** "…, not a dollar less": goes on about the price before it. */
const LIMIT_TAIL = /^\s*(?:(?:and|but) )?(?:not|no|nothing|never)\b[^<]{0,16}(?:<[mn]\d+> )?(?:less|lower|further|below|under|more|cheaper)[^<]{0,12}$/;

/** "…, so that's the limit": goes on about the count before it. */
const COUNT_TAIL = /^\s*(?:so |and )?(?:that's|that is|that'll be) (?:the |our |my )?(?:limit|max(?:imum)?|most|cap|ceiling|lot|all|it)[^<]{0,20}$/;

function closesPrevious(previous: Clause, piece: Clause): boolean {
  if (COUNT_TAIL.test(piece.text) && /<[cn]\d+>[^<]{0,24}$/.test(previous.text) && !/<[mp]/.test(previous.text)) return true;
  if (FILLER.test(piece.text) || (LIMIT_TAIL.test(piece.text) && /<[mny]\d+>[^<]{0,12}$/.test(previous.text.trim()))) return true;
  if (!/<[a-z]\d+>/.test(piece.text) && stackingSaid(piece.text) === null && subjectWords(piece.quote).length === 0) return true;
  if (hasFigure(piece) && findDiscount(piece) !== null) return false;
  if (CONDITION_START.test(piece.text)) return true;
  return isLone(previous) && /^\s*(?:for|with|in|on|by|when|upon|against)\b/.test(piece.text) && !hasFigure(piece);
}

/** The clauses of a sentence: pieces, with conditions joined to what they are the condition of. */
function clausesOf(tagged: TaggedText, sentence: Range, language: 'en' | 'zh'): Clause[] {
  const stands = (text: string): boolean => /\b(?:never|not|no|don't|won't|lowest|asking|minimum|at least|free|sku|vin)\b|不|免费|起订|最低|转人工/.test(text);
  const pieces = pieceRanges(tagged.text, sentence, stands);
  const deals = language === 'en' ? dealPieces(tagged.text, pieces, (piece) => standsAlone(joinRanges(tagged, [piece], language))) : [];
  const groups: Range[][] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const range = pieces[index] as Range;
    const deal = deals.find(({ first }) => first === index);
    if (deal) {
      groups.push(pieces.slice(index, deal.last + 1));
      index = deal.last;
      continue;
    }
    const group = [range];
    let piece = joinRanges(tagged, group, language);
    while (pieces[index + 1] && opensNext(piece, joinRanges(tagged, [pieces[index + 1] as Range], language))) {
      index += 1;
      group.push(pieces[index] as Range);
      piece = joinRanges(tagged, group, language);
    }
    const last = groups.at(-1);
    if (last && group.length === 1 && closesPrevious(joinRanges(tagged, last, language), piece)) last.push(range);
    else groups.push(group);
  }
  return groups.map((group) => joinRanges(tagged, group, language));
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

/** What the lines under a heading or the sentence behind a question speak of. */
interface Heading {
  role: HeadingRole;
  /** A list goes on from line to line; the answer to a question is one sentence. */
  list: boolean;
  /** The lines of the list are set in or have a mark: one without ends it. */
  marked: boolean;
}

const NOTHING = { heading: null, read: null };

/** The rest of the text behind a sentence: its next line. */
const lineBelow = (tagged: TaggedText, at: number): string => /^\n(?:[ \t]*\n)?([^\n]*)/.exec(tagged.text.slice(at))?.[1] ?? '';

/** "Never:", "How low can I go?", "we say no to" above a list: what they announce; null where the sentence is none. */
function announces(tagged: TaggedText, sentence: Range): { heading: Heading | null; read: Statement[] | null } | null {
  const text = tagged.text.slice(sentence.from, sentence.to);
  const asks = tagged.text.charAt(sentence.to) === '?';
  const below = lineBelow(tagged, sentence.to);
  if (!asks && !/:\s*$/.test(text)) {
    const open = openHeading(text, below);
    return open === null ? null : { heading: { role: open, list: true, marked: true }, read: [] };
  }
  const role = headingRole(text);
  if (role === null || (role === 'list' && !asks)) return NOTHING;
  const answered = role === 'never' || role === 'handoff' || role === 'fact';
  const silent: Statement = { kind: 'not_understood', reason: 'words', quote: joinRanges(tagged, [sentence], 'en').quote };
  return { heading: { role, list: !asks, marked: ITEM.test(below) }, read: answered ? (asks ? null : []) : [silent] };
}

/** Whether a list that goes from line to line ends before a sentence. */
function listEnds(tagged: TaggedText, sentence: Range, heading: Heading): boolean {
  const text = tagged.text.slice(sentence.from, sentence.to);
  const begins = sentence.from === 0 || tagged.text.charAt(sentence.from - 1) === '\n';
  if (heading.marked && begins && text.trim() !== '' && !ITEM.test(text)) return true;
  return /\n\s*\n\s*$/.test(tagged.text.slice(0, sentence.from + (/^\s*/.exec(text)?.[0].length ?? 0))) && statementsSince(tagged, sentence);
}

/** A sentence as a heading or as what stands under one; `read` is null where the other readers have to look at it. */
function underHeading(tagged: TaggedText, sentence: Range, heading: Heading | null): { heading: Heading | null; read: Statement[] | null } {
  const text = tagged.text.slice(sentence.from, sentence.to);
  const announced = announces(tagged, sentence);
  if (announced) return announced;
  const question = /^[^?<]{2,60}\?\s*(?=\S)/.exec(text.replace(/^\s*<[nxc]\d+>[.)]/, (bullet) => ' '.repeat(bullet.length)));
  const asked = question ? headingRole(question[0]) : null;
  if (question && asked !== null && asked !== 'never' && asked !== 'handoff' && asked !== 'fact') return { heading: null, read: nonEmpty(readUnderHeading(joinRanges(tagged, [{ from: sentence.from + question[0].length, to: sentence.to }], 'en'), asked)) };
  const split = splitHeading(text);
  if (split) return { heading: null, read: nonEmpty(readUnderHeading(joinRanges(tagged, [{ from: sentence.from + split.at, to: sentence.to }], 'en'), split.role)) };
  if (heading === null || (!heading.list && (heading.role === 'never' || heading.role === 'handoff'))) return NOTHING;
  if (heading.list && listEnds(tagged, sentence, heading)) return NOTHING;
  const read = nonEmpty(readUnderHeading(joinRanges(tagged, [sentence], 'en'), heading.role));
  return { heading: heading.list && read !== null ? heading : null, read };
}

const nonEmpty = (read: Statement[]): Statement[] | null => (read.length === 0 ? null : read);

/** Whether the blank line before a sentence ends a list: it does not directly behind the heading. */
function statementsSince(tagged: TaggedText, sentence: Range): boolean {
  return !/:\s*$/.test(tagged.text.slice(0, sentence.from).trimEnd());
}

/** The statements, by number, of a list whose heading says whether its discounts add up. */
interface StackedList {
  from: number;
  to: number;
  stacks: boolean;
}

/** "What makes it cheaper, all on top of each other:": what a heading says of the list below it. */
function stackedList(tagged: TaggedText, sentence: Range, from: number): StackedList | null {
  const text = tagged.text.slice(sentence.from, sentence.to);
  const stacks = /:\s*$/.test(text) && !/<[mp]\d+>/.test(text) ? stackingSaid(text) : null;
  return stacks === null ? null : { from, to: Infinity, stacks };
}

function stackLists(statements: readonly Statement[], lists: readonly StackedList[]): void {
  for (const { from, to, stacks } of lists) {
    for (const said of statements.slice(from, to)) if (said.kind === 'trade') said.stacks = stacks;
  }
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

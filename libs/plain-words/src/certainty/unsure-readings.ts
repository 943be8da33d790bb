import { isPaidForTime } from '../words/paid-for-time.js';
import type { PlacedOf, PlacedStatement } from '../statement.js';
import { saidAbout } from '../statement.js';
import type { Place, SaidFigure } from '../text/said-figures.js';
import { BUYER_KINDS } from '../words/buyer-kinds.js';
import { moneyMove } from '../words/money-moves.js';
import { pricesEach, sameUnit } from '../words/pack-size.js';
import { termKindOf } from '../words/term-kinds.js';
import { isFormerPrice } from './sum-clause.js';
import {
  allows,
  denies,
  deniesLate,
  isBareDenial,
  partsOf,
  passesOn,
  setsCondition,
  speaksOfAll,
  wordCount,
  setsBound,
} from './clause-shape.js';

const isIn = (figure: Place, said: Place): boolean => said.start <= figure.start && said.end >= figure.end;

/** A statement whose words do not make it sure what it says. */
export type Unsure = PlacedStatement;

/** So many words a sentence takes. */
const SENTENCE = 24;
/** So many words one clause takes for one thing. */
const MOST_WORDS = 16;

type Of<Kind extends PlacedStatement['kind']> = PlacedOf<Kind>;
interface Said {
  statements: readonly PlacedStatement[];
  figures: readonly SaidFigure[];
}

const TIME = new Set(['day', 'week', 'month', 'year', 'hour', 'minute']);
const MEASURES =
  /^(?:mm|cm|m|km|kg|g|mg|l|ml|kw|w|v|米|公里|公斤|克|斤|升|寸|岁|号|楼|层|km\/h|mile|inch|ft|foot|gb|tb|mb|mah)$/i;

/** A figure of what buyers are told that may count what is sold, or be money: no measure of the thing, no date. */
function mayCount({ kind, unit, value, quote, sum }: SaidFigure, said: string, priced: string | null): boolean {
  if (value === 1 || value === 0) return false;
  if (kind === 'money' || kind === 'percent') return true;
  if (unit !== null && priced !== null && sameUnit(unit, priced)) return true;
  if (setsBound(said)) return true;
  if (kind === 'count') return unit !== null && !TIME.has(unit) && !MEASURES.test(unit);
  // Behind Chinese words a bare number at the end is what they cost.
  if (kind === 'number' && HAN.test(said) && said.endsWith(quote)) return true;
  return sum && kind === 'number' && !(value >= 1950 && value <= 2030) && !/^0\p{Nd}|[a-z]/iu.test(quote);
}

/** A denial that may refuse; a state that something is not in (没, "has never been") does not. */
const REFUSING = /\b(?:no|not|don['’]t|won['’]t|can['’]t|cannot)\b|[不别勿]/iu;
/** An order without a subject: whether a buyer is refused, or whoever answers told what to do, its words leave open. */
const COMMANDS = /(?<!\b(?:i|we|you|they|it) )\b(?:do not|don['’]t|dont)\b/iu;
/** What somebody does not have is a state; whether it is refused, its words leave open. */
const LACKS = /n['’]t (?:have|got)\b|\bhave no\b/iu;
const HAN = /\p{Script=Han}/u;
/** One noun of a list says nothing of itself. */
const isBareNoun = (quote: string): boolean => HAN.test(quote) && [...quote.trim()].length <= 2;
const TIME_WORD = /\b(?:hour|day|week|month|year|annual|quarter)(?:s|ly)?\b|[天日周月季年]/iu;
/** Whom a deed is asked of. */
const BUYER = /\b(?:you|your|they|them|their|buyers?|customers?|who|whoever|us)\b|您|你|客户|买家|顾客/iu;

const long = (quote: string): boolean => wordCount(quote) > MOST_WORDS;

function unsureNever(said: Of<'never'>, { figures }: Said): boolean {
  const { quote } = said;
  const first = partsOf(quote)[0] ?? quote;
  return (
    !denies(quote) ||
    isBareDenial(quote) ||
    allows(quote) ||
    (wordCount(first) > 1 && !denies(first)) ||
    deniesLate(quote) ||
    long(quote) ||
    speaksOfAll(quote) ||
    LACKS.test(quote) ||
    COMMANDS.test(quote) ||
    partsOf(quote).some((part) => /^(?:no|not)$/i.test(part)) ||
    figures.some((figure) => isIn(figure, said) && figure.kind !== 'count' && figure.sum)
  );
}

function unsureFact(said: Of<'fact'>, { statements, figures }: Said): boolean {
  const { quote } = said;
  const list = saidAbout(statements, 'list')[0];
  return (
    REFUSING.test(quote) ||
    setsCondition(quote) ||
    speaksOfAll(quote) ||
    long(quote) ||
    isBareNoun(quote) ||
    passesOn(quote) ||
    (HAN.test(quote) && moneyMove(quote) === 'off') ||
    figures.some((figure) => isIn(figure, said) && mayCount(figure, quote, list?.unit ?? null))
  );
}

/** A hand-off is sure where each part of its words passes something on. */
const unsureHandoff = ({ quote }: Of<'handoff'>): boolean =>
  denies(partsOf(quote)[0] ?? quote) ||
  long(quote) ||
  partsOf(quote).some((part) => wordCount(part) > 1 && !passesOn(part));

/** Words of a price that also deny, or say twice what it is paid for, say more than the price: 不含税, 每账号每年. */
const PAID_FOR = /\b(?:per|each|every) \p{L}|\/\s?\p{L}|每\p{Script=Han}/giu;
const unsureList = ({ quote }: Of<'list'>): boolean =>
  denies(quote) || isFormerPrice(quote) || (quote.match(PAID_FOR)?.length ?? 0) > 1;

const isOpen = (statements: readonly PlacedStatement[]): boolean =>
  !statements.some(({ kind }) => kind === 'floor' || kind === 'fixed_price' || kind === 'floor_off');

/** A condition that names a kind of buyers: who they are is confirmed, not claimed. */
const namesBuyers = (condition: string): boolean =>
  BUYER_KINDS.some(({ words }) => words.some((word) => condition.toLowerCase().includes(word.toLowerCase())));

/** Words beside a kind of buyers that narrow nothing. */
const BESIDE_KIND = /[^\p{Script=Han}]|[给对凡是的我们]/gu;
/** Chinese buyers whose flag says less of them than their words: 市政园林单位 are not every 单位. */
function unsureGrant({ quote }: Of<'grant'>): boolean {
  if (!HAN.test(quote)) return false;
  const known = BUYER_KINDS.flatMap(({ words }) => words).filter((word) => HAN.test(word) && quote.includes(word));
  const [first] = known.map((word) => quote.indexOf(word)).sort((one, other) => one - other);
  return first === undefined || [...quote.slice(0, first).replace(BESIDE_KIND, '')].length > 1;
}

/**
 * Whether the words of a lower price leave open who gets it: no lowest price is named, so that it may be that one, or
 * its condition is as long as a sentence.
 */
export function leavesBuyerOpen({ condition, figure }: Of<'trade'>, statements: readonly PlacedStatement[]): boolean {
  const price = 'to_price' in figure ? figure.to_price : null;
  return (price !== null && isOpen(statements)) || wordCount(condition) > SENTENCE;
}

/** A price for a term where the price is paid for a time: the term may as well be how much is ordered. */
export function pricesTerm({ condition, quote, figure }: Of<'trade'>, statements: readonly PlacedStatement[]): boolean {
  const perTime = isPaidForTime(saidAbout(statements, 'list')[0]?.quote ?? '') || isPaidForTime(quote);
  return 'to_price' in figure && perTime && TIME_WORD.test(condition);
}

function unsureTrade(said: Of<'trade'>, { statements, figures }: Said): boolean {
  const { condition, quote, figure } = said;
  const list = saidAbout(statements, 'list')[0];
  const counts = figures.filter((one) => one.kind === 'count' && isIn(one, said) && condition.includes(one.quote));
  const perTime = isPaidForTime(list?.quote ?? '') || isPaidForTime(quote);
  const price = 'to_price' in figure;
  return (
    denies(condition) ||
    speaksOfAll(condition) ||
    wordCount(condition) > MOST_WORDS ||
    namesBuyers(condition) ||
    (termKindOf(condition).id === 'deal' && !BUYER.test(quote)) ||
    (price && isOpen(statements)) ||
    pricesTerm(said, statements) ||
    counts.some(({ unit }) => unit === null || !TIME.has(unit) || perTime)
  );
}

/** What is counted beside times and measures: boxes and the bottles in them. */
const unitsOf = (figures: readonly SaidFigure[]): Set<string> =>
  new Set(
    figures.flatMap(({ kind, unit }) =>
      kind === 'count' && unit !== null && !TIME.has(unit) && !MEASURES.test(unit) ? [unit] : [],
    ),
  );

/** Numerals that count sets: a dozen, a pair. */
const SETS = /dozen|pair|gross|score|打|[双对]$/iu;

function unsureBreak(said: Of<'break'>, { statements, figures }: Said): boolean {
  const list = saidAbout(statements, 'list')[0];
  const literal = figures.some(
    (figure) => isIn(figure, said) && figure.value === said.from && !SETS.test(figure.quote),
  );
  const price = 'to_price' in said.figure ? said.figure.to_price : null;
  // The price of one that was computed from the price of all is told.
  const shared = price !== null && !figures.some((figure) => isIn(figure, said) && figure.value === price);
  const priced = list?.unit ?? null;
  const packed = priced === null ? unitsOf(figures).size > 1 : said.unit !== null && !sameUnit(said.unit, priced);
  const elsewhere = statements.some(
    ({ kind, quote }) =>
      kind !== 'break' && said.unit !== null && quote.toLowerCase().includes(said.unit.toLowerCase()),
  );
  const implied = 'to_price' in said.figure && said.figure.implied === true && said.upTo === undefined;
  return (
    (implied && said.unit === null) ||
    !literal ||
    shared ||
    (said.unit !== null && (packed || !elsewhere || pricesEach(list?.quote ?? ''))) ||
    long(said.quote)
  );
}

/**
 * Whether a bound without a unit may be the lowest price: none is named, and it lies between half of the list price and
 * it.
 */
export function mayBePrice({ unit, min, max }: Of<'quantity'>, statements: readonly PlacedStatement[]): boolean {
  const list = saidAbout(statements, 'list')[0]?.price ?? 0;
  const near = [min, max].some((bound) => bound !== undefined && bound >= list / 2 && bound <= list);
  return isOpen(statements) && unit === null && list > 1 && near;
}

/** A measure in a name may be asked for by itself: "pulp 400g". */
const MEASURED = /\p{Nd}\s?(?:k?g|ml|l|mm|cm|m|k?w)\b|公斤|克/iu;

/** A name that also tells how many, what goes with it, or whether: more than a name. */
const unsureName = ({ name }: Of<'name'>, { figures }: Said): boolean =>
  denies(name) ||
  MEASURED.test(name) ||
  (/\b(?:of|with|for|at|in)\b/i.test(name) && figures.some(({ quote, value }) => value > 1 && name.includes(quote))) ||
  /[+&,，、]|\b(?:incl|with|and|plus)\b/iu.test(name) ||
  wordCount(name) > 8 ||
  figures.some(({ quote, kind }) => name.includes(quote) && (kind === 'count' || /^\p{L}+$/u.test(quote)));

/**
 * The statements that were read by the shape of their words alone. A refusal is sure where every part of its clause
 * denies, and no more than that; what is told where nothing in it denies, sets a condition or counts what is sold; a
 * discount where its condition is one thing of a known kind.
 */
export function unsureReadings(statements: readonly PlacedStatement[], figures: readonly SaidFigure[]): Unsure[] {
  const context: Said = { statements, figures };
  return statements.filter((said) => {
    if (said.kind === 'never') return unsureNever(said, context);
    if (said.kind === 'fact') return unsureFact(said, context);
    if (said.kind === 'handoff') return unsureHandoff(said);
    if (said.kind === 'trade') return unsureTrade(said, context);
    if (said.kind === 'grant') return unsureGrant(said);
    if (said.kind === 'break') return unsureBreak(said, context);
    if (said.kind === 'quantity') return long(said.quote);
    if (said.kind === 'name') return unsureName(said, context);
    if (said.kind === 'gift') return long(said.quote) || denies(said.what) || namesBuyers(said.what);
    if (said.kind === 'list') return unsureList(said);
    // Money off without a word of a bound ("每块减30") may be for something.
    if (said.kind === 'floor_off') return !setsBound(said.quote);
    // Whether a refusal of every discount is the lowest price, its words leave open.
    if (said.kind === 'free_discount') return isOpen(statements) && 'amount' in said.figure && said.figure.amount === 0;
    if (said.kind === 'manner') return long(said.quote) || figures.some((figure) => isIn(figure, said));
    return said.kind === 'charge' && long(said.quote);
  });
}

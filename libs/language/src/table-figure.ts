import { isQuestion, touching, type Span } from './acts.js';
import type { FigureRole } from './figure-role.js';
import { foldPhrase } from './find-phrases.js';
import { leftoverWords } from './leftover-words.js';
import type { NumberMention } from './figures/number-mention.js';
import { BIDDING_WORDS } from './phrases/bid-wishes.js';
import { YES } from './phrases/cues.js';
import { ASKS_OF_FIGURE, COMPLAINT, HOLDS_BID, MAY_SUIT, RHETORICAL, WHY_PRICE } from './phrases/price-talk.js';
import { priceTalkIn } from './price-talk.js';
import type { Standing } from './reading.js';
import type { Sentence, TextPiece } from './sentences.js';
import { takesBack } from './takes-back.js';
import type { Vocabulary } from './vocabulary.js';

/** A message in which a figure stands, and what else was read in it. */
export interface TablePlace {
  sentences: readonly Sentence[];
  standing: Standing;
  vocabulary: Pick<Vocabulary, 'most' | 'unit'>;
  /** Every number of the message. */
  mentions: readonly NumberMention[];
  /** Where terms, a choice of the menu and counts were read. */
  taken: readonly Span[];
  /** How many the message orders, where it says so. */
  quantity?: number;
  /** Whether a sentence of the message speaks of the price, and whether one complains of it. */
  talks: boolean;
  complains: boolean;
}

/** So many figures of a message are looked at, and so many characters of a piece on either side of each. */
const MOST_FIGURES = 40;
const REACH = 120;

/** Above the table by more than this a figure is no price of the table that is spoken of, but a slip. */
const MOST_ABOVE = 1.5;

/** Whether a figure is one of the table's or above it: a price of what is offered, its total, or the list price. */
function reachesTable(
  { standing, vocabulary, quantity: wanted }: TablePlace,
  value: number,
  role: FigureRole | 'guess',
): boolean {
  const { offers, listPrice } = standing;
  const prices = offers.length === 0 ? [listPrice] : offers.map(({ price }) => price);
  const totals = offers.map(({ price, quantity, total }) =>
    wanted !== undefined && wanted !== quantity ? price * wanted : (total ?? price * quantity),
  );
  const within = (figures: readonly number[]): boolean =>
    figures.length > 0 && value >= Math.min(...figures) && value <= Math.max(...figures, listPrice) * MOST_ABOVE;
  const ofDeals = offers.flatMap(({ dealTotal }) => (dealTotal === undefined ? [] : [dealTotal]));
  const isForOne = offers.length === 0 ? (vocabulary.most ?? 1) === 1 : offers.every(({ quantity }) => quantity === 1);
  if (role === 'total') return within(totals) || within(ofDeals);
  if (role === 'price') return within(prices);
  if (isForOne) return within(prices) || within(ofDeals);
  return [...prices, ...totals, ...ofDeals, listPrice].includes(value);
}

/** The piece in which a figure stands, as far as it is looked at. */
function pieceWith(pieces: readonly TextPiece[], { start, end }: NumberMention): TextPiece | undefined {
  const piece = pieces.find((one) => one.start <= start && start < one.end);
  if (piece === undefined) return undefined;
  const [from, to] = [Math.max(piece.start, start - REACH), Math.min(piece.end, end + REACH)];
  return { text: piece.text.slice(from - piece.start, to - piece.start), start: from, end: to };
}

/** The sentence and the clause of a figure; null for one behind all that are looked at. */
function around(
  { sentences, mentions }: TablePlace,
  figure: NumberMention,
): { sentence: TextPiece; clause: TextPiece } | null {
  if ((mentions[MOST_FIGURES]?.start ?? Infinity) <= figure.start) return null;
  const sentence = pieceWith(sentences, figure);
  const clauses = sentences.find(({ start, end }) => start <= figure.start && figure.start < end)?.clauses ?? [];
  const clause = pieceWith(clauses, figure);
  return sentence && clause ? { sentence, clause } : null;
}

/** A piece in which one figure is written `#`, and every other amount `@`. */
function maskedFor(piece: TextPiece, figure: NumberMention, mentions: readonly NumberMention[]): string {
  let masked = '';
  let from = piece.start;
  for (const { start, end, kind, sense } of mentions) {
    if (start < from || end > piece.end || !(kind === 'money' || (kind === 'number' && sense === null))) continue;
    masked += piece.text.slice(from - piece.start, start - piece.start) + (start === figure.start ? '#' : '@');
    from = end;
  }
  return masked + piece.text.slice(from - piece.start);
}

/** Whether a figure is one that its clause unsays: "forget the 700". */
export function isUnsaid(place: TablePlace, figure: NumberMention): boolean {
  const found = around(place, figure);
  return found !== null && (takesBack(maskedFor(found.sentence, figure, place.mentions))?.[0].includes('#') ?? false);
}

/** Whether a clause names nothing but a figure, in words of bidding: "2,250 a table" names what is sold. */
const namesNothing = ({ vocabulary: { unit = '' } }: TablePlace, clause: TextPiece, figure: Span): boolean =>
  leftoverWords(clause.text, clause.start, [figure]).every(
    (word) => BIDDING_WORDS.test(word) || word === foldPhrase(unit),
  );

/** Whether a sentence orders another count than the table has: a figure in it is for that order. */
const ordersAnew = ({ standing: { offers }, quantity, taken }: TablePlace, sentence: TextPiece): boolean =>
  quantity !== undefined &&
  !offers.some((offer) => offer.quantity === quantity) &&
  touching(sentence, taken).length > 0;

/** Whether the words around a figure hold it as an offer. */
function isHeld(place: TablePlace, figure: NumberMention, sentence: TextPiece, clause: TextPiece): boolean {
  const said = maskedFor(clause, figure, place.mentions);
  if (WHY_PRICE.test(said) || COMPLAINT.test(said) || priceTalkIn(clause.text).some((talk) => talk !== 'total'))
    return false;
  if (ASKS_OF_FIGURE.test(said) && !MAY_SUIT.test(said)) return false;
  if (touching(clause, place.taken).length > 0 || ordersAnew(place, sentence)) return true;
  if (HOLDS_BID.test(maskedFor(sentence, figure, place.mentions))) return true;
  if (isQuestion(sentence.text) || RHETORICAL.test(sentence.text) || place.talks) return false;
  return namesNothing(place, clause, figure) || clause.text.search(YES) >= 0;
}

/** Whether a price that somebody names is one of the table: "they want 900 for this?" speaks of the seller. */
const isOnTable = ({ standing: { offers, listPrice } }: TablePlace, value: number): boolean =>
  [listPrice, ...offers.map(({ price }) => price)].includes(value);

/**
 * Whether a figure below the table bids beside one of the table that is only spoken of: "my last teacher took 700, your
 * 1,100 is a lot" compares the two, "1,100 is a lot, 1,000?" bids.
 * @example bidsBeside(place, figure) // of the 700 false, of the 1,000 true
 */
export function bidsBeside(place: TablePlace, figure: NumberMention): boolean {
  const found = around(place, figure);
  if (found === null) return true;
  const { sentence, clause } = found;
  return (
    touching(clause, place.taken).length > 0 ||
    HOLDS_BID.test(maskedFor(sentence, figure, place.mentions)) ||
    namesNothing(place, clause, figure)
  );
}

/** Whether a figure of the table or above it is worth looking at first: what else is a bid may depend on it. */
export const isAtTable = (place: TablePlace, value: number): boolean => reachesTable(place, value, 'guess');

/**
 * Whether a figure of the table or above it is only spoken of: in a complaint, a question about it, surprise, a wish
 * for less. It is a bid only where its words hold it: a verb of bidding, a yes, terms of its own, or nothing else.
 * @example onlySpokenOf(place, figure, 900, 'guess') // of '900 for that?' true, of 'I can pay 900' false
 */
export function onlySpokenOf(
  place: TablePlace,
  figure: NumberMention,
  value: number,
  role: FigureRole | 'guess',
): boolean {
  const found = around(place, figure);
  if (found === null) return false;
  if (role === 'others') return isOnTable(place, value) && isQuestion(found.sentence.text);
  if (!['price', 'total', 'guess'].includes(role) || !reachesTable(place, value, role)) return false;
  return !isHeld(place, figure, found.sentence, found.clause);
}

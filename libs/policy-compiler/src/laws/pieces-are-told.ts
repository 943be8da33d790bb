import type { Place, PlacedOf, PlacedStatement, SaidFigure, ToldContext } from '@svc/plain-words';
import {
  answerWords,
  beforeRefusal,
  denies,
  deniesNeed,
  factWords,
  handoffWords,
  heldByPrice,
  holdsPeople,
  includedFirst,
  isLikelyPrivate,
  isPrivate,
  mayBeSum,
  noSum,
  passesOn,
  refusesGuests,
  saidAbout,
  saysOfGoods,
  saysToBuyers,
  sentencesBetweenMarks,
  soldWith,
  subjectWords,
  tellsOfGoods,
  tellsWhoPays,
} from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { LawContext } from '../questions/doubt.js';
import { unused } from '../questions/doubt.js';
import { LEAST } from './roles/least-chances.js';
import { COUNTED, isIn } from './unread-figures.js';

/** What is told of a place, asked for by its own words. */
export const factOf = (place: Place): PlacedStatement => ({ kind: 'fact', words: factWords(place.quote), ...place });

/** A refusal that denies nothing anybody could give is a fact; one behind a fact leaves the fact to be told. */
function refusal(said: Extract<PlacedStatement, { kind: 'never' }>, context: ToldContext): PlacedStatement[] {
  const place = placeOf(said);
  if ((deniesNeed(said.quote) && !isPrivate(said.quote)) || tellsWhoPays(place, context.points, context.figures))
    return [factOf(place)];
  const [told, refused] = beforeRefusal(place) ?? [];
  if (!told || !refused || !tellsOfGoods(told, context)) return [said];
  return [factOf(told), { ...said, ...refused, words: subjectWords(refused.quote) }];
}

/** A charge whose first clause says what is included is a charge for the rest alone, and so are words left over. */
function charge(
  said: Extract<PlacedStatement, { kind: 'trade' | 'not_understood' }>,
  context: ToldContext,
): PlacedStatement[] {
  const [told, rest] = includedFirst(placeOf(said)) ?? [];
  if (!told || !rest || !tellsOfGoods(told, context)) return [said];
  if (said.kind === 'not_understood') return [factOf(told), { ...said, ...rest }];
  const condition = said.condition.slice(told.quote.length).replace(/^[,;\s]+/, '');
  const isFirst = said.condition.startsWith(told.quote) && condition !== '';
  return isFirst ? [factOf(told), { ...said, condition }] : [said];
}

/** Whether no price was read from a bare number, so that a bare number left over is none. */
const writesCurrency = (statements: readonly PlacedStatement[], figures: readonly SaidFigure[]): boolean =>
  !figures.some(
    (figure) =>
      figure.kind === 'number' && figure.sum && statements.some((said) => COUNTED.has(said.kind) && isIn(figure, said)),
  );

/** A number that nothing beside it makes a sum: "two spare bags". */
const isOnlyNumber = (figure: SaidFigure, points: readonly string[]): boolean =>
  figure.kind === 'number' && !figure.unclear && !mayBeSum(figure, points);

/** What is known of a description when words of it are told. */
export function toldContext(
  statements: readonly PlacedStatement[],
  { figures, setting, roles }: Pick<LawContext, 'figures' | 'setting' | 'roles'>,
): ToldContext {
  const points = [...setting.description];
  const prices = statements.flatMap((said) => (said.kind === 'list' || said.kind === 'floor' ? [said.price] : []));
  return {
    points,
    figures,
    prices,
    signed: writesCurrency(statements, figures),
    apart: (figure) =>
      noSum(roles.chances(figure)) >= (isOnlyNumber(figure, points) ? LEAST.bareAndTold : LEAST.apartAndTold),
  };
}

/** Whether other laws decide a fact: it may be a refusal, goes to somebody, or holds a figure. */
const isDecidedElsewhere = (said: PlacedStatement, figures: readonly SaidFigure[]): boolean =>
  denies(said.quote) || passesOn(said.quote) || figures.some((figure) => isIn(figure, said));

/**
 * What was read as a fact and says nothing of the goods stays left aside, unless it is marked as to be told; what is
 * likely private does so even where it denies something or holds a figure ("but don't tell buyers").
 */
const keepPrivate = (said: PlacedOf<'fact'>, { figures }: ToldContext): PlacedStatement =>
  answerWords(said.quote) === said.quote &&
  (isLikelyPrivate(said.quote) || (!isDecidedElsewhere(said, figures) && !saysOfGoods(said.quote, 'read')))
    ? unused(said)
    : said;

/** What a sentence that sends buyers to somebody may have been read as: words to be told, or left over. */
const OPEN: ReadonlySet<PlacedStatement['kind']> = new Set(['fact', 'not_understood']);

const touches = (said: Pick<Place, 'start' | 'end'>, place: Place): boolean =>
  said.start < place.end && said.end > place.start;

/** Whether a statement is of this sentence alone and leaves open what the sentence does. */
const leavesOpen = (said: PlacedStatement, sentence: Place): boolean =>
  OPEN.has(said.kind) && said.start >= sentence.start && said.end <= sentence.end;

/**
 * What a sentence passes on is told apart by the whole of it: "Designs, WhatsApp Kwabena" and "Intensive courses – ask
 * at the office" are a subject and a person, neither of which says so alone.
 */
function sendToSomebody(statements: readonly PlacedStatement[], { points, figures }: ToldContext): PlacedStatement[] {
  const sent = sentencesBetweenMarks(points).flatMap((sentence): PlacedStatement[] => {
    const within = statements.filter((said) => touches(said, sentence));
    if (within.length === 0 || !within.every((said) => leavesOpen(said, sentence))) return [];
    if (figures.some((figure) => figure.kind !== 'count' && figure.sum && isIn(figure, sentence))) return [];
    const said = saysToBuyers(sentence.quote);
    const words = said?.says === 'handoff' && said.sure ? handoffWords(sentence.quote) : [];
    return words.length === 0 ? [] : [{ kind: 'handoff', subject: sentence.quote, words, ...sentence }];
  });
  return [...statements.filter((said) => !sent.some((place) => touches(said, place))), ...sent].sort(
    (one, other) => one.start - other.start,
  );
}

/**
 * What sentences and clauses say for themselves: a sentence that passes buyers on does so as a whole, a fact in the
 * same words as a price, a charge or a refusal is told, and a fact that says nothing of the goods is left aside. What
 * is refused to guests of a thing that is let was told as a state of it, and is refused.
 */
export function tellPieces(statements: readonly PlacedStatement[], context: ToldContext): PlacedStatement[] {
  const prices = saidAbout(statements, 'list').map(({ quote }) => quote);
  return sendToSomebody(statements, context).flatMap((said): PlacedStatement[] => {
    if (said.kind === 'handoff') {
      const place = placeOf(said);
      return [tellsWhoPays(place, context.points, context.figures) ? factOf(place) : said];
    }
    if (said.kind === 'quantity' && holdsPeople(said.quote, prices)) return [factOf(placeOf(said))];
    if (said.kind === 'never') return refusal(said, context);
    if (said.kind === 'trade' || said.kind === 'not_understood') return charge(said, context);
    if (said.kind === 'fact' && refusesGuests(said.quote, prices))
      return [{ ...said, kind: 'never', about: 'request' }];
    if (said.kind === 'fact') return [keepPrivate(said, context)];
    if (said.kind !== 'list' && said.kind !== 'name') return [said];
    const held = said.kind === 'name' ? soldWith(context.points, said) : heldByPrice(placeOf(said));
    return held && tellsOfGoods(held, context) ? [said, factOf(held)] : [said];
  });
}

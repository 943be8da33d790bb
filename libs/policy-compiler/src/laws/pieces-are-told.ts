import type { Place, PlacedOf, PlacedStatement, SaidFigure, ToldContext } from '@svc/plain-words';
import {
  answerWords,
  beforeRefusal,
  denies,
  deniesNeed,
  factWords,
  heldByPrice,
  holdsPeople,
  includedFirst,
  isPrivate,
  mayBeSum,
  namesSpeaker,
  noSum,
  refusesGuests,
  saidAbout,
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

/** What was read as a fact of somebody who says "I" stays left aside, unless it is marked as to be told. */
const keepPrivate = (said: PlacedOf<'fact'>): PlacedStatement =>
  answerWords(said.quote) === said.quote && !denies(said.quote) && namesSpeaker(said.quote) ? unused(said) : said;

/**
 * What clauses say for themselves: a fact in the same words as a price, a charge or a refusal is told. What
 * is refused to guests of a thing that is let was told as a state of it, and is refused.
 */
export function tellPieces(statements: readonly PlacedStatement[], context: ToldContext): PlacedStatement[] {
  const prices = saidAbout(statements, 'list').map(({ quote }) => quote);
  return statements.flatMap((said): PlacedStatement[] => {
    if (said.kind === 'handoff') {
      const place = placeOf(said);
      return [tellsWhoPays(place, context.points, context.figures) ? factOf(place) : said];
    }
    if (said.kind === 'quantity' && holdsPeople(said.quote, prices)) return [factOf(placeOf(said))];
    if (said.kind === 'never') return refusal(said, context);
    if (said.kind === 'trade' || said.kind === 'not_understood') return charge(said, context);
    if (said.kind === 'fact' && refusesGuests(said.quote, prices))
      return [{ ...said, kind: 'never', about: 'request' }];
    if (said.kind === 'fact') return [keepPrivate(said)];
    if (said.kind !== 'list' && said.kind !== 'name') return [said];
    const held = said.kind === 'name' ? soldWith(context.points, said) : heldByPrice(placeOf(said));
    return held && tellsOfGoods(held, context) ? [said, factOf(held)] : [said];
  });
}

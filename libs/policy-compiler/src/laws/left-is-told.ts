import type { Place, PlacedOf, PlacedStatement, SaidFigure, ToldContext } from '@svc/plain-words';
import {
  answerWords,
  behindLowest,
  denies,
  deniesNeed,
  fieldLines,
  handoffWords,
  isLikelyPrivate,
  keptSilent,
  leadsToFloor,
  mayBeSum,
  noSum,
  onlyStates,
  passesOn,
  saidAbout,
  saysOfGoods,
  saysToBuyers,
  sendsNobody,
  subjectWords,
  tellsOfGoods,
  tellsWhoPays,
  withAnswer,
} from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { LawContext } from '../questions/doubt.js';
import { LEAST } from './roles/least-chances.js';
import { sendToSomebody } from './sent-to-somebody.js';
import { factOf, tellPieces } from './pieces-are-told.js';
import { COUNTED, isIn } from './unread-figures.js';

/** Whether no price was read from a bare number, so that a bare number left over is none. */
const writesCurrency = (statements: readonly PlacedStatement[], figures: readonly SaidFigure[]): boolean =>
  !figures.some(
    (figure) =>
      figure.kind === 'number' && figure.sum && statements.some((said) => COUNTED.has(said.kind) && isIn(figure, said)),
  );

/** A number that nothing beside it makes a sum: "two spare bags". */
const isOnlyNumber = (figure: SaidFigure, points: readonly string[]): boolean =>
  figure.kind === 'number' && !figure.unclear && !mayBeSum(figure, points);

/** Each line of a form for itself, where words that were left over are fields of one. */
function lineByLine(said: PlacedOf<'not_understood'>): PlacedStatement[] {
  const lines = fieldLines(placeOf(said));
  return lines ? lines.map((line) => ({ ...said, ...line })) : [said];
}

/** Whether other laws decide a fact: it may be a refusal, goes to somebody, or holds a figure. */
const isDecidedElsewhere = (said: PlacedStatement, figures: readonly SaidFigure[]): boolean =>
  denies(said.quote) || passesOn(said.quote) || figures.some((figure) => isIn(figure, said));

/**
 * What was read as a fact and says nothing of the goods stays left aside, unless it is marked as to be told; what is
 * likely private does so even where it denies something or holds a figure ("but don't tell buyers").
 */
const keepPrivate =
  (figures: readonly SaidFigure[]) =>
  (said: PlacedStatement): PlacedStatement =>
    said.kind === 'fact' &&
    answerWords(said.quote) === said.quote &&
    (isLikelyPrivate(said.quote) || (!isDecidedElsewhere(said, figures) && !saysOfGoods(said.quote, 'read')))
      ? { ...placeOf(said), kind: 'not_understood', reason: 'words' }
      : said;

/** Whether a sum or a share stands in words: they may be of the deal. */
const holdsSum = ({ start, end }: Place, { figures, apart }: ToldContext): boolean =>
  figures.some(
    (figure) =>
      (figure.kind === 'money' || figure.kind === 'percent') && isIn(figure, { start, end }) && !apart(figure),
  );

/** Words that refuse something, or leave it to a person, as that; others as they are. */
function asSaid(said: PlacedStatement, context: ToldContext): PlacedStatement {
  const place = placeOf(said);
  const { quote } = place;
  if (said.kind === 'never') return onlyStates(quote) && tellsOfGoods(place, context) ? factOf(place) : said;
  if (said.kind === 'handoff') return sendsNobody(quote) && tellsOfGoods(place, context) ? factOf(place) : said;
  const open =
    said.kind === 'fact' ? answerWords(quote) === quote : said.kind === 'not_understood' && said.reason === 'words';
  if (!open || holdsSum(place, context)) return said;
  const { says, sure } = saysToBuyers(quote) ?? {};
  const words = says === 'handoff' ? handoffWords(quote) : subjectWords(quote);
  if (says === undefined || words.length === 0) return said;
  // What was read as a fact though it denies something states how things are: "no job too small".
  const states = said.kind === 'fact' && (!sure || (says === 'refusal' && denies(quote)));
  if ((says === 'refusal' && deniesNeed(quote)) || states) return said;
  const likely = sure ? {} : { likely: true as const };
  if (says === 'refusal') return { kind: 'never', words, about: 'request', ...likely, ...place };
  return { kind: 'handoff', subject: quote, words, ...likely, ...place };
}

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

/**
 * What was to be told, and is kept silent by an order beside it or holds what is likely the lowest price, is left
 * aside, unless it is marked as to be told.
 */
const keepSilent =
  (silent: readonly Place[], lowest: readonly SaidFigure[]) =>
  (said: PlacedStatement): PlacedStatement =>
    said.kind === 'fact' &&
    answerWords(said.quote) === said.quote &&
    (silent.some((place) => isIn(said, place)) || lowest.some((figure) => isIn(figure, said)))
      ? { ...placeOf(said), kind: 'not_understood', reason: 'words' }
      : said;

/**
 * What is left over and says something of what is sold, without a price, a condition, a refusal or an order, is told to
 * buyers who ask for it. What may be anything else stays left aside. No answer changes it, so that it is no doubt.
 */
export function tellWhatIsLeft(
  statements: readonly PlacedStatement[],
  context: Pick<LawContext, 'figures' | 'setting' | 'roles'>,
): PlacedStatement[] {
  const told = toldContext(statements, context);
  const { points, figures } = told;
  const [lists, floors] = [saidAbout(statements, 'list'), saidAbout(statements, 'floor')];
  const kept = keepPrivate(figures);
  const sums = figures.filter(({ kind }) => kind === 'money' || kind === 'number');
  const lowest = sums.filter((figure) => context.roles.chances(figure).floor >= LEAST.floor);
  return tellPieces(sendToSomebody(statements, points, figures), told)
    .map((said) => (statements.includes(said) ? kept(said) : said))
    .flatMap((said) => (said.kind === 'not_understood' ? lineByLine(said) : [said]))
    .map((said) => asSaid(said, told))
    .map((said): PlacedStatement => {
      if (said.kind !== 'not_understood' || said.reason !== 'words') return said;
      const place = withAnswer(points, placeOf(said));
      const tells = tellsOfGoods(place, told) || tellsWhoPays(place, points, figures);
      return tells && !leadsToFloor(points, place, floors, lists) ? factOf(place) : said;
    })
    .map(keepSilent([...keptSilent(points), ...behindLowest(points, floors, lists)], lowest));
}

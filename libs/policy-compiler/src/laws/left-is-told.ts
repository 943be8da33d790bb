import type { Place, PlacedOf, PlacedStatement, SaidFigure, SumReading, ToldContext } from '@svc/plain-words';
import {
  answerWords,
  behindLowest,
  denies,
  deniesNeed,
  fieldLines,
  handoffWords,
  keptSilent,
  leadsToFloor,
  ordersSilence,
  saidAbout,
  sendsToSomebody,
  subjectWords,
  tellsOfGoods,
  tellsState,
  tellsWhoPays,
  withAnswer,
  namesNothing,
} from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import { unused } from '../questions/doubt.js';
import { LEAST } from './roles/least-chances.js';
import { factOf } from './pieces-are-told.js';
import { isIn } from './unread-figures.js';

/** Each line of a form for itself, where words that were left over are fields of one. */
function lineByLine(said: PlacedOf<'not_understood'>): PlacedStatement[] {
  const lines = fieldLines(placeOf(said));
  return lines ? lines.map((line) => ({ ...said, ...line })) : [said];
}

/** Whether a sum or a share stands in words: they may be of the deal. */
const holdsSum = ({ start, end }: Place, { figures, apart }: ToldContext): boolean =>
  figures.some(
    (figure) =>
      (figure.kind === 'money' || figure.kind === 'percent') && isIn(figure, { start, end }) && !apart(figure),
  );

/**
 * Words that deny something as a refusal, and words that pass something on as a hand-off, both likely; an order of
 * silence is left aside, for refusals are recited to buyers ("千万别让买家知道这琴放了两年没卖掉").
 */
function asSaid(said: PlacedStatement, context: ToldContext): PlacedStatement {
  const place = placeOf(said);
  const { quote } = place;
  if (said.kind === 'never') return ordersSilence(quote) ? unused(place) : said;
  const open =
    said.kind === 'fact' ? answerWords(quote) === quote : said.kind === 'not_understood' && said.reason === 'words';
  if (!open || holdsSum(place, context)) return said;
  const refuses =
    said.kind !== 'fact' && denies(quote) && !tellsState(quote) && !deniesNeed(quote) && !ordersSilence(quote);
  const words = refuses ? subjectWords(quote) : sendsToSomebody(quote) && !denies(quote) ? handoffWords(quote) : [];
  // "Not lower" speaks of a price.
  if (words.every(namesNothing)) return said;
  return refuses
    ? { kind: 'never', words, about: 'request', likely: true, ...place }
    : { kind: 'handoff', subject: quote, words, likely: true, ...place };
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
      ? unused(said)
      : said;

/**
 * What is left over and says something of what is sold, without a price, a condition, a refusal or an order, is told to
 * buyers who ask for it. What may be anything else stays left aside. No answer changes it, so that it is no doubt.
 */
export function tellWhatIsLeft(
  statements: readonly PlacedStatement[],
  told: ToldContext,
  roles: SumReading,
): PlacedStatement[] {
  const { points, figures } = told;
  const [lists, floors] = [saidAbout(statements, 'list'), saidAbout(statements, 'floor')];
  const sums = figures.filter(({ kind }) => kind === 'money' || kind === 'number');
  const lowest = sums.filter((figure) => roles.chances(figure).floor >= LEAST.floor);
  return statements
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

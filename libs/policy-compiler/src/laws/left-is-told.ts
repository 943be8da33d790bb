import type { Place, PlacedOf, PlacedStatement, SaidFigure, SumReading, ToldContext } from '@svc/plain-words';
import {
  answerWords,
  behindLowest,
  denies,
  deniesNeed,
  fieldLines,
  handoffWords,
  isPrivateRefusal,
  keptSilent,
  leadsToFloor,
  onlyStates,
  saidAbout,
  saysToBuyers,
  sendsNobody,
  subjectWords,
  tellsOfGoods,
  tellsWhoPays,
  withAnswer,
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

/** Words that refuse something, or leave it to a person, as that; others as they are. */
function asSaid(said: PlacedStatement, context: ToldContext): PlacedStatement {
  const place = placeOf(said);
  const { quote } = place;
  if (said.kind === 'never') {
    // A refusal is recited to buyers: what is likelier private is none ("千万别让买家知道这琴放了两年没卖掉").
    if (isPrivateRefusal(quote)) return unused(place);
    return onlyStates(quote) && tellsOfGoods(place, context) ? factOf(place) : said;
  }
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

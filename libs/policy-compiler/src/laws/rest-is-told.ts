import type { Place, PlacedStatement } from '@svc/plain-words';
import {
  behindPrice,
  clausesBetweenMarks,
  keptSilent,
  mayBeTold,
  saidAbout,
  saysMoreThanName,
  tellsOfGoods,
  uncovered,
} from '@svc/plain-words';
import type { Law, LawContext } from '../questions/doubt.js';
import { unused } from '../questions/doubt.js';
import { tellWhatIsLeft } from './left-is-told.js';
import { factOf, tellPieces, toldContext } from './pieces-are-told.js';
import { isIn } from './unread-figures.js';
import { ruling } from './roles/ruling.js';

/** The clause that names what is sold, where it says more of it and holds no sum. */
function namingClause(statements: readonly PlacedStatement[], law: LawContext): Place[] {
  const context = toldContext(statements, law);
  const clauses = clausesBetweenMarks(context.points);
  const silent = keptSilent(context.points);
  return saidAbout(statements, 'name').flatMap((name) => {
    const clause = clauses.find(({ start, end }) => start < name.end && end > name.start);
    if (clause === undefined || !saysMoreThanName(clause.quote)) return [];
    const within = (place: Pick<Place, 'start' | 'end'>): boolean =>
      place.start < clause.end && place.end > clause.start;
    const other = statements.some((said) => said.kind !== 'name' && said.kind !== 'not_understood' && within(said));
    const told = mayBeTold(clause, context) && !silent.some((place) => within(place));
    return told && !other ? [clause] : [];
  });
}

/** What stands behind the asking price in its clause and says something of what is sold: "£48 a ticket with dinner". */
function besidePrice(statements: readonly PlacedStatement[], law: LawContext): Place[] {
  const context = toldContext(statements, law);
  return saidAbout(statements, 'list').flatMap((list) => {
    const figure = law.figures.find((one) => one.kind !== 'percent' && one.value === list.price && isIn(one, list));
    const behind = figure === undefined ? null : behindPrice(context.points, figure.end, list.end);
    if (behind === null) return [];
    const { whole, said } = behind;
    const other = statements.some((one) => one !== list && one.start < whole.end && one.end > whole.start);
    return !other && tellsOfGoods(said, context) ? [whole] : [];
  });
}

/**
 * What all laws left over is told to buyers who ask, as far as it says something of what is sold: clauses of which
 * nothing was read, words of discounts that turned out to be none, and the clause that names what is sold.
 */
export const tellTheRest: Law = (statements, context) => {
  const told = toldContext(statements, context);
  const left = uncovered(told.points, statements).filter((clause) => tellsOfGoods(clause, told));
  const named = [...namingClause(statements, context), ...besidePrice(statements, context)];
  const [place] = [...left, ...named, ...statements];
  if (place === undefined) return [];
  return [
    ruling('/facts', { quote: place.quote, start: place.start, end: place.end }, (said) => {
      const all = [...said, ...left.map(unused)];
      const toldOf = toldContext(all, context);
      return [...tellWhatIsLeft(tellPieces(all, toldOf), toldOf, context.roles), ...named.map(factOf)];
    }),
  ];
};

import type { PlacedOf, PlacedStatement } from '@svc/plain-words';
import { chargedThing, countsBeyond, namedBefore, namesNothing } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, Law, LawContext } from '../questions/doubt.js';
import { replacing } from '../questions/doubt.js';
import { figureOf } from './roles/read-as.js';
import { isIn } from './unread-figures.js';

type Option = PlacedOf<'trade'> | PlacedOf<'charge'>;

/** The option with the name that the words before its sum give it; null where it has one, or they give none. */
function renamed(said: Option, { figures, setting }: LawContext): Option | null {
  const label = said.kind === 'trade' ? said.condition : chargedThing(said.what);
  const figure = namesNothing(label) ? figureOf(said, figures) : undefined;
  if (figure === undefined) return null;
  const sums = figures.filter(({ kind }) => kind === 'money' || kind === 'percent');
  const name = namedBefore([...setting.description], figure, (place) => sums.some((sum) => isIn(sum, place)));
  if (name === null) return null;
  return said.kind === 'trade' ? { ...said, condition: name } : { ...said, what: name };
}

/**
 * What is charged or given something for bears a name that buyers understand: where its own words name nothing ("that
 * is 30 more each time"), what the clause before says.
 */
export const nameOptions: Law = (statements, context) =>
  statements
    .filter(
      (said: PlacedStatement): said is Option =>
        said.kind === 'trade' || (said.kind === 'charge' && !countsBeyond(said)),
    )
    .flatMap((said): Doubt[] => {
      const option = renamed(said, context);
      if (option === null) return [];
      return [
        {
          kind: 'figure_role',
          path: '/terms',
          place: placeOf(said),
          args: [said.quote],
          severity: 'warning',
          stake: 0,
          choices: [{ id: 'charge', args: [], reread: replacing(said, option) }],
        },
      ];
    });

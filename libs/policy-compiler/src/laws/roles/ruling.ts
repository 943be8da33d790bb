import type { Place } from '@svc/plain-words';
import type { Doubt, Law, Reread } from '../../questions/doubt.js';

/** Another reading of words about which nothing is asked. */
export const ruling = (path: string, place: Place, reread: Reread): Doubt => ({
  kind: 'figure_role',
  path,
  place,
  args: [place.quote],
  severity: 'warning',
  stake: 0,
  choices: [{ id: 'not_part', args: [], reread }],
});

/** Laws of rulings, each of which sees what those before it left. */
export const inTurn =
  (...laws: readonly Law[]): Law =>
  (statements, context) => {
    const rulings: Doubt[] = [];
    let said = statements;
    for (const law of laws)
      for (const one of law(said, context)) {
        rulings.push(one);
        said = one.choices[0]?.reread(said) ?? said;
      }
    return rulings;
  };

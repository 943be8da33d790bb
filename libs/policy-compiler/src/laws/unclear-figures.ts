import type { PlacedStatement, SaidFigure } from '@svc/plain-words';
import { isOneAmount } from '@svc/plain-words';
import type { Doubt, Law, LawContext } from '../questions/doubt.js';
import { asRead, unused } from '../questions/doubt.js';
import { COUNTED, isIn } from './unread-figures.js';

const holding = (said: PlacedStatement, figure: SaidFigure): boolean => COUNTED.has(said.kind) && isIn(figure, said);

const isPriceOf = (said: PlacedStatement, { value }: SaidFigure): boolean =>
  (said.kind === 'list' || said.kind === 'floor') && said.price === value;

/**
 * A numeral that touches a figure and is no part of it, or a mark that is not known, makes the figure unclear: it is
 * asked about, not guessed.
 */
export const askAboutUnclear: Law = (statements, context) => askAbout(statements, context, holding);

/** The same of a figure that the words do not place, once it is likely one: "二手车，价格三十几万". */
export const askAboutLikelyUnclear: Law = (statements, context) =>
  askAbout(statements, context, (said, figure) => 'likely' in said && holding(said, figure));

function askAbout(
  statements: readonly PlacedStatement[],
  { figures, setting }: LawContext,
  holds: typeof holding,
): Doubt[] {
  const points = [...setting.description];
  return figures
    .filter(
      (figure, at) =>
        ((figure.unclear || isOneAmount(figure, figures[at + 1], points)) &&
          statements.some((said) => holds(said, figure))) ||
        (figure.mark !== null && statements.some((said) => isIn(figure, said) && isPriceOf(said, figure))),
    )
    .map((figure): Doubt => {
      const said = statements.find((one) => holds(one, figure));
      const { quote, start, end } = said ?? figure;
      return {
        kind: 'figure_unclear',
        path: said?.kind === 'floor' ? '/floor_price' : said?.kind === 'list' ? '/list_price' : '/terms',
        place: { quote, start, end },
        args: [quote],
        severity: 'error',
        stake: figure.value,
        choices: [
          {
            id: 'not_part',
            args: [],
            reread: (all) => all.map((one) => (holding(one, figure) ? unused(one) : one)),
          },
          { id: 'right', args: [String(figure.value)], reread: asRead },
        ],
      };
    });
}

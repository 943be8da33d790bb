import type { PlacedStatement, SaidFigure } from '@svc/plain-words';
import { saidAbout, factWords, tellsOfGoods } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, Law } from '../questions/doubt.js';
import { replacing } from '../questions/doubt.js';
import { COUNTED, isIn } from './unread-figures.js';

/** Whether no price was read from a bare number, so that a bare number left over is none. */
const writesCurrency = (statements: readonly PlacedStatement[], figures: readonly SaidFigure[]): boolean =>
  !figures.some(
    (figure) =>
      figure.kind === 'number' && figure.sum && statements.some((said) => COUNTED.has(said.kind) && isIn(figure, said)),
  );

/**
 * What is left over and says something of what is sold, without a price, a condition, a refusal or an order, is told to
 * buyers who ask for it. What may be anything else stays left aside. It is a ruling: the words stand as they are.
 */
export const tellWhatIsLeft: Law = (statements, { figures, setting }) => {
  const points = [...setting.description];
  const prices = [...saidAbout(statements, 'list'), ...saidAbout(statements, 'floor')].map(({ price }) => price);
  const context = { points, figures, prices, signed: writesCurrency(statements, figures) };
  return saidAbout(statements, 'not_understood')
    .filter((said) => said.reason === 'words' && tellsOfGoods(said, context))
    .map((said): Doubt => {
      const place = placeOf(said);
      const fact = { kind: 'fact', words: factWords(said.quote), ...place } as const;
      return {
        kind: 'figure_unclear',
        path: '/facts',
        place,
        args: [said.quote],
        severity: 'warning',
        stake: 0,
        choices: [{ id: 'not_part', args: [], reread: replacing(said, fact) }],
      };
    });
};

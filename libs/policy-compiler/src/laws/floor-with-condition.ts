import { conditionBefore, conditionBehind, deniesSum, holdsForSome, saidAbout, type PlacedOf } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import { asRead, notPart, replacing, unused, type Doubt, type Law, type LawContext } from '../questions/doubt.js';
import { figureOf } from './roles/read-as.js';
import { inTurn, ruling } from './roles/ruling.js';

/** The words of a lowest price before its sum, and behind it. */
function aroundSum(said: PlacedOf<'floor'>, { figures, setting }: LawContext): { before: string; behind: string } {
  const figure = figureOf(said, figures);
  const points = [...setting.description];
  if (figure === undefined) return { before: '', behind: '' };
  return {
    before: points.slice(said.start, figure.start).join(''),
    behind: points.slice(figure.end, said.end).join(''),
  };
}

/** A lowest price that is named to be denied ("I can't go to £600") is none. */
const leaveDenied: Law = (statements, context) =>
  saidAbout(statements, 'floor')
    .filter((said) => {
      const { before, behind } = aroundSum(said, context);
      return deniesSum(before, behind);
    })
    .map((said) => ruling('/floor_price', placeOf(said), replacing(said, unused(placeOf(said)))));

/** A lowest price with a condition beside it is the price for who meets that alone: likely, and read back. */
const tradeForCondition: Law = (statements, context) =>
  saidAbout(statements, 'floor').flatMap((said): Doubt[] => {
    const { before, behind } = aroundSum(said, context);
    const condition = holdsForSome(behind) ? conditionBehind(behind) : conditionBefore(before);
    if (condition === null) return [];
    const rest = { figure: { to_price: said.price }, extra: false, stacks: false, likely: true } as const;
    return [ruling('/terms', placeOf(said), replacing(said, { kind: 'trade', condition, ...rest, ...placeOf(said) }))];
  });

/** One whose condition is not plain is asked about: until the seller says more it is for nobody. */
const askForWhom: Law = (statements, context) =>
  saidAbout(statements, 'floor')
    .filter((said) => {
      const { before, behind } = aroundSum(said, context);
      return holdsForSome(behind) || conditionBefore(before) !== null;
    })
    .map((said): Doubt => ({
      kind: 'condition_lost',
      path: '/floor_price',
      place: placeOf(said),
      args: [said.quote],
      severity: 'warning',
      stake: said.price,
      choices: [notPart(said), { id: 'for_everybody', args: [], reread: asRead }],
    }));

/**
 * A lowest price holds for everybody who buys. One that is named for some ("down to €290, but only for repeat
 * clients"), or only to be denied, is not taken for it.
 */
export const weighFloors: Law = inTurn(leaveDenied, tradeForCondition, askForWhom);

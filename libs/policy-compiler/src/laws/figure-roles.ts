import type { Place, PlacedOf, PlacedStatement, SaidFigure, SumChances } from '@svc/plain-words';
import {
  isFormerPrice,
  isUnspaced,
  moneyMove,
  namesAskingPrice,
  noSum,
  pricedThing,
  saidAbout,
  wordsAround,
} from '@svc/plain-words';
import { LEAST } from './roles/least-chances.js';
import { NEAR } from './roles/other-prices.js';
import { choicesOf } from './roles/sum-choices.js';
import { unreadNumbers, unreadShares, unreadSums } from './unread-figures.js';
import type { Doubt, Law, LawContext } from '../questions/doubt.js';
import { TOGETHER } from '../questions/doubt.js';

/** A second sum that no word calls the price is none. */
const isSecond = (said: PlacedStatement, chosen: PlacedOf<'list'>): boolean =>
  said.kind === 'list' && said.strength === 'weak' && said.price !== chosen.price && !namesAskingPrice(said.quote);

const mayBePaid = ({ charge, volume, deed, buyers, other }: SumChances): boolean =>
  charge + volume + deed + buyers + other >= LEAST.bareSum;

/** The unread sums that may be the lowest price, the lowest first. */
export function lowestCandidates(
  statements: readonly PlacedStatement[],
  list: number,
  { figures, setting }: LawContext,
): { figure: SaidFigure; place: Place }[] {
  const points = [...setting.description];
  return unreadSums(statements, figures, setting.description)
    .filter(({ value }) => value < list && value >= list * NEAR)
    .map((figure) => ({ figure, place: wordsAround(points, figure) }))
    .filter(({ place }) => ['off', 'unsaid'].includes(moneyMove(place.quote)) && !isFormerPrice(place.quote))
    .sort((one, other) => one.figure.value - other.figure.value);
}

/**
 * A clause of a figure with no role is a question. It is told to nobody: what no reading explains may be the lowest
 * price, a charge or a discount; only what words surely put on top is a charge without one.
 */
export const askAboutRoles: Law = (statements, context) => {
  const lists = saidAbout(statements, 'list');
  const chosen = lists.find(({ strength }) => strength === 'strong') ?? lists[0];
  if (chosen === undefined) return [];
  const list = chosen.price;
  const { description } = context.setting;
  const points = [...description];
  const floorOpen = !statements.some(({ kind }) => kind === 'floor' || kind === 'fixed_price' || kind === 'floor_off');
  const sure = statements.filter((said) => !isSecond(said, chosen));
  // A deposit is none of the deal, and told.
  const apart = (figure: SaidFigure): boolean =>
    noSum(context.roles.chances(figure)) >= LEAST.apart && moneyMove(wordsAround(points, figure).quote) !== 'deposit';
  const likely = (figure: SaidFigure): boolean => mayBePaid(context.roles.chances(figure));
  const bare = unreadNumbers(sure, context.figures).filter(likely);
  const sums = unreadSums(sure, context.figures, description).filter(
    (figure) =>
      !bare.includes(figure) &&
      (figure.kind === 'money' ||
        isUnspaced(wordsAround(points, figure).quote) ||
        (figure.value >= list * NEAR && figure.value <= list)),
  );
  const shares = unreadShares(statements, context.figures).filter(
    (figure) => likely(figure) || moneyMove(wordsAround(points, figure).quote) !== 'unsaid',
  );
  const counts = sums.length + bare.length > 0 ? context.sums : [];
  return [...sums, ...bare, ...shares]
    .filter((figure) => !apart(figure))
    .map((figure): Doubt => {
      const thing = pricedThing(points, figure, context.figures);
      const { quote, start, end } = thing;
      const count = counts.find((one) => one.figure.start === figure.start)?.count ?? null;
      const choices = choicesOf({ figure, thing, move: moneyMove(quote), count }, { list, floorOpen }, context);
      return {
        kind: 'figure_role',
        path: choices.some(({ id }) => id === 'lowest_price') ? '/floor_price' : '/terms',
        place: { quote, start, end },
        args: [quote],
        severity: 'warning',
        stake: choices.some(({ id }) => id === 'lowest_price') ? list : figure.kind === 'percent' ? 0 : figure.value,
        choices,
        lapsed: TOGETHER,
      };
    });
};

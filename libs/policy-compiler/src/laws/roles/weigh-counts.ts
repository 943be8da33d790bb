import type { PlacedOf, PlacedStatement, SaidFigure } from '@svc/plain-words';
import { boundsAnother, joinsRange, mayBeMetres, saidAbout, wordsAround } from '@svc/plain-words';
import { POLICY_LIMITS } from '@svc/policy-rules';
import { placeOf } from '../../assemble/draft.js';
import { timedBy } from '../../assemble/period.js';
import { isTimeWord } from '../../assemble/time-words.js';
import type { Doubt, Law, LawContext } from '../../questions/doubt.js';
import { replacing, unused } from '../../questions/doubt.js';
import { factOf } from '../pieces-are-told.js';
import { isIn } from '../unread-figures.js';
import { LEAST } from './least-chances.js';
import { inTurn, ruling } from './ruling.js';

type Bounds = PlacedOf<'quantity'>;

/** The sides of what can be ordered, with the role of a figure that says it. */
const SIDES = [
  ['min', 'least'],
  ['max', 'most'],
] as const;

const isCount = ({ kind, value, unclear, quote }: SaidFigure): boolean =>
  (kind === 'number' || kind === 'count') &&
  !unclear &&
  !mayBeMetres(quote) &&
  Number.isInteger(value) &&
  value >= 1 &&
  value <= POLICY_LIMITS.quantity;

/** Whether the model of sums finds a bound that was read likely: of several figures of its size, the likeliest. */
function isLikely(said: Bounds, side: 'min' | 'max', role: 'least' | 'most', context: LawContext): boolean {
  const own = context.figures.filter((figure) => isCount(figure) && isIn(figure, said) && figure.value === said[side]);
  const chances = own.map((figure) => context.roles.chances(figure));
  return own.length === 0 || chances.some((chance) => chance[role] + chance.from >= LEAST.boundRead);
}

/** A number that was read as the least or the most that can be ordered, and hardly is: the age of who may rent. */
const deniedBounds: Law = (statements, context) =>
  saidAbout(statements, 'quantity').flatMap((said): Doubt[] => {
    const kept = SIDES.filter(([side, role]) => said[side] !== undefined && isLikely(said, side, role, context));
    const named = SIDES.filter(([side]) => said[side] !== undefined);
    if (kept.length === named.length || kept.length > 0) return [];
    return [ruling('/quantity', placeOf(said), replacing(said, unused(placeOf(said))))];
  });

/** What one price is for: what is counted, else the time. */
const pricedBy = (statements: readonly PlacedStatement[], { setting }: LawContext): string | null =>
  saidAbout(statements, 'list')[0]?.unit ?? timedBy(statements, setting.description).unit;

/** The words that name what is sold. */
const nameOf = (statements: readonly PlacedStatement[]): string =>
  saidAbout(statements, 'name')
    .map(({ quote }) => quote)
    .join(' ');

/** A bound of something that is not ordered, the least age of who may come, is told to buyers. */
const otherBounds: Law = (statements, context) => {
  const priced = pricedBy(statements, context);
  return saidAbout(statements, 'quantity').flatMap((said): Doubt[] => {
    const figure = context.figures.find((one) => isIn(one, said) && (one.value === said.min || one.value === said.max));
    if (!figure || said.implied) return [];
    if (!boundsAnother(said.quote, { unit: figure.unit, priced, name: nameOf(statements) })) return [];
    return [ruling('/quantity', placeOf(said), replacing(said, factOf(placeOf(said))))];
  });
};

/** Whether the model of sums finds it likely that a price for so many begins at a count. */
function beginsThere({ from, ...place }: PlacedOf<'break'>, { figures, roles }: LawContext): boolean {
  const own = figures.filter((figure) => isIn(figure, place) && figure.value === from);
  return own.length === 0 || own.some((figure) => roles.chances(figure).from >= LEAST.breakRead);
}

/** A number from which a price for so many was read, and that hardly counts anything, is read as nothing. */
const deniedBreaks: Law = (statements, context) =>
  saidAbout(statements, 'break')
    .filter((said) => said.upTo === undefined && !beginsThere(said, context))
    .map((said) => ruling('/quantity/breaks', placeOf(said), replacing(said, unused(placeOf(said)))));

/** Whether a figure counts for something already. */
const isTaken = (figure: SaidFigure, statements: readonly PlacedStatement[]): boolean =>
  statements.some(
    (said) =>
      isIn(figure, said) &&
      ((said.kind === 'break' && said.from === figure.value) ||
        ((said.kind === 'list' || said.kind === 'floor') && said.price === figure.value)),
  );

/** The number that begins a range which a figure ends: the 6 of "6-14 guests". */
function beginOfRange(figure: SaidFigure, { figures, setting }: LawContext): number | null {
  const points = [...setting.description];
  const first = figures.find(
    (one) => one.end < figure.start && joinsRange(points.slice(one.end, figure.start).join('')),
  );
  return first !== undefined && isCount(first) && first.value < figure.value ? first.value : null;
}

/** "6-14 guests" beside a price a guest: a range of what one price is for bounds the order, whatever is likely. */
const rangesPriced = (figure: SaidFigure, priced: string | null, context: LawContext): boolean =>
  priced !== null && figure.unit === priced && beginOfRange(figure, context) !== null;

/** The least and the most that can be ordered, where no rule read them. */
const likelyBounds: Law = (statements, context) =>
  SIDES.flatMap(([side, role]): Doubt[] => {
    const { figures, roles, setting } = context;
    if (saidAbout(statements, 'quantity').some((said) => said[side] !== undefined)) return [];
    const [priced, name] = [pricedBy(statements, context), nameOf(statements)];
    // A length of another time is the age of something, or a notice: "Puppies under 12 weeks".
    const bounds = ({ unit, ...figure }: SaidFigure): boolean =>
      (unit === null || unit === priced || !isTimeWord(unit)) &&
      !boundsAnother(wordsAround([...setting.description], figure).quote, { unit, priced, name });
    const [first] = figures
      .filter((figure) => isCount(figure) && !isTaken(figure, statements) && bounds(figure))
      .map((figure) => ({ figure, chance: rangesPriced(figure, priced, context) ? 1 : roles.chances(figure)[role] }))
      .filter(({ chance }) => chance >= LEAST.bound)
      .sort((one, other) => other.chance - one.chance);
    if (first === undefined) return [];
    const { figure } = first;
    const place = wordsAround([...setting.description], figure);
    const begin = beginOfRange(figure, context);
    const said = begin === null ? { [side]: figure.value } : { min: begin, max: figure.value };
    const bound: Bounds = { kind: 'quantity', ...said, unit: null, likely: true, ...place };
    return [ruling('/quantity', place, (all) => [...all, bound])];
  });

/**
 * How many can be ordered at least and at most is weighed as sums are: a bound that no rule knows is read where the
 * words around a number leave little doubt ("my pans stop at 14"), and one that they speak against gives way, as one
 * does that bounds something which nobody orders ("the minimum age is 14").
 */
export const weighCounts: Law = inTurn(otherBounds, deniedBounds, deniedBreaks, likelyBounds);

import type { Place, PlacedOf, PlacedStatement, SaidFigure } from '@svc/plain-words';
import {
  buyersFlag,
  buyersNamed,
  moneyMove,
  namesAskingPrice,
  saidAbout,
  termKindOf,
  wordsAround,
} from '@svc/plain-words';
import { chosenList } from '../../assemble/prices.js';
import { SCALES } from '../../accounting/figure-becomes.js';
import { placeOf } from '../../assemble/draft.js';
import type { Doubt, Law, LawContext, Reread } from '../../questions/doubt.js';
import { replacing, unused } from '../../questions/doubt.js';
import { splitsPayment } from '../more-is-never-less.js';
import { PLAUSIBLE_FLOOR_SHARE } from '../price-scale.js';
import { isIn } from '../unread-figures.js';
import type { MoneySaid } from './read-as.js';
import { SURER } from './sum-choices.js';
import { figureOf, isMoneySaid, likeliestOf, weighReading } from './read-as.js';

/**
 * From these chances on an asking price, a lowest price and what is only for certain buyers are taken: chosen on sets
 * that the model had not seen.
 */
const TAKEN = { list: 0.5, floor: 0.5, buyers: 0.6, knownDeed: 0.75 } as const;
/** From this chance on no other sum is asked about as the asking price. */
const ONLY = 0.8;
/**
 * A figure that is less likely than this for what it was read as, and likelier for something else, is read as nothing,
 * for later laws to decide: what gives something away has to be likelier than not.
 */
const DENIED = { giving: 0.5, other: 0.2, row: 0.1, plain: 0.02 } as const;
const GIVING: ReadonlySet<PlacedStatement['kind']> = new Set(['trade', 'break', 'grant']);

/** How likely a figure has to be for what a statement says; words that leave nothing open hardly need the figure. */
function leastFor(said: MoneySaid, { figures }: LawContext): number {
  const row = said.kind === 'break' && figures.some((figure) => figure.value === said.from && isIn(figure, said));
  const plain =
    ((said.kind === 'list' || said.kind === 'floor') && said.strength === 'strong') || moneyMove(said.quote) === 'off';
  return plain ? DENIED.plain : row ? DENIED.row : GIVING.has(said.kind) ? DENIED.giving : DENIED.other;
}

/** Whether a figure may be short for an amount near the list price, which other laws ask about: "370" for 370,000. */
const isShort = ({ value }: SaidFigure, list: number): boolean =>
  SCALES.some((scale) => value * scale >= list * PLAUSIBLE_FLOOR_SHARE && value * scale <= list * 2);

/** The likeliest lowest price, or undefined where none is likely. */
function likelyFloor({ figures, roles }: LawContext): SaidFigure | undefined {
  const [first] = figures
    .filter(({ kind, value }) => (kind === 'money' || kind === 'number') && value > 0)
    .map((figure) => ({ figure, chances: roles.chances(figure) }))
    .filter(({ chances }) => likeliestOf(chances)[0] === 'floor' && chances.floor >= TAKEN.floor)
    .sort((one, other) => other.chances.floor - one.chances.floor);
  return first?.figure;
}

const ruling = (path: string, place: Place, reread: Reread): Doubt => ({
  kind: 'figure_role',
  path,
  place,
  args: [place.quote],
  severity: 'warning',
  stake: 0,
  free: true,
  choices: [{ id: 'not_part', args: [], reread }],
});

const priceAt = (kind: 'list' | 'floor', { value }: SaidFigure, place: Place): PlacedStatement => ({
  kind,
  price: value,
  strength: 'strong',
  unit: null,
  likely: true,
  ...place,
});

/** Whatever was read from a figure as something else, and what tells it to buyers, gives way. */
const without = (
  statements: readonly PlacedStatement[],
  figure: SaidFigure,
  place: Place,
  context: LawContext,
): PlacedStatement[] =>
  statements.flatMap((said) => {
    if ((said.kind === 'fact' || said.kind === 'not_understood') && isIn(said, place)) return [];
    if (!isIn(figure, said)) return [said];
    if (said.kind === 'quantity' && (said.min ?? said.max) === figure.value) return [];
    if (said.kind === 'fact' || said.kind === 'never') return [];
    return isMoneySaid(said) && figureOf(said, context.figures) === figure ? [] : [said];
  });

const isSame =
  ({ price, start }: { price: number; start: number }) =>
  (said: PlacedOf<'list'>): boolean =>
    said.price === price && said.start === start;

function listRuling(statements: readonly PlacedStatement[], context: LawContext): Doubt[] {
  const { list: holder, sure } = context.roles;
  const read = chosenList(statements);
  if (holder === null || sure < TAKEN.list || read?.price === holder.value) return [];
  if (context.roles.chances(holder).list < TAKEN.list) return [];
  if (saidAbout(statements, 'floor').some(({ price, strength }) => strength === 'strong' && price === holder.value))
    return [];
  // Words that call a sum the price say so, and so does the first row of a table.
  if (read !== undefined && (namesAskingPrice(read.quote) || !saidAbout(statements, 'list').some(isSame(read))))
    return [];
  const floors = saidAbout(statements, 'floor').map(({ price }) => price);
  if (floors.some((price) => price > holder.value && price !== read?.price)) return [];
  const place = wordsAround([...context.setting.description], holder);
  const unit = read?.unit ?? null;
  const reread: Reread = (said) => [
    ...without(said, holder, place, context).map((one) => (one.kind === 'list' ? unused(placeOf(one)) : one)),
    { ...(priceAt('list', holder, place) as PlacedOf<'list'>), unit, ...(sure >= ONLY ? { only: true } : {}) },
  ];
  return [ruling('/list_price', place, reread)];
}

function floorRuling(statements: readonly PlacedStatement[], context: LawContext): Doubt[] {
  const holder = likelyFloor(context);
  const list = chosenList(statements);
  if (holder === undefined || list === undefined || saidAbout(statements, 'fixed_price').length > 0) return [];
  if (holder.value >= list.price || holder.value < list.price * PLAUSIBLE_FLOOR_SHARE) return [];
  const floors = saidAbout(statements, 'floor');
  if (floors.some(({ price }) => price === holder.value)) return [];
  if (saidAbout(statements, 'floor_off').length > 0) return [];
  const denied = (said: PlacedOf<'floor'>): boolean => {
    const figure = figureOf(said, context.figures);
    return figure !== undefined && context.roles.chances(figure).floor < DENIED.other;
  };
  if (!floors.every(denied)) return [];
  const place = wordsAround([...context.setting.description], holder);
  const reread: Reread = (said) => [
    ...without(said, holder, place, context).map((one) => (one.kind === 'floor' ? unused(placeOf(one)) : one)),
    priceAt('floor', holder, place),
  ];
  return [ruling('/floor_price', place, reread)];
}

/** What was read as one thing from a figure that surely is for another is read as nothing, for later laws to decide. */
function deniedReadings(statements: readonly PlacedStatement[], context: LawContext): Doubt[] {
  const list = chosenList(statements)?.price ?? 0;
  return statements.filter(isMoneySaid).flatMap((said): Doubt[] => {
    if (said.kind === 'list' && namesAskingPrice(said.quote)) return [];
    const weighed = weighReading(said, context.figures, context.roles);
    if (weighed === null || weighed.agrees || weighed.own >= leastFor(said, context)) return [];
    if (isShort(weighed.figure, list) || splitsPayment(said, context.figures)) return [];
    return [ruling('/terms', placeOf(said), (all) => all.map((one) => (one === said ? unused(placeOf(said)) : one)))];
  });
}

/** What comes off for what a buyer is, and not for what one does, is for buyers whom the seller's records confirm. */
function buyersRulings(statements: readonly PlacedStatement[], context: LawContext): Doubt[] {
  return saidAbout(statements, 'trade').flatMap((said): Doubt[] => {
    const figure = figureOf(said, context.figures);
    if (figure === undefined) return [];
    const { deed, buyers } = context.roles.chances(figure);
    const { condition, figure: taken, extra, stacks } = said;
    const known = termKindOf(condition).id !== 'deal' && buyersNamed(condition) === null;
    if (buyers < (known ? TAKEN.knownDeed : TAKEN.buyers) || buyers < deed * SURER) return [];
    const flag = buyersNamed(condition) ?? buyersFlag(condition);
    const grant: PlacedStatement = { kind: 'grant', flag, figure: taken, extra, stacks, ...placeOf(said) };
    return [ruling('/grants', placeOf(said), replacing(said, grant))];
  });
}

/**
 * What was read from words that lie close is weighed against the whole of what stands around a figure: where a model of
 * sums is sure of another list price or lowest price, or that a figure is not for what it was read as, that reading
 * gives way.
 */
export const weighRoles: Law = (statements, context) => {
  const rulings: Doubt[] = [];
  let said = statements;
  for (const law of [listRuling, floorRuling, deniedReadings, buyersRulings])
    for (const one of law(said, context)) {
      rulings.push(one);
      said = one.choices[0]?.reread(said) ?? said;
    }
  return rulings;
};

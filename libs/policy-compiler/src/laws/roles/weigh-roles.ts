import type { Place, PlacedOf, PlacedStatement, SaidFigure, SumReading } from '@svc/plain-words';
import {
  buyersFlag,
  buyersNamed,
  moneyMove,
  namesAskingPrice,
  noSum,
  saidAbout,
  sentenceAround,
  setsBound,
  termKindOf,
  wordsAround,
  unitBeside,
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
import { LEAST, LEAST_FOR_READING, LIKELIER_BUYERS, TIMES_LIKELIER } from './least-chances.js';
import { figureOf, isMoneySaid, isOnlyPrice, likeliestOf, weighReading } from './read-as.js';
import { isForSeveral, outranks } from './for-several.js';
import { inTurn, ruling } from './ruling.js';

const GIVING: ReadonlySet<PlacedStatement['kind']> = new Set(['trade', 'break', 'grant']);

/** How likely a figure has to be for what a statement says; words that leave nothing open hardly need the figure. */
function leastFor(said: MoneySaid, { figures }: LawContext): number {
  const row = said.kind === 'break' && figures.some((figure) => figure.value === said.from && isIn(figure, said));
  const plain = (said.kind === 'list' || said.kind === 'floor') && said.strength === 'strong';
  // "On weekdays we play for 1,550": a price of some days.
  const ofDays = said.kind === 'trade' && 'to_price' in said.figure && termKindOf(said.condition).id === 'timing';
  const off = ofDays || moneyMove(said.quote) === 'off';
  if (said.kind === 'break' && said.upTo !== undefined) return LEAST_FOR_READING.range;
  return plain
    ? LEAST_FOR_READING.plain
    : off
      ? LEAST_FOR_READING.off
      : row
        ? LEAST_FOR_READING.row
        : GIVING.has(said.kind)
          ? LEAST_FOR_READING.giving
          : LEAST_FOR_READING.other;
}

/** Whether a figure may be short for an amount near the list price, which other laws ask about: "370" for 370,000. */
const isShort = ({ value }: SaidFigure, list: number): boolean =>
  SCALES.some((scale) => value * scale >= list * PLAUSIBLE_FLOOR_SHARE && value * scale <= list * 2);

/** The likeliest lowest price, or undefined where none is likely. */
function likelyFloor({ figures, roles }: LawContext): SaidFigure | undefined {
  const [first] = figures
    .filter(({ kind, value }) => (kind === 'money' || kind === 'number') && value > 0)
    .map((figure) => ({ figure, chances: roles.chances(figure) }))
    .filter(({ chances }) => likeliestOf(chances)[0] === 'floor' && chances.floor >= LEAST.floor)
    .sort((one, other) => other.chances.floor - one.chances.floor);
  return first?.figure;
}

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

/** Whether a sum that is dearer than the price is no price of the same thing; two that words call so may be one. */
function isOnTop(figure: SaidFigure, points: readonly string[], roles: SumReading): boolean {
  const { charge, other, ...rest } = roles.chances(figure);
  const before = points.slice(sentenceAround(points, figure)[0], figure.start).join('');
  return (charge + noSum(rest) >= LEAST.notList || other >= LEAST.otherVersion) && !namesAskingPrice(before);
}

/** Where rules and the model of sums take the same sum for the price, no other one is asked about. */
function agreedRuling(read: PlacedOf<'list'>, { figures, roles, setting }: LawContext): Doubt[] {
  if (read.only === true || roles.sure < LEAST.agreedList) return [];
  const points = [...setting.description];
  const dearer = figures.filter(({ kind, value }) => kind === 'money' && value > read.price);
  if (!dearer.every((figure) => isOnTop(figure, points, roles))) return [];
  return [ruling('/list_price', placeOf(read), replacing(read, { ...read, only: true }))];
}

/** Words that call a sum the price say so, unless it is a bare number that all others speak against: "LIST 2026". */
function namesItself(read: PlacedOf<'list'>, { figures, roles }: LawContext): boolean {
  const figure = figureOf(read, figures);
  const spokenAgainst = figure?.kind === 'number' && roles.chances(figure).list < LEAST_FOR_READING.named;
  return namesAskingPrice(read.quote) && !spokenAgainst;
}

function listRuling(statements: readonly PlacedStatement[], context: LawContext): Doubt[] {
  const { list: holder, sure } = context.roles;
  const read = chosenList(statements);
  if (
    holder === null ||
    isForSeveral(holder, context) ||
    (sure < LEAST.list && !isOnlyPrice(holder, statements, context.roles))
  )
    return [];
  if (read?.price === holder.value) {
    const said = saidAbout(statements, 'list').find(isSame(read));
    return said === undefined ? [] : agreedRuling(said, context);
  }
  if (context.roles.chances(holder).list < LEAST.list) return [];
  if (saidAbout(statements, 'list').some((said) => outranks(said, context))) return [];
  if (saidAbout(statements, 'floor').some(({ price, strength }) => strength === 'strong' && price === holder.value))
    return [];
  const taken = saidAbout(statements, 'list').find((said) => read !== undefined && isSame(read)(said));
  if (read !== undefined && (taken === undefined || namesItself(taken, context))) return [];
  const floors = saidAbout(statements, 'floor').map(({ price }) => price);
  if (floors.some((price) => price > holder.value && price !== read?.price)) return [];
  const place = wordsAround([...context.setting.description], holder);
  const words = place.quote.toLowerCase();
  const at = holder.start - place.start;
  const unit = unitBeside(words.slice(0, at), words.slice(at + holder.quote.length));
  const reread: Reread = (said) => [
    ...without(said, holder, place, context).map((one) => (one.kind === 'list' ? unused(placeOf(one)) : one)),
    {
      ...(priceAt('list', holder, place) as PlacedOf<'list'>),
      unit,
      ...(sure >= LEAST.onlyList ? { only: true } : {}),
    },
  ];
  return [ruling('/list_price', place, reread)];
}

/** Whether what was read as the most that comes off is surely given for something: "Sundays 10% cheaper". */
function isGiven(said: PlacedOf<'floor_off'>, { figures, roles }: LawContext): boolean {
  const figure = figureOf(said, figures);
  if (figure === undefined || setsBound(said.quote)) return false;
  const { floor, deed, buyers, volume } = roles.chances(figure);
  const given = deed + buyers + volume;
  return given >= LEAST.givenOff && given >= floor * TIMES_LIKELIER;
}

/** What comes off for people whom no rule knows ("Charity volunteers 12% off"), as for those who are confirmed. */
function grantOf(said: PlacedOf<'floor_off'>, figure: SaidFigure, { roles }: LawContext): PlacedStatement | null {
  const { deed, buyers, volume } = roles.chances(figure);
  const who = said.quote.replace(figure.quote, ' ').trim();
  if (volume > buyers || who === '' || !isForBuyers(who, buyers, deed)) return null;
  const rest = { figure: said.figure, extra: false, stacks: false, likely: true } as const;
  return { kind: 'grant', flag: buyersFlag(who), ...rest, ...placeOf(said) };
}

/** What was read so, and is given for a volume or to certain buyers, is theirs, or later laws ask who gets it. */
const deniedFloorsOff: Law = (statements, context) =>
  saidAbout(statements, 'floor_off').flatMap((said): Doubt[] => {
    const figure = figureOf(said, context.figures);
    if (figure === undefined || !isGiven(said, context)) return [];
    const { deed, buyers, volume } = context.roles.chances(figure);
    if (deed >= buyers + volume) return [];
    const place = placeOf(said);
    return [ruling('/floor_price', place, replacing(said, grantOf(said, figure, context) ?? unused(place)))];
  });

function floorRuling(statements: readonly PlacedStatement[], context: LawContext): Doubt[] {
  const holder = likelyFloor(context);
  const list = chosenList(statements);
  if (holder === undefined || list === undefined || saidAbout(statements, 'fixed_price').length > 0) return [];
  if (holder.value >= list.price || holder.value < list.price * PLAUSIBLE_FLOOR_SHARE) return [];
  const floors = saidAbout(statements, 'floor');
  if (floors.some(({ price }) => price === holder.value)) return [];
  const sure = context.roles.chances(holder).floor;
  if (!saidAbout(statements, 'floor_off').every((said) => isGiven(said, context))) return [];
  const denied = (said: PlacedOf<'floor'>): boolean => {
    const figure = figureOf(said, context.figures);
    return figure !== undefined && context.roles.chances(figure).floor < sure / TIMES_LIKELIER;
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
    if (said.kind === 'list' && outranks(said, context)) return [];
    // A lowest price above the price is a contradiction, which its words say and no likelihood settles.
    if (said.kind === 'floor' && said.strength === 'strong' && said.price > list && list > 0) return [];
    const weighed = weighReading(said, context.figures, context.roles);
    if (weighed === null || weighed.agrees || weighed.own >= leastFor(said, context)) return [];
    // A share that is likeliest none of the deal is no short amount: 得房率83%.
    const isState = weighed.figure.kind === 'percent' && weighed.likeliest === 'none';
    if ((isShort(weighed.figure, list) && !isState) || splitsPayment(said, context.figures)) return [];
    return [ruling('/terms', placeOf(said), (all) => all.map((one) => (one === said ? unused(placeOf(said)) : one)))];
  });
}

/** Whether what comes off is for what a buyer is: surer where words name something that buyers do. */
function isForBuyers(condition: string, buyers: number, deed: number): boolean {
  const { id: does } = termKindOf(condition);
  if (does === 'deal') return buyers >= LEAST.buyers && buyers >= deed * LIKELIER_BUYERS;
  const named = buyersNamed(condition) !== null;
  // How somebody pays is a deed, whatever is likely: "Prepaid hours get 5% off".
  if (does === 'payment' && !named) return false;
  return buyers >= (named ? LEAST.namedDoers : LEAST.knownDeed) && buyers >= deed * TIMES_LIKELIER;
}

/** What comes off for what a buyer is, and not for what one does, is for buyers whom the seller's records confirm. */
function buyersRulings(statements: readonly PlacedStatement[], context: LawContext): Doubt[] {
  return saidAbout(statements, 'trade').flatMap((said): Doubt[] => {
    const figure = figureOf(said, context.figures);
    if (figure === undefined) return [];
    const { deed, buyers } = context.roles.chances(figure);
    const { condition, figure: taken, extra, stacks } = said;
    if (!isForBuyers(condition, buyers, deed)) return [];
    const flag = buyersNamed(condition) ?? buyersFlag(condition);
    const likely = buyers < LEAST.unchecked ? { likely: true as const } : {};
    const grant: PlacedStatement = { kind: 'grant', flag, figure: taken, extra, stacks, ...likely, ...placeOf(said) };
    return [ruling('/grants', placeOf(said), replacing(said, grant))];
  });
}

/**
 * What was read from words that lie close is weighed against the whole of what stands around a figure: where a model of
 * sums is sure of another list price or lowest price, or that a figure is not for what it was read as, that reading
 * gives way.
 */
export const weighRoles: Law = inTurn(listRuling, deniedFloorsOff, floorRuling, deniedReadings, buyersRulings);

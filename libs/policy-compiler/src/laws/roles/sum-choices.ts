import type { CountSaid, MoneyMove, PlacedStatement, PricedThing, SaidFigure } from '@svc/plain-words';
import {
  buyersFlag,
  buyersNamed,
  eachUnit,
  namesService,
  noSum,
  isFormerPrice,
  paysForThing,
  refusesBelow,
  sameUnit,
} from '@svc/plain-words';
import type { DoubtChoice, LawContext } from '../../questions/doubt.js';
import { unused } from '../../questions/doubt.js';
import { depositAt } from '../more-is-never-less.js';
import { AGAINST_WORDS, LEAST, TIMES_LIKELIER } from './least-chances.js';
import { longerPrice, lowestPrice, NEAR, saying, volumePrice } from './other-prices.js';

/** What a sum is held against. */
export interface Prices {
  list: number;
  /** No lowest price is said, so a sum under the list price may be it. */
  floorOpen: boolean;
}

/** A figure with no role, and what stands around it. */
export interface OpenSum {
  figure: SaidFigure;
  thing: PricedThing;
  move: MoneyMove;
  /** So many of what is sold, right beside it. */
  count: CountSaid | null;
}

/** A choice with how likely it is; a safe one gives nothing away. */
interface Weighed extends DoubtChoice {
  chance: number;
  safe: boolean;
}

/**
 * Whether a sum is paid for the same unit as the list price, and is not far below it or names a longer time ("for a
 * week we charge 30 per table"): the price of another time, and no charge.
 */
function pricesTheSame({ figure, thing, move }: OpenSum, list: number, context: LawContext): boolean {
  const each = (value: number): string | null | undefined =>
    context.sums.find(({ values }) => values.includes(value))?.each;
  const [one, other] = [each(figure.value), each(list)];
  if (move === 'on' || one == null || one === '' || other == null || !sameUnit(one, other)) return false;
  const isNear = move !== 'perhaps_on' && figure.value < list && figure.value >= list * NEAR;
  return isNear || longerPrice(figure, thing, list, context).length > 0;
}

/**
 * A sum above the list price as the price of another version of what is sold. Work done besides has its own price, and
 * a sum beside a price by time says for how long it is paid, or is no price of this.
 */
function dearerVersion({ figure, thing }: OpenSum, list: number, context: LawContext): Weighed[] {
  const { what, ...place } = thing;
  const { value } = figure;
  if (figure.kind === 'percent' || value <= list || namesService(what) || context.period !== null) return [];
  const more = Number((value - list).toFixed(6));
  const charge: PlacedStatement = {
    kind: 'charge',
    what,
    figure: { amount: more },
    per: 'unit',
    instead: true,
    ...place,
  };
  const args = [context.money(value), context.money(list), what];
  const { other } = context.roles.chances(figure);
  return [{ id: 'price_instead', args, reread: saying(figure, charge), chance: other, safe: true }];
}

/** What the buyer pays on top for the thing beside a sum, and the dearer price of another version of what is sold. */
function paidOnTop(open: OpenSum, { list }: Prices, context: LawContext): Weighed[] {
  const { figure, thing, move } = open;
  const { what, ...place } = thing;
  const chances = context.roles.chances(figure);
  const share = figure.kind === 'percent';
  const per = share || eachUnit(place.quote) ? 'unit' : 'deal';
  const sum = share ? { share: Math.abs(figure.value) / 100 } : { amount: figure.value };
  const charge: PlacedStatement = { kind: 'charge', what, figure: sum, per, ...place };
  const added = move === 'on' || move === 'perhaps_on';
  // What the seller does besides is paid for, however near it is to the price.
  const likely = namesService(what) ? chances.charge + chances.floor + chances.other : chances.charge;
  const chance = !share && pricesTheSame(open, list, context) ? likely * AGAINST_WORDS : likely;
  const paid = paysForThing(place.quote, figure.quote, added ? 'thing' : what);
  return [
    ...(paid ? [{ id: 'charge' as const, args: [], reread: saying(figure, charge), chance, safe: true }] : []),
    ...(paid ? dearerVersion(open, list, context) : []),
  ];
}

/** What comes off for the thing or for the buyers beside a sum: to a price, or by so much. */
function takenOff({ figure, thing, move }: OpenSum, { list }: Prices, context: LawContext): Weighed[] {
  const { what, ...place } = thing;
  const { deed, buyers, other } = context.roles.chances(figure);
  const condition = deed + buyers;
  const share = figure.kind === 'percent';
  if (!share && figure.value >= list) return [];
  const sum = share ? { share: Math.abs(figure.value) / 100 } : { amount: figure.value };
  const named = buyersNamed(what) ?? buyersNamed(place.quote.replace(figure.quote, ' '));
  const flag = named ?? (buyers >= deed * TIMES_LIKELIER ? buyersFlag(what) : null);
  const rest = { extra: false, stacks: false, ...place } as const;
  const near = !share && figure.value >= list * NEAR;
  const given = near && move !== 'off' ? { to_price: figure.value } : sum;
  const likely = near && move !== 'off' ? condition + other : condition;
  const trade = (taken: typeof given): DoubtChoice['reread'] =>
    saying(figure, { kind: 'trade', condition: what, figure: taken, ...rest });
  const grant: Weighed[] =
    flag === null
      ? []
      : [
          {
            id: 'confirmed_buyers',
            args: [what],
            reread: saying(figure, { kind: 'grant', flag, figure: given, ...rest }),
            chance: likely,
            safe: false,
          },
        ];
  const against = (taken: typeof given): number =>
    ('to_price' in taken === 'to_price' in given ? 1 : AGAINST_WORDS) * (flag === null ? 1 : AGAINST_WORDS) * likely;
  const price: typeof given = { to_price: figure.value };
  return [
    ...grant,
    ...(near
      ? [{ id: 'price_for' as const, args: [what], reread: trade(price), chance: against(price), safe: false }]
      : []),
    { id: 'discount', args: [], reread: trade(sum), chance: against(sum), safe: false },
  ];
}

/** The safe choices first, each kind by how likely it is; only one where it is sure. */
function inOrder(all: readonly Weighed[]): DoubtChoice[] {
  const likely = all.filter(({ id, chance }) => id === 'not_part' || chance >= LEAST.choice);
  const ordered = [...likely].sort((one, other) => other.chance - one.chance);
  const [first] = ordered;
  if (first && first.id !== 'lowest_price' && first.chance >= (first.safe ? LEAST.safe : LEAST.giving)) return [first];
  // Until answered it is paid on top where that is likely, and else no part of the offer.
  const leads = ({ id, safe, chance }: Weighed): boolean =>
    safe && (id === 'not_part' || chance >= LEAST.untilAnswered);
  return [...ordered.filter(leads), ...ordered.filter((one) => !leads(one))];
}

/**
 * Everything that a figure which was read as nothing can be, by its words and its size. A sum beside a thing that has a
 * name may be paid for it or come off for it; until answered nothing is given away, but where the words leave no doubt.
 */
export function choicesOf(open: OpenSum, prices: Prices, context: LawContext): DoubtChoice[] {
  const { figure, thing, move, count } = open;
  const { what, ...place } = thing;
  const share = figure.kind === 'percent';
  if (move === 'deposit') return [{ id: 'not_part', args: [], reread: saying(figure, depositAt(place)) }];
  const chances = context.roles.chances(figure);
  const lowest = share || !prices.floorOpen ? [] : lowestPrice(figure, place, prices.list, context);
  if (lowest.length > 0 && refusesBelow(place.quote, figure.quote)) return lowest;
  const none: Weighed = {
    id: 'not_part',
    args: [],
    reread: saying(figure, unused(place)),
    chance: noSum(chances),
    safe: true,
  };
  const added = move === 'on' || move === 'perhaps_on';
  const floor = (added ? [] : lowest).map((one): Weighed => ({ ...one, chance: chances.floor, safe: false }));
  const volume = volumePrice(figure, count, place, prices.list, context.setting.language).map((one): Weighed => ({
    ...one,
    chance: chances.volume,
    safe: false,
  }));
  const longer = longerPrice(figure, place, prices.list, context).map((one): Weighed => ({
    ...one,
    chance: Math.max(chances.volume, LEAST.choice),
    safe: false,
  }));
  if (what === '' || isFormerPrice(place.quote)) return inOrder([none, ...floor, ...volume, ...longer]);
  const onTop = paidOnTop(open, prices, context);
  if (move === 'on' && onTop.some(({ id }) => id === 'charge')) return onTop.slice(0, 1);
  return inOrder([none, ...onTop, ...floor, ...volume, ...longer, ...(added ? [] : takenOff(open, prices, context))]);
}

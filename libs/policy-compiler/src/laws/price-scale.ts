import type { Figure, MoneyMove, PlacedOf, PlacedStatement } from '@svc/plain-words';
import { moneyMove, saidAbout } from '@svc/plain-words';
import { SCALES } from '../accounting/figure-becomes.js';
import type { Doubt, DoubtChoice, Law, LawContext } from '../questions/doubt.js';
import { asRead, notPart, replacing, unused } from '../questions/doubt.js';
import { isIn } from './unread-figures.js';

/** A lowest price below this share of the list price is asked about. */
export const PLAUSIBLE_FLOOR_SHARE = 0.5;

type Floor = PlacedOf<'floor'>;

const listOf = (statements: readonly PlacedStatement[]): number | undefined => {
  const lists = saidAbout(statements, 'list');
  return (lists.find(({ strength }) => strength === 'strong') ?? lists[0])?.price;
};

/** The one amount between half of the list price and the list price that a number is short for, or undefined. */
function scaledTo(list: number, price: number): number | undefined {
  const fits = SCALES.map((scale) => Math.round(price * scale * 1e6) / 1e6).filter(
    (amount) => amount >= list * PLAUSIBLE_FLOOR_SHARE && amount <= list,
  );
  return fits.length === 1 ? fits[0] : undefined;
}

/**
 * A lowest price under half of the list price is asked about. Where it can only be short for an amount near the
 * list price ("370" for 370,000) it is read so until answered: the higher reading signs nothing that was not allowed.
 */
export const askAboutScale: Law = (statements, { money }) => {
  const list = listOf(statements);
  if (list === undefined) return [];
  return saidAbout(statements, 'floor')
    .filter(({ price }) => price > 0 && price < list * PLAUSIBLE_FLOOR_SHARE)
    .map((floor): Doubt => doubtOf(floor, list, money));
};

function doubtOf(floor: Floor, list: number, money: (amount: number) => string): Doubt {
  const amount = scaledTo(list, floor.price);
  const written: DoubtChoice = { id: 'as_written', args: [money(floor.price)], reread: asRead };
  const none: DoubtChoice = {
    id: 'not_the_lowest',
    args: [money(floor.price)],
    reread: replacing(floor, unused(floor)),
  };
  const scaled: DoubtChoice[] =
    amount === undefined
      ? []
      : [{ id: 'scaled', args: [money(amount)], reread: replacing(floor, { ...floor, price: amount }) }];
  return {
    kind: 'lowest_price_scale',
    path: '/floor_price',
    place: floor,
    args: [money(amount ?? floor.price), money(list)],
    severity: amount === undefined ? 'error' : 'warning',
    stake: list - floor.price,
    choices: [...scaled, written, none],
  };
}

type Discount = PlacedOf<'trade' | 'break' | 'grant' | 'free_discount'>;

const isDiscount = (said: PlacedStatement): said is Discount =>
  said.kind === 'trade' || said.kind === 'break' || said.kind === 'grant' || said.kind === 'free_discount';

const DISCOUNT_PATHS = {
  trade: '/terms',
  break: '/quantity',
  grant: '/grants',
  free_discount: '/free_discount',
} as const;

/** What is put on top is no discount, however much it is. */
const ADDS: ReadonlySet<MoneyMove> = new Set(['on', 'perhaps_on']);

/** The same discount with another figure. */
const figured = (said: Discount, figure: Figure): DoubtChoice['reread'] =>
  replacing(said, { ...said, figure } as PlacedStatement);

/** "410" beside a list price of 425,000 is short for 410,000; the higher reading signs nothing that was not allowed. */
function shortPrice(said: Discount, price: number, list: number, money: (amount: number) => string): DoubtChoice[] {
  const amount = price * 10 < list ? scaledTo(list, price) : undefined;
  if (amount === undefined || amount < price * 1000) return [];
  return [
    { id: 'scaled_price', args: [money(amount)], reread: figured(said, { to_price: amount }) },
    { id: 'price_as_written', args: [money(price)], reread: asRead },
  ];
}

/**
 * A bare number far below the list price is no price where the list price has its currency: "before 7 in the morning".
 */
function isNoPrice(said: Discount, price: number, list: number, { figures }: LawContext): boolean {
  const inside = figures.filter((figure) => isIn(figure, said) && figure.value === price);
  const implied = said.figure !== null && 'to_price' in said.figure && said.figure.implied === true;
  const signed = figures.some(({ kind, value }) => kind === 'money' && value === list);
  return (
    implied &&
    signed &&
    moneyMove(said.quote) === 'unsaid' &&
    price < list * PLAUSIBLE_FLOOR_SHARE &&
    inside.length > 0 &&
    inside.every(({ kind }) => kind === 'number')
  );
}

/** "10 off" a price of 9 takes nothing off as money; it may be a share. */
function tooDeep(said: Discount, amount: number, money: (amount: number) => string): DoubtChoice[] {
  const share: DoubtChoice[] =
    amount < 50 ? [{ id: 'share_off', args: [String(amount)], reread: figured(said, { share: amount / 100 }) }] : [];
  const written: DoubtChoice = { id: 'amount_off', args: [money(amount)], reread: asRead };
  return [notPart(said), ...share, written];
}

/**
 * A price for something that is a thousandth of the list price or less, and money off half of it, are of another scale
 * than the list price: they are asked about, and until answered nothing is sold for so little.
 */
export const askAboutDiscountScale: Law = (statements, context) => {
  const { money } = context;
  const list = listOf(statements);
  if (list === undefined) return [];
  return statements.filter(isDiscount).flatMap((said): Doubt[] => {
    const { figure } = said;
    if (figure === null || 'share' in figure) return [];
    const choices: DoubtChoice[] =
      'to_price' in figure
        ? isNoPrice(said, figure.to_price, list, context)
          ? [notPart(said)]
          : shortPrice(said, figure.to_price, list, money)
        : figure.amount >= list * PLAUSIBLE_FLOOR_SHARE && !ADDS.has(moneyMove(said.quote))
          ? tooDeep(said, figure.amount, money)
          : [];
    if (choices.length === 0) return [];
    const { quote, start, end } = said;
    return [
      {
        kind: 'price_scale',
        path: DISCOUNT_PATHS[said.kind],
        place: { quote, start, end },
        args: [quote],
        severity: 'warning',
        stake: list,
        choices,
      },
    ];
  });
};

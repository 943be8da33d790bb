import type { Place, PlacedOf, PlacedStatement } from '@svc/plain-words';
import { saidAbout, shutsPrice } from '@svc/plain-words';
import { minus, offAmount, unlockOf } from '../assemble/money-steps.js';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, Law, LawContext } from '../questions/doubt.js';

type Conditional = PlacedOf<'trade'> | PlacedOf<'break'> | PlacedOf<'grant'>;

type Lowest = Place & { price: number };

const isConditional = (said: PlacedStatement): said is Conditional =>
  (said.kind === 'trade' || said.kind === 'break' || said.kind === 'grant') && said.figure !== null;

/**
 * Where discounts are named for something and a lowest price beside them, both "down to it for nothing" and "nothing
 * for nothing" keep to what was said, and the seller is asked which is meant. Where every discount is "so much more",
 * the question is whether it may go below the lowest price.
 */
export const askAboutHaggling: Law = (statements, context) => {
  const list = saidAbout(statements, 'list')[0]?.price;
  const floor = list === undefined ? undefined : lowestSaid(statements, list);
  if (!floor || list === undefined || floor.price >= list) return [];
  if (saidAbout(statements, 'free_discount').length > 0) return [];
  if (saidAbout(statements, 'floor').length > 0 && saidAbout(statements, 'floor_off').length > 0) return [];
  const conditional = statements.filter(isConditional);
  if (conditional.length === 0) return [];
  // Who decides about bids below a price bargains.
  const bargains = saidAbout(statements, 'reserve').length > 0;
  const isShut = (shutsPrice(floor.quote) && !bargains) || saidAbout(statements, 'fixed_price').length > 0;
  return [
    conditional.every(({ extra }) => extra)
      ? extraDoubt(conditional, floor, list, context)
      : hagglingDoubt({ floor, list, isShut }, context),
  ];
};

/** The lowest price: as it was said, or what the largest discount leaves of the list price. */
function lowestSaid(statements: readonly PlacedStatement[], list: number): Lowest | undefined {
  const [floor] = saidAbout(statements, 'floor');
  const [off] = saidAbout(statements, 'floor_off');
  return floor ?? (off && { ...placeOf(off), price: minus(list, offAmount(list, off.figure)) });
}

/** What is asked of, and whether words refuse to bargain: "never below", 不刀. */
interface Haggling {
  floor: Lowest;
  list: number;
  isShut: boolean;
}

/** Willing words ("lowest", "I'd take") let the price fall to the lowest; a refusal ("never below") does not. */
function hagglingDoubt({ floor, list, isShut }: Haggling, { money }: LawContext): Doubt {
  const place = placeOf(floor);
  const choices: Doubt['choices'] = [
    {
      id: 'haggle',
      args: [money(floor.price)],
      reread: (said) => [...said, { kind: 'free_discount', figure: { to_price: floor.price }, all: true, ...place }],
    },
    {
      id: 'trade_only',
      args: [],
      reread: (said) => [...said, { kind: 'free_discount', figure: { amount: 0 }, ...place }],
    },
  ];
  return {
    kind: 'lowest_price_for_nothing',
    path: '/free_discount',
    place,
    args: [money(floor.price)],
    severity: 'warning',
    stake: minus(list, floor.price),
    choices: isShut ? [...choices].reverse() : choices,
  };
}

/** "200 more for cash": within the lowest price, so that haggling stops 200 above it, or 200 below it. */
function extraDoubt(conditional: readonly Conditional[], floor: Lowest, list: number, { money }: LawContext): Doubt {
  const room = minus(list, floor.price);
  const extra = conditional.reduce(
    (sum, { figure }) => sum + (figure ? offAmount(list, unlockOf(figure, floor.price)) : 0),
    0,
  );
  const [first] = conditional;
  const place = placeOf(first ?? floor);
  const free = (amount: number): PlacedStatement => ({ kind: 'free_discount', figure: { amount }, ...placeOf(floor) });
  const below = Math.max(0, minus(floor.price, extra));
  return {
    kind: 'extra_below_lowest',
    path: '/free_discount',
    place,
    args: [money(floor.price)],
    severity: 'warning',
    stake: extra,
    choices: [
      {
        id: 'not_below',
        args: [money(floor.price)],
        reread: (said) => [...said, free(Math.max(0, minus(room, extra)))],
      },
      {
        id: 'below',
        args: [money(below)],
        reread: (said) => [
          ...said.map((one) => (one.kind === 'floor' && one.price === floor.price ? { ...one, price: below } : one)),
          free(room),
        ],
      },
    ],
  };
}

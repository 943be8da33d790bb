import type { PlacedOf, PlacedStatement } from '@svc/plain-words';
import { eachUnit, moneyMove, namesMoney, namesService, paysForThing, saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, DoubtChoice, Law, LawContext } from '../questions/doubt.js';
import { TOGETHER, asRead, notPart, replacing } from '../questions/doubt.js';
import { followsDiscount, isDiscount } from './more-is-never-less.js';
import { isIn } from './unread-figures.js';
import { PLAUSIBLE_FLOOR_SHARE } from './price-scale.js';

type Priced = PlacedOf<'trade'> | PlacedOf<'break'> | PlacedOf<'grant'>;

const priceOf = ({ figure }: Priced): number | undefined =>
  figure !== null && 'to_price' in figure ? figure.to_price : undefined;

const isPriced = (said: PlacedStatement): said is Priced =>
  (said.kind === 'trade' || said.kind === 'break' || said.kind === 'grant') && priceOf(said) !== undefined;

/** The same words with the sum as money off. */
const takingOff = (said: Priced, amount: number): PlacedStatement => ({ ...said, figure: { amount } });

/** What a price can be that is no price a unit: the price of all together, a charge, or money off. */
function choicesOf(said: Priced, price: number, list: number, context: LawContext): DoubtChoice[] {
  const { money } = context;
  const none = notPart(said);
  const each = said.kind === 'break' && said.from > 1 ? Number((price / said.from).toFixed(6)) : 0;
  const all: DoubtChoice[] =
    each >= list * PLAUSIBLE_FLOOR_SHARE && each < list
      ? [
          {
            id: 'for_all',
            args: [money(price), money(each)],
            reread: replacing(said, { ...said, figure: { to_price: each } } as PlacedStatement),
          },
        ]
      : [];
  const charge: DoubtChoice[] =
    said.kind === 'trade'
      ? [
          {
            id: 'charge',
            args: [],
            reread: replacing(said, {
              kind: 'charge',
              what: said.condition,
              figure: { amount: price },
              per: eachUnit(said.quote) ? 'unit' : 'deal',
              ...placeOf(said),
            }),
          },
        ]
      : [];
  // A bare number above the price is rather no money at all: "shutter count about 12,000".
  const sum = context.figures.find((figure) => figure.value === price && isIn(figure, said))?.quote ?? '';
  const isMoney =
    (namesMoney(said.quote) || moneyMove(said.quote) !== 'unsaid') && paysForThing(said.quote, sum, said.quote);
  if (all.length > 0) return [none, ...all, ...charge];
  if (price >= list) return isMoney ? [...charge, none] : [none, ...charge];
  const off: DoubtChoice = { id: 'discount', args: [], reread: replacing(said, takingOff(said, price)) };
  const written: DoubtChoice = { id: 'price_as_written', args: [money(price)], reread: asRead };
  // Words that take money off say so; a sum beside no such words is never read as a reduction.
  return moneyMove(said.quote) === 'off' ? [off, ...charge, none, written] : [...charge, none, off, written];
}

/**
 * A price for something lies below the list price, and not below half of it. What lies elsewhere is no such price, or
 * is short for another; and a sum for a service is rarely the price of the thing with it. Both are asked about, and
 * until answered they take nothing off.
 */
export const askAboutPrices: Law = (statements, context) => {
  const list = saidAbout(statements, 'list')[0]?.price;
  if (list === undefined) return [];
  const discounts = statements.filter(isDiscount);
  return statements.filter(isPriced).flatMap((said): Doubt[] => {
    const price = priceOf(said);
    if (price === undefined || price === list) return [];
    const service = said.kind === 'trade' && namesService(said.condition) && moneyMove(said.quote) !== 'off';
    if (!service && price < list && price >= list * PLAUSIBLE_FLOOR_SHARE) return [];
    if (moneyMove(said.quote) === 'deposit' || (price < list && followsDiscount(said, discounts))) return [];
    if (
      !service &&
      price < list &&
      'figure' in said &&
      said.figure &&
      'to_price' in said.figure &&
      !said.figure.implied
    )
      return [];
    return [
      {
        kind: 'price_or_sum',
        path: said.kind === 'trade' ? '/terms' : said.kind === 'grant' ? '/grants' : '/quantity',
        place: placeOf(said),
        args: [said.quote, context.money(list)],
        severity: 'warning',
        stake: Math.min(price, list),
        choices: choicesOf(said, price, list, context),
        lapsed: TOGETHER,
      },
    ];
  });
};

import type { PlacedOf, PlacedStatement, SaidFigure } from '@svc/plain-words';
import { measuresArea, priceTable, pricesEach, saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, DoubtChoice, Law } from '../questions/doubt.js';
import { asRead, replacing } from '../questions/doubt.js';
import { isIn } from './unread-figures.js';

type Price = PlacedOf<'list'> | PlacedOf<'floor'>;

/** What is left unsaid where people round: thousands, in Chinese ten thousands. */
const ROUNDED = { en: 1000, zh: 10_000 } as const;

/** A number such as 1.9 or 14.2; two decimals are cents. */
const isRounded = ({ kind, value, quote }: SaidFigure): boolean =>
  kind === 'number' && value >= 1 && value < 100 && ONE.test(quote);

/** "报价168" of rooms of 48 square metres: a bare number under a thousand. */
const isRoomPrice = ({ kind, value }: SaidFigure): boolean =>
  kind === 'number' && Number.isInteger(value) && value < 1000;

const ONE = /^\p{Nd}+\.\p{Nd}$/u;

const isPrice = (said: PlacedStatement): said is Price =>
  (said.kind === 'list' || said.kind === 'floor') && said.unit === null && !pricesEach(said.quote);

/**
 * A bare number with one decimal and no currency is short for thousands more often than it is a price: 报价1.9, a van.
 * It is asked about, and read as the larger sum until answered.
 */
export const askAboutBareDecimals: Law = (statements, { figures, setting, money }) => {
  const inMoney = saidAbout(statements, 'list').some((list) =>
    figures.some((figure) => figure.kind === 'money' && isIn(figure, list)),
  );
  // A price list in rows is written as it is meant, and so is what stands beside it.
  if (inMoney || priceTable([...setting.description], figures) !== null) return [];
  const rooms = measuresArea(setting.description);
  return statements.filter(isPrice).flatMap((said): Doubt[] => {
    const figure = figures.find(
      (one) => isIn(one, said) && (isRounded(one) || (rooms && isRoomPrice(one))) && one.value === said.price,
    );
    if (!figure) return [];
    const price = Math.round(said.price * ROUNDED[setting.language] * 100) / 100;
    const scaled: DoubtChoice = {
      id: 'scaled_price',
      args: [money(price)],
      reread: replacing(said, { ...said, price }),
    };
    const written: DoubtChoice = { id: 'price_as_written', args: [money(said.price)], reread: asRead };
    return [
      {
        kind: 'price_scale',
        path: said.kind === 'list' ? '/list_price' : '/floor_price',
        place: placeOf(said),
        args: [said.quote],
        severity: 'error',
        stake: price,
        choices: [scaled, written],
      },
    ];
  });
};

import type { MoneyMove, Place, PlacedOf, PlacedStatement, SaidFigure } from '@svc/plain-words';
import {
  eachUnit,
  goesOn,
  isUnspaced,
  moneyMove,
  namesWholeDeal,
  paysFor,
  saidAbout,
  termKindOf,
} from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, DoubtChoice, Law } from '../questions/doubt.js';
import { TOGETHER, asRead, notPart, replacing } from '../questions/doubt.js';
import { factOf } from './pieces-are-told.js';
import { isIn } from './unread-figures.js';

type Discount = PlacedOf<'trade'> | PlacedOf<'grant'> | PlacedOf<'free_discount'> | PlacedOf<'break'>;
type Sum = { share: number } | { amount: number };

/** So many code points before a sum are looked at for the discount that it goes on. */
const BEFORE = 160;

/** Whether a statement takes something off. */
export const isDiscount = (said: PlacedStatement): said is Discount =>
  ['trade', 'grant', 'free_discount', 'break'].includes(said.kind) && 'figure' in said && said.figure !== null;

/**
 * A price that was only implied ("$150 deposit") is the sum itself; in a volume where it lies far below the list price.
 */
function sumOf({ kind, figure }: Discount, list: number): Sum | null {
  if (figure === null || !('to_price' in figure)) return figure;
  const isSum = figure.implied && (kind === 'trade' || (kind === 'break' && figure.to_price * 2 < list));
  return isSum ? { amount: figure.to_price } : null;
}

/** "$50 for cash" may be what is paid: a lower price takes off without a word of it. */
const isPrice = ({ figure }: Discount): boolean => figure !== null && 'to_price' in figure;

/** What buyers do for a seller rather than what they get: a share said for it goes on with the discounts before it. */
const DEEDS: ReadonlySet<string> = new Set(['payment', 'contract']);
const isDeed = (said: Discount): boolean =>
  said.kind === 'trade' && 'share' in said.figure && DEEDS.has(termKindOf(said.condition).id);

/**
 * Whether a sum goes on with discounts said before it: "a year 15 % off, two years 20 %", "another 3 % for pick-up".
 */
function continuesDiscount(said: Discount, move: MoneyMove, discounts: readonly Place[]): boolean {
  if (move !== 'unsaid') return false;
  return followsDiscount(said, discounts);
}

/** Whether a discount, by its words, was said right before. */
export const followsDiscount = (said: Discount, discounts: readonly Place[]): boolean =>
  discounts.some(({ quote, end }) => end <= said.start && said.start - end <= BEFORE && moneyMove(quote) === 'off');

/** The same words as what the buyer pays on top; null where nothing says for what. */
function asCharge(said: Discount, sum: Sum, figures: readonly SaidFigure[]): PlacedStatement | null {
  if (said.kind !== 'trade') return null;
  const figure = namesWholeDeal(said.condition) ? figures.find((one) => isIn(one, said)) : undefined;
  const what = (figure && said.quote.split(figure.quote)[0]?.trim()) || said.condition;
  const per = 'amount' in sum && !eachUnit(said.quote) ? 'deal' : 'unit';
  return { kind: 'charge', what, figure: sum, per, ...placeOf(said) };
}

/**
 * "30% in advance, 70% before shipment": shares of one description that stand close together and make up the whole say
 * when it is paid, and take nothing off.
 */
export function splitsPayment(said: PlacedStatement, figures: readonly SaidFigure[]): boolean {
  const own = figures.find((one) => one.kind === 'percent' && isIn(one, said));
  if (own === undefined || moneyMove(said.quote) === 'off') return false;
  const shares = figures.filter(
    (one) => one.kind === 'percent' && one.value > 0 && Math.abs(one.start - own.start) <= BEFORE,
  );
  const at = shares.indexOf(own);
  for (let from = 0; from <= at; from += 1)
    for (let to = at + 1; to <= shares.length; to += 1)
      if (to - from > 1 && shares.slice(from, to).reduce((sum, { value }) => sum + value, 0) === 100) return true;
  return false;
}

/** A deposit moves no money of the deal: it is told. */
export const depositAt = (place: Place): PlacedStatement => ({
  kind: 'fact',
  words: isUnspaced(place.quote) ? ['定金', '押金', '订金'] : ['deposit'],
  ...place,
});

/**
 * More is never less: a sum that words put on a price is no discount. Where they surely do, it is a charge; where they
 * may, it is a charge until the seller answers. Where it is said behind a discount ("10 % off for a year, 5 % extra for
 * two"), or no word says which way it goes, the discount is the likelier reading, and nothing goes live unanswered.
 */
export const ruleOutAdditions: Law = (statements, { figures }) => {
  const discounts = statements.filter((said) => isDiscount(said) || said.kind === 'floor_off');
  const list = saidAbout(statements, 'list')[0]?.price ?? 0;
  const paidGifts = saidAbout(statements, 'gift').filter(({ cost, quote }) => cost && moneyMove(quote) === 'on');
  return [
    ...paidGifts.map(giftDoubt),
    ...statements.filter(isDiscount).flatMap((said): Doubt[] => {
      const sum = sumOf(said, list);
      const move = moneyMove(said.quote);
      if (sum === null || move === 'off' || (move === 'unsaid' && (said.kind !== 'trade' || isPrice(said)))) return [];
      if (continuesDiscount(said, move, discounts)) return [];
      if (move === 'deposit')
        return [doubtOf(said, sum, [{ id: 'not_part', args: [], reread: replacing(said, depositAt(placeOf(said))) }])];
      if (splitsPayment(said, figures))
        return [doubtOf(said, sum, [{ id: 'not_part', args: [], reread: replacing(said, factOf(placeOf(said))) }])];
      const charge = asCharge(said, sum, figures);
      const none = notPart(said);
      const discount: DoubtChoice = { id: 'discount', args: [], reread: asRead };
      const paid: DoubtChoice[] = charge ? [{ id: 'charge', args: [], reread: replacing(said, charge) }] : [];
      const soft = (goesOn(said.quote) || isDeed(said)) && !paysFor(said.quote);
      const likely = move === 'unsaid' || (soft && followsDiscount(said, discounts));
      if (move === 'unsaid' && !isDeed(said)) return [doubtOf(said, sum, [none, discount, ...paid])];
      if (likely) return [{ ...doubtOf(said, sum, [discount, ...paid, none]), severity: 'error' }];
      return [doubtOf(said, sum, move === 'on' ? [...paid, none].slice(0, 1) : [...paid, none, discount])];
    }),
  ];
};

/** What the buyer pays on top is no gift, whatever it costs the seller. */
function giftDoubt(said: PlacedOf<'gift'>): Doubt {
  const figure = { amount: said.cost ?? 0 };
  const paid: PlacedStatement = {
    kind: 'charge',
    what: said.what,
    figure,
    per: eachUnit(said.quote) ? 'unit' : 'deal',
    ...placeOf(said),
  };
  return {
    kind: 'adds_or_takes_off',
    path: '/terms',
    place: placeOf(said),
    args: [said.quote],
    severity: 'warning',
    stake: figure.amount,
    choices: [{ id: 'charge', args: [], reread: replacing(said, paid) }],
  };
}

function doubtOf(said: Discount, sum: Sum, choices: readonly DoubtChoice[]): Doubt {
  const stake = 'amount' in sum ? sum.amount : sum.share;
  const path = said.kind === 'grant' ? '/grants' : said.kind === 'break' ? '/quantity' : '/terms';
  return {
    kind: 'adds_or_takes_off',
    path,
    place: placeOf(said),
    args: [said.quote],
    severity: 'warning',
    stake,
    choices,
    lapsed: TOGETHER,
  };
}

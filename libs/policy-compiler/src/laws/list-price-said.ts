import type { Place, PlacedOf, PlacedStatement, SaidFigure } from '@svc/plain-words';
import { isUnspaced, moneyMove, namesAskingPrice, namesOtherPrice, saidAbout, wordsAround } from '@svc/plain-words';
import { LEAST } from './roles/least-chances.js';
import { unreadSums } from './unread-figures.js';
import type { Doubt, DoubtChoice, Law, LawContext } from '../questions/doubt.js';
import { unused } from '../questions/doubt.js';

/** A sum that may be the list price: read as one, or read as nothing. */
interface Candidate extends Place {
  price: number;
}

const CHOICES = ['first_price', 'second_price', 'third_price'] as const;

const isListed = ({ price }: PlacedOf<'list'>): boolean => price > 0;

/** A price that no word calls one and that only stands beside a condition may be the list price itself. */
const isImplied = (said: PlacedStatement): said is PlacedOf<'break'> | PlacedOf<'trade'> | PlacedOf<'grant'> =>
  (said.kind === 'break' || said.kind === 'trade' || said.kind === 'grant') &&
  said.figure !== null &&
  'to_price' in said.figure &&
  said.figure.implied === true;

/** Of two lowest prices the higher may be what is asked. */
const otherFloors = (statements: readonly PlacedStatement[]): PlacedOf<'floor'>[] => {
  const floors = saidAbout(statements, 'floor');
  const lowest = Math.min(...floors.map(({ price }) => price));
  return floors.filter(({ price }) => price > lowest);
};

/** Sums that may be the price, in the order of the description; bare numbers only where the language writes so. */
function candidates(statements: readonly PlacedStatement[], { figures, setting }: LawContext): Candidate[] {
  const points = [...setting.description];
  const around = (figure: SaidFigure): Place => wordsAround(points, figure);
  const sums = unreadSums(statements, figures, setting.description).map((figure) => ({
    price: figure.value,
    bare: figure.kind !== 'money',
    ...around(figure),
  }));
  const money = sums.filter(({ bare, quote }) => !bare || isUnspaced(quote));
  const read: Candidate[] = [
    ...saidAbout(statements, 'list').filter(isListed),
    ...otherFloors(statements),
    ...statements.filter(isImplied).map(({ figure, quote, start, end }) => ({
      price: figure !== null && 'to_price' in figure ? figure.to_price : 0,
      quote,
      start,
      end,
    })),
  ];
  return [...money, ...read]
    .map(({ price, quote, start, end }) => ({ price, quote, start, end }))
    .sort((left, right) => left.start - right.start);
}

const covers = (outer: Pick<Place, 'start' | 'end'>, inner: Pick<Place, 'start' | 'end'>): boolean =>
  outer.start <= inner.start && outer.end >= inner.end;

/** Takes one sum for the list price: what else was read as one, or was told with it, is left aside. */
function taking(one: Candidate): DoubtChoice['reread'] {
  return (statements) => {
    const rest = statements
      .filter(({ kind, ...place }) => !(kind === 'fact' && (covers(place, one) || covers(one, place))))
      .filter((said) => !(said.kind === 'floor' && said.price === one.price && covers(said, one)))
      .map((said) => (said.kind === 'list' || (isImplied(said) && covers(said, one)) ? unused(said) : said))
      .filter((said) => !(said.kind === 'not_understood' && covers(one, said)));
    const { price, quote, start, end } = one;
    const unit = saidAbout(statements, 'list').find((said) => said.price === price)?.unit ?? null;
    return [...rest, { kind: 'list', price, strength: 'strong', unit, quote, start, end }];
  };
}

/**
 * The price is said first, or is called one. Where a sum stands before the one that was read as the list price, and no
 * word calls that one the price, or where none was read at all, the seller is asked which it is.
 */
export const askWhichPrice: Law = (statements, context) => {
  const lists = saidAbout(statements, 'list').filter(isListed);
  if (lists.some(({ quote, only }) => only === true || namesAskingPrice(quote))) return [];
  const read = lists.find(({ strength }) => strength === 'strong') ?? lists[0];
  const floor = Math.min(...saidAbout(statements, 'floor').map(({ price }) => price), Infinity);
  const all = candidates(statements, context).filter(
    ({ price }, at, every) =>
      (floor === Infinity || price >= floor) && every.findIndex((other) => other.price === price) === at,
  );
  const [first] = all;
  const before = first && !(read && (first.price === read.price || first.start >= read.start));
  // Two that words call the price contradict each other: that is told as it stands.
  const named = lists.filter(({ strength }) => strength === 'strong');
  const most = Math.max(read?.price ?? 0, ...volumePrices(statements)) * DEARER;
  const dearer = read && named.length < 2 ? all.filter((one) => isDearer(one, read, most)) : [];
  if (!first || (!before && dearer.length === 0)) return [];
  const leads = dearer.length === 0 && all.every(({ price }) => price <= Math.max(...volumePrices(statements)));
  if (isTable(statements) && leads) return [];
  const shown = before ? all.slice(0, CHOICES.length) : firstAndDearest(dearer);
  if (read && !shown.some(({ price }) => price === read.price)) shown.splice(Math.min(2, shown.length), 1, read);
  const choices = shown.map(choiceOf(context));
  const safe = dearest(shown, read, before ? first.price * DEARER : most);
  const safest = shown.indexOf(shown.find((one) => one.price > safe.price && isLikely(one, context)) ?? safe);
  // Where words put every other sum on top, nothing is left to ask.
  const ruled = shown.length > 1 && shown.filter(({ quote }) => moneyMove(quote) !== 'on').length === 1;
  return [
    {
      kind: 'which_price',
      path: '/list_price',
      place: before ? first : (dearer[0] ?? first),
      args: [],
      severity: 'error',
      stake: Math.max(...all.map(({ price }) => price)),
      choices: [
        ...choices.slice(safest, safest + 1),
        ...choices.filter((_, at) => at !== safest && !ruled),
        ...(shown.length === 1 ? [NONE] : []),
      ],
    } satisfies Doubt,
  ];
};

/** Rows of prices by volume, of which the smallest order pays the list price. */
const isTable = (statements: readonly PlacedStatement[]): boolean =>
  saidAbout(statements, 'break').some(({ upTo, figure }) => upTo !== undefined && 'to_price' in figure);

/** The first of several and the dearest. */
function firstAndDearest(dearer: readonly Candidate[]): Candidate[] {
  const [first] = dearer;
  const last = dearer.reduce<Candidate | undefined>(
    (left, right) => (left && left.price >= right.price ? left : right),
    undefined,
  );
  return [...new Set([first, last])].filter((one) => one !== undefined);
}

/** What one costs in a volume is no more than the price of one alone. */
const volumePrices = (statements: readonly PlacedStatement[]): number[] =>
  saidAbout(statements, 'break').flatMap(({ figure, from }) =>
    'to_price' in figure && from > 1 ? [figure.to_price] : [],
  );

/** So much dearer at most is another price of the same thing; what is dearer still is a sum of several. */
const DEARER = 2;

/** A price of the same thing above the one that was read: words neither put it on top nor call it another price. */
const isDearer = ({ price, quote }: Candidate, read: PlacedOf<'list'>, most: number): boolean =>
  price > read.price && price <= most && ['unsaid', 'off'].includes(moneyMove(quote)) && !namesOtherPrice(quote);

/** Whether the model of sums finds it likelier than not that a sum is the asking price. */
const isLikely = ({ price, ...place }: Candidate, { figures, roles }: LawContext): boolean =>
  figures.some((figure) => figure.value === price && covers(place, figure) && roles.chances(figure).list >= LEAST.list);

/**
 * Until answered the dearest is taken that no words put on top, or a dearer one that is likely the price: nothing can
 * be signed below what is asked.
 */
function dearest(shown: readonly Candidate[], read: PlacedOf<'list'> | undefined, most: number): Candidate {
  const prices = shown.filter(
    ({ price, quote }) =>
      ['unsaid', 'off'].includes(moneyMove(quote)) &&
      (price <= most || (read?.strength === 'strong' && price === read.price)),
  );
  const of = prices.length > 0 ? prices : shown;
  return of.reduce((left, right) => (right.price > left.price ? right : left));
}

const choiceOf =
  ({ money }: LawContext) =>
  (one: Candidate, at: number): DoubtChoice => ({
    id: CHOICES[at] ?? 'third_price',
    args: [money(one.price), one.quote],
    reread: taking(one),
  });

const NONE: DoubtChoice = { id: 'no_price', args: [], reread: (statements) => [...statements] };

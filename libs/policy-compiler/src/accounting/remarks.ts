import type { Place, PlacedStatement, Reading, SaidFigure } from '@svc/plain-words';
import {
  confirmsName,
  countsBeyond,
  hasSharedSign,
  labelsPrice,
  mayBeOtherYuan,
  saidAbout,
  saysWhichDollar,
  timePlaces,
  unsureReadings,
  wordsLeft,
} from '@svc/plain-words';
import type { Assembly } from '../assemble/draft.js';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';
import type { OpenDoubt, Settled } from '../questions/doubt.js';
import { placesOf } from '../questions/doubt.js';
import { notUsed } from './not-used.js';

/** What remarks are told from. */
export interface Read {
  reading: Reading;
  settled: Settled;
  /** The questions that are asked at once. */
  asked: readonly OpenDoubt[];
  /** What the words around its figure hardly bear out. */
  doubted: readonly PlacedStatement[];
  /** The figures that are in no part of the policy. */
  unused: readonly SaidFigure[];
  /** What the seller has put right. */
  mended: readonly Place[];
  /** Nobody said beside the description which currency is meant. */
  assumed: boolean;
}

/** Words with what they were read as. */
type Spot = readonly [quote: string, as: string];

/** What stands in none of these places. */
function outside<Said extends Place>(said: readonly Said[], places: readonly Place[]): Said[] {
  return said.filter(({ start, end }) => !places.some((place) => start >= place.start && end <= place.end));
}

/** Figures in the words of a charge that say again how many it includes, and the "one" of "every further one". */
function includedIn(statements: readonly PlacedStatement[], figures: readonly SaidFigure[]): SaidFigure[] {
  const charges = saidAbout(statements, 'charge').filter(countsBeyond);
  return figures.filter(({ value, start, end }) =>
    charges.some(
      ({ per, ...said }) =>
        start >= said.start && end <= said.end && [1, typeof per === 'object' && per.included].includes(value),
    ),
  );
}

/** Remarks, figures and words that are no part of the policy. */
function leftAside(assembly: Assembly, { reading, settled, asked, unused, mended }: Read): string[] {
  const { description } = assembly;
  const { statements } = settled;
  // A figure in words that the seller has put right gave way to another.
  const told = [
    ...asked.flatMap(({ doubt }) => placesOf(doubt)),
    ...mended,
    ...includedIn(statements, reading.figures),
  ];
  const places = notUsed(description, statements, outside(unused, told));
  const cited = [...assembly.places.values()].flat();
  // A time that a used sum is paid for is the period of the policy.
  const times = assembly.draft.period ? timePlaces(description, outside(reading.figures, unused)) : [];
  const words = wordsLeft(description, statements, cited, [...told, ...places, ...times], reading.figures);
  // What names the thing is in the policy, whatever else was looked for in it.
  const isName = ({ quote }: Place): boolean => quote.trim() === assembly.draft.name;
  return [...places, ...words]
    .filter((place) => !isName(place))
    .sort((one, other) => one.start - other.start)
    .map(({ quote }) => quote);
}

/**
 * A bare `$` is a sign of many currencies, `¥` of two, and 元 is also the dollar of Taiwan and Hong Kong: which was
 * taken is told at the first sum that has it.
 */
function assumedSign({ draft, description }: Assembly, { reading, assumed }: Read): Spot[] {
  const { currency } = draft;
  const shared = (quote: string): boolean =>
    currency === 'USD' ? hasSharedSign(quote) : currency === 'CNY' && mayBeOtherYuan(quote, description);
  const first = reading.figures.find((figure) => figure.currency === currency && shared(figure.quote));
  const said = !assumed || (currency === 'USD' && saysWhichDollar(description));
  return said || !first || currency === undefined ? [] : [[first.quote, currency]];
}

/** What was read by the shape of its words alone, and what is asked only after other answers. */
function unsure(assembly: Assembly, { asked, doubted, reading, settled, mended }: Read): Spot[] {
  const { statements, open } = settled;
  const { figures } = reading;
  const places = [...asked.flatMap(({ doubt }) => placesOf(doubt)), ...mended];
  const later = open
    .filter((one) => !asked.includes(one))
    .flatMap(({ doubt }) => placesOf(doubt).map((place) => ({ ...place, kind: 'open' })));
  const shaped: readonly PlacedStatement[] = [
    ...new Set([...unsureReadings(statements, figures), ...doubted, ...statements.filter((said) => 'likely' in said)]),
  ];
  const named = saidAbout(statements, 'name').filter(
    (name) =>
      !shaped.includes(name) &&
      (labelsPrice([...assembly.description], name) ||
        saidAbout(statements, 'charge').some(({ start, end }) => start <= name.start && name.end <= end) ||
        (name.quote === name.name && !confirmsName(assembly.description, name, figures))),
  );
  return [...outside([...shaped, ...named], [...places, ...later]), ...later]
    .sort((one, other) => one.start - other.start)
    .map(({ quote, kind }): Spot => [quote, kind]);
}

/**
 * Tells once, in one notice, what is no part of the policy and what was read by its shape alone, each with its words.
 * It is `not_used` where something was left aside, else `reading_unsure`.
 */
export function remarksOf(assembly: Assembly, read: Read): Finding[] {
  const [left, shaped] = [leftAside(assembly, read), unsure(assembly, read)];
  // A bare dollar sign alone raises no notice: the summary names the currency.
  const isTold = left.length + shaped.length > 0 || assembly.draft.currency === 'CNY';
  const spots = isTold ? [...shaped, ...assumedSign(assembly, read)] : [];
  const only = (quotes: readonly string[]): string | null => (quotes.length === 1 ? (quotes[0] ?? null) : null);
  if (left.length > 0) return [finding('notUsed', '', [left, spots], only(left))];
  return spots.length > 0 ? [finding('readingUnsure', '', [spots], only(spots.map(([quote]) => quote)))] : [];
}

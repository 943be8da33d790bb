import { sumsOf, unpackWeights } from '@svc/language';
import type { SaidFigure } from '../text/said-figures.js';
import { SUM_WEIGHTS } from './phrases/sum-weights.js';
import { wasPaid } from './sum-clause.js';
import { besideList, sumFeatures, surroundingsOf } from './sum-features.js';

/**
 * What a figure of a description may be for: the asking price of one; the lowest price; what the buyer pays on top;
 * a price or money off from a volume on, for something that a buyer does, or for what a buyer is; the asking price of
 * another version or season; the least and the most that can be ordered; the count from which a volume price holds; or
 * none of these (a measure, a deposit, what was once paid).
 */
export const SUM_ROLES = [
  'list',
  'floor',
  'charge',
  'volume',
  'deed',
  'buyers',
  'other',
  'least',
  'most',
  'from',
  'none',
] as const;
export type SumRole = (typeof SUM_ROLES)[number];

/** The classes of the model: the roles, and whether what is paid on top is paid for each unit. */
export const SUM_CLASSES = [...SUM_ROLES, 'each'] as const;

/** How likely a figure is for each, 0 to 1 and 1 in all. */
export type SumChances = Readonly<Record<SumRole, number>>;

/** How likely a figure is no sum of the deal: it counts something, or is none of it. */
export const noSum = ({ least, most, from, none }: Pick<SumChances, 'least' | 'most' | 'from' | 'none'>): number =>
  least + most + from + none;

/** What the figures of a description are for, taken together. */
export interface SumReading {
  /** The asking price, or null where no figure may be it. */
  list: SaidFigure | null;
  /** How likely it is the asking price beside the other figures that may be, 0 to 1. */
  sure: number;
  /** What a figure may be for, if that is the asking price. */
  chances(figure: SaidFigure): SumChances;
  /** How likely a figure, if it is paid on top, is paid for each unit and not once an order, 0 to 1. */
  each(figure: SaidFigure): number;
}

const WEIGHTS = unpackWeights(SUM_WEIGHTS);
const LIST = SUM_ROLES.indexOf('list');
const EACH = SUM_CLASSES.indexOf('each');
/** So many figures at most are tried as the asking price. */
const CANDIDATES = 5;

/** A figure with the sums of the weights of what stands around it, a sum for each role. */
interface Weighed {
  figure: SaidFigure;
  sums: readonly number[];
}

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

function normalised(sums: readonly number[]): SumChances {
  const chances = SUM_ROLES.map((_, at) => logistic(sums[at] ?? 0));
  const all = chances.reduce((one, other) => one + other, 0);
  return Object.fromEntries(SUM_ROLES.map((role, at) => [role, (chances[at] ?? 0) / all])) as Record<SumRole, number>;
}

/** What a figure is for where the asking price is known. */
function chancesBeside({ figure, sums }: Weighed, list: number): SumChances {
  const beside = WEIGHTS.get(besideList(figure, list)) ?? [];
  const other = figure.kind === 'percent' || figure.value !== list;
  return normalised(sums.map((sum, at) => (at !== LIST ? sum + (beside[at] ?? 0) : other ? -Infinity : sum)));
}

/** How well one asking price explains all figures: the logarithm of the chances of what each is then likeliest for. */
function explains(list: Weighed, all: readonly Weighed[]): number {
  const { value } = list.figure;
  return all.reduce(
    (sum, one) => {
      if (one.figure.kind !== 'percent' && one.figure.value === value) return sum;
      const { list: _, ...others } = chancesBeside(one, value);
      return sum + Math.log(Math.max(...Object.values(others)));
    },
    Math.log(logistic(list.sums[LIST] ?? 0)),
  );
}

/**
 * What the figures of a description are for, by a linear model over the words around each and its size beside the
 * others: the asking price is the sum that explains all figures best. It reads no figure: how much a sum is stays what
 * the words say.
 * @param points the code points of the description
 * @param figures every figure of the description, in the order of its places
 * @example readSums([...'Bike $500, I stop at $420'], figures).chances(the420).floor // 0.9
 */
export function readSums(points: readonly string[], figures: readonly SaidFigure[]): SumReading {
  const around = surroundingsOf(points, figures);
  const weighed = figures
    .filter(({ kind }) => kind !== 'code')
    .map((figure): Weighed => ({
      figure,
      sums: sumsOf(WEIGHTS, SUM_CLASSES.length, sumFeatures(figure, around)),
    }));
  const scored = weighed
    .filter(({ figure: { kind, value } }) => (kind === 'money' || kind === 'number') && value > 0)
    .filter(({ figure }) => !wasPaid(points, figure, figures))
    .sort((one, other) => (other.sums[LIST] ?? 0) - (one.sums[LIST] ?? 0))
    .slice(0, CANDIDATES)
    .map((list) => ({ list, score: explains(list, weighed) }))
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  const each = (figure: SaidFigure): number => logistic(weighed.find((one) => one.figure === figure)?.sums[EACH] ?? 0);
  if (best === undefined) return { list: null, sure: 0, chances: () => normalised([]), each };
  const { value } = best.list.figure;
  const all = scored.reduce((sum, { list, score }) => {
    const same = list !== best.list && list.figure.value === value;
    return same ? sum : sum + Math.exp(score - best.score);
  }, 0);
  const known = new Map(weighed.map((one) => [one.figure, chancesBeside(one, value)]));
  return {
    list: best.list.figure,
    sure: logistic(best.list.sums[LIST] ?? 0) / all,
    chances: (figure) => known.get(figure) ?? normalised([]),
    each,
  };
}

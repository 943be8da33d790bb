import type { PlacedOf, PlacedStatement, SaidFigure, SumReading, SumRole } from '@svc/plain-words';
import { LEAST } from './least-chances.js';
import { isIn } from '../unread-figures.js';

/** A statement that says what one figure is for. */
export type MoneySaid = PlacedStatement & { kind: 'trade' | 'charge' | 'break' | 'grant' | 'list' | 'floor' };

/** The roles that a statement may give its figure; a volume and a deed are told apart by other laws. */
const ROLES_OF: Readonly<Record<MoneySaid['kind'], readonly SumRole[]>> = {
  list: ['list'],
  floor: ['floor'],
  charge: ['charge'],
  trade: ['deed', 'buyers', 'volume'],
  break: ['deed', 'buyers', 'volume'],
  grant: ['deed', 'buyers', 'volume'],
};

/** Whether a statement is about money that a role can be weighed for. */
export const isMoneySaid = (said: PlacedStatement): said is MoneySaid => Object.hasOwn(ROLES_OF, said.kind);

/** Whether a figure says so much off, or so much on top. */
const isShare = ({ kind, value, shareOff }: SaidFigure, share: number): boolean =>
  (kind === 'percent' && Math.abs(Math.abs(value) / 100 - share) < 1e-9) ||
  (shareOff !== null && Math.abs(shareOff - share) < 1e-9);

/** The figure that a statement was read from, or undefined where its words hold none of its size. */
export function figureOf(
  said: MoneySaid | PlacedOf<'floor_off'>,
  figures: readonly SaidFigure[],
): SaidFigure | undefined {
  const given = 'price' in said ? { amount: said.price } : said.figure;
  if (given === null) return undefined;
  const able = figures.filter((figure) => {
    if (!isIn(figure, said)) return false;
    if ('share' in given) return isShare(figure, given.share);
    return figure.kind !== 'percent' && figure.value === ('to_price' in given ? given.to_price : given.amount);
  });
  // Of a wait of twenty days and 20 off, the money is what was read.
  return able.find(({ kind }) => kind === 'money') ?? able[0];
}

/** A reading of a figure beside what the words around the figure make of it. */
export interface WeighedReading {
  figure: SaidFigure;
  /** How likely the figure is for what it was read as, 0 to 1. */
  own: number;
  /** What it is likeliest for, and how likely. */
  likeliest: SumRole;
  chance: number;
  /** Whether it was read as what it is likeliest for. */
  agrees: boolean;
}

/** From this chance on a figure is the lowest price, and no dearer one is. */
const SURELY_FLOOR = 0.9;

/** How likely a figure is for what a statement says, or null where the statement holds no figure of its own. */
export function weighReading(
  said: MoneySaid,
  figures: readonly SaidFigure[],
  roles: SumReading,
): WeighedReading | null {
  const figure = figureOf(said, figures);
  if (figure === undefined) return null;
  const chances = roles.chances(figure);
  const [likeliest, chance] = likeliestOf(chances);
  // The first row of a table may be the asking price: "1-99: $10".
  const row: readonly SumRole[] = said.kind === 'break' && said.upTo !== undefined ? ['list'] : [];
  const mine = [...ROLES_OF[said.kind], ...row];
  const sum = mine.reduce((total, role) => total + chances[role], 0);
  // There is one lowest price: a sum above another that surely is it is for something else.
  const floors = figures.some((other) => other.value < figure.value && roles.chances(other).floor >= SURELY_FLOOR);
  const own = floors && !mine.includes('floor') ? sum / Math.max(sum, 1 - chances.floor) : sum;
  return { figure, own, likeliest, chance, agrees: mine.includes(likeliest) };
}

/** Whether a sum is likely the price where none was read: it lies above the lowest price, which is never the price. */
export const isOnlyPrice = (figure: SaidFigure, statements: readonly PlacedStatement[], roles: SumReading): boolean => {
  const floors = statements.flatMap((said) => (said.kind === 'floor' ? [said.price] : []));
  const isRead = statements.some(({ kind }) => kind === 'list' || kind === 'break');
  return (
    !isRead && floors.length > 0 && figure.value > Math.max(...floors) && roles.chances(figure).list >= LEAST.onlyList
  );
};

/** The statements about money for which the words around their figure hardly speak: they are pointed at. */
export const hardlyRead = (
  statements: readonly PlacedStatement[],
  figures: readonly SaidFigure[],
  roles: SumReading,
): PlacedStatement[] =>
  statements.filter((said) => isMoneySaid(said) && (weighReading(said, figures, roles)?.own ?? 1) < LEAST.unchecked);

/** The likeliest role. */
export const likeliestOf = (chances: Readonly<Record<SumRole, number>>): [SumRole, number] =>
  (Object.entries(chances) as [SumRole, number][]).reduce((left, right) => (right[1] > left[1] ? right : left));

import { commasForBlanks, readDescription, type SaidFigure } from '@svc/plain-words';
import { besideList, sumFeatures, surroundingsOf } from '../../libs/plain-words/src/certainty/sum-features.js';
import type { SUM_CLASSES, SumRole } from '../../libs/plain-words/src/certainty/sum-model.js';
import type { Example } from '../fit-linear.js';
import { developmentRows } from './development-rows.js';
import { ownDescriptions } from './own-descriptions.js';
import type { Money, Row, Truth } from './truth.js';

type SumClass = (typeof SUM_CLASSES)[number];

/** What an unmarked number may be where counts are not marked. */
const UNMARKED: readonly SumClass[] = ['least', 'most', 'from', 'none'];

export interface LabelledSum extends Example {
  open: ReadonlySet<string>;
  role: SumRole;
  language: 'en' | 'zh';
  description: string;
  figures: readonly SaidFigure[];
  at: number;
  points: readonly string[];
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(other));

const has = (figure: SaidFigure, money: Money | undefined, list: number | undefined): boolean => {
  if (money === undefined) return false;
  const { value, kind, shareOff } = figure;
  if (money.amount !== undefined) return kind !== 'percent' && near(value, money.amount);
  if (money.share !== undefined)
    return (
      (kind === 'percent' && near(Math.abs(value) / 100, money.share)) ||
      (shareOff !== null && near(shareOff, money.share))
    );
  return (
    money.to_price !== undefined &&
    kind !== 'percent' &&
    (near(value, money.to_price) || (list !== undefined && near(list - value, money.to_price)))
  );
};

/** What a figure is for by the truth of its description; several where the truth leaves it open. */
function rolesBy(figure: SaidFigure, truth: Truth): SumRole[] {
  const { list_price: list, floor_price: floor, free_discount: free, options = [], breaks = [], grants = [] } = truth;
  const roles: SumRole[] = [];
  const plain = figure.kind !== 'percent';
  if (plain && list !== undefined && near(figure.value, list)) roles.push('list');
  if (plain && floor !== undefined && near(figure.value, floor)) roles.push('floor');
  if (!plain && floor !== undefined && list !== undefined && near(list * (1 - Math.abs(figure.value) / 100), floor))
    roles.push('floor');
  if (options.some(({ charge }) => has(figure, charge, undefined))) roles.push('charge');
  const given = (items: { gives?: Money; unlocks?: Money }[]): boolean =>
    items.some(({ gives, unlocks }) => has(figure, gives, list) || has(figure, unlocks, list));
  if (
    breaks.some(
      ({ from, gives, unlocks }) =>
        has(figure, gives, list) ||
        has(figure, unlocks, list) ||
        (gives?.to_price !== undefined && plain && near(figure.value / from, gives.to_price)),
    )
  )
    roles.push('volume');
  if (given(options)) roles.push('deed');
  if (given(grants)) roles.push('buyers');
  const counts = figure.kind === 'number' || figure.kind === 'count';
  if (counts && truth.quantity?.min !== undefined && near(figure.value, truth.quantity.min)) roles.push('least');
  if (counts && truth.quantity?.max !== undefined && near(figure.value, truth.quantity.max)) roles.push('most');
  if (counts && breaks.some(({ from }) => near(figure.value, from))) roles.push('from');
  const above = plain && list !== undefined && figure.value > list;
  if (above && options.some(({ charge }) => charge?.amount !== undefined && near(figure.value - list, charge.amount)))
    roles.push('other');
  // A discount for nothing is none of the roles.
  if (
    free !== undefined &&
    list !== undefined &&
    free > 0 &&
    (near(figure.value, free) || near(figure.value / 100, free) || near(list - figure.value, free))
  )
    return [];
  return roles.length === 0 ? ['none'] : roles;
}

/** What a figure is for, whether it is paid for each unit, and what is not known of it. */
interface Label {
  role: SumRole;
  each?: boolean;
  open?: readonly SumClass[];
}

function labelled(
  { id, description, language }: Pick<Row, 'id' | 'description' | 'language'>,
  figures: readonly SaidFigure[],
  list: number | null,
  labelOf: (figure: SaidFigure) => Label | null,
): LabelledSum[] {
  const points = [...commasForBlanks(description)];
  const around = surroundingsOf(points, figures);
  return figures.flatMap((figure) => {
    // What has no one value is nobody's price, count or discount: nothing is learned of it.
    if (figure.kind === 'code' || figure.unclear) return [];
    const label = labelOf(figure);
    if (label === null) return [];
    const { role, each, open = [] } = label;
    return [
      {
        role,
        language,
        description: id,
        features: [...sumFeatures(figure, around), ...(list === null ? [] : [besideList(figure, list)])],
        figures,
        at: figures.indexOf(figure),
        points,
        classes: new Set<SumClass>(each === true ? [role, 'each'] : [role]),
        open: new Set<SumClass>(each === undefined ? [...open, 'each'] : open),
        weight: 1,
      },
    ];
  });
}

/** Whether a figure is a charge that is paid for each unit, where the truth of its description says so. */
function eachBy(figure: SaidFigure, { options = [] }: Truth): boolean | undefined {
  const per = options.find(({ charge }) => charge?.amount !== undefined && has(figure, charge, undefined))?.charge_per;
  return per === undefined ? undefined : per === 'unit';
}

export const developmentSums = (folder: URL, sets: readonly string[]): LabelledSum[] =>
  developmentRows(folder, sets).flatMap((row) => {
    const { truth } = row;
    if (truth.list_price === undefined) return [];
    const open: SumClass[] = [
      ...(truth.quantity === undefined ? (['least', 'most'] as const) : []),
      ...(truth.breaks === undefined ? (['from'] as const) : []),
    ];
    const { figures } = readDescription(row.description, { language: row.language });
    return labelled(row, figures, truth.list_price, (figure) => {
      const [role, ...others] = rolesBy(figure, truth);
      return role === undefined || others.length > 0 ? null : { role, each: eachBy(figure, truth), open };
    });
  });

const LETTERS: Readonly<Record<string, SumRole>> = {
  l: 'list',
  f: 'floor',
  x: 'charge',
  q: 'volume',
  v: 'deed',
  w: 'buyers',
  a: 'other',
  k: 'none',
  p: 'none',
  m: 'least',
  t: 'most',
  b: 'from',
};

/** The sums of marked descriptions of our own. */
export const ownSums = (folder: URL): LabelledSum[] =>
  ownDescriptions(folder).flatMap((own) => {
    const { language, description, marks, tellsCounts, tellsEach } = own;
    const priced = marks.find(({ letter }) => letter === 'l');
    const { figures } = readDescription(description, { language });
    const list = priced && figures.find(({ start, end }) => start < priced.end && end > priced.start);
    return labelled(own, figures, list?.value ?? null, ({ start, end, kind }): Label => {
      const letter = marks.find((mark) => mark.start < end && mark.end > start)?.letter;
      const role = LETTERS[letter?.charAt(0) ?? ''] ?? 'none';
      const each = role === 'charge' && tellsEach && kind !== 'percent' ? letter === 'xu' : undefined;
      const counts = !tellsCounts && letter === undefined && (kind === 'number' || kind === 'count');
      return { role, ...(each === undefined ? {} : { each }), ...(counts ? { open: UNMARKED } : {}) };
    });
  });

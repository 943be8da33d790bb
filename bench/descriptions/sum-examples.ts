import { readdirSync, readFileSync } from 'node:fs';
import { readDescription, type SaidFigure } from '@svc/plain-words';
import { besideList, sumFeatures } from '../../libs/plain-words/src/certainty/sum-features.js';
import type { SumRole } from '../../libs/plain-words/src/certainty/sum-model.js';
import type { Example } from '../fit-linear.js';
import { developmentRows } from './clause-examples.js';
import type { Money, Truth } from './truth.js';

export interface LabelledSum extends Example {
  role: SumRole;
  language: 'en' | 'zh';
  description: string;
  source: 'own' | 'development';
  quote: string;
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

function labelled(
  description: string,
  id: string,
  language: 'en' | 'zh',
  source: LabelledSum['source'],
  list: number | null,
  roleOf: (figure: SaidFigure) => SumRole | null,
): LabelledSum[] {
  const { figures } = readDescription(description, { language });
  const points = [...description];
  return figures.flatMap((figure) => {
    if (figure.kind === 'code') return [];
    const role = roleOf(figure);
    if (role === null) return [];
    return [
      {
        role,
        language,
        description: id,
        source,
        quote: points.slice(Math.max(0, figure.start - 30), figure.end + 30).join(''),
        features: [...sumFeatures(points, figure, figures), ...(list === null ? [] : [besideList(figure, list)])],
        figures,
        at: figures.indexOf(figure),
        points,
        classes: new Set([role]),
        weight: 1,
      },
    ];
  });
}

export const developmentSums = (folder: URL, sets?: readonly string[]): LabelledSum[] =>
  developmentRows(folder, sets).flatMap(({ id, description, language, truth }) =>
    truth.list_price === undefined
      ? []
      : labelled(description, id, language, 'development', truth.list_price, (figure) => {
          const roles = rolesBy(figure, truth);
          return roles.length === 1 ? (roles[0] ?? null) : null;
        }),
  );

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
};

/** Marked descriptions of our own. */
export function ownSums(folder: URL): LabelledSum[] {
  const files = readdirSync(folder).filter((name) => /^own-(?:sums|offers)-/.test(name));
  return files.sort().flatMap((name) => {
    const language = name.endsWith('-zh.txt') ? 'zh' : 'en';
    return readFileSync(new URL(name, folder), 'utf8')
      .split(/\n\s*\n/u)
      .flatMap((block, at) => {
        const lines = block
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith('#'))
          .map((line) => line.slice(2).replace(/[[\]]/gu, ''));
        let text = '';
        const marks: { start: number; end: number; role: SumRole }[] = [];
        for (const [row, line] of lines.entries()) {
          if (row > 0)
            text += language === 'zh' && at % 2 === 0 ? '' : at % 3 === 0 ? '\n' : language === 'zh' ? '' : ' ';
          for (const part of line.split(/([{<][^{}<>|]*\|[a-z][}>])/u)) {
            const mark = /^[{<]([^{}<>|]*)\|([a-z])[}>]$/u.exec(part);
            if (!mark) {
              text += part;
              continue;
            }
            const start = [...text].length;
            text += mark[1] ?? '';
            marks.push({ start, end: [...text].length, role: LETTERS[mark[2] ?? ''] ?? 'none' });
          }
        }
        const priced = marks.find(({ role }) => role === 'list');
        const { figures } = readDescription(text, { language });
        const list = priced && figures.find((mark) => mark.start < priced.end && mark.end > priced.start);
        return labelled(text, `${name} ${at}`, language, 'own', list?.value ?? null, ({ start, end }) => {
          const over = marks.find((mark) => mark.start < end && mark.end > start);
          return over ? over.role : 'none';
        });
      });
  });
}

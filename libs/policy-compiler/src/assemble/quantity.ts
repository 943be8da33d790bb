import type { PlacedStatement, PlacedOf } from '@svc/plain-words';
import { asWritten, saidAbout } from '@svc/plain-words';
import type { PolicyQuantity } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import type { Assembly } from './draft.js';
import { isPermission } from './permission.js';
import { cite, note, quoteBoth, placeOf } from './draft.js';
import { unlockOf } from './money-steps.js';

type Bounds = PlacedOf<'quantity'>;

/** Measures of time as Chinese buyers are told them. */
const IN_CHINESE: Readonly<Record<string, readonly string[]>> = {
  unit: ['件'],
  hour: ['小时'],
  day: ['天', '日'],
  night: ['晚', '夜'],
  week: ['周'],
  month: ['个月', '月'],
  year: ['年'],
};

/** What may be ordered, and the volume trades. */
export function assembleQuantity(assembly: Assembly, statements: readonly PlacedStatement[]): void {
  const bounds = saidAbout(statements, 'quantity');
  const breaks = saidAbout(statements, 'break').filter((step) => !isListPrice(assembly, step));
  const unit = unitSaid(statements);
  if (bounds.length === 0 && breaks.length === 0 && unit === null) return;
  const min = oneBound(assembly, bounds, 'min') ?? firstRow(assembly, saidAbout(statements, 'break'));
  const max = oneBound(assembly, bounds, 'max') ?? allOfThem(breaks);
  const quantity: PolicyQuantity = {
    min: min?.min ?? 1,
    max: Math.min(max?.max ?? POLICY_LIMITS.quantity, POLICY_LIMITS.quantity),
    unit: asWritten(
      (assembly.draft.language === 'zh' ? IN_CHINESE[unit ?? 'unit'] : undefined) ?? [unit ?? 'unit'],
      assembly.description,
    ),
  };
  assembly.draft.quantity = quantity;
  if (min) cite(assembly, '/quantity/min', min);
  if (max) cite(assembly, '/quantity/max', max);
  if (quantity.min > quantity.max) {
    note(
      assembly,
      'boundsExclude',
      '/quantity',
      [quantity.min, quantity.max],
      quoteBoth(assembly.description, min?.quote ?? '', max?.quote ?? ''),
    );
    quantity.max = quantity.min;
  }
  assembleBreaks(assembly, quantity, breaks, statements);
}

/** A price list that begins with "50-99" sells no fewer than 50. */
function firstRow(assembly: Assembly, breaks: readonly PlacedOf<'break'>[]): Bounds | undefined {
  const row = breaks.find(
    (step) =>
      step.from > 1 &&
      step.upTo !== undefined &&
      isListPrice(assembly, step) &&
      breaks.every(({ from }) => from >= step.from),
  );
  return row && { ...placeOf(row), kind: 'quantity', min: row.from, unit: row.unit };
}

/** "Take all three": there are no more. */
function allOfThem(breaks: readonly PlacedOf<'break'>[]): Bounds | undefined {
  const all = breaks.find((step) => step.all);
  return all && { ...placeOf(all), kind: 'quantity', max: all.from, unit: all.unit };
}

function isListPrice(assembly: Assembly, step: PlacedOf<'break'>): boolean {
  return 'to_price' in step.figure && step.figure.to_price === assembly.draft.list_price;
}

function unitSaid(statements: readonly PlacedStatement[]): string | null {
  for (const statement of statements) {
    if (
      (statement.kind === 'quantity' ||
        statement.kind === 'break' ||
        statement.kind === 'list' ||
        statement.kind === 'floor') &&
      statement.unit
    )
      return statement.unit.slice(0, 40);
  }
  return null;
}

function oneBound(assembly: Assembly, bounds: readonly Bounds[], side: 'min' | 'max'): Bounds | undefined {
  const named = bounds.filter((statement) => statement[side] !== undefined);
  const [first, ...others] = named.some(({ implied }) => !implied) ? named.filter(({ implied }) => !implied) : named;
  const other = others.find((statement) => statement[side] !== first?.[side]);
  if (first && other) {
    note(
      assembly,
      side === 'min' ? 'twoSmallestOrders' : 'twoLargestOrders',
      `/quantity/${side}`,
      [first[side] ?? 0, other[side] ?? 0],
      quoteBoth(assembly.description, first.quote, other.quote),
    );
  }
  return first;
}

function assembleBreaks(
  assembly: Assembly,
  quantity: PolicyQuantity,
  said: readonly PlacedOf<'break'>[],
  statements: readonly PlacedStatement[],
): void {
  const sorted = [...said].sort((left, right) => left.from - right.from).slice(0, POLICY_LIMITS.breaks);
  const breaks: NonNullable<PolicyQuantity['breaks']> = [];
  for (const step of sorted) {
    const unlocks = unlockOf(step.figure, assembly.draft.floor_price);
    const last = breaks.at(-1);
    if (last?.from === step.from) {
      if (JSON.stringify(last.gives ?? last.unlocks) !== JSON.stringify(unlocks))
        note(assembly, 'breakWithTwoDiscounts', '/quantity/breaks', [step.from], step.quote);
      continue;
    }
    if (step.from < quantity.min)
      note(
        assembly,
        'saidBreakBelowMin',
        `/quantity/breaks/${breaks.length}/from`,
        [step.from, quantity.min],
        step.quote,
      );
    if (step.from > quantity.max)
      note(
        assembly,
        'saidBreakAboveMax',
        `/quantity/breaks/${breaks.length}/from`,
        [step.from, quantity.max],
        step.quote,
      );
    cite(assembly, `/quantity/breaks/${breaks.length}`, step);
    const effect = isPermission(assembly, statements, step) ? { unlocks } : { gives: unlocks };
    breaks.push({ from: step.from, ...effect, ...(step.stacks ? { stacks: true } : {}) });
  }
  if (breaks.length > 0) quantity.breaks = breaks;
}

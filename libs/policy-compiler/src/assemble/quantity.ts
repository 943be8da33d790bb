import type { PolicyQuantity } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import type { Statement, StatementOf } from '../read/statement.js';
import { saidAbout } from '../read/statement.js';
import type { Assembly } from './draft.js';
import { note, quoteBoth } from './draft.js';
import { unlockOf } from './money-steps.js';

type Bounds = StatementOf<'quantity'>;

/** What may be ordered, and the volume trades. */
export function assembleQuantity(assembly: Assembly, statements: readonly Statement[]): void {
  const bounds = saidAbout(statements, 'quantity');
  const breaks = saidAbout(statements, 'break').filter((step) => !isListPrice(assembly, step));
  const unit = unitSaid(statements);
  if (bounds.length === 0 && breaks.length === 0 && unit === null) return;
  const min = oneBound(assembly, bounds, 'min') ?? firstRow(assembly, saidAbout(statements, 'break'));
  const max = oneBound(assembly, bounds, 'max') ?? allOfThem(breaks);
  const quantity: PolicyQuantity = {
    min: min?.min ?? 1, max: Math.min(max?.max ?? POLICY_LIMITS.quantity, POLICY_LIMITS.quantity), unit: unit ?? (assembly.draft.language === 'zh' ? '件' : 'unit'),
  };
  assembly.draft.quantity = quantity;
  if (min) assembly.quotes.set('/quantity/min', min.quote);
  if (max) assembly.quotes.set('/quantity/max', max.quote);
  if (quantity.min > quantity.max) {
    note(assembly, 'contradiction', '/quantity', `At least ${quantity.min} and at most ${quantity.max} cannot both hold.`, 'Correct one of them.', quoteBoth(assembly.description, min?.quote ?? '', max?.quote ?? ''));
    quantity.max = quantity.min;
  }
  if (!max && quantity.max === POLICY_LIMITS.quantity) {
    note(assembly, 'quantity_unclear', '/quantity/max', 'No largest order is named, so any number may be ordered.', 'Say how many can be ordered at most.', min?.quote ?? breaks[0]?.quote ?? null);
  }
  assembleBreaks(assembly, quantity, breaks);
}

/** A price list that begins with "50-99" sells no fewer than 50. */
function firstRow(assembly: Assembly, breaks: readonly StatementOf<'break'>[]): Bounds | undefined {
  const row = breaks.find((step) => step.from > 1 && step.upTo !== undefined && isListPrice(assembly, step) && breaks.every(({ from }) => from >= step.from));
  return row && { kind: 'quantity', min: row.from, unit: row.unit, quote: row.quote };
}

/** "Take all three": there are no more. */
function allOfThem(breaks: readonly StatementOf<'break'>[]): Bounds | undefined {
  const all = breaks.find((step) => step.all);
  return all && { kind: 'quantity', max: all.from, unit: all.unit, quote: all.quote };
}

function isListPrice(assembly: Assembly, step: StatementOf<'break'>): boolean {
  return 'to_price' in step.figure && step.figure.to_price === assembly.draft.list_price;
}

function unitSaid(statements: readonly Statement[]): string | null {
  for (const statement of statements) {
    if ((statement.kind === 'quantity' || statement.kind === 'break' || statement.kind === 'list' || statement.kind === 'floor') && statement.unit) return statement.unit.slice(0, 40);
  }
  return null;
}

function oneBound(assembly: Assembly, bounds: readonly Bounds[], side: 'min' | 'max'): Bounds | undefined {
  const named = bounds.filter((statement) => statement[side] !== undefined);
  const [first, ...others] = named.some(({ implied }) => !implied) ? named.filter(({ implied }) => !implied) : named;
  const other = others.find((statement) => statement[side] !== first?.[side]);
  if (first && other) {
    const name = side === 'min' ? 'smallest' : 'largest';
    note(assembly, 'contradiction', `/quantity/${side}`, `Two ${name} orders are named: ${first[side]} and ${other[side]}.`, 'Keep one of them.', quoteBoth(assembly.description, first.quote, other.quote));
  }
  return first;
}

function assembleBreaks(assembly: Assembly, quantity: PolicyQuantity, said: readonly StatementOf<'break'>[]): void {
  const sorted = [...said].sort((left, right) => left.from - right.from).slice(0, POLICY_LIMITS.breaks);
  const breaks: NonNullable<PolicyQuantity['breaks']> = [];
  for (const step of sorted) {
    const unlocks = unlockOf(step.figure, assembly.draft.floor_price);
    const last = breaks.at(-1);
    if (last?.from === step.from) {
      if (JSON.stringify(last.unlocks) !== JSON.stringify(unlocks)) note(assembly, 'contradiction', '/quantity/breaks', `Orders from ${step.from} are given two different discounts.`, 'Keep one of them.', step.quote);
      continue;
    }
    if (step.from < quantity.min) note(assembly, 'contradiction', `/quantity/breaks/${breaks.length}/from`, `A discount from ${step.from} cannot be reached: the smallest order is ${quantity.min}.`, 'Raise the break or lower the smallest order.', step.quote);
    if (step.from > quantity.max) note(assembly, 'contradiction', `/quantity/breaks/${breaks.length}/from`, `A discount from ${step.from} cannot be reached: the largest order is ${quantity.max}.`, 'Lower the break or raise the largest order.', step.quote);
    assembly.quotes.set(`/quantity/breaks/${breaks.length}`, step.quote);
    breaks.push({ from: step.from, unlocks, ...(step.stacks ? { stacks: true } : {}) });
  }
  if (breaks.length > 0) quantity.breaks = breaks;
}

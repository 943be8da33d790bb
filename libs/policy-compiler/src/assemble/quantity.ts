import type { PlacedStatement, PlacedOf } from '@svc/plain-words';
import { asWritten, fullUnit, saidAbout, timePaidFor } from '@svc/plain-words';
import type { PolicyQuantity } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import type { Discounted, Discounts } from './discounts.js';
import type { Citation, Part, Prices, Remark, Setting } from './draft.js';
import { placeOf } from './draft.js';

type Bounds = PlacedOf<'quantity'>;
type Break = Discounted<'break'>;

/** Measures of time as Chinese buyers are told them. */
const IN_CHINESE: Readonly<Record<string, readonly string[]>> = {
  unit: ['件'],
  hour: ['小时'],
  day: ['天', '日'],
  night: ['晚', '夜'],
  week: ['周'],
  month: ['月'],
  year: ['年'],
};

/** What may be ordered, and the volume trades. */
export function assembleQuantity(
  { description, language }: Setting,
  statements: readonly PlacedStatement[],
  discounts: Discounts,
  { list }: Prices,
): Part {
  const bounds = saidAbout(statements, 'quantity');
  const isListPrice = ({ figure }: Break): boolean => 'to_price' in figure && figure.to_price === list;
  const breaks = discounts.breaks.filter((step) => !isListPrice(step));
  // What is paid by the hour or the night is ordered by the hour or the night.
  const unit = unitSaid(statements, list) ?? timePriced(statements);
  if (bounds.length === 0 && breaks.length === 0 && unit === null) return { members: {}, cited: [], remarks: [] };
  const counted = unit ?? 'unit';
  const [least, most] = [oneBound(bounds, 'min'), oneBound(bounds, 'max')];
  const min = least.bound ?? firstRow(discounts.breaks, isListPrice);
  const max = most.bound ?? allOfThem(breaks);
  const quantity: PolicyQuantity = {
    min: min?.min ?? 1,
    max: Math.min(max?.max ?? POLICY_LIMITS.quantity, POLICY_LIMITS.quantity),
    unit: asWritten((language === 'zh' ? IN_CHINESE[counted] : undefined) ?? [counted], description),
  };
  const excluded: Remark[] = [];
  if (quantity.min > quantity.max) {
    const args: [number, number] = [quantity.min, quantity.max];
    excluded.push({ text: 'boundsExclude', path: '/quantity', args, quotes: [min?.quote ?? '', max?.quote ?? ''] });
    quantity.max = quantity.min;
  }
  const steps = assembleBreaks(quantity, breaks);
  return {
    members: { quantity: steps.breaks.length > 0 ? { ...quantity, breaks: steps.breaks } : quantity },
    cited: [
      ...(min ? [['/quantity/min', min] as const] : []),
      ...(max ? [['/quantity/max', max] as const] : []),
      ...steps.cited,
    ],
    remarks: [...least.remarks, ...most.remarks, ...excluded, ...steps.remarks],
  };
}

/** A price list that begins with "50-99" sells no fewer than 50. */
function firstRow(breaks: readonly Break[], isListPrice: (step: Break) => boolean): Bounds | undefined {
  const row = breaks.find(
    (step) =>
      step.from > 1 && step.upTo !== undefined && isListPrice(step) && breaks.every(({ from }) => from >= step.from),
  );
  return row && { ...placeOf(row), kind: 'quantity', min: row.from, unit: row.unit };
}

/** "Take all three": there are no more. */
function allOfThem(breaks: readonly Break[]): Bounds | undefined {
  const all = breaks.find((step) => step.all);
  return all && { ...placeOf(all), kind: 'quantity', max: all.from, unit: all.unit };
}

/** What is counted, by the first statement that names it; a sum that is not the price says it of something else. */
function unitSaid(statements: readonly PlacedStatement[], list: number | undefined): string | null {
  for (const statement of statements) {
    const { kind } = statement;
    const isPrice = kind === 'list' && (list === undefined || statement.price === list);
    if ((kind === 'quantity' || kind === 'break' || isPrice || kind === 'floor') && statement.unit)
      return fullUnit(statement.unit).slice(0, 40);
  }
  return null;
}

/** Where nothing that is counted has a name, the time that the price is paid for: "£210 a month, six or more £190". */
const timePriced = (statements: readonly PlacedStatement[]): string | null =>
  timePaidFor(saidAbout(statements, 'list')[0]?.quote ?? '');

/** The bound of one side; one that was said counts before one that is implied. */
function oneBound(bounds: readonly Bounds[], side: 'min' | 'max'): { bound?: Bounds; remarks: Remark[] } {
  const named = bounds.filter((statement) => statement[side] !== undefined);
  const [bound, ...others] = named.some(({ implied }) => !implied) ? named.filter(({ implied }) => !implied) : named;
  if (!bound) return { remarks: [] };
  const other = others.find((statement) => statement[side] !== bound[side]);
  if (!other) return { bound, remarks: [] };
  const text = side === 'min' ? 'twoSmallestOrders' : 'twoLargestOrders';
  const args: [number, number] = [bound[side] ?? 0, other[side] ?? 0];
  return { bound, remarks: [{ text, path: `/quantity/${side}`, args, quotes: [bound.quote, other.quote] }] };
}

interface Steps {
  breaks: NonNullable<PolicyQuantity['breaks']>;
  cited: Citation[];
  remarks: Remark[];
}

/** The volume trades, the smallest first; of two for one count the first that was said. */
function assembleBreaks({ min, max }: PolicyQuantity, said: readonly Break[]): Steps {
  const sorted = [...said].sort((left, right) => left.from - right.from).slice(0, POLICY_LIMITS.breaks);
  const steps: Steps = { breaks: [], cited: [], remarks: [] };
  const { breaks, cited, remarks } = steps;
  for (const { from, off, effect, stacks, ...place } of sorted) {
    const last = breaks.at(-1);
    const [path, quotes] = [`/quantity/breaks/${breaks.length}`, [place.quote]];
    if (last?.from === from) {
      if (JSON.stringify(last.gives ?? last.unlocks) !== JSON.stringify(off))
        remarks.push({ text: 'breakWithTwoDiscounts', path: '/quantity/breaks', args: [from], quotes });
      continue;
    }
    if (from < min) remarks.push({ text: 'saidBreakBelowMin', path: `${path}/from`, args: [from, min], quotes });
    if (from > max) remarks.push({ text: 'saidBreakAboveMax', path: `${path}/from`, args: [from, max], quotes });
    cited.push([path, place]);
    breaks.push({ from, ...effect, ...(stacks ? { stacks: true } : {}) });
  }
  return steps;
}

import type { PlacedStatement, PlacedOf } from '@svc/plain-words';
import { asWritten, saidAbout } from '@svc/plain-words';
import type { PolicyQuantity } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import type { Discounted, Discounts } from './discounts.js';
import type { Citation, Part, Prices, Remark, Setting } from './draft.js';
import { placeOf } from './draft.js';
import type { Timed } from './period.js';
import { countsTime, inTimeOf, periodOf } from './period.js';

type Bounds = PlacedOf<'quantity'>;
type Break = Discounted<'break'>;

/** Any one thing as Chinese buyers are told it. */
const ONE_IN_CHINESE = '件';

/**
 * What may be ordered, and the volume trades. Every unit of time is a period of the policy; how many are ordered beside
 * it is one, unless something else is counted.
 */
export function assembleQuantity(
  setting: Setting,
  statements: readonly PlacedStatement[],
  discounts: Discounts,
  { list }: Prices,
  timed: Timed,
): Part {
  const bounds = saidAbout(statements, 'quantity');
  const isListPrice = ({ figure }: Break): boolean => 'to_price' in figure && figure.to_price === list;
  const isTimed = (said: Bounds | Break): boolean => countsTime(said, timed);
  const goods = orderOf(
    setting,
    timed.counted,
    bounds.filter((said) => !isTimed(said)),
    discounts.breaks.filter((said) => !isTimed(said)),
    isListPrice,
  );
  if (timed.unit === null) return goods;
  const [within, steps] = [
    inTimeOf(timed.unit, bounds.filter(isTimed)),
    inTimeOf(timed.unit, discounts.breaks.filter(isTimed)),
  ];
  const time = countsOf('/period', within.said, steps.said, isListPrice);
  const { min, max, breaks } = time;
  const period = periodOf(timed.unit, min?.min, max?.max);
  return {
    members: { ...goods.members, period: breaks.length > 0 ? { ...period, breaks } : period },
    cited: [...goods.cited, ...time.cited],
    remarks: [...goods.remarks, ...within.remarks, ...steps.remarks, ...time.remarks],
  };
}

/** What is counted of the goods themselves; nothing where nothing is. */
function orderOf(
  { description, language }: Setting,
  unit: string | null,
  bounds: readonly Bounds[],
  said: readonly Break[],
  isListPrice: (step: Break) => boolean,
): Part {
  const volumes = said.filter((step) => !isListPrice(step));
  if (bounds.length === 0 && volumes.length === 0 && unit === null) return { members: {}, cited: [], remarks: [] };
  const { min, max, breaks, cited, remarks } = countsOf('/quantity', bounds, said, isListPrice);
  const step = bounds.find((bound) => bound.step !== undefined);
  const packed = (count: number, round: (share: number) => number): number =>
    step?.step === undefined ? count : Math.max(step.step, round(count / step.step) * step.step);
  const quantity: PolicyQuantity = {
    min: packed(min?.min ?? 1, Math.ceil),
    max: packed(Math.min(max?.max ?? POLICY_LIMITS.quantity, POLICY_LIMITS.quantity), Math.floor),
    unit: unit === null ? (language === 'zh' ? ONE_IN_CHINESE : 'unit') : asWritten([unit], description),
    ...(step?.step === undefined ? {} : { step: step.step }),
  };
  return {
    members: { quantity: breaks.length > 0 ? { ...quantity, breaks } : quantity },
    cited: step === undefined ? cited : [...cited, ['/quantity/step', step]],
    remarks,
  };
}

/** The bounds and the volume trades of one count: of the goods, or of the time. */
function countsOf(
  path: '/quantity' | '/period',
  bounds: readonly Bounds[],
  said: readonly Break[],
  isListPrice: (step: Break) => boolean,
) {
  const volumes = said.filter((step) => !isListPrice(step));
  const [least, most] = [oneBound(path, bounds, 'min'), oneBound(path, bounds, 'max')];
  const min = least.bound ?? firstRow(said, isListPrice);
  let max = most.bound ?? allOfThem(volumes);
  const excluded: Remark[] = [];
  const [low, high] = [min?.min ?? 1, max?.max];
  if (max !== undefined && high !== undefined && low > high) {
    excluded.push({ text: 'boundsExclude', path, args: [low, high], quotes: [min?.quote ?? '', max.quote] });
    max = { ...max, max: low };
  }
  const steps = assembleBreaks(path, low, max?.max ?? POLICY_LIMITS.quantity, volumes);
  return {
    min,
    max,
    breaks: steps.breaks,
    cited: [
      ...(min ? [[`${path}/min`, min] as const] : []),
      ...(max ? [[`${path}/max`, max] as const] : []),
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

/** The bound of one side; one that was said counts before one that is implied. */
function oneBound(
  path: '/quantity' | '/period',
  bounds: readonly Bounds[],
  side: 'min' | 'max',
): { bound?: Bounds; remarks: Remark[] } {
  const named = bounds.filter((statement) => statement[side] !== undefined);
  const [bound, ...others] = named.some(({ implied }) => !implied) ? named.filter(({ implied }) => !implied) : named;
  if (!bound) return { remarks: [] };
  const other = others.find((statement) => statement[side] !== bound[side]);
  if (!other) return { bound, remarks: [] };
  const text = side === 'min' ? 'twoSmallestOrders' : 'twoLargestOrders';
  const args: [number, number] = [bound[side] ?? 0, other[side] ?? 0];
  return { bound, remarks: [{ text, path: `${path}/${side}`, args, quotes: [bound.quote, other.quote] }] };
}

interface Steps {
  breaks: NonNullable<PolicyQuantity['breaks']>;
  cited: Citation[];
  remarks: Remark[];
}

/** The volume trades, the smallest first; of two for one count the first that was said. */
function assembleBreaks(counts: '/quantity' | '/period', min: number, max: number, said: readonly Break[]): Steps {
  const sorted = [...said].sort((left, right) => left.from - right.from).slice(0, POLICY_LIMITS.breaks);
  const steps: Steps = { breaks: [], cited: [], remarks: [] };
  const { breaks, cited, remarks } = steps;
  for (const { from, off, effect, stacks, ...place } of sorted) {
    const last = breaks.at(-1);
    const [path, quotes] = [`${counts}/breaks/${breaks.length}`, [place.quote]];
    if (last?.from === from) {
      if (JSON.stringify(last.gives ?? last.unlocks) !== JSON.stringify(off))
        remarks.push({ text: 'breakWithTwoDiscounts', path: `${counts}/breaks`, args: [from], quotes });
      continue;
    }
    if (from < min) remarks.push({ text: 'saidBreakBelowMin', path: `${path}/from`, args: [from, min], quotes });
    if (from > max) remarks.push({ text: 'saidBreakAboveMax', path: `${path}/from`, args: [from, max], quotes });
    cited.push([path, place]);
    breaks.push({ from, ...effect, ...(stacks ? { stacks: true } : {}) });
  }
  return steps;
}

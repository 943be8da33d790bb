import { CONTAINERS, DOZENS } from './counted-things.js';
import { massIn } from './mass-units.js';
import type { NumberMention } from './figures/number-mention.js';
import { stepOf, steppedTo } from './relative-counts.js';
import type { Standing } from './reading.js';
import { unitScale } from './figures/unit-scale.js';

/** A half behind what is counted: 3斤半, 3个半小时, "2 kilos and a half"; 3斤半价 is half the price. */
const HALF_BEHIND = /^\s?半(?!价|折|夜|路|卖|送)|^ and (?:a )?half(?! (?:price|off|the price))(?![a-z])/;

/**
 * How many of the deal's own unit a number counts: 2 dozen are 24, 5公斤 ten 斤, 6万字 sixty 千字, and cases as many as
 * a pack holds.
 * @example unitsIn({ value: 2, unit: 'dozen', … }, 'bottle') // 24
 * @example unitsIn({ value: 20, unit: 'case', … }, 'bottle', 6) // 120
 */
export function unitsIn({ value, unit }: NumberMention, own: string | null, pack = 1): number {
  if (unit === own) return value;
  if (unit !== null && CONTAINERS.has(unit)) return value * pack;
  const mass = massIn(unit, own);
  if (mass !== null) return Number((value * mass).toFixed(6));
  const scale = own === null ? null : unitScale(own);
  if (scale !== null && value >= scale.scale) return value / scale.scale;
  return unit !== null && DOZENS.has(unit) ? value * 12 : value;
}

/** The unit of a deal, folded, and how many of it make a pack. */
interface OwnUnit {
  own: string | null;
  pack?: number | undefined;
}

/**
 * How many units a number orders, with a half behind it and with the count that it is added to; `NaN` where that is not
 * plain.
 * @example unitsWanted('3斤半', { value: 3, unit: '斤', … }, { own: '斤' }, { offers: [], listPrice: 200 }) // 3.5
 */
export function unitsWanted(text: string, mention: NumberMention, { own, pack }: OwnUnit, standing: Standing): number {
  const half = mention.kind === 'count' && HALF_BEHIND.test(text.slice(mention.end)) ? 0.5 : 0;
  const [step, units] = [stepOf(text, mention), unitsIn({ ...mention, value: mention.value + half }, own, pack)];
  return step === null ? units : steppedTo(step, units, standing);
}

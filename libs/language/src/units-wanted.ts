import { DOZENS } from './counted-things.js';
import { massIn } from './mass-units.js';
import type { NumberMention } from './figures/number-mention.js';
import { stepOf, steppedTo } from './relative-counts.js';
import type { Standing } from './reading.js';
import { unitScale } from './figures/unit-scale.js';

/** A half behind what is counted: 3斤半, 3个半小时, "2 kilos and a half"; 3斤半价 is half the price. */
const HALF_BEHIND = /^\s?半(?!价|折|夜|路|卖|送)|^ and (?:a )?half(?! (?:price|off|the price))(?![a-z])/;

/**
 * How many of the deal's own unit a number counts: 2 dozen are 24, 5公斤 ten 斤, and 6万字 sixty 千字.
 * @example unitsIn({ value: 2, unit: 'dozen', … }, 'bottle') // 24
 */
export function unitsIn({ value, unit }: NumberMention, own: string | null): number {
  if (unit === own) return value;
  const mass = massIn(unit, own);
  if (mass !== null) return Number((value * mass).toFixed(6));
  const scale = own === null ? null : unitScale(own);
  if (scale !== null && value >= scale.scale) return value / scale.scale;
  return unit !== null && DOZENS.has(unit) ? value * 12 : value;
}

/**
 * How many units a number orders, with a half behind it and with the count that it is added to; `NaN` where that is not
 * plain.
 * @example unitsWanted('3斤半', { value: 3, unit: '斤', … }, '斤', { offers: [], listPrice: 200 }) // 3.5
 */
export function unitsWanted(text: string, mention: NumberMention, own: string | null, standing: Standing): number {
  const half = mention.kind === 'count' && HALF_BEHIND.test(text.slice(mention.end)) ? 0.5 : 0;
  const [step, units] = [stepOf(text, mention), unitsIn({ ...mention, value: mention.value + half }, own)];
  return step === null ? units : steppedTo(step, units, standing);
}

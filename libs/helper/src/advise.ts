import { formatMoney } from '@svc/language';
import type { Advice, Verdict } from './advice.js';
import { findMetro, NATION } from './find-metro.js';
import { holds } from './holds.js';
import type { Reference, Situation, Values } from './situation.js';

/** The steps by which figures are rounded: the first whose amount is not above the figure. */
const ROUNDING = [
  { from: 20_000, step: 100 },
  { from: 2_000, step: 10 },
  { from: 100, step: 1 },
  { from: 0, step: 0.5 },
] as const;

/**
 * What to ask for, what to take and how, from what is known and what is assumed; null where a required value is
 * missing.
 *
 * The fair figure is the first reference that is known, moved by the adjustments that hold. The opening lies beyond it
 * by the situation's stretch. The worst figure to accept is the offer that stands, or what there is elsewhere where
 * that is better. In the favour of whoever asks: opening, then aim, then the worst figure, then the offer.
 *
 * @example advise(USED_CAR, { asking_price: 12_000, market_value: 11_000 })?.aim_for // 11000
 */
export function advise(situation: Situation, values: Values): Advice | null {
  if (situation.fields.some(({ key, required }) => required === true && typeof values[key] !== 'number')) return null;
  const offer = amount(values, situation.offer);
  const reference = situation.references.map((one) => referenceFigure(one, values)).find((one) => one !== null);
  if (offer === null || reference === undefined || reference === null) return null;
  const inFavour = situation.adjustments.filter(({ when }) => holds(when, values));
  const { better, beyond, most } = directionOf(situation, values);
  const shown = (figure: number): number => Math.min(most, rounded(figure));
  const fair = beyond(reference.figure, inFavour.reduce((sum, { percent }) => sum + percent, 0) / 100);
  const elsewhere = alternativeOf(situation, values);
  const worst = elsewhere === null ? offer : better(offer, elsewhere);
  const aim = better(shown(fair), worst);
  const open = better(shown(beyond(fair, situation.stretch)), aim);
  const verdict = verdictOf({ offer, fair: shown(fair), open, elsewhere }, better);
  return {
    verdict,
    open_with: verdict === 'take_it' ? offer : open,
    aim_for: verdict === 'take_it' ? offer : aim,
    accept_up_to: worst,
    unit: situation.unit,
    because: [reference.says, ...inFavour.map(({ says }) => says)],
    steps: stepsOf(situation, values, verdict),
    message: messageOf(situation, verdict, { offer, open }),
  };
}

interface Direction {
  /** Of two figures the one that is better for whoever asks. */
  better(one: number, other: number): number;
  /** A figure moved by a share in the favour of whoever asks; never below 0 nor above the cap. */
  beyond(figure: number, share: number): number;
  /** The cap: what no figure may exceed, not even by rounding. */
  readonly most: number;
}

function directionOf({ side, cap }: Situation, values: Values): Direction {
  const most = cap === undefined ? Infinity : (amount(values, cap) ?? Infinity);
  if (side === 'pay') return { better: Math.min, beyond: (figure, share) => Math.max(0, figure * (1 - share)), most };
  return { better: Math.max, beyond: (figure, share) => Math.min(most, Math.max(0, figure * (1 + share))), most };
}

function verdictOf(
  { offer, fair, open, elsewhere }: { offer: number; fair: number; open: number; elsewhere: number | null },
  better: Direction['better'],
): Verdict {
  const isBetter = (one: number, other: number): boolean => one !== other && better(one, other) === one;
  if (elsewhere !== null && isBetter(elsewhere, offer) && !isBetter(open, elsewhere)) return 'walk_away';
  return isBetter(fair, offer) || (elsewhere !== null && isBetter(elsewhere, offer)) ? 'negotiate' : 'take_it';
}

function referenceFigure(reference: Reference, values: Values): { figure: number; says: string } | null {
  if ('field' in reference) {
    const figure = amount(values, reference.field);
    return figure === null ? null : { figure: figure * reference.factor, says: reference.says };
  }
  const figure = amount(values, reference.trendOf);
  if (figure === null) return null;
  const named = values[reference.metro];
  const metro = (typeof named === 'string' ? findMetro(named) : null) ?? NATION;
  const change = `${metro.yoy_percent < 0 ? '' : '+'}${metro.yoy_percent} %`;
  return { figure: figure * (1 + metro.yoy_percent / 100), says: `${reference.says}: ${change} in ${metro.name}` };
}

function alternativeOf({ alternative }: Situation, values: Values): number | null {
  const figure = alternative === undefined ? null : amount(values, alternative.field);
  if (alternative?.plus === undefined || figure === null) return figure;
  return rounded(figure + (amount(values, alternative.plus.field) ?? 0) / alternative.plus.over);
}

function stepsOf({ steps }: Situation, values: Values, verdict: Verdict): string[] {
  if (verdict === 'walk_away')
    return ['Your alternative is better than what these talks can bring: take the alternative.'];
  const own = steps.filter(({ when }) => when === undefined || holds(when, values)).map(({ text }) => text);
  return verdict === 'take_it' ? ['The offer is at the fair figure or better: take it, in writing.'] : own;
}

function messageOf(
  { message, unit }: Situation,
  verdict: Verdict,
  { offer, open }: { offer: number; open: number },
): string {
  if (verdict === 'walk_away') return 'Thank you for the offer. I have decided otherwise.';
  if (verdict === 'take_it') return `Thank you. I accept ${money(offer)}${unit.replace('USD', '')}.`;
  return message.replaceAll('{open}', money(open)).replaceAll('{offer}', money(offer));
}

const money = (figure: number): string => formatMoney(figure, 'USD', Number.isInteger(figure) ? 0 : 2, 'en');

function amount(values: Values, key: string): number | null {
  const value = values[key];
  return typeof value === 'number' ? value : null;
}

function rounded(figure: number): number {
  const { step } = ROUNDING.find(({ from }) => figure >= from) ?? ROUNDING[ROUNDING.length - 1]!;
  return Math.round(figure / step) * step;
}

import type { Advice } from './advice.js';
import { advise } from './advise.js';
import { DISCLAIMER } from './ask.js';
import { findMetro, NATION } from './find-metro.js';
import { HelperError } from './helper-error.js';
import { MAX_MONTHS, MAX_RENT, type RENT_VERDICTS } from './limits.js';
import { METROS, RENT_SOURCE } from './metro-rents.js';
import type { Metro, RentSource } from './rent-source.js';
import { RENT_RENEWAL } from './situations/rent-renewal.js';

/** A rent at renewal. */
export interface RentCheck {
  metro: string;
  /** Whole dollars a month, 1..100,000. */
  current_rent: number;
  offered_rent: number;
  /** 0..1,200. */
  months_at_address: number;
}

/** How the asked rise compares with how rents moved. */
export type RentVerdict = (typeof RENT_VERDICTS)[number];

/** What a rent check answers. */
export interface RentVerdictAnswer {
  metro: Metro;
  /** `national`: the metro is not in the table, so the nation stands in. */
  context: 'metro' | 'national';
  rise_dollars: number;
  rise_percent: number;
  /** What the rise costs in twelve months, in dollars. */
  rise_a_year: number;
  /** The rent now, moved as rents in the metro moved, in whole dollars. */
  trend_rent: number;
  /** The asked rent against the typical one of the metro, in percent; it says nothing of size or condition. */
  against_typical_percent: number;
  verdict: RentVerdict;
  advice: Advice;
  source: RentSource;
  disclaimer: string;
}

/** A rise within so many percentage points of the trend is near it; one beyond the second figure is far above. */
const NEAR_POINTS = 1;
const FAR_POINTS = 5;

/**
 * Compares a rent at renewal with how rents moved in its metro. Deterministic; an unknown metro degrades to the nation.
 * @throws {HelperError} `rent_range` or `months_range`
 * @example checkRent({ metro: 'chicago', current_rent: 2000, offered_rent: 2300, months_at_address: 30 }).verdict //
 *   'far_above_trend'
 */
export function checkRent({
  metro: name,
  current_rent,
  offered_rent,
  months_at_address,
}: RentCheck): RentVerdictAnswer {
  checkWhole('rent_range', 'current_rent', current_rent, 1, MAX_RENT);
  checkWhole('rent_range', 'offered_rent', offered_rent, 1, MAX_RENT);
  checkWhole('months_range', 'months_at_address', months_at_address, 0, MAX_MONTHS);
  const found = findMetro(name);
  const metro = found ?? NATION;
  const risePercent = (100 * (offered_rent - current_rent)) / current_rent;
  const advice = advise(RENT_RENEWAL, { metro: metro.key, current_rent, offered_rent, months_at_address });
  if (advice === null) throw new Error('a rent check has all that advice on a renewal needs');
  return {
    metro,
    context: found === null ? 'national' : 'metro',
    rise_dollars: offered_rent - current_rent,
    rise_percent: tenths(risePercent),
    rise_a_year: 12 * (offered_rent - current_rent),
    trend_rent: Math.round(current_rent * (1 + metro.yoy_percent / 100)),
    against_typical_percent: tenths((100 * (offered_rent - metro.typical_rent)) / metro.typical_rent),
    verdict: verdictOf(risePercent - metro.yoy_percent),
    advice,
    source: RENT_SOURCE,
    disclaimer: DISCLAIMER,
  };
}

/** The metros of the table, the nation first, with where the figures come from. */
export function listMetros(): { source: RentSource; metros: readonly Metro[] } {
  return { source: RENT_SOURCE, metros: METROS };
}

function verdictOf(pointsAbove: number): RentVerdict {
  if (pointsAbove > FAR_POINTS) return 'far_above_trend';
  if (pointsAbove > NEAR_POINTS) return 'above_trend';
  return pointsAbove < -NEAR_POINTS ? 'below_trend' : 'near_trend';
}

const tenths = (percent: number): number => Math.round(percent * 10) / 10 + 0;

function checkWhole(
  code: 'rent_range' | 'months_range',
  member: string,
  value: number,
  low: number,
  high: number,
): void {
  if (!Number.isInteger(value) || value < low || value > high)
    throw new HelperError(code, [member], `must be a whole number from ${low} to ${high}`);
}

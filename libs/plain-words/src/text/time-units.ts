import type { NumberMention } from '@svc/language';
import { PASSES_AFTER, PASSES_BEFORE, SOLD_BY_TIME } from './phrases/time-units.js';

/** A month's or a seat's price is no price of a day. */
const OF_THINGS = /\b(?:a|per|each) (?:seat|user|agent|unit|piece)\b/i;

/** What bounds a count from below, behind it. */
const BOUNDED = /^ ?(?:\+|plus\b|(?:or|and) (?:more|longer|over|above|up|upwards?)\b)/i;

const NAMES: Readonly<Record<string, string>> = {
  hr: 'hour',
  mth: 'month',
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
};

/** The units of time that a description sells by; empty where it sells things. */
export function timeUnitsSold(description: string): ReadonlySet<string> {
  const units = new Set<string>();
  for (const match of description.matchAll(SOLD_BY_TIME)) {
    const unit = (match[1] ?? match[2] ?? '').toLowerCase();
    const before = description.slice(Math.max(0, match.index - 24), match.index);
    if (match[1] !== undefined && /person|head|guest/.test(match[1]))
      ['person', 'people'].forEach((one) => units.add(one));
    else if (/\d|rent|charg|rate|price/i.test(before) || match[2] !== undefined) units.add(NAMES[unit] ?? unit);
  }
  if (/\d ?(?:pp|p\.p\.)(?![a-z])/i.test(description)) ['person', 'people'].forEach((one) => units.add(one));
  if (OF_THINGS.test(description)) for (const unit of ['hour', 'day', 'night', 'week', 'month']) units.delete(unit);
  return units;
}

/** Whether a duration counts what is sold: "4 hours or more" of a room let by the hour. */
export function countsTimeSold(mention: NumberMention, description: string, sold: ReadonlySet<string>): boolean {
  if (mention.unit === null || !sold.has(mention.unit)) return false;
  if (mention.unit === 'person' || mention.unit === 'people') return true;
  const behind = description.slice(mention.end, mention.end + 16);
  // A contract for six months is a deed; "six months or longer" counts how many are bought.
  if (mention.unit === 'month' && !BOUNDED.test(behind)) return false;
  if (
    mention.unit === 'week' &&
    !BOUNDED.test(behind) &&
    !/\b(?:book|rent|hir|stay|tak)\w*[^<.]{0,12}$/i.test(
      description.slice(Math.max(0, mention.start - 24), mention.start),
    )
  )
    return false;
  return (
    !PASSES_BEFORE.test(description.slice(Math.max(0, mention.start - 30), mention.start)) && !PASSES_AFTER.test(behind)
  );
}

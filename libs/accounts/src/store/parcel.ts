import { AccountsError } from '../accounts-error.js';
import { PARCEL_MAX_BYTES, PARCEL_TTL_SECONDS, PARK_PRICE } from './limits.js';

/**
 * How long a parcel is kept: what was asked for, held to 60 seconds to 7 days; a day where nothing was.
 * @example parcelSeconds(5) // 60
 */
export function parcelSeconds(asked: number | null | undefined): number {
  const { min, max, usual } = PARCEL_TTL_SECONDS;
  return Math.min(Math.max(asked ?? usual, min), max);
}

/**
 * What parking so many bytes for so many seconds costs, in millicents.
 * @throws {AccountsError} `amount_invalid` for a size or time that cannot be parked
 * @example parkPrice(1_001, 86_401) // 4 started kilobytes × days, so the least: 10
 */
export function parkPrice(bytes: number, seconds: number): number {
  const isSize = Number.isInteger(bytes) && bytes >= 1 && bytes <= PARCEL_MAX_BYTES;
  const isTime = Number.isInteger(seconds) && seconds >= PARCEL_TTL_SECONDS.min && seconds <= PARCEL_TTL_SECONDS.max;
  if (!isSize || !isTime) throw new AccountsError('amount_invalid', 'the parcel’s size or time is out of range');
  const { bytesAUnit, secondsAUnit, leastMillicents } = PARK_PRICE;
  return Math.max(leastMillicents, Math.ceil(bytes / bytesAUnit) * Math.ceil(seconds / secondsAUnit));
}

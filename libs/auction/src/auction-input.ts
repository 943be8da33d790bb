import { createPrior, findPriorFault, type Prior, type PriorParams } from '@svc/numerics';
import { AuctionError, type AuctionErrorCode } from './auction-error.js';
import { AUCTION_FORMATS } from './limits.js';

/**
 * first_price: sealed, the winner pays the own bid. second_price_truthful: sealed, the second bid. english_ascending:
 * open, until one is left.
 */
export type AuctionFormat = (typeof AUCTION_FORMATS)[number];

/**
 * @example requireFormat('english_ascending') // 'english_ascending'
 */
export function requireFormat(format: string): AuctionFormat {
  if (!AUCTION_FORMATS.includes(format as AuctionFormat))
    throw new AuctionError(
      'format_unknown',
      ['auction_format'],
      `Format should be one of ${AUCTION_FORMATS.join(', ')}`,
    );
  return format as AuctionFormat;
}

/**
 * @example requirePrior({ family: 'uniform', params: { low: 0, high: 1 } }, ['prior']).high // 1
 */
export function requirePrior(prior: Readonly<PriorParams>, path: readonly (string | number)[]): Prior {
  const fault = findPriorFault(prior);
  if (fault !== null) throw new AuctionError(fault.code, [...path, ...fault.path], fault.message);
  return createPrior(prior);
}

/**
 * @example requireCount(3, 1, 50, 'bidder_count', 'n_bidders') // 3
 */
export function requireCount(
  count: number,
  least: number,
  most: number,
  code: AuctionErrorCode,
  member: string,
): number {
  if (!(Number.isInteger(count) && count >= least && count <= most))
    throw new AuctionError(code, [member], `${member} should be a whole number from ${least} to ${most}`);
  return count;
}

/**
 * @example requireRange(0.5, 0, 1, 'reserve_range', 'reserve_price') // 0.5
 */
export function requireRange(
  value: number,
  least: number,
  most: number,
  code: AuctionErrorCode,
  member: string,
): number {
  if (!(typeof value === 'number' && value >= least && value <= most))
    throw new AuctionError(code, [member], `${member} should be a number from ${least} to ${most}`);
  return value;
}

/**
 * @example requirePositive(80, 100, 'valuation_range', 'my_valuation') // 80
 */
export function requirePositive(value: number, most: number, code: AuctionErrorCode, member: string): number {
  if (!(typeof value === 'number' && value > 0 && value <= most))
    throw new AuctionError(code, [member], `${member} should be a number above 0 and at most ${most}`);
  return value;
}

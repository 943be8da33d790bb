import { NegotiationMathError, type NegotiationMathErrorCode } from './negotiation-math-error.js';

/** A place in the input: members and indexes, from the input down. */
export type Place = readonly (string | number)[];

/** What a member of the input is called, where it stands, and the code of the error that it can break. */
export interface Requirement {
  readonly name: string;
  readonly place: Place;
  readonly code: NegotiationMathErrorCode;
}

/**
 * Holds a member to a range, both ends included.
 * @throws NegotiationMathError unless the value is a number in it
 * @example requireNumber(0.5, 0, 1, { name: 'Knob', place: ['frontier_knob'], code: 'knob_range' }) // undefined
 */
export function requireNumber(value: unknown, least: number, most: number, { name, place, code }: Requirement): void {
  if (!(typeof value === 'number' && value >= least && value <= most))
    throw new NegotiationMathError(code, place, `${name} should be a number from ${least} to ${most}`);
}

/**
 * Holds a member to the whole numbers of a range, both ends included.
 * @throws NegotiationMathError unless the value is one of them
 * @example requireWhole(8, 1, 64, { name: 'Rounds', place: ['rounds_left'], code: 'rounds_range' }) // undefined
 */
export function requireWhole(value: unknown, least: number, most: number, { name, place, code }: Requirement): void {
  if (!(Number.isInteger(value) && (value as number) >= least && (value as number) <= most))
    throw new NegotiationMathError(code, place, `${name} should be a whole number from ${least} to ${most}`);
}

/**
 * Holds a history of offers to its length.
 * @throws NegotiationMathError unless the value is a list of at most so many
 * @example requireHistory([0.2, 0.4], 128, 'my_offer_history') // undefined
 */
export function requireHistory(offers: unknown, most: number, member: string): asserts offers is unknown[] {
  if (!Array.isArray(offers) || offers.length > most)
    throw new NegotiationMathError('history_length', [member], `There should be at most ${most} offers`);
}

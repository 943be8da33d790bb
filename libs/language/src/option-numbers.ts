import type { NumberMention } from './number-mention.js';
import { readNumbers } from './numbers.js';

/**
 * Whether words of a message stand with a number that an option has not, though it has one of its own: "4 weeks" are
 * none of "12 weeks or more".
 * @param label what the option is called
 * @param place where the words stand
 * @param mentions the numbers of the message
 */
export function namesAnotherNumber(
  label: string,
  place: { start: number; end: number },
  mentions: readonly NumberMention[],
): boolean {
  const beside = mentions.filter(
    ({ kind, start, end }) => (kind === 'count' || kind === 'number') && start < place.end && end > place.start,
  );
  if (beside.length === 0) return false;
  const own = readNumbers(label).map(({ value }) => value);
  return own.length > 0 && !beside.some(({ value }) => own.includes(value));
}

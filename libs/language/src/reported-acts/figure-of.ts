import { inThousands, settled } from '../figure-role.js';
import type { Span } from '../acts.js';
import { readNumbers } from '../figures/numbers.js';
import type { NumberMention, ReadOptions } from '../figures/number-mention.js';

/** The message in which figures are pointed at, and its numbers. */
export interface FigureText {
  text: string;
  mentions: readonly NumberMention[];
  options: ReadOptions;
  listPrice: number;
}

/**
 * The one number at a place, whole; null where there is none, or several, or where the place cuts it: the 900 of
 * "11 900" is no figure.
 */
export function numberAt({ text, mentions, options }: FigureText, place: Span): NumberMention | null {
  const [only, ...more] = mentions.filter(({ start, end }) => start < place.end && end > place.start);
  if (only === undefined || more.length > 0) return null;
  const alone = readNumbers(text.slice(place.start, place.end), options);
  return alone.length === 1 && alone[0]?.value === only.value ? only : null;
}

/** A sum of money, or a share that comes off. */
export type PointedFigure = { sum: number } | { share: number } | { currency: string };

/**
 * What a figure comes to beside the list price; null where it has no one value. A mark of another currency than the
 * deal's is told as such.
 */
export function figureAt(message: FigureText, place: Span): PointedFigure | null {
  const mention = numberAt(message, place);
  if (mention === null || mention.unclear || mention.mark !== null) return null;
  const { kind, value, currency, shareOff } = mention;
  if (kind === 'percent') {
    const share = shareOff ?? value / 100;
    return share > 0 && share < 1 ? { share } : null;
  }
  if (currency !== null && currency !== message.options.currency) return { currency };
  const plain = settled(mention, message.listPrice);
  if (plain === null || !(plain > 0)) return null;
  return { sum: inThousands(mention, plain, message.listPrice) ? plain * 1000 : plain };
}

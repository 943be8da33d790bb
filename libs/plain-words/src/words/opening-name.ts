import type { Place, SaidFigure } from '../text/said-figures.js';
import { mayBeSum } from './bare-sum.js';
import { letterName, pricedOurs } from './letter-name.js';
import { addressLength, fieldName, saleHeadingLength } from './name-heading.js';
import { CLAUSE_END, namePieces, type NamePiece } from './name-pieces.js';

/** A name in a description, in code points. */
export type OpeningName = Place;

/** So many pieces behind the first are looked at for one that says outright that it is sold. */
const NEXT_PIECES = 2;

/** Of pieces that could name what is sold the first, but for who the sellers are and a place before a thing. */
function choose(pieces: readonly NamePiece[], description: string): Place | null {
  const [first, ...others] = pieces;
  if (!first) return null;
  if (first.seller) return pricedOurs(description) ?? first.place;
  const outright = others.slice(0, NEXT_PIECES).find((other) => other.outright);
  return first.short && !first.outright && outright ? outright.place : first.place;
}

/**
 * What a description opens with, where no clause says outright what is sold: what its form names, what its letter is
 * about, or the first words that name something, up to the first mark, figure of money or word that leads on.
 * @param refused places that refuse something: nothing that is sold is named there
 * @example openingName('I teach classical guitar to adults. £42 an hour.', []) // {quote: 'classical guitar', …}
 */
export function openingName(
  description: string,
  figures: readonly SaidFigure[],
  refused: readonly Pick<OpeningName, 'start' | 'end'>[] = [],
): OpeningName | null {
  const address = addressLength(description);
  const said = fieldName(description) ?? (address > 0 ? letterName(description, address) : null);
  if (said !== null) return said;
  const from = address || saleHeadingLength(description);
  const pieces = namePieces([...description], figures, [...description.slice(0, from)].length);
  const isRefused = ({ start, end }: Place): boolean => refused.some((place) => place.start < end && place.end > start);
  return choose(
    pieces.filter(({ place }) => !isRefused(place)),
    description,
  );
}

const NAME_WORD = /\p{Script=Han}{2}|[\p{L}\p{N}]{4,}/gu;

/**
 * Whether the rest of a description bears out that its opening names what is sold: a word of it comes again, or a price
 * stands in the same clause or in the one behind the comma.
 * @example confirmsName('DJ MARLO, weddings. £550 for 5 hrs.', opening, figures) // false
 */
export function confirmsName(description: string, name: OpeningName, figures: readonly SaidFigure[]): boolean {
  const points = [...description];
  const before = points.slice(0, name.start).join('');
  const after = points.slice(name.end).join('');
  const rest = `${before} ${after}`.toLowerCase();
  const words = name.quote.toLowerCase().match(NAME_WORD) ?? [];
  // "Used road bike, asking $900": the clause right behind the name is still about it.
  const mark = CLAUSE_END.exec(after.replace(/^[,，]/, ' '));
  const end = name.end + (mark ? [...after.slice(0, mark.index)].length : points.length);
  const priced = figures.some((figure) => mayBeSum(figure, points) && figure.start >= name.end && figure.start < end);
  return priced || words.some((word) => rest.includes(word.replace(/s$/, '')));
}

/**
 * Words right before a character of price are the label of a price and name nothing that is sold.
 * @example labelsPrice([...'一口价288'], { end: 2 }) // true
 */
export function labelsPrice(points: readonly string[], { end }: Pick<OpeningName, 'end'>): boolean {
  return /[价價]/u.test(points[end] ?? '');
}

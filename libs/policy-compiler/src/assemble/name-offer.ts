import type { Place, PlacedOf, PlacedStatement, Reading } from '@svc/plain-words';
import { likelierName, namesNothing, openingName, saidAbout } from '@svc/plain-words';
import { placeOf } from './draft.js';

const nameAt = (place: Place): PlacedStatement => ({ kind: 'name', name: place.quote, ...place });

/** Where the name of a statement stands: in its words, or all of them. */
function placeNamed({ name, ...said }: PlacedOf<'name'>): Place {
  const at = said.quote.indexOf(name);
  const start = said.start + [...said.quote.slice(0, Math.max(0, at))].length;
  return at < 0 ? placeOf(said) : { quote: name, start, end: start + [...name].length };
}

/** The description with dots in place of the words by which the seller wants to be asked: they name nothing. */
function withoutReserves(description: string, statements: readonly PlacedStatement[]): string {
  const points = [...description];
  for (const { start, end } of saidAbout(statements, 'reserve')) points.fill('.', start, end);
  return points.join('');
}

/**
 * The statements of a reading with one that names what is sold: what nobody named is called by what the description
 * opens with, and words that are hardly a name give way to others that are.
 */
export function nameOffer({ statements, figures }: Reading, written: string): PlacedStatement[] {
  const description = withoutReserves(written, statements);
  const [stated] = saidAbout(statements, 'name');
  const refused = saidAbout(statements, 'never');
  const opening = stated ? null : (openingName(description, figures, refused) ?? openingName(description, figures));
  const likelier = likelierName(description, figures, stated ? placeNamed(stated) : opening);
  const name = likelier ?? opening;
  // "I would not go below 10,800" names nothing.
  if (name === null || namesNothing(name.quote)) return statements;
  const rest = statements.filter(({ kind, quote }) => !(kind === 'not_understood' && quote === name.quote));
  const others = rest.map((said): PlacedStatement =>
    said.kind === 'name' ? { kind: 'not_understood', reason: 'words', ...placeOf(said) } : said,
  );
  return [nameAt(name), ...others];
}

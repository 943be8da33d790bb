import type { Place, PlacedStatement, Reading } from '@svc/plain-words';
import { likelierName, openingName, saidAbout } from '@svc/plain-words';
import { placeOf } from './draft.js';

const nameAt = (place: Place): PlacedStatement => ({ kind: 'name', name: place.quote, ...place });

/**
 * The statements of a reading with one that names what is sold: what nobody named is called by what the description
 * opens with, and words that are hardly a name give way to others near them that are.
 */
export function nameOffer({ statements, figures }: Reading, description: string): PlacedStatement[] {
  const stated = statements.find((said) => said.kind === 'name');
  const refused = saidAbout(statements, 'never');
  const opening = stated ? null : (openingName(description, figures, refused) ?? openingName(description, figures));
  const named = stated?.kind === 'name' ? stated.name : opening?.quote;
  if (named === undefined) return statements;
  const name = likelierName(description, figures, named) ?? opening;
  if (name === null) return statements;
  const rest = statements.filter(({ kind, quote }) => !(kind === 'not_understood' && quote === name.quote));
  const others = rest.map((said): PlacedStatement =>
    said.kind === 'name' ? { kind: 'not_understood', reason: 'words', ...placeOf(said) } : said,
  );
  return [nameAt(name), ...others];
}

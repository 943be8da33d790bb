import type { Place, PlacedStatement, Reading } from '@svc/plain-words';
import { namesNothing, openingName, saidAbout } from '@svc/plain-words';

const nameAt = (place: Place): PlacedStatement => ({ kind: 'name', name: place.quote, ...place });

/** The description with dots in place of the words by which the seller wants to be asked: they name nothing. */
function withoutReserves(description: string, statements: readonly PlacedStatement[]): string {
  const points = [...description];
  for (const { start, end } of saidAbout(statements, 'reserve')) points.fill('.', start, end);
  return points.join('');
}

/** The statements of a reading; what nobody named is called by what the description opens with. */
export function nameOffer({ statements, figures }: Reading, written: string): PlacedStatement[] {
  if (saidAbout(statements, 'name').length > 0) return statements;
  const description = withoutReserves(written, statements);
  const refused = saidAbout(statements, 'never');
  const name = openingName(description, figures, refused) ?? openingName(description, figures);
  // "I would not go below 10,800" names nothing.
  if (name === null || namesNothing(name.quote)) return statements;
  const rest = statements.filter(({ kind, quote }) => !(kind === 'not_understood' && quote === name.quote));
  return [nameAt(name), ...rest];
}

import type { PlacedStatement, Reading } from '@svc/plain-words';
import { openingName, saidAbout } from '@svc/plain-words';

/** The statements of a reading; what nobody named is called by what the description opens with. */
export function nameOffer({ statements, figures }: Reading, description: string): PlacedStatement[] {
  if (statements.some(({ kind }) => kind === 'name')) return statements;
  const refused = saidAbout(statements, 'never');
  const name = openingName(description, figures, refused) ?? openingName(description, figures);
  if (name === null) return statements;
  const rest = statements.filter(({ kind, quote }) => !(kind === 'not_understood' && quote === name.quote));
  return [{ kind: 'name', name: name.quote, ...name }, ...rest];
}

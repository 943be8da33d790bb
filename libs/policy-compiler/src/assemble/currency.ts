import type { MoneySaid, PlacedStatement } from '@svc/plain-words';
import { codeAlone, saidAbout } from '@svc/plain-words';
import type { Assembly } from './draft.js';
import { note } from './draft.js';

/** The one currency of the description; two are an error, none is assumed from the language. */
export function settleCurrency(
  assembly: Assembly,
  money: MoneySaid,
  statements: readonly PlacedStatement[],
  wanted: string | undefined,
): void {
  const [said] = saidAbout(statements, 'currency');
  const named = money.beside ? money.currency : (said?.code ?? money.currency ?? wanted);
  if (named !== null && named !== undefined) assembly.draft.currency = named;
  const guessed =
    named === null || named === undefined || (wanted === undefined && codeAlone(assembly.description, named));
  if (guessed && money.numbers) note(assembly, 'currencyAssumed', '/currency', [assembly.draft.currency], null);
  if (money.currency === null || money.other === null) return;
  note(assembly, 'currenciesMixed', '/currency', [money.currency, money.other.currency], money.other.quote);
}

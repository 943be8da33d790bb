import type { PlacedStatement } from '@svc/plain-words';
import { codeAlone, saidAbout } from '@svc/plain-words';
import type { Remark, Setting } from './draft.js';

/** ISO 4217: what an offer is priced in where nobody says a currency. */
export const USUAL_CURRENCY = { en: 'USD', zh: 'CNY' } as const;

/** The one currency of the description; two are an error, and one that is assumed from the language is told. */
export function assembleCurrency(
  { description, language, money, currency: wanted }: Setting,
  statements: readonly PlacedStatement[],
): { currency: string; remarks: Remark[] } {
  const [said] = saidAbout(statements, 'currency');
  const named = (money.beside ? money.currency : (said?.code ?? money.currency ?? wanted)) ?? null;
  const currency = named ?? USUAL_CURRENCY[language];
  const guessed = named === null || (wanted === undefined && codeAlone(description, named));
  const remarks: Remark[] = [];
  const path = '/currency';
  if (guessed && money.numbers) remarks.push({ text: 'currencyAssumed', path, args: [currency], quotes: [] });
  if (money.currency !== null && money.other !== null) {
    const { currency: other, quote } = money.other;
    remarks.push({ text: 'currenciesMixed', path, args: [money.currency, other], quotes: [quote] });
  }
  return { currency, remarks };
}

import { currencyNamed } from '../read/recognisers/currency.js';
import type { TaggedText } from '../read/tagged-text.js';
import type { Statement } from '../read/statement.js';
import { saidAbout } from '../read/statement.js';
import type { Assembly } from './draft.js';
import { note } from './draft.js';

/** The one currency of the description; two are an error, none is assumed from the language. */
export function settleCurrency(assembly: Assembly, tagged: TaggedText, statements: readonly Statement[], wanted: string | undefined): void {
  const [said] = saidAbout(statements, 'currency');
  const named = tagged.numbers.filter((mention) => mention.kind === 'money' && mention.currency !== null);
  const [first] = named;
  const other = named.find((mention) => mention.currency !== first?.currency);
  if (first?.currency) assembly.draft.currency = first.currency;
  else if (said) assembly.draft.currency = said.code;
  else if (currencyNamed(tagged.description) !== null) assembly.draft.currency = currencyNamed(tagged.description) ?? assembly.draft.currency;
  else if (wanted !== undefined) assembly.draft.currency = wanted;
  else if (tagged.numbers.length > 0) {
    note(assembly, 'currency_assumed', '/currency', `No currency is named; ${assembly.draft.currency} is assumed.`, 'Write the currency beside the price.', null);
  }
  if (!first || !other) return;
  const between = tagged.description.slice(first.start, other.end);
  note(assembly, 'currencies_mixed', '/currency', `Prices are in ${first.currency} and in ${other.currency}.`, 'Use one currency.', between.length <= 400 ? between : other.text);
}

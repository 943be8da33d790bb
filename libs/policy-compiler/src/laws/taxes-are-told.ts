import { taxesApart, taxWords, type Place, type PlacedStatement } from '@svc/plain-words';
import type { Law } from '../questions/doubt.js';
import { ruling } from './roles/ruling.js';

/** "All prices are", and a full stop: what a statement may say beside a tax. */
const BESIDE = 16;

/** Whether a statement says hardly more than that a tax is apart. */
const saysOnly = (said: PlacedStatement, tax: Place): boolean =>
  ['never', 'fact', 'handoff', 'not_understood'].includes(said.kind) &&
  said.start < tax.end &&
  said.end > tax.start &&
  said.end - said.start <= tax.end - tax.start + BESIDE;

/** A price whose unit is the word before a tax ("£6 each plus VAT") is for no unit. */
const withoutUnit = (said: PlacedStatement, tax: Place): PlacedStatement =>
  (said.kind === 'list' || said.kind === 'floor') && said.unit && tax.quote.toLowerCase().startsWith(said.unit)
    ? { ...said, unit: null }
    : said;

/** What is told of a tax, asked for by its names. */
const toldTax = ({ quote, start, end }: Place): PlacedStatement => ({
  kind: 'fact',
  words: taxWords(quote),
  quote,
  start,
  end,
});

/**
 * A tax that is not in the prices is told to buyers: nothing is reckoned with it, for the rate is the law's, and it is
 * neither a refusal ("VAT not included") nor left unsaid ("£250 + VAT").
 */
export const tellTaxes: Law = (_statements, { setting }) =>
  taxesApart(setting.description)
    .slice(0, 1)
    .map((tax) => {
      const kept = (all: readonly PlacedStatement[]): PlacedStatement[] => all.filter((said) => !saysOnly(said, tax));
      const whole = (all: readonly PlacedStatement[]): Place => all.find((said) => saysOnly(said, tax)) ?? tax;
      return ruling('/facts', tax, (all) => [...kept(all).map((said) => withoutUnit(said, tax)), toldTax(whole(all))]);
    });

import { taxesApart, type Place, type PlacedStatement } from '@svc/plain-words';
import type { Law } from '../questions/doubt.js';
import { factOf } from './pieces-are-told.js';
import { ruling } from './roles/ruling.js';

/** Whether a statement says hardly more than that a tax is apart. */
const saysOnly = (said: PlacedStatement, tax: Place): boolean =>
  ['never', 'fact', 'handoff', 'not_understood'].includes(said.kind) &&
  said.start < tax.end &&
  said.end > tax.start &&
  said.end - said.start <= tax.end - tax.start + 4;

/**
 * A tax that is not in the prices is told to buyers: nothing is reckoned with it, for the rate is the law's, and it is
 * neither a refusal ("VAT not included") nor left unsaid ("£250 + VAT").
 */
export const tellTaxes: Law = (_statements, { setting }) =>
  taxesApart(setting.description)
    .slice(0, 1)
    .map((tax) => ruling('/facts', tax, (all) => [...all.filter((said) => !saysOnly(said, tax)), factOf(tax)]));

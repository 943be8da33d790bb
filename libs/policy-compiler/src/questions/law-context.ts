import type { PriceFigure, Reading } from '@svc/plain-words';
import { pricedCounts } from '@svc/plain-words';
import type { LawContext } from './doubt.js';
import { USUAL_CURRENCY } from '../assemble/currency.js';
import type { Setting } from '../assemble/draft.js';
import { writeMoney } from '../summary/money-words.js';

/** What laws look at beside the statements of a reading. */
export function lawContext(setting: Setting, { figures, money }: Reading): LawContext {
  const currency = money.currency ?? setting.currency ?? USUAL_CURRENCY[setting.language];
  let sums: readonly PriceFigure[] | undefined;
  return {
    setting,
    figures,
    currency,
    sums: () => (sums ??= pricedCounts(setting.description, figures)),
    money: (amount) => writeMoney(amount, currency),
  };
}

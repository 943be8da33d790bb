import type { Receipt } from './service/service.js';
import { fill } from './words/fill.js';
import type { receipt as receiptWords } from './words/receipts-en.js';

/** What of a deal says for how long it is and what it costs: the same in an offer and in its receipt. */
export type Sums = Pick<Receipt, 'periods' | 'period' | 'charges' | 'total_per_period' | 'total'>;

/** A line of a deal: what it is, and how much. */
export type DealRow = readonly [name: string, value: string];

type Money = (amount: number) => string;
type Words = typeof receiptWords;

/** The lines of a receipt; one of the first form does not say its goods. */
export function receiptRows(receipt: Receipt, money: Money, words: Words, goods?: string): DealRow[] {
  const sold = receipt.goods ?? goods;
  return [
    ...(sold === undefined ? [] : [[words.item, sold] as const]),
    [per(words.price, receipt.period, words), money(receipt.price)],
    [per(words.list, receipt.period, words), money(receipt.list_price)],
    [words.quantity, [receipt.quantity, receipt.unit].filter(Boolean).join(' × ')],
    ...sumRows(receipt, money, words),
  ];
}

/** The lines of a deal's sums: its time, each charge on top, what a period costs, and all of it where it has an end. */
export function sumRows(deal: Sums, money: Money, words: Words): DealRow[] {
  const { period, charges, total_per_period: perPeriod, total } = deal;
  const time = timeOf(deal, words);
  return [
    ...(time === null ? [] : [[words.time, time] as const]),
    ...charges.map((charge) => [per(charge.label, charge.per, words), money(charge.amount)] as const),
    ...(period === undefined || perPeriod === undefined ? [] : [[words.perPeriod[period], money(perPeriod)] as const]),
    ...(total === undefined ? [] : [[words.total, money(total)] as const]),
  ];
}

/** What is paid, and for which time where it is for one. */
const per = (paid: string, period: Sums['period'], words: Words): string =>
  period === undefined ? paid : `${paid} · ${words.perPeriod[period]}`;

/** For how long a deal is; null where it is paid once. */
export function timeOf({ period, periods }: Pick<Sums, 'period' | 'periods'>, words: Words): string | null {
  if (period === undefined) return null;
  if (periods == null) return words.open;
  return periods === 1 ? words.once[period] : fill(words.times[period], { count: String(periods) });
}

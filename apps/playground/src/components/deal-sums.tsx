import type { Receipt } from '../service/service.js';
import { fill, useWords } from '../words/words.js';

/** What of a deal says for how long it is and what it costs: the same in an offer and in its receipt. */
export type Sums = Pick<Receipt, 'periods' | 'period' | 'charges' | 'total_per_period' | 'total'>;

export interface DealSumsProps {
  readonly deal: Sums;
  readonly money: (amount: number) => string;
}

/** The lines of a deal's sums: its time, each charge on top, what a period costs, and all of it where it has an end. */
export function DealSums({ deal, money }: DealSumsProps) {
  const { receipt: words } = useWords();
  const { period, periods, charges, total_per_period: perPeriod, total } = deal;
  const time =
    period === undefined ? null : periods == null ? words.open : fill(words.times[period], { count: String(periods) });
  return (
    <>
      {time !== null && [<dt key="time">{words.time}</dt>, <dd key="how long">{time}</dd>]}
      {charges.flatMap(({ term, option, label, amount, per }) => [
        <dt key={`${term} ${option}`}>{per === undefined ? label : `${label} · ${words.perPeriod[per]}`}</dt>,
        <dd key={`${term} ${option} amount`}>{money(amount)}</dd>,
      ])}
      {period !== undefined &&
        perPeriod !== undefined && [
          <dt key="period">{words.perPeriod[period]}</dt>,
          <dd key="per period">{money(perPeriod)}</dd>,
        ]}
      {total !== undefined && [<dt key="total">{words.total}</dt>, <dd key="in all">{money(total)}</dd>]}
    </>
  );
}

/** What a deal costs, in one figure: all of it, or where nothing ends it what one period does. */
export function dealTotal(
  { period, total, total_per_period: perPeriod }: Pick<Receipt, 'period' | 'total' | 'total_per_period'>,
  money: (amount: number) => string,
  perWords: Readonly<Record<string, string>>,
): string {
  if (total !== undefined || period === undefined) return money(total ?? 0);
  return `${perWords[period]} ${money(perPeriod ?? 0)}`;
}

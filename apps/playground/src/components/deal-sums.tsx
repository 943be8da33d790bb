import { sumRows, type DealRow, type Sums } from '../deal-rows.js';
import type { Receipt } from '../service/service.js';
import { useWords } from '../words/words.js';

export interface DealSumsProps {
  readonly deal: Sums;
  readonly money: (amount: number) => string;
}

/** What a deal's time, charges and total are. */
export function DealSums({ deal, money }: DealSumsProps) {
  const { receipt: words } = useWords();
  return <DealRows rows={sumRows(deal, money, words)} />;
}

/** Lines of a deal, for a list of pairs. */
export function DealRows({ rows }: { readonly rows: readonly DealRow[] }) {
  return rows.flatMap(([name, value], index) => [<dt key={index}>{name}</dt>, <dd key={`${index} value`}>{value}</dd>]);
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

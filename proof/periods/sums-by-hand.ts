import type { Policy } from '@svc/policy-rules';

/** What of a signed deal the sums are worked out from. */
export interface SignedOrder {
  price: number;
  quantity: number;
  terms: Readonly<Record<string, string>>;
  periods?: number | null;
  counts?: Readonly<Record<string, number>>;
}

/** What one period and the whole time cost, as whole numbers of the currency's smallest coin; null without an end. */
export interface SumsByHand {
  period: bigint;
  total: bigint | null;
}

const DECIMALS: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 };

/** A decimal figure as it is printed, as a fraction over a power of ten. */
function fractionOf(figure: number): { over: bigint; under: bigint } {
  const [whole = '0', decimals = ''] = figure.toFixed(6).split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

/** A fraction times a whole number, in coins, halves up. */
const coins = ({ over, under }: { over: bigint; under: bigint }, times: bigint, decimals: number): bigint =>
  (2n * over * times * 10n ** BigInt(decimals) + under) / (2n * under);

/** A share as the language counts it: to six decimals, rounded down. */
const shareOf = (share: number): bigint => BigInt(Math.floor(Number((share * 1e6).toFixed(3))));

/**
 * What a deal costs, worked out from the policy's own words with whole numbers and nothing of the service's code: the
 * price for each and every period, rounded once to coins, and each charge as often as it is paid.
 */
export function sumsByHand({ currency, terms = [] }: Policy, deal: SignedOrder): SumsByHand {
  const decimals = DECIMALS[currency] ?? 2;
  const price = fractionOf(deal.price);
  const quantity = BigInt(deal.quantity);
  let every = 0n;
  let once = 0n;
  for (const term of terms) {
    const option = term.options.find(({ id }) => id === (deal.terms[term.id] ?? term.default));
    if (!option?.charge) continue;
    const { charge, charge_per: per = 'unit' } = option;
    if ('share' in charge) {
      const shared = { over: price.over * shareOf(charge.share), under: price.under * 1_000_000n };
      every += coins(shared, quantity, decimals);
      continue;
    }
    const amount = fractionOf(charge.amount);
    if (typeof per === 'object') {
      const beyond = (deal.counts?.[per.count] ?? 0) - (per.included ?? 0);
      if (beyond > 0) once += coins(amount, BigInt(beyond), decimals);
    } else if (per === 'unit') once += coins(amount, quantity, decimals);
    else if (per === 'deal') once += coins(amount, 1n, decimals);
    else every += coins(amount, per === 'unit_period' ? quantity : 1n, decimals);
  }
  const periods = deal.periods == null ? null : BigInt(deal.periods);
  return {
    period: coins(price, quantity, decimals) + every,
    total: periods === null ? null : coins(price, quantity * periods, decimals) + every * periods + once,
  };
}

/** A sum in currency units as whole coins; null where there is none. */
export const inCoins = (currency: string, sum: number | undefined): bigint | null =>
  sum === undefined ? null : coins(fractionOf(sum), 1n, DECIMALS[currency] ?? 2);

import { comesTo, line, sumsOf, toMicros } from '@svc/policy-rules';
import { isAmount } from './amount.js';
import { checkSignatures } from './check-signatures.js';
import type { VerifyOptions } from './check-signatures.js';
import { concludeVerdict, membersOf } from './receipt-check.js';
import type { ReceiptCheck, ReceiptVerdict } from './receipt-check.js';
import type { Receipt } from './receipt.js';

/**
 * Checks a receipt without its policy, as a buyer can: shape, both signatures, and the facts that the receipt
 * itself shows. Total: any JSON gives a verdict.
 * @example (await verifyReceiptPublicly(receipt, profile.keys)).valid
 */
export async function verifyReceiptPublicly(
  receipt: unknown,
  publishedKeys: readonly unknown[],
  options: VerifyOptions = {},
): Promise<ReceiptVerdict> {
  const { price, list_price: list, net_at_least_floor: kept } = membersOf(receipt);
  const underList = isAmount(price) && isAmount(list) && toMicros(price) <= toMicros(list);
  return concludeVerdict(receipt, [
    ...(await checkSignatures(receipt, publishedKeys, options)),
    line('price_at_most_list', underList, 'the price is not above the list price'),
    checkSums(membersOf(receipt) as Partial<Receipt>),
    line('net_at_least_floor', kept === true, 'the net price is not below the lowest price, says the seller'),
  ]);
}

/**
 * That the sums are those of the price, the quantity, the periods and the charges that the receipt names. Whether those
 * are right, only the policy tells.
 */
function checkSums(stated: Partial<Receipt>): ReceiptCheck {
  const { price, quantity, charges, currency = '', period, periods = 1, total, total_per_period: perPeriod } = stated;
  const ok =
    isAmount(price) &&
    Number.isSafeInteger(quantity) &&
    (periods === null || Number.isSafeInteger(periods)) &&
    Array.isArray(charges) &&
    charges.every((charge) => Number.isFinite(membersOf(charge)['amount']));
  const sums =
    ok &&
    sumsOf(
      { currency, ...(period && { period: { unit: period } }) },
      { price, quantity: quantity as number, charges },
      periods ?? 1,
    );
  const holds =
    sums &&
    (periods === null ? total === undefined : comesTo(stated as Receipt, total, sums.total)) &&
    perPeriod === (sums.total_per_period ?? undefined);
  return line('charges_exact', holds, 'the sums are right');
}

import { fromMicros, toMicros } from '@svc/policy-rules';
import { isAmount } from './amount.js';
import { checkSignatures } from './check-signatures.js';
import type { VerifyOptions } from './check-signatures.js';
import { concludeVerdict, membersOf } from './receipt-check.js';
import type { ReceiptCheck, ReceiptVerdict } from './receipt-check.js';

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
  const { price, list_price: list, quantity, charges, total, net_at_least_floor: kept } = membersOf(receipt);
  const underList = isAmount(price) && isAmount(list) && toMicros(price) <= toMicros(list);
  return concludeVerdict(receipt, [
    ...(await checkSignatures(receipt, publishedKeys, options)),
    {
      id: 'price_at_most_list',
      ok: underList,
      message: underList
        ? 'the price is not above the list price it names'
        : 'the price is above the list price it names, or one of them is no price',
    },
    checkTotal({ price, quantity, charges, total }),
    {
      id: 'net_at_least_floor',
      ok: kept === true,
      message:
        kept === true
          ? 'the seller states that the lowest price was kept'
          : 'the seller does not state that the lowest price was kept',
    },
  ]);
}

/**
 * That the total is price × quantity and the charges that the receipt names. Whether those are right, only the policy
 * tells.
 */
function checkTotal(stated: Record<'price' | 'quantity' | 'charges' | 'total', unknown>): ReceiptCheck {
  const { price, quantity, charges, total } = stated;
  const amounts = Array.isArray(charges) ? charges.map((charge) => membersOf(charge)['amount']) : [undefined];
  const ok =
    isAmount(price) &&
    Number.isSafeInteger(quantity) &&
    amounts.every((amount) => typeof amount === 'number' && Number.isFinite(amount)) &&
    total ===
      fromMicros(
        amounts.reduce<bigint>(
          (sum, amount) => sum + toMicros(amount as number),
          toMicros(price) * BigInt(quantity as number),
        ),
      );
  const message = `the total is ${ok ? '' : 'not '}the price times the quantity and the charges that it names`;
  return { id: 'charges_exact', ok, message };
}

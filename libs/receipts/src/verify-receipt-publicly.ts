import { toMicros } from '@svc/policy-rules';
import { isAmount } from './amount.js';
import { checkSignatures } from './check-signatures.js';
import type { VerifyOptions } from './check-signatures.js';
import { concludeVerdict, membersOf } from './receipt-check.js';
import type { ReceiptVerdict } from './receipt-check.js';

/**
 * Checks a receipt without its policy, as a buyer can: shape, both signatures, and the facts that the receipt
 * itself shows. Total: any JSON gives a verdict.
 * @example (await verifyReceiptPublicly(receipt, profile.keys)).valid
 */
export async function verifyReceiptPublicly(receipt: unknown, publishedKeys: readonly unknown[], options: VerifyOptions = {}): Promise<ReceiptVerdict> {
  const { price, list_price: list, net_at_least_floor: kept } = membersOf(receipt);
  const underList = isAmount(price) && isAmount(list) && toMicros(price) <= toMicros(list);
  return concludeVerdict(receipt, [
    ...(await checkSignatures(receipt, publishedKeys, options)),
    { id: 'price_at_most_list', ok: underList, message: underList ? 'the price is not above the list price it names' : 'the price is above the list price it names, or one of them is no price' },
    { id: 'net_at_least_floor', ok: kept === true, message: kept === true ? 'the seller states that the lowest price was kept' : 'the seller does not state that the lowest price was kept' },
  ]);
}

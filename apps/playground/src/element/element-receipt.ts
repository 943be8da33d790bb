import { verifyReceiptPublicly } from '@svc/receipts';
import { receiptRows } from '../deal-rows.js';
import { moneyOf } from '../money.js';
import type { Receipt } from '../service/service.js';
import type { ElementWords } from './element-words.js';
import { build } from './panel.js';

type Keys = Parameters<typeof verifyReceiptPublicly>[1];

/** Whether a receipt holds under the keys that a service publishes at an address; null where they cannot be read. */
export async function verdictOf(receipt: Receipt, keysAddress: string): Promise<boolean | null> {
  try {
    const response = await fetch(keysAddress);
    if (!response.ok) return null;
    const { keys } = (await response.json()) as { readonly keys: Keys };
    const { valid } = await verifyReceiptPublicly(receipt as never, keys);
    return valid;
  } catch {
    return null;
  }
}

/** What was agreed, in lines, with the receipt to be saved. */
export function receiptOf(receipt: Receipt, { receipt: words }: ElementWords, language: string): HTMLElement {
  const rows = receiptRows(receipt, moneyOf(receipt.currency, language), words);
  const pairs = rows.flatMap(([name, value]) => [build('dt', {}, name), build('dd', {}, value)]);
  const labels = Object.values(receipt.labels).map((label) => build('li', {}, label));
  const save = build(
    'a',
    { part: 'save', class: 'save', download: `${receipt.id}.json`, href: fileOf(receipt) },
    words.save,
  );
  return build(
    'div',
    { part: 'receipt' },
    build('h3', {}, words.titles.agreed),
    build('dl', {}, ...pairs),
    build('ul', { class: 'soft' }, ...labels, build('li', {}, receipt.id)),
    save,
  );
}

const fileOf = (receipt: Receipt): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(receipt, null, 2))}`;

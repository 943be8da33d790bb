import { verifyReceipt, verifyReceiptPublicly } from '@svc/receipts';
import type { Receipt } from './service/service.js';
import type { ShownCheck } from './components/check-list.js';

/** What was dropped or pasted, as text. */
export interface VerifyTexts {
  readonly receipt: string;
  /** Empty: only what the receipt itself shows is checked. */
  readonly policy: string;
  /** A list of public keys, or a profile that holds one. */
  readonly keys: string;
}

const keysOf = (value: unknown): unknown =>
  Array.isArray(value) ? value : ((value as { readonly keys?: unknown } | null)?.keys ?? []);

/** Verifies a receipt in this page. What is no JSON is a check that failed. */
export async function verifyHere({
  receipt,
  policy,
  keys,
}: VerifyTexts): Promise<{ valid: boolean; checks: ShownCheck[] }> {
  const read: Record<string, unknown> = {};
  for (const [name, text] of Object.entries({ receipt, policy, keys })) {
    try {
      read[name] = text.trim() === '' ? null : JSON.parse(text);
    } catch (reason) {
      return { valid: false, checks: [{ id: name, ok: false, message: (reason as Error).message }] };
    }
  }
  const published = keysOf(read['keys']) as Parameters<typeof verifyReceiptPublicly>[1];
  const { valid, checks } =
    read['policy'] === null
      ? await verifyReceiptPublicly(read['receipt'] as never, published)
      : await verifyReceipt({ receipt: read['receipt'], policy: read['policy'], flags: null } as never, published);
  return { valid, checks: [...checks] };
}

/** The receipt that a text holds, to be shown; null where it holds none. */
export function readReceipt(text: string): Receipt | null {
  try {
    const value = JSON.parse(text) as Partial<Receipt> | null;
    const shown = typeof value?.total === 'number' && Array.isArray(value.charges) && isCurrency(value.currency);
    return shown && typeof value.labels === 'object' ? (value as Receipt) : null;
  } catch {
    return null;
  }
}

const isCurrency = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{3}$/.test(value);

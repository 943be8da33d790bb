import { receiptFaults, verifyReceipt, verifyReceiptPublicly } from '@svc/receipts';
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

/** What a check came to: a verdict with its lines, or the text that is no JSON, so that nothing was checked. */
export type Verdict =
  { readonly valid: boolean; readonly checks: readonly ShownCheck[] } | { readonly unread: keyof VerifyTexts };

/** Verifies a receipt in this page. */
export async function verifyHere({ receipt, policy, keys }: VerifyTexts): Promise<Verdict> {
  const read: Record<string, unknown> = {};
  for (const [name, text] of Object.entries({ receipt, policy, keys })) {
    try {
      read[name] = text.trim() === '' ? null : JSON.parse(text);
    } catch {
      return { unread: name as keyof VerifyTexts };
    }
  }
  const published = keysOf(read['keys']) as Parameters<typeof verifyReceiptPublicly>[1];
  const { valid, checks } =
    read['policy'] === null
      ? await verifyReceiptPublicly(read['receipt'] as never, published)
      : await verifyReceipt({ receipt: read['receipt'], policy: read['policy'], flags: null } as never, published);
  return { valid, checks };
}

/** The receipt that a text holds, to be shown; null where it does not have the shape of one. */
export function readReceipt(text: string): Receipt | null {
  const value = parsed(text);
  return receiptFaults(value).length === 0 ? (value as Receipt) : null;
}

/** What a policy calls the goods; undefined where the text is no policy. */
export function goodsOf(policy: string): string | undefined {
  const name = (parsed(policy) as { readonly name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

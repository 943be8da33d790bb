import { RECEIPT_WEEKS } from './limits.js';
import { SITUATIONS } from './situations/situations.js';

/** What a receipt of the helper says when it is opened: nothing of the person, the text or the figures. */
export interface HelperReceipt {
  /** Unpredictable; notes that the receipt was used. */
  id: Uint8Array;
  situation_key: string;
  /** Whole weeks since 1970-01-01. */
  week: number;
}

/** Bytes of a receipt's id. */
export const RECEIPT_ID_BYTES = 8;

/** What the seal of a receipt is bound to. */
export const RECEIPT_BOUND_TO = 'svc-helper/1 receipt';

const BYTES = RECEIPT_ID_BYTES + 3;

/** A receipt as bytes, to be sealed: its id, the place of the situation, the week. */
export function encodeReceipt({ id, situation_key: key, week }: HelperReceipt): Uint8Array {
  const place = SITUATIONS.findIndex((situation) => situation.key === key);
  return Uint8Array.from([...id, place, week >> 8, week & 255]);
}

/** The receipt of opened bytes; null where they are none. */
export function decodeReceipt(bytes: Uint8Array): HelperReceipt | null {
  const situation = bytes.length === BYTES ? SITUATIONS[bytes[RECEIPT_ID_BYTES] ?? -1] : undefined;
  if (situation === undefined) return null;
  const week = (bytes[BYTES - 2] ?? 0) * 256 + (bytes[BYTES - 1] ?? 0);
  return { id: bytes.slice(0, RECEIPT_ID_BYTES), situation_key: situation.key, week };
}

/** Whether an outcome can still be told in a week. */
export const isReceiptOpen = ({ week }: HelperReceipt, now: number): boolean =>
  now >= week && now - week < RECEIPT_WEEKS;

import type { CatalogSlotShape, StoreReceiptShape } from '@svc/accounts';
import { Choice, Flag, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { PaidResult, WalletSummary } from '../wallet/wallet-classes.js';

/** The most characters of a parcel in base64: 1 MiB of bytes and what a parcel that is too large may still say. */
export const PARCEL_MAX_CHARACTERS = 1_500_000;

/** The member `api_key` of a body. */
export function KeyInBody(): PropertyDecorator {
  return Text({
    description: 'The key of the wallet, `gt_…`; not needed if it is sent as a header.',
    optional: true,
    nullable: true,
    max: 200,
    default: null,
  });
}

/** What was delivered, for exactly which price, signed by the notary. */
export class StoreReceipt implements StoreReceiptShape {
  @Text({ description: 'The unique id of the receipt.' })
  id!: string;

  @Text({ description: 'The slot that was sold.' })
  slot!: string;

  @Whole({ description: 'The exact price in millicents.', min: 0 })
  price_millicents!: number;

  @Text({ description: 'SHA-256 of what was delivered, hexadecimal.' })
  content_hash!: string;

  @Text({ description: 'When the receipt was issued, ISO 8601 in UTC.' })
  issued_at!: string;

  @Text({ description: 'The condition that was met for the charge.' })
  predicate_id!: string;

  @Text({ description: 'SHA-256 of the signing key (DER), hexadecimal.' })
  key_fingerprint!: string;

  @Text({ description: 'Ed25519 over the canonical bytes (RFC 8785) of all other members, base64url.' })
  signature!: string;
}

/** What park takes. */
export class ParkIn {
  @Text({
    description: 'The bytes in base64, at most 1 MiB; encrypt them before sending.',
    min: 1,
    max: PARCEL_MAX_CHARACTERS,
    example: 'Y2lwaGVydGV4dA==',
  })
  blob_b64!: string;

  @KeyInBody()
  api_key?: string | null;

  @Whole({
    description: 'How long to keep the bytes, in seconds; adjusted to between 60 and 604,800.',
    optional: true,
    nullable: true,
    default: 86_400,
  })
  ttl_seconds?: number | null;
}

/** What park returns. */
export class ParkResult extends PaidResult {
  @Text({
    description: 'The ticket with which to load the bytes. Only the key that saved them can use it.',
    optional: true,
  })
  ticket?: string;

  @Text({ description: 'Until when the bytes are kept, ISO 8601 in UTC.', optional: true })
  expires_at?: string;

  @Nested(() => StoreReceipt, {
    name: 'StoreReceipt',
    description: 'The signed receipt with price and hash.',
    optional: true,
  })
  receipt?: StoreReceipt;
}

/** A parcel, handed back. */
export class ParcelResult {
  @Flag({ description: 'Always true.' })
  ok!: true;

  @Text({ description: 'The saved bytes, base64.' })
  blob_b64!: string;

  @Text({ description: 'The SHA-256 of the bytes, hexadecimal.' })
  content_hash!: string;

  @Text({ description: 'Until when the bytes are kept, ISO 8601 in UTC.' })
  expires_at!: string;
}

/** One thing that the store sells. */
export class CatalogSlot implements CatalogSlotShape {
  @Text({ description: 'The name of the slot.' })
  slot!: string;

  @Choice(['paid', 'free'], { description: 'Whether the slot is free or paid.' })
  tier!: 'paid' | 'free';

  @Whole({ description: 'The most that one call costs, in millicents.', min: 0 })
  max_price!: number;

  @Text({ description: 'How the price is computed.' })
  price_doc!: string;

  @Text({ description: 'The condition that must be met before a charge.' })
  predicate_id!: string;

  @Text({ description: 'The condition in words.' })
  predicate_doc!: string;

  @Text({ description: 'How to use the slot.' })
  request_doc!: string;

  @ListOf({ type: 'string' }, { description: 'What delivers the slot.' })
  backends!: string[];
}

/** The unit of all prices. */
export class MoneyUnit {
  @Choice(['millicent'], { description: 'The unit of prices.' })
  unit!: 'millicent';

  @Whole({ description: 'How many millicents make one cent.' })
  millicents_per_cent!: number;

  @Text({ description: 'ISO 4217.' })
  currency!: string;
}

/** How receipts are checked. */
export class ReceiptTerms {
  @Text({ description: 'The signature algorithm.' })
  algorithm!: string;

  @Text({ description: 'What is signed.' })
  signed!: string;

  @Text({ description: 'Where the public key is published.' })
  key!: string;

  @Text({ description: 'SHA-256 of the key (DER), hexadecimal.' })
  fingerprint!: string;
}

/** The shelf. */
export class StoreCatalog {
  @ListOfNested(() => CatalogSlot, {
    name: 'CatalogSlot',
    description: 'The slots: the calls that are sold.',
  })
  slots!: CatalogSlot[];

  @Nested(() => MoneyUnit, { name: 'MoneyUnit', description: 'The unit of prices.' })
  money!: MoneyUnit;

  @Text({ description: 'Which keys may buy.' })
  admission!: string;

  @Text({ description: 'Whether credit is refunded, and when a call is charged.' })
  no_refund!: string;

  @Nested(() => ReceiptTerms, { name: 'ReceiptTerms', description: 'How to verify receipts.' })
  receipts!: ReceiptTerms;

  @Nested(() => WalletSummary, {
    name: 'WalletSummary',
    description: 'The balance of the caller’s key; null without a key.',
    nullable: true,
  })
  balance!: WalletSummary | null;
}

/** The public key of the notary. */
export class NotaryPublicKey {
  @Text({ description: 'The public key, PEM.' })
  pubkey_pem!: string;

  @Text({ description: 'SHA-256 of the key (DER), hexadecimal.' })
  fingerprint!: string;

  @Choice(['environment', 'file', 'ephemeral'], {
    description: 'Where the key comes from. `ephemeral`: it lasts only until the server stops.',
  })
  key_source!: 'environment' | 'file' | 'ephemeral';
}

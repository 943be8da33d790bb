import type { CatalogSlotShape, StoreReceiptShape } from '@svc/accounts';
import { Choice, Flag, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { PaidResult, WalletSummary } from '../wallet/wallet-classes.js';

/** The most characters of a parcel in base64: 1 MiB of bytes and what a parcel that is too large may still say. */
export const PARCEL_MAX_CHARACTERS = 1_500_000;

/** The member `api_key` of a body. */
export function KeyInBody(): PropertyDecorator {
  return Text({
    description: 'The key of the wallet, `gt_…`; not needed where it is sent as a header.',
    optional: true,
    nullable: true,
    max: 200,
    default: null,
  });
}

/** What was delivered, for exactly which price, signed by the notary. */
export class StoreReceipt implements StoreReceiptShape {
  @Text({ description: 'Unique.' })
  id!: string;

  @Text({ description: 'What was sold.' })
  slot!: string;

  @Whole({ description: 'The exact price in millicents.', min: 0 })
  price_millicents!: number;

  @Text({ description: 'SHA-256 of what was delivered, hexadecimal.' })
  content_hash!: string;

  @Text({ description: 'When, ISO 8601 in UTC.' })
  issued_at!: string;

  @Text({ description: 'The condition that held.' })
  predicate_id!: string;

  @Text({ description: 'SHA-256 of the key that signed (DER), hexadecimal.' })
  key_fingerprint!: string;

  @Text({ description: 'Ed25519 over the canonical bytes (RFC 8785) of all other members, base64url.' })
  signature!: string;
}

/** What park takes. */
export class ParkIn {
  @Text({
    description: 'The bytes in base64, encrypted by the caller: the store sees nothing else. At most 1 MiB.',
    min: 1,
    max: PARCEL_MAX_CHARACTERS,
    example: 'Y2lwaGVydGV4dA==',
  })
  blob_b64!: string;

  @KeyInBody()
  api_key?: string | null;

  @Whole({
    description: 'How long to keep it, in seconds: held to 60 to 604,800.',
    optional: true,
    nullable: true,
    default: 86_400,
  })
  ttl_seconds?: number | null;
}

/** What park returns. */
export class ParkResult extends PaidResult {
  @Text({ description: 'What load takes. Only the key that parked can use it.', optional: true })
  ticket?: string;

  @Text({ description: 'Until when it is kept, ISO 8601 in UTC.', optional: true })
  expires_at?: string;

  @Nested(() => StoreReceipt, { name: 'StoreReceipt', description: 'Price and hash, signed.', optional: true })
  receipt?: StoreReceipt;
}

/** A parcel, handed back. */
export class ParcelResult {
  @Flag({ description: 'Always true.' })
  ok!: true;

  @Text({ description: 'The bytes as they were parked, base64.' })
  blob_b64!: string;

  @Text({ description: 'Their SHA-256, hexadecimal.' })
  content_hash!: string;

  @Text({ description: 'Until when they are kept, ISO 8601 in UTC.' })
  expires_at!: string;
}

/** One thing that the store sells. */
export class CatalogSlot implements CatalogSlotShape {
  @Text({ description: 'Its name.' })
  slot!: string;

  @Choice(['paid', 'free'], { description: 'Whether it costs anything.' })
  tier!: 'paid' | 'free';

  @Whole({ description: 'The most that one call costs, in millicents.', min: 0 })
  max_price!: number;

  @Text({ description: 'How the price is found.' })
  price_doc!: string;

  @Text({ description: 'The condition of a charge.' })
  predicate_id!: string;

  @Text({ description: 'What it says.' })
  predicate_doc!: string;

  @Text({ description: 'How to ask for it.' })
  request_doc!: string;

  @ListOf({ type: 'string' }, { description: 'What delivers it.' })
  backends!: string[];
}

/** The unit of all prices. */
export class MoneyUnit {
  @Choice(['millicent'], { description: 'The unit.' })
  unit!: 'millicent';

  @Whole({ description: 'How many make a cent.' })
  millicents_per_cent!: number;

  @Text({ description: 'ISO 4217.' })
  currency!: string;
}

/** How receipts are checked. */
export class ReceiptTerms {
  @Text({ description: 'The algorithm.' })
  algorithm!: string;

  @Text({ description: 'What is signed.' })
  signed!: string;

  @Text({ description: 'Where the key is published.' })
  key!: string;

  @Text({ description: 'SHA-256 of the key (DER), hexadecimal.' })
  fingerprint!: string;
}

/** The shelf. */
export class StoreCatalog {
  @ListOfNested(() => CatalogSlot, { name: 'CatalogSlot', description: 'What is sold.' })
  slots!: CatalogSlot[];

  @Nested(() => MoneyUnit, { name: 'MoneyUnit', description: 'The unit of prices.' })
  money!: MoneyUnit;

  @Text({ description: 'Who may buy.' })
  admission!: string;

  @Text({ description: 'What happens to credit, and when a call is charged.' })
  no_refund!: string;

  @Nested(() => ReceiptTerms, { name: 'ReceiptTerms', description: 'How receipts are checked.' })
  receipts!: ReceiptTerms;

  @Nested(() => WalletSummary, {
    name: 'WalletSummary',
    description: 'What the wallet of the caller’s key holds; null without one.',
    nullable: true,
  })
  balance!: WalletSummary | null;
}

/** The public key of the notary. */
export class NotaryPublicKey {
  @Text({ description: 'The key, PEM.' })
  pubkey_pem!: string;

  @Text({ description: 'SHA-256 of the key (DER), hexadecimal.' })
  fingerprint!: string;

  @Choice(['environment', 'file', 'ephemeral'], {
    description: 'Where it comes from. `ephemeral` ends with the process: it proves one signer, no more.',
  })
  key_source!: 'environment' | 'file' | 'ephemeral';
}

import { Amount, Text, Whole } from '../fields.js';

/** An Ed25519 public key and a signature, base64url. */
const PUBLIC_KEY = /^[A-Za-z0-9_-]{43}$/;
const SIGNATURE = /^[A-Za-z0-9_-]{86}$/;

/** A bid that the buyer has signed: it binds them for as long as it waits. */
export class SignedBid {
  @Amount({ description: 'The unit price that the message bids.', above: 0 })
  price!: number;

  @Whole({ description: 'The number of units. Default: as in the bid.', min: 1, optional: true })
  quantity?: number;

  @Text({ description: 'The buyer’s Ed25519 key: 32 bytes, base64url.', pattern: PUBLIC_KEY })
  public_key!: string;

  @Text({
    description:
      'Ed25519 over the canonical JSON of `{currency, negotiation_id, price, quantity, terms, ' +
      'version: "svc-bid/1"}`, base64url.',
    pattern: SIGNATURE,
  })
  signature!: string;
}

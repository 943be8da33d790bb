import { canonicalBytes, encodeBase64url, sha256Base64url } from '@svc/signing';
import { ReceiptError } from './receipt-error.js';
import { MAX_PARTY_CHARACTERS, MIN_SALT_CHARACTERS } from './limits.js';

/** What a first strike commits to. All of it stays with the buyer until the reveal. */
export interface FirstStrike {
  buyer_id: string;
  seller_id: string;
  /** The most that the buyer pays, in units of the currency that both sides know. */
  reservation: number;
  /** Names this commitment among those of the buyer. */
  nonce: string;
  /** Unpredictable, so that nobody finds the reservation by trying; at least 16 characters. */
  salt: string;
}

/** A commitment: what is sent to declare it, and what the buyer keeps to reveal it. */
export interface FirstStrikeCommitment {
  declare: { buyer_id: string; seller_id: string; reservation_hash: string };
  reveal: { reservation: number; nonce: string; salt: string };
}

/** Random bytes of a salt and of a nonce. */
const SALT_BYTES = 24;
const NONCE_BYTES = 16;

/**
 * The hash of a first strike: SHA-256 over the canonical JSON of `{buyer_id, nonce, reservation, salt, seller_id}`, 43
 * characters of base64url. `100` and `100.0` are one number and so one hash; `"100"` is refused.
 * @throws {ReceiptError} `commitment_invalid` for an id, nonce or salt that is too short or too long, or a
 *   reservation that is no number
 * @example await firstStrikeHash({ buyer_id: 'b', seller_id: 's', reservation: 100, nonce: 'n', salt:
 *   '0123456789abcdef' })
 */
export async function firstStrikeHash({ buyer_id, seller_id, reservation, nonce, salt }: FirstStrike): Promise<string> {
  for (const [name, id] of Object.entries({ buyer_id, seller_id }))
    check(isText(id, 1, MAX_PARTY_CHARACTERS), `${name} has 1 to ${MAX_PARTY_CHARACTERS} characters`);
  check(isText(nonce, 1, Infinity), 'a nonce has at least one character');
  check(isText(salt, MIN_SALT_CHARACTERS, Infinity), `a salt has at least ${MIN_SALT_CHARACTERS} characters`);
  check(typeof reservation === 'number' && Number.isFinite(reservation), 'a reservation is a finite number');
  return sha256Base64url(canonicalBytes({ buyer_id, nonce, reservation, salt, seller_id }));
}

/**
 * Builds a commitment where the buyer is, so that the reservation goes nowhere before the reveal.
 * @param randomBytes unpredictable bytes, such as `(count) => crypto.getRandomValues(new Uint8Array(count))`
 * @throws {ReceiptError} `commitment_invalid`
 * @example const { declare, reveal } = await commitFirstStrike({ buyer_id: 'b', seller_id: 's', reservation: 100 },
 *   randomBytes)
 */
export async function commitFirstStrike(
  { buyer_id, seller_id, reservation }: Pick<FirstStrike, 'buyer_id' | 'seller_id' | 'reservation'>,
  randomBytes: (count: number) => Uint8Array,
): Promise<FirstStrikeCommitment> {
  const reveal = {
    reservation,
    nonce: encodeBase64url(randomBytes(NONCE_BYTES)),
    salt: encodeBase64url(randomBytes(SALT_BYTES)),
  };
  const reservation_hash = await firstStrikeHash({ buyer_id, seller_id, ...reveal });
  return { declare: { buyer_id, seller_id, reservation_hash }, reveal };
}

const isText = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'string' && [...value].length >= least && [...value].length <= most;

function check(holds: boolean, message: string): void {
  if (!holds) throw new ReceiptError('commitment_invalid', message);
}

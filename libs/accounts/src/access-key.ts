import { encodeBase64url } from '@svc/signing';
import { AccountsError } from './accounts-error.js';

/** The kinds of access key: `svc_` for calls that a model may serve, `gt_` for maths, wallet and store. */
export const KEY_KINDS = ['svc', 'gt'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** Random bytes in a key. */
export const KEY_BYTES = 32;

/** Leading characters of a key that may be stored and shown, so that its owner can tell which key is meant. */
export const DISPLAY_CHARACTERS = 8;

/**
 * Wider than what is issued: an operator may bring a key of their own making, and an unknown key is refused by its hash
 * anyway.
 */
const FORM = /^(svc|gt)_[A-Za-z0-9_-]{8,128}$/;

/** What may be known about a key without knowing the key. */
export interface ParsedAccessKey {
  kind: KeyKind;
  display: string;
}

/**
 * A new key from random bytes: its kind, `_`, and 43 characters of base64url.
 * @param random 32 bytes from a cryptographic source
 * @throws {AccountsError} `random_bytes_invalid` for another length
 * @example formatAccessKey('svc', crypto.getRandomValues(new Uint8Array(32))) // 'svc_…'
 */
export function formatAccessKey(kind: KeyKind, random: Uint8Array): string {
  if (random.length !== KEY_BYTES)
    throw new AccountsError('random_bytes_invalid', `a key is made of ${KEY_BYTES} random bytes`);
  return `${kind}_${encodeBase64url(random)}`;
}

/**
 * The kind and display form of a text that has the form of a key (a kind, `_`, 8..128 characters of base64url); null
 * where it has not. What is issued has 43 of them. Says nothing about whether the key exists: only a keyed hash of it
 * is stored, and that is the app's to compare.
 * @example parseAccessKey('Bearer x') // null
 */
export function parseAccessKey(text: string): ParsedAccessKey | null {
  const kind = KEY_KINDS.find((candidate) => FORM.exec(text)?.[1] === candidate);
  return kind ? { kind, display: text.slice(0, DISPLAY_CHARACTERS) } : null;
}

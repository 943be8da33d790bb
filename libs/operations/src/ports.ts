import type { Standing, Vocabulary, WordingBrief } from '@svc/language';
import type { Tunables } from '@svc/negotiation-math';
import type { ReceiptSigners, SignReceiptBytes, VerifyOptions } from '@svc/receipts';
import type { StateSealer, TextHash } from '@svc/reply';
import type { DealingPorts } from './dealings.js';

/** A message to be read, and all that may be known while reading it. */
export interface MessageToRead {
  message: string;
  vocabulary: Vocabulary;
  standing: Standing;
}

/**
 * A model as far as operations know one. Null stands for "use the built-in one"; so does a member that is not there.
 */
export interface ModelPorts {
  /** The input of the tool `report_acts`: it is read as a claim of somebody, and checked. */
  reportActs?(input: MessageToRead): Promise<unknown>;
  /** A text with placeholders; it is told no figure, no term and no string of the policy. */
  wordReply?(brief: WordingBrief): Promise<string | null>;
  reportStatements?(description: string): Promise<unknown>;
}

/**
 * Everything that answers need from the place where they run: time, randomness, secrets, settings, a model where there
 * is one, and what is kept beside states where there is a database.
 */
export interface OperationPorts extends ModelPorts, DealingPorts {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  nowMillis(): number;
  /** So many unpredictable bytes. */
  randomBytes(count: number): Uint8Array;
  /** 32 bytes that follow from a text and a secret of this place, so that nobody else can work them out. */
  deriveSecret(text: string): Uint8Array | Promise<Uint8Array>;
  /** SHA-256 of a text in UTF-8, base64url. */
  hash: TextHash;
  sealer: StateSealer;
  /** The two keys of receipts, or what signs with them. */
  signers: ReceiptSigners | SignReceiptBytes;
  /** What checks signatures; left out: WebCrypto, each check a job on another thread. */
  verifiers?: Pick<VerifyOptions, 'ed25519' | 'es256'>;
  /** The public keys under which receipts verify: those in use, and those that were rotated away. */
  publishedKeys(): readonly unknown[];
  /** The operator's settings of the price engine. */
  tunables: Tunables;
  /** Whether the caller holds a key, which some open operations do more for. Left out: no. */
  hasKey?: boolean;
  /** Whether a page of this service calls, as far as a browser says so. Left out: no. */
  isOwnPage?: boolean;
}

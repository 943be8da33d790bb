import { Inject, Injectable } from '@nestjs/common';
import { IDEMPOTENCY_SECONDS } from '@svc/accounts';
import { OperationFault } from '@svc/operations';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { DATABASE, type Database, type Transaction } from '../platform/database/database.js';
import { hashText } from '../platform/operation/hash-text.js';

/** A call whose answer holds a key, and which its sender may repeat. */
export interface SealedCall {
  readonly operationId: string;
  /** What the header `Idempotency-Key` said: nobody reads the answer without it. */
  readonly idempotencyKey: string;
  /** Stands for what was asked: the same header with something else opens nothing. */
  readonly requestHash: string;
  /** The key that the call came with; empty where it needs none. */
  readonly plainKey: string;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Answers that hold a key, kept for a day so that a lost one can be had again. Each is encrypted under the header that
 * its sender chose, of which a hash is kept: who reads the database learns no key.
 */
@Injectable()
export class SealedAnswersRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * The answer to a call that was made before; null where none was, or a day ago.
   * @throws OperationFault 409 where the same header came with another request
   */
  async find(call: SealedCall): Promise<object | null> {
    const [row] = await this.database.client.$queryRaw<{ sealed: Uint8Array }[]>`
      SELECT "sealed" FROM "sealed_answer" WHERE "id" = ${idOf(call)} AND "expires_at" > statement_timestamp()`;
    if (row === undefined) return null;
    const answer = open(row.sealed, call);
    if (answer === null)
      throw new OperationFault(409, 'this Idempotency-Key was used for another request', {
        code: 'idempotency_key_reused',
      });
    return answer;
  }

  /** Keeps an answer in the transaction of what it tells of, in the place of one that has expired. */
  async keep(transaction: Transaction, call: SealedCall, answer: object): Promise<void> {
    const sealed = seal(answer, call);
    await transaction.$executeRaw`
      INSERT INTO "sealed_answer" ("id", "sealed", "expires_at")
      VALUES (${idOf(call)}, ${sealed}, statement_timestamp() + make_interval(secs => ${IDEMPOTENCY_SECONDS}))
      ON CONFLICT ("id") DO UPDATE SET "sealed" = EXCLUDED."sealed", "expires_at" = EXCLUDED."expires_at"`;
  }

  /** Removes what has expired, at most so many; several instances may do so at once. */
  sweep(most: number): Promise<number> {
    return this.database.client.$executeRaw`
      DELETE FROM "sealed_answer" WHERE "id" IN (
        SELECT "id" FROM "sealed_answer" WHERE "expires_at" <= statement_timestamp()
        LIMIT ${most}::int FOR UPDATE SKIP LOCKED)`;
  }
}

function idOf({ operationId, plainKey, idempotencyKey }: SealedCall): string {
  return hashText([operationId, plainKey, idempotencyKey].join('\0'));
}

function keyOf({ idempotencyKey, requestHash, plainKey }: SealedCall): Uint8Array {
  return new Uint8Array(
    hkdfSync('sha256', `${idempotencyKey}\0${plainKey}`, requestHash, 'svc sealed answer, 1', KEY_BYTES),
  );
}

function seal(answer: object, call: SealedCall): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(call), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), text]));
}

function open(sealed: Uint8Array, call: SealedCall): object | null {
  const decipher = createDecipheriv(CIPHER, keyOf(call), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8')) as object;
  } catch {
    return null;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { formatAccessKey, KEY_BYTES, parseAccessKey, type KeyKind } from '@svc/accounts';
import { ulid } from 'ulid';
import type { AccessKey, AccessKeys } from '../platform/access/access-keys.js';
import { RANDOM_BYTES, type RandomBytes } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/database.js';
import { KEY_PEPPER } from '../platform/secrets/secrets.js';
import { hashKey } from './hash-key.js';
import { KeysRepository, type KeyUse, type NewKey, type StoredKey } from './keys.repository.js';

/** A key as it is issued: the only time that the key itself is seen. */
export interface IssuedKey {
  id: string;
  key: string;
}

/** Issues, finds, revokes and rotates access keys. */
@Injectable()
export class KeysService implements AccessKeys {
  constructor(
    private readonly keys: KeysRepository,
    @Inject(KEY_PEPPER) private readonly pepper: Uint8Array,
    @Inject(RANDOM_BYTES) private readonly randomBytes: RandomBytes,
  ) {}

  /**
   * The key, when it is known and not revoked. Every text of the form is hashed and looked up alike, so the time taken
   * says nothing about how much of it was right; nothing is remembered, so a revoked key is refused at once.
   */
  async find(plainKey: string): Promise<AccessKey | null> {
    const parsed = parseAccessKey(plainKey);
    if (parsed === null) return null;
    const found = await this.keys.findActive(hashKey(this.pepper, plainKey));
    if (found === null || found.kind !== parsed.kind) return null;
    // Once a key; the call goes on where it cannot be noted.
    if (!found.used) await this.keys.markUsed(found.id).catch(() => undefined);
    return { id: found.id, kind: found.kind };
  }

  /** A new key that is not stored yet, and the row to store. */
  draft(kind: KeyKind, label = ''): { key: string; row: NewKey } {
    const key = this.makeKey(kind);
    return { key, row: this.rowOf(key, label) };
  }

  /** Issues a new key. */
  async issue(kind: KeyKind, label = '', pilotRequestId?: string): Promise<IssuedKey> {
    const key = this.makeKey(kind);
    const row = this.rowOf(key, label);
    await this.keys.add(pilotRequestId === undefined ? row : { ...row, pilotRequestId });
    return { id: row.id, key };
  }

  /** Issues the first key of an empty table; null when there is a key already. */
  async issueFirst(kind: KeyKind, label: string): Promise<IssuedKey | null> {
    const key = this.makeKey(kind);
    const row = this.rowOf(key, label);
    return (await this.keys.addFirst(row)) ? { id: row.id, key } : null;
  }

  /** Makes a key that the operator brings known; one that is known already, revoked or not, stays as it is. */
  async admit(plainKey: string, label: string): Promise<void> {
    await this.keys.add(this.rowOf(plainKey, label));
  }

  /** Whether any key is active, and whether any was ever used. */
  use(): Promise<KeyUse> {
    return this.keys.use();
  }

  /** All keys, oldest first. */
  list(): Promise<StoredKey[]> {
    return this.keys.list();
  }

  /** The key of this id or display. */
  locate(idOrDisplay: string): Promise<StoredKey | null> {
    return this.keys.find(idOrDisplay);
  }

  /** Revokes the key of this id or display; null when there is none that is active. */
  async revoke(idOrDisplay: string): Promise<StoredKey | null> {
    const found = await this.keys.find(idOrDisplay);
    return found !== null && (await this.keys.revoke(found.id)) ? found : null;
  }

  /** Replaces the key of this id or display: the old one is refused at once. Null when there is none that is active. */
  async rotate(idOrDisplay: string): Promise<IssuedKey | null> {
    const found = await this.keys.find(idOrDisplay);
    if (found === null) return null;
    const key = this.makeKey(found.kind);
    return (await this.keys.replace({ id: found.id }, this.rowOf(key, ''))) ? { id: found.id, key } : null;
  }

  /**
   * Replaces a key by its holder, who has it: of many at once, one is made.
   * @param keep written together with the new key, which it is given
   * @returns the new key; null where this one was replaced or revoked meanwhile
   */
  async rotateOwn(
    { id, plainKey }: { id: string; plainKey: string },
    keep: (transaction: Transaction, key: string) => Promise<void>,
  ): Promise<string | null> {
    const key = this.makeKey('gt');
    const old = { id, keyHash: hashKey(this.pepper, plainKey) };
    const isReplaced = await this.keys.replace(old, this.rowOf(key, ''), (transaction) => keep(transaction, key));
    return isReplaced ? key : null;
  }

  private makeKey(kind: KeyKind): string {
    return formatAccessKey(kind, this.randomBytes(KEY_BYTES));
  }

  private rowOf(key: string, label: string): NewKey {
    const parsed = parseAccessKey(key);
    if (parsed === null) throw new RangeError('this text does not have the form of an access key');
    return { id: ulid(), kind: parsed.kind, keyHash: hashKey(this.pepper, key), display: parsed.display, label };
  }
}

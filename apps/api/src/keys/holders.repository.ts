import { Inject, Injectable } from '@nestjs/common';
import { starterPostings } from '@svc/accounts';
import { DATABASE, type Database, type Transaction } from '../platform/database/database.js';
import { LedgerRepository } from '../wallet/ledger.repository.js';
import type { NewKey } from './keys.repository.js';

/** Who holds a key. */
export interface KeyHolder {
  keyId: string;
  agentId: string;
  contactEmail: string;
  intendedUse: string;
  telemetryConsent: boolean;
}

/** A holder as it is stored. */
export interface StoredHolder extends KeyHolder {
  issuedAt: Date;
}

/** The holders of `gt_` keys: an agent has one key, and each key its starter credit, once. */
@Injectable()
export class HoldersRepository {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly ledger: LedgerRepository,
  ) {}

  /** The holder under this name. */
  findByAgent(agentId: string): Promise<StoredHolder | null> {
    return this.database.client.keyHolder.findUnique({ where: { agentId } });
  }

  /** The holder of a key; null for one that an operator issued. */
  findByKey(keyId: string): Promise<StoredHolder | null> {
    return this.database.client.keyHolder.findUnique({ where: { keyId } });
  }

  /**
   * Stores a key with its holder and its starter credit, all or nothing; null where the name is taken.
   * @param keep written in the same transaction
   */
  add(
    key: NewKey,
    holder: Omit<KeyHolder, 'keyId'>,
    keep: (transaction: Transaction, holder: StoredHolder) => Promise<void>,
  ): Promise<StoredHolder | null> {
    return this.database
      .transaction(async (transaction) => {
        await transaction.accessKey.create({ data: key });
        const { count } = await transaction.keyHolder.createMany({
          data: [{ ...holder, keyId: key.id }],
          skipDuplicates: true,
        });
        if (count === 0) throw new AgentTaken();
        await this.ledger.credit(transaction, { kind: 'starter', walletId: key.id, postings: starterPostings(key.id) });
        const stored = await transaction.keyHolder.findUniqueOrThrow({ where: { keyId: key.id } });
        await keep(transaction, stored);
        return stored;
      })
      .catch((fault: unknown) => {
        if (fault instanceof AgentTaken) return null;
        throw fault;
      });
  }
}

/** Undoes the transaction. */
class AgentTaken extends Error {}

import { Inject, Injectable } from '@nestjs/common';
import { topUpPostings, type PaidTopUp } from '@svc/accounts';
import { ulid } from 'ulid';
import { DATABASE, type Database, type Transaction } from '../platform/database/database.js';
import { LedgerRepository } from './ledger.repository.js';

/** A payment with a token, as it was noted. */
export interface TokenTopUp {
  readonly id: string;
  readonly keyId: string;
  readonly amountCents: number;
  readonly state: 'pending' | 'paid' | 'refused';
  readonly paymentId: string | null;
}

/** Payments: what was noted of them, and the credit that they bring. */
@Injectable()
export class PaymentsRepository {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly ledger: LedgerRepository,
  ) {}

  /**
   * Takes an event: its id and the credit that it brings in one transaction, so that it counts once however often and
   * in whatever order it comes.
   * @returns whether it brought credit now
   */
  take(event: { id: string; type: string }, paid: PaidTopUp | null, receivedAt: Date): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const { id, type } = event;
      const { count } = await transaction.paymentNotice.createMany({
        data: [{ id, type, receivedAt }],
        skipDuplicates: true,
      });
      return count === 1 && paid !== null && (await this.credit(transaction, paid));
    });
  }

  /** Credits what a token paid, unless an event did before, and notes that it is paid. */
  settle(topUp: TokenTopUp, paymentId: string): Promise<void> {
    const { id, keyId, amountCents } = topUp;
    return this.database.transaction(async (transaction) => {
      await this.credit(transaction, { walletId: keyId, fundedCents: amountCents, reference: paymentId });
      await transaction.tokenTopUp.update({ where: { id }, data: { state: 'paid', paymentId } });
    });
  }

  /** Notes that a payment was refused. */
  async refuse({ id }: TokenTopUp): Promise<void> {
    await this.database.client.tokenTopUp.updateMany({ where: { id, state: 'pending' }, data: { state: 'refused' } });
  }

  /** Notes a payment before it is asked for; where its token was noted before, what was noted then. */
  async note(topUp: { keyId: string; tokenHash: string; amountCents: number; createdAt: Date }): Promise<TokenTopUp> {
    const { client } = this.database;
    await client.tokenTopUp.createMany({ data: [{ ...topUp, id: `top_${ulid()}` }], skipDuplicates: true });
    const row = await client.tokenTopUp.findUniqueOrThrow({ where: { tokenHash: topUp.tokenHash } });
    return { ...row, state: row.state as TokenTopUp['state'] };
  }

  private credit(transaction: Transaction, { walletId, fundedCents, reference }: PaidTopUp): Promise<boolean> {
    return this.ledger.credit(transaction, {
      kind: 'top_up',
      walletId,
      reference,
      postings: topUpPostings(walletId, fundedCents),
    });
  }
}

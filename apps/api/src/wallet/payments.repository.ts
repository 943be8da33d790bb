import { Inject, Injectable } from '@nestjs/common';
import {
  isLaterNews,
  paidBackOf,
  priceTopUp,
  reversalPostings,
  topUpPostings,
  type PaidTopUp,
  type PaymentEvent,
  type PaymentNews,
} from '@svc/accounts';
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

/** An event that told of money and moved none. */
export interface PaymentProblem {
  readonly id: string;
  readonly type: string;
  readonly receivedAt: Date;
  readonly paymentId: string | null;
  /** Why, in a sentence. */
  readonly problem: string;
}

/** A payment while its transaction holds it. */
interface HeldPayment {
  readonly id: string;
  readonly walletId: string | null;
  readonly fundedCents: number | null;
  readonly refundedCents: number;
  readonly paidBackCents: number;
  readonly takenMillicents: number;
}

const UNKNOWN_PAYMENT = 'the payment is unknown';
const LISTED_PROBLEMS = 200;

/** Payments: what was noted of them, the credit that they bring, and what is taken back of it. */
@Injectable()
export class PaymentsRepository {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly ledger: LedgerRepository,
  ) {}

  /**
   * Takes an event: its id and the money that it moves in one transaction, so that it counts once however often and in
   * whatever order it comes.
   * @returns why money that it tells of was not moved; null where nothing is wrong
   */
  take(
    { id, type, created = 0 }: Pick<PaymentEvent, 'id' | 'type' | 'created'>,
    news: PaymentNews | null,
    receivedAt: Date,
  ): Promise<string | null> {
    return this.database.transaction(async (transaction) => {
      const data = [{ id, type, receivedAt, paymentId: news?.paymentId ?? null }];
      const { count } = await transaction.paymentNotice.createMany({ data, skipDuplicates: true });
      if (count === 0 || news === null) return null;
      const problem = await this.follow(transaction, news, { id, created });
      if (problem !== null) await transaction.paymentNotice.update({ where: { id }, data: { problem } });
      return problem;
    }, news?.paymentId);
  }

  /** Events that told of money and moved none, newest first; not those whose payment is known by now. */
  problems(): Promise<PaymentProblem[]> {
    return this.database.client.$queryRaw`
      SELECT "id", "type", "received_at" AS "receivedAt", "payment_id" AS "paymentId", "problem"
      FROM "payment_notice" AS "notice"
      WHERE "problem" IS NOT NULL AND NOT ("problem" = ${UNKNOWN_PAYMENT} AND EXISTS (
        SELECT 1 FROM "payment" WHERE "id" = "notice"."payment_id" AND "wallet_id" IS NOT NULL))
      ORDER BY "received_at" DESC LIMIT ${LISTED_PROBLEMS}`;
  }

  /** Credits what a token paid, unless an event did before, and notes that it is paid. */
  settle(topUp: TokenTopUp, paymentId: string): Promise<void> {
    const { id, keyId, amountCents } = topUp;
    const paid = { walletId: keyId, fundedCents: amountCents, reference: paymentId, paymentId };
    return this.database.transaction(async (transaction) => {
      await this.credit(transaction, paid, paymentId);
      await transaction.tokenTopUp.update({ where: { id }, data: { state: 'paid', paymentId } });
    }, keyId);
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

  private async follow(
    transaction: Transaction,
    news: PaymentNews,
    event: { id: string; created: number },
  ): Promise<string | null> {
    if (news.kind === 'unmatched') return news.problem;
    if (news.kind === 'paid') return this.credit(transaction, news, event.id);
    const payment = await this.hold(transaction, news.paymentId);
    if (news.kind === 'dispute') await this.noteDispute(transaction, news, event.created);
    // Refunds of one payment are told as their sum: the largest is the latest, in whatever order they come.
    const refundedCents = Math.max(payment.refundedCents, news.kind === 'refund' ? news.refundedCents : 0);
    await transaction.payment.update({ where: { id: payment.id }, data: { refundedCents } });
    return this.reverse(transaction, { ...payment, refundedCents }, event.id);
  }

  /** Credits a payment once, and takes back at once what was paid back before it was told. */
  private async credit(
    transaction: Transaction,
    { walletId, fundedCents, reference, paymentId }: PaidTopUp,
    eventId: string,
  ): Promise<string | null> {
    const payment = await this.hold(transaction, paymentId);
    if (payment.walletId !== null) return null;
    const credit = { kind: 'top_up', walletId, reference, postings: topUpPostings(walletId, fundedCents) } as const;
    const isCredited = await this.ledger.credit(transaction, credit);
    if (!isCredited && !(await this.ledger.isPosted(transaction, 'top_up', reference)))
      return `there is no wallet ${walletId}`;
    await transaction.payment.update({ where: { id: paymentId }, data: { walletId, fundedCents } });
    return this.reverse(transaction, { ...payment, walletId, fundedCents }, eventId);
  }

  private async noteDispute(
    transaction: Transaction,
    news: PaymentNews & { kind: 'dispute' },
    created: number,
  ): Promise<void> {
    const { disputeId: id, paymentId, disputedCents, isTaken } = news;
    const known = await transaction.paymentDispute.findUnique({ where: { id } });
    if (known !== null && !isLaterNews({ created, isTaken }, { ...known, created: Number(known.created) })) return;
    const standing = { disputedCents, isTaken, created: BigInt(created) };
    const where = { id };
    await transaction.paymentDispute.upsert({ where, create: { id, paymentId, ...standing }, update: standing });
  }

  /** Brings the wallet to what is paid back now. */
  private async reverse(transaction: Transaction, payment: HeldPayment, reference: string): Promise<string | null> {
    const { id, walletId, fundedCents, refundedCents } = payment;
    if (walletId === null || fundedCents === null) return UNKNOWN_PAYMENT;
    const disputes = await transaction.paymentDispute.findMany({ where: { paymentId: id } });
    const now = paidBackOf(priceTopUp(fundedCents), refundedCents, disputes);
    const postings = reversalPostings(walletId, payment, now);
    if (postings.length === 0) return null;
    await this.ledger.credit(transaction, { kind: 'reversal', walletId, reference, postings });
    await transaction.payment.update({
      where: { id },
      data: { paidBackCents: now.paidBackCents, takenMillicents: BigInt(now.takenMillicents) },
    });
    return null;
  }

  /** Takes hold of a payment until the transaction ends, known or not: what is told of it comes one after another. */
  private async hold(transaction: Transaction, id: string): Promise<HeldPayment> {
    await transaction.payment.createMany({ data: [{ id }], skipDuplicates: true });
    await transaction.$queryRaw`SELECT 1 FROM "payment" WHERE "id" = ${id} FOR UPDATE`;
    const row = await transaction.payment.findUniqueOrThrow({ where: { id } });
    return { ...row, takenMillicents: Number(row.takenMillicents) };
  }
}

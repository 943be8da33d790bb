import { Inject, Injectable } from '@nestjs/common';
import {
  chargePostings,
  notCharged,
  PREDICATES,
  type Slot,
  type StoreReceiptShape,
  type Uncharged,
} from '@svc/accounts';
import type { OperationRecord } from '@svc/contracts';
import { OperationFault } from '@svc/operations';
import { ulid } from 'ulid';
import { DATABASE, type Database, type Transaction } from '../platform/database/database.js';
import { hashRequest, KeptAnswersRepository, type RepeatableCall } from './kept-answers.repository.js';
import { LedgerRepository, type HeldWallet } from './ledger.repository.js';
import { Notary } from './notary.js';

/** A call that may cost something. */
export interface PaidCall {
  readonly record: Pick<OperationRecord, 'id'>;
  /** The key of the call; null where it came with none that is known. */
  readonly keyId: string | null;
  readonly input: object;
  readonly idempotencyKey: string | null;
}

/**
 * What a call finds while its wallet is held: a client whose work is kept with the charge or not at all, and the time
 * by the clock of the database, so that what is bought lasts as long as it was paid for on every instance.
 */
export interface Counter {
  readonly transaction: Transaction;
  readonly keyId: string;
  readonly nowMillis: number;
}

/** What a call would deliver, and for how much. */
export interface Sale<Answer extends object> {
  readonly slot: Slot;
  /** 0 where it is part of something paid before. */
  readonly priceMillicents: number;
  /** SHA-256 of what is delivered, hexadecimal. */
  readonly contentHash: string;
  /** Writes what is delivered. */
  deliver(): Promise<void>;
  /** Whether the condition of the slot holds, read back from what was written. */
  holds(): Promise<boolean>;
  /** Writes what has to stand with the receipt of the delivery. */
  keep?(receipt: StoreReceiptShape): Promise<void>;
  /** The answer, with that receipt. */
  answer(receipt: StoreReceiptShape): Answer;
}

/** What was delivered before, and is answered again without a charge. */
export interface Known<Answer extends object> {
  readonly known: Answer;
}

/** Undoes what was written for a sale whose condition does not hold. */
class PredicateFailed extends Error {}

const UNKNOWN_KEY = notCharged('unknown_key', 'api_key is not the key of a wallet');
const REUSED_KEY = 'this Idempotency-Key was used for another request';

/**
 * Makes calls that cost something, each in one transaction that holds the wallet: a repeated call is answered as
 * before; else the delivery is written, its condition is checked, the charge is posted and the answer kept. All of it
 * stays or nothing does, whenever the process or the database ends. What is not charged is not delivered either.
 */
@Injectable()
export class PaidCalls {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly ledger: LedgerRepository,
    private readonly kept: KeptAnswersRepository,
    private readonly notary: Notary,
  ) {}

  /**
   * @param prepare finds out what the call would deliver, without writing, or why it delivers nothing
   * @throws OperationFault 409 for an Idempotency-Key that was used for another request
   */
  async make<Answer extends object>(
    call: PaidCall,
    prepare: (counter: Counter) => Promise<Sale<Answer> | Known<Answer> | Uncharged>,
  ): Promise<Answer | Uncharged> {
    const { keyId } = call;
    if (keyId === null) return UNKNOWN_KEY;
    try {
      return await this.database.transaction(async (transaction) => {
        const wallet = await this.ledger.hold(transaction, keyId);
        if (wallet === null) return UNKNOWN_KEY;
        const counter = { transaction, keyId, nowMillis: wallet.heldAtMillis };
        return this.once(call, counter, async () => {
          const prepared = await prepare(counter);
          if ('code' in prepared) return prepared;
          return 'known' in prepared ? prepared.known : this.sell(prepared, wallet, counter);
        });
      }, keyId);
    } catch (fault) {
      if (!(fault instanceof PredicateFailed)) throw fault;
      return notCharged('predicate_failed', 'the delivery did not meet its condition, so it was undone');
    }
  }

  /**
   * Makes a call that has its effect elsewhere, which makes repeated ones one by itself; here its answer is kept.
   * @throws OperationFault 409 for an Idempotency-Key that was used for another request
   */
  async repeat<Answer extends object>(
    { record, input, keyId, idempotencyKey }: PaidCall,
    work: () => Promise<Answer | Uncharged>,
  ): Promise<Answer | Uncharged> {
    if (keyId === null || idempotencyKey === null) return work();
    const call: RepeatableCall = { keyId, idempotencyKey, requestHash: hashRequest(record.id, input) };
    const known = await this.database.transaction((transaction) => this.kept.find(transaction, call), keyId);
    if (known.state === 'other') throw new OperationFault(409, REUSED_KEY, { code: 'idempotency_key_reused' });
    if (known.state === 'answered') return known.answer as Answer;
    const answer = await work();
    if (isUncharged(answer)) return answer;
    await this.database.transaction((transaction) => this.kept.keep(transaction, call, answer), keyId);
    return answer;
  }

  private async once<Answer extends object>(
    { record, input, idempotencyKey }: PaidCall,
    { transaction, keyId }: Counter,
    answer: () => Promise<Answer>,
  ): Promise<Answer> {
    if (idempotencyKey === null) return answer();
    const call: RepeatableCall = { keyId, idempotencyKey, requestHash: hashRequest(record.id, input) };
    const known = await this.kept.find(transaction, call);
    if (known.state === 'other') throw new OperationFault(409, REUSED_KEY, { code: 'idempotency_key_reused' });
    if (known.state === 'answered') return known.answer as Answer;
    const answered = await answer();
    if (isUncharged(answered)) return answered;
    await this.kept.keep(transaction, call, answered);
    return answered;
  }

  private async sell<Answer extends object>(
    sale: Sale<Answer>,
    wallet: HeldWallet,
    { transaction, keyId, nowMillis }: Counter,
  ): Promise<Answer | Uncharged> {
    const { slot, priceMillicents, contentHash } = sale;
    const postings = priceMillicents === 0 ? [] : chargePostings(keyId, wallet.balance, slot, priceMillicents);
    if (postings === null) return insufficient(wallet, priceMillicents);
    await sale.deliver();
    if (!(await sale.holds())) throw new PredicateFailed();
    const receipt = await this.notary.sign({
      id: `rcp_${ulid(nowMillis)}`,
      slot,
      price_millicents: priceMillicents,
      content_hash: contentHash,
      issued_at: new Date(nowMillis).toISOString(),
      predicate_id: PREDICATES[slot].predicate_id,
    });
    const deliveredAt = new Date(nowMillis);
    await transaction.delivery.create({
      data: { id: receipt.id, keyId, slot, priceMillicents: BigInt(priceMillicents), contentHash, deliveredAt },
    });
    if (postings.length > 0)
      await this.ledger.post(transaction, wallet, { kind: 'charge', reference: receipt.id, postings });
    await sale.keep?.(receipt);
    return sale.answer(receipt);
  }
}

/** What was not charged is not kept: the same call under the same key tries again. */
function isUncharged(answer: object): boolean {
  return 'charged' in answer && answer.charged === false;
}

function insufficient({ balance }: HeldWallet, priceMillicents: number): Uncharged {
  if (balance.fundedMillicents < 0)
    return notCharged(
      'insufficient_funds',
      `a payment was taken back after it was spent: the wallet owes ${-balance.fundedMillicents} millicents`,
    );
  const held = balance.starterMillicents + balance.fundedMillicents;
  return notCharged('insufficient_funds', `the call costs ${priceMillicents} millicents and the wallet holds ${held}`);
}

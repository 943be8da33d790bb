import { Inject, Injectable } from '@nestjs/common';
import { notCharged, priceTopUp, topUpAmount, type TopUpPrice, type Uncharged } from '@svc/accounts';
import {
  BILLING_CHECKOUT,
  MPP_TOP_UP,
  type AgenticTopupIn,
  type CheckoutIn,
  type CheckoutResult,
  type TopupResult,
} from '@svc/contracts';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { CLOCK, RANDOM_BYTES, type Clock, type RandomBytes } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { ApiFault } from '../platform/errors/api-fault.js';
import { LOGGER } from '../platform/logging/logger.js';
import { CARD_PROCESSOR, type CardProcessor } from './card-processor.js';
import { hashRequest } from './kept-answers.repository.js';
import { PaidCalls, type PaidCall } from './paid-calls.repository.js';
import { PaymentsRepository, type TokenTopUp } from './payments.repository.js';
import { WalletService } from './wallet.service.js';

type Caller = Pick<PaidCall, 'keyId' | 'idempotencyKey'>;

const UNKNOWN_KEY = notCharged('unknown_key', 'api_key is not the key of a wallet');
const UNAVAILABLE = notCharged('unavailable', 'this service takes no card payments at the moment');

/** Brings money into wallets. */
@Injectable()
export class TopUpService {
  constructor(
    @Inject(CARD_PROCESSOR) private readonly processor: CardProcessor | null,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM_BYTES) private readonly randomBytes: RandomBytes,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly calls: PaidCalls,
    private readonly payments: PaymentsRepository,
    private readonly wallets: WalletService,
  ) {}

  /** A page on which a person pays, once. */
  async checkout(input: CheckoutIn, caller: Caller): Promise<CheckoutResult | Uncharged> {
    const price = priceTopUp(topUpAmount(input) as number);
    const pages = {
      successUrl: this.page(input.success_url, '/paid'),
      cancelUrl: this.page(input.cancel_url, '/cancel'),
    };
    const { processor } = this;
    const { keyId } = caller;
    if (keyId === null) return UNKNOWN_KEY;
    if (processor === null) return UNAVAILABLE;
    return this.calls.repeat({ ...caller, record: BILLING_CHECKOUT, input }, async () => {
      try {
        const idempotencyKey = this.processorKey(BILLING_CHECKOUT.id, keyId, caller.idempotencyKey, input);
        const { url, sessionId } = await processor.openCheckout({ walletId: keyId, price, idempotencyKey, ...pages });
        return { ok: true, checkout_url: url, session_id: sessionId, ...showPrice(price) };
      } catch (fault) {
        this.logger.warn({ err: fault }, 'a checkout could not be opened');
        return UNAVAILABLE;
      }
    });
  }

  /**
   * Pays with a shared payment token, which is asked for once it is clear whose wallet it funds. The payment is noted
   * first, so that a call that is repeated after its answer was lost goes on with the same payment.
   * @throws ApiFault 503 where it is not known whether the payment was taken
   */
  async payWithToken(input: AgenticTopupIn, tokenOf: () => string, caller: Caller): Promise<TopupResult | Uncharged> {
    const price = priceTopUp(input.amount_cents);
    const { keyId } = caller;
    if (keyId === null) return UNKNOWN_KEY;
    if (this.processor === null) return UNAVAILABLE;
    const token = tokenOf();
    return this.calls.repeat({ ...caller, record: MPP_TOP_UP, input: { ...input, payment_token: token } }, async () => {
      const tokenHash = createHash('sha256').update(token).digest('hex');
      const createdAt = new Date(this.clock.nowMillis());
      const noted = await this.payments.note({ keyId, tokenHash, amountCents: price.fundedCents, createdAt });
      if (noted.keyId !== keyId || noted.amountCents !== price.fundedCents || noted.state === 'refused')
        return notCharged('predicate_failed', 'this payment token cannot be used: it was used before');
      const paymentId = noted.paymentId ?? (await this.pay(noted, price, token));
      if (typeof paymentId !== 'string') return paymentId;
      return { ok: true, payment_id: paymentId, ...showPrice(price), wallet: await this.wallets.balance(keyId) };
    });
  }

  private async pay(noted: TokenTopUp, price: TopUpPrice, token: string): Promise<string | Uncharged> {
    const idempotencyKey = `svc-${noted.id}`;
    const payment = await this.ask(() =>
      this.processor?.payWithToken({ walletId: noted.keyId, price, idempotencyKey, token }),
    );
    if (payment.state === 'paid') {
      await this.payments.settle(noted, payment.paymentId);
      return payment.paymentId;
    }
    if (payment.state === 'open') throw unsettled(payment.reason);
    await this.payments.refuse(noted);
    return notCharged('predicate_failed', payment.reason);
  }

  private async ask<T>(work: () => Promise<T> | undefined): Promise<T> {
    try {
      const answer = await work();
      if (answer === undefined) throw new Error('no card processor is set up');
      return answer;
    } catch (fault) {
      throw unsettled('the card processor did not respond', fault);
    }
  }

  /** Under which key the processor knows a request: the same for a repeated one. */
  private processorKey(operation: string, keyId: string, idempotencyKey: string | null, input: object): string {
    if (idempotencyKey === null) return `svc-${Buffer.from(this.randomBytes(24)).toString('base64url')}`;
    const named = `${keyId} ${idempotencyKey} ${hashRequest(operation, input)}`;
    return `svc-${createHash('sha256').update(named).digest('base64url')}`;
  }

  /** Where the payer is sent afterwards. */
  private page(given: string | null | undefined, usual: string): string {
    return (given ?? null) === null ? this.config.baseUrl + usual : new URL(given as string).href;
  }
}

function showPrice({ fundedCents, feeCents, payerCents }: TopUpPrice) {
  return { funded_cents: fundedCents, fee_cents: feeCents, payer_cents: payerCents };
}

function unsettled(reason: string, cause?: unknown): ApiFault {
  return new ApiFault(
    503,
    `${reason}; repeat the call with the same token and amount: it is paid only once`,
    { 'Retry-After': '5' },
    { cause, members: { code: 'payments_unavailable' } },
  );
}

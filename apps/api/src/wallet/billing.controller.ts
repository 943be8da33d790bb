import { Controller, Header, Inject, Req, Res } from '@nestjs/common';
import { readPaymentNews, showPaymentReceipt } from '@svc/accounts';
import {
  AgenticTopupIn,
  BILLING_CANCEL_PAGE,
  BILLING_CHECKOUT,
  BILLING_PAID_PAGE,
  BILLING_WEBHOOK,
  CheckoutIn,
  MPP_MANIFEST,
  MPP_TOP_UP,
  type MppManifest,
  type WebhookResult,
} from '@svc/contracts';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { ApiFault } from '../platform/errors/api-fault.js';
import type { ApiRequest } from '../platform/http/api-request.js';
import { bodyBytes } from '../platform/http/body-budget.js';
import { IdempotencyKey } from '../platform/operation/idempotency-key.decorator.js';
import { LOGGER } from '../platform/logging/logger.js';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { PayingKey } from '../platform/operation/paying-key.decorator.js';
import { RateLimit } from '../platform/rate-limit/rate-limit.js';
import { CARD_PROCESSOR, type CardProcessor } from './card-processor.js';
import { MachinePayments, PAYMENT_METHOD } from './machine-payments.js';
import { CANCEL_PAGE, manifestOf, PAID_PAGE } from './payment-texts.js';
import { PaymentsRepository } from './payments.repository.js';
import { TopUpService } from './top-up.service.js';

/** The largest webhook that is read. */
const WEBHOOK_BYTES = 262_144;

/** Payments. No tool leads here: a person or a payer's own software pays. */
@Controller()
export class BillingController {
  constructor(
    private readonly topUps: TopUpService,
    private readonly machines: MachinePayments,
    private readonly payments: PaymentsRepository,
    @Inject(CARD_PROCESSOR) private readonly processor: CardProcessor | null,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RateLimit) private readonly rateLimit: RateLimit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Operation(BILLING_CHECKOUT)
  checkout(
    @Input() input: CheckoutIn,
    @PayingKey() keyId: string | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<object> {
    return this.topUps.checkout(input, { keyId, idempotencyKey });
  }

  /**
   * A delivery that is not signed counts by its address; one that is, counts nowhere: who sends them is told to send
   * them again.
   */
  @Operation(BILLING_WEBHOOK)
  async webhook(@Req() request: ApiRequest, @Res({ passthrough: true }) response: Response): Promise<WebhookResult> {
    if (this.processor === null) {
      await this.rateLimit.admit(request, response);
      throw new ApiFault(
        503,
        'this service takes no card payments',
        { 'Retry-After': '60' },
        { members: { code: 'payments_unavailable' } },
      );
    }
    const bytes = await bodyBytes(request, WEBHOOK_BYTES);
    const nowMillis = this.clock.nowMillis();
    const event = this.processor.readEvent(bytes, String(request.headers['stripe-signature'] ?? ''), nowMillis);
    if (event === null) {
      await this.rateLimit.admit(request, response);
      throw new ApiFault(
        400,
        'the card processor’s signature is missing, wrong or not current',
        {},
        { members: { code: 'delivery_unsigned' } },
      );
    }
    const problem = await this.payments.take(event, readPaymentNews(event), new Date(nowMillis));
    if (problem !== null)
      this.logger.warn(
        { event: event.id, type: event.type, problem },
        'a payment moved no money; see "npm run admin -- payments list"',
      );
    return { received: true };
  }

  @Operation(MPP_MANIFEST)
  manifest(): MppManifest {
    return manifestOf(this.processor !== null);
  }

  @Operation(MPP_TOP_UP)
  async topUp(
    @Input() input: AgenticTopupIn,
    @PayingKey() keyId: string | null,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<object> {
    const { headers, bodyDigest: digest } = request;
    const asked = { amountCents: input.amount_cents, digest, authorization: headers.authorization };
    const bodyToken = input.payment_token ?? null;
    const tokenOf = () => this.machines.tokenOf(asked, bodyToken);
    const answer = await this.topUps.payWithToken(input, tokenOf, { keyId, idempotencyKey });
    // The scheme knows one refusal. A token in the body is no credential: it is answered like every call not charged.
    if (bodyToken === null && 'code' in answer && answer.code === 'predicate_failed')
      throw this.machines.failed(asked, answer.reason ?? '');
    if ('payment_id' in answer && answer.payment_id !== undefined) {
      const at = new Date(this.clock.nowMillis()).toISOString();
      response.setHeader('Payment-Receipt', showPaymentReceipt(answer.payment_id, PAYMENT_METHOD, at));
      response.setHeader('Cache-Control', 'private');
    }
    return answer;
  }

  @Operation(BILLING_PAID_PAGE)
  @Header('Content-Type', 'text/html; charset=utf-8')
  paid(): string {
    return PAID_PAGE;
  }

  @Operation(BILLING_CANCEL_PAGE)
  @Header('Content-Type', 'text/html; charset=utf-8')
  cancel(): string {
    return CANCEL_PAGE;
  }
}

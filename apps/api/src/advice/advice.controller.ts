import { Controller } from '@nestjs/common';
import {
  ADVICE_BUNDLE,
  ADVICE_CLOSE,
  ADVICE_MOVE,
  ADVICE_OPEN,
  BundleMoveIn,
  SessionCloseIn,
  SessionMoveIn,
  SessionOpenIn,
} from '@svc/contracts';
import { IdempotencyKey } from '../platform/operation/idempotency-key.decorator.js';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { PayingKey } from '../platform/operation/paying-key.decorator.js';
import { AdviceService } from './advice.service.js';

/** Sessions of advice. */
@Controller()
export class AdviceController {
  constructor(private readonly advice: AdviceService) {}

  @Operation(ADVICE_OPEN)
  open(
    @Input() input: SessionOpenIn,
    @PayingKey() keyId: string | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<object> {
    return this.advice.open(input, { keyId, idempotencyKey });
  }

  @Operation(ADVICE_MOVE)
  move(
    @Input() input: SessionMoveIn,
    @PayingKey() keyId: string | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<object> {
    return this.advice.move(input, { keyId, idempotencyKey });
  }

  @Operation(ADVICE_BUNDLE)
  bundle(
    @Input() input: BundleMoveIn,
    @PayingKey() keyId: string | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<object> {
    return this.advice.bundle(input, { keyId, idempotencyKey });
  }

  @Operation(ADVICE_CLOSE)
  close(
    @Input() input: SessionCloseIn,
    @PayingKey() keyId: string | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<object> {
    return this.advice.close(input, { keyId, idempotencyKey });
  }
}

import { Controller } from '@nestjs/common';
import {
  PRICE_MACHINE,
  PRICE_QUOTE,
  PRICE_SETTLE,
  QuoteReq,
  type MachineResult,
  type PriceQuoteResult,
  type PriceSettleResult,
} from '@svc/contracts';
import { IdempotencyKey } from '../platform/operation/idempotency-key.decorator.js';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { PathParameter } from '../platform/operation/path-parameter.decorator.js';
import { PriceService } from './price.service.js';

/** The demo machine of `svc-price/1`. */
@Controller()
export class PriceController {
  constructor(private readonly prices: PriceService) {}

  @Operation(PRICE_MACHINE)
  machine(): MachineResult {
    return this.prices.machine();
  }

  @Operation(PRICE_QUOTE)
  quote(@Input() input: QuoteReq): Promise<PriceQuoteResult> {
    return this.prices.quote(input);
  }

  @Operation(PRICE_SETTLE)
  settle(
    @PathParameter('quote_id') quoteId: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<PriceSettleResult> {
    return this.prices.settle(quoteId, idempotencyKey);
  }
}

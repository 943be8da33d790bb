import { Controller } from '@nestjs/common';
import { OFFER_QUOTE, QuoteRequest } from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { OfferService } from './offer.service.js';

/** Quotes from a menu. */
@Controller()
export class OfferController {
  constructor(private readonly offers: OfferService) {}

  @Operation(OFFER_QUOTE)
  quote(@Input() input: QuoteRequest): Promise<object> {
    return this.offers.quote(input);
  }
}

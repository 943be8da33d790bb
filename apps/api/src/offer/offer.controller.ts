import { Controller } from '@nestjs/common';
import { MenuSpec, OFFER_COMPILE, OFFER_PROFILE, OFFER_QUOTE, ProfileRequest, QuoteRequest } from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { OfferService } from './offer.service.js';

/** Offers from a menu. */
@Controller()
export class OfferController {
  constructor(private readonly operations: OperationAnswers, private readonly offers: OfferService) {}

  @Operation(OFFER_COMPILE)
  compile(@Input() input: MenuSpec): Promise<object> {
    return this.operations.answer(OFFER_COMPILE, input);
  }

  @Operation(OFFER_PROFILE)
  profile(@Input() input: ProfileRequest): Promise<object> {
    return this.operations.answer(OFFER_PROFILE, input);
  }

  @Operation(OFFER_QUOTE)
  quote(@Input() input: QuoteRequest): Promise<object> {
    return this.offers.quote(input);
  }
}

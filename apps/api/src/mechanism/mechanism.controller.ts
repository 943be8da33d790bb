import { Controller } from '@nestjs/common';
import { AuctionDesignIn, MatchingIn, MECHANISM_GALE_SHAPLEY, MECHANISM_OPTIMAL_AUCTION, MECHANISM_POSTED_PRICE, PostedPriceIn } from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';

/** Mechanism design. */
@Controller()
export class MechanismController {
  constructor(private readonly operations: OperationAnswers) {}

  @Operation(MECHANISM_GALE_SHAPLEY)
  match(@Input() input: MatchingIn): Promise<object> {
    return this.operations.answer(MECHANISM_GALE_SHAPLEY, input);
  }

  @Operation(MECHANISM_OPTIMAL_AUCTION)
  design(@Input() input: AuctionDesignIn): Promise<object> {
    return this.operations.answer(MECHANISM_OPTIMAL_AUCTION, input);
  }

  @Operation(MECHANISM_POSTED_PRICE)
  price(@Input() input: PostedPriceIn): Promise<object> {
    return this.operations.answer(MECHANISM_POSTED_PRICE, input);
  }
}

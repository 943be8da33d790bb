import { Controller } from '@nestjs/common';
import {
  AUCTION_FORMAT_RECOMMENDATION, AUCTION_OPTIMAL_BID, AUCTION_OPTIMAL_RESERVE, AUCTION_SIMULATE, FormatRecommendationIn, OptimalBidIn, OptimalReserveIn, SimulateIn,
} from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';

/** Auctions of one item. */
@Controller()
export class AuctionController {
  constructor(private readonly operations: OperationAnswers) {}

  @Operation(AUCTION_OPTIMAL_BID)
  bid(@Input() input: OptimalBidIn): Promise<object> {
    return this.operations.answer(AUCTION_OPTIMAL_BID, input);
  }

  @Operation(AUCTION_OPTIMAL_RESERVE)
  reserve(@Input() input: OptimalReserveIn): Promise<object> {
    return this.operations.answer(AUCTION_OPTIMAL_RESERVE, input);
  }

  @Operation(AUCTION_FORMAT_RECOMMENDATION)
  format(@Input() input: FormatRecommendationIn): Promise<object> {
    return this.operations.answer(AUCTION_FORMAT_RECOMMENDATION, input);
  }

  @Operation(AUCTION_SIMULATE)
  simulate(@Input() input: SimulateIn): Promise<object> {
    return this.operations.answer(AUCTION_SIMULATE, input);
  }
}

import { Controller } from '@nestjs/common';
import { AnchorAttackIn, BUY_NEXT_OFFER, BuyNextOfferIn, DETECT_ANCHOR_ATTACK, SELL_NEXT_OFFER, SellNextOfferIn } from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';

/** Offers in utility. */
@Controller()
export class NegotiationController {
  constructor(private readonly operations: OperationAnswers) {}

  @Operation(SELL_NEXT_OFFER)
  sell(@Input() input: SellNextOfferIn): Promise<object> {
    return this.operations.answer(SELL_NEXT_OFFER, input);
  }

  @Operation(BUY_NEXT_OFFER)
  buy(@Input() input: BuyNextOfferIn): Promise<object> {
    return this.operations.answer(BUY_NEXT_OFFER, input);
  }

  @Operation(DETECT_ANCHOR_ATTACK)
  detect(@Input() input: AnchorAttackIn): Promise<object> {
    return this.operations.answer(DETECT_ANCHOR_ATTACK, input);
  }
}

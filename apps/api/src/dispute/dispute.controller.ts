import { Controller } from '@nestjs/common';
import { DISPUTE_NEGOTIATE, DisputeNegotiateIn } from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';

/** Refund disputes. */
@Controller()
export class DisputeController {
  constructor(private readonly operations: OperationAnswers) {}

  @Operation(DISPUTE_NEGOTIATE)
  negotiate(@Input() input: DisputeNegotiateIn): Promise<object> {
    return this.operations.answer(DISPUTE_NEGOTIATE, input);
  }
}

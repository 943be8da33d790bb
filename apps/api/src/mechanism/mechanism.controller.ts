import { Controller } from '@nestjs/common';
import { MECHANISM_GALE_SHAPLEY, MatchingIn } from '@svc/contracts';
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
}

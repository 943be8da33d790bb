import { Controller } from '@nestjs/common';
import { PRACTICE_BUYER, PracticeIn } from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';

/** The practice buyer. */
@Controller()
export class PracticeController {
  constructor(private readonly operations: OperationAnswers) {}

  @Operation(PRACTICE_BUYER)
  buyer(@Input() input: PracticeIn): Promise<object> {
    return this.operations.answer(PRACTICE_BUYER, input);
  }
}

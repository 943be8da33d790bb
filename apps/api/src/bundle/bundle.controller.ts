import { Controller } from '@nestjs/common';
import { BundleIn, NEGOTIATE_BUNDLE } from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';

/** Negotiation over several linked issues. */
@Controller()
export class BundleController {
  constructor(private readonly operations: OperationAnswers) {}

  @Operation(NEGOTIATE_BUNDLE)
  move(@Input() input: BundleIn): Promise<object> {
    return this.operations.answer(NEGOTIATE_BUNDLE, input);
  }
}

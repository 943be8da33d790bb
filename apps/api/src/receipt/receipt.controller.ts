import { Controller } from '@nestjs/common';
import { RECEIPT_VERIFY, VerifyIn } from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';

/** Receipts, re-checked. */
@Controller()
export class ReceiptController {
  constructor(private readonly operations: OperationAnswers) {}

  @Operation(RECEIPT_VERIFY)
  verify(@Input() input: VerifyIn): Promise<object> {
    return this.operations.answer(RECEIPT_VERIFY, input);
  }
}

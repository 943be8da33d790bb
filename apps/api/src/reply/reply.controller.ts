import { Controller } from '@nestjs/common';
import { REPLY, ReplyIn } from '@svc/contracts';
import { CallerKey } from '../platform/operation/caller-key.decorator.js';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';

/** Replies to buyers. */
@Controller()
export class ReplyController {
  constructor(private readonly operations: OperationAnswers) {}

  @Operation(REPLY)
  reply(@Input() input: ReplyIn, @CallerKey() keyId: string): Promise<object> {
    return this.operations.answer(REPLY, input, keyId);
  }
}

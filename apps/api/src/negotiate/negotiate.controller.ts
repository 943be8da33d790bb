import { Controller } from '@nestjs/common';
import { NEGOTIATE_SCORE, NEGOTIATE_TURN, NegotiateTurnIn, ScoreIn } from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';

/** Negotiation maths. */
@Controller()
export class NegotiateController {
  constructor(private readonly operations: OperationAnswers) {}

  @Operation(NEGOTIATE_TURN)
  turn(@Input() input: NegotiateTurnIn): Promise<object> {
    return this.operations.answer(NEGOTIATE_TURN, input);
  }

  @Operation(NEGOTIATE_SCORE)
  score(@Input() input: ScoreIn): Promise<object> {
    return this.operations.answer(NEGOTIATE_SCORE, input);
  }
}

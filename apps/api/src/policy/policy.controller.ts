import { Controller } from '@nestjs/common';
import { CheckIn, CompileIn, POLICY_CHECK, POLICY_COMPILE, POLICY_TEMPLATES } from '@svc/contracts';
import { CallerKey } from '../platform/operation/caller-key.decorator.js';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';

/** Policies: compiled, checked, or taken from a template. */
@Controller()
export class PolicyController {
  constructor(private readonly operations: OperationAnswers) {}

  @Operation(POLICY_TEMPLATES)
  templates(): Promise<object> {
    return this.operations.answer(POLICY_TEMPLATES, null);
  }

  @Operation(POLICY_COMPILE)
  compile(@Input() input: CompileIn, @CallerKey() keyId: string): Promise<object> {
    return this.operations.answer(POLICY_COMPILE, input, keyId);
  }

  @Operation(POLICY_CHECK)
  check(@Input() input: CheckIn): Promise<object> {
    return this.operations.answer(POLICY_CHECK, input);
  }
}

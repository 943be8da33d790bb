import { Controller, Res } from '@nestjs/common';
import {
  HELPER_ASK,
  HELPER_OUTCOME,
  HELPER_PRIVACY,
  HelperAskIn,
  HelperOutcomeIn,
  type HelperAskResult,
  type HelperOutcomeResult,
} from '@svc/contracts';
import type { Response } from 'express';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { HelperService } from './helper.service.js';

/** What people ask the helper, and what they tell it afterwards. */
@Controller()
export class HelperController {
  constructor(private readonly helper: HelperService) {}

  @Operation(HELPER_ASK)
  ask(@Input() input: HelperAskIn): HelperAskResult {
    return this.helper.ask(input);
  }

  @Operation(HELPER_OUTCOME)
  outcome(@Input() input: HelperOutcomeIn): Promise<HelperOutcomeResult> {
    return this.helper.count(input);
  }

  @Operation(HELPER_PRIVACY)
  privacy(@Res() response: Response): void {
    this.helper.privacy.sendTo(response);
  }
}

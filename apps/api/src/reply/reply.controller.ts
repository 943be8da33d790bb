import { Controller } from '@nestjs/common';
import { ReleaseIn, STOCK_RELEASE, type ReleaseResult } from '@svc/contracts';
import { CallerKey } from '../platform/operation/caller-key.decorator.js';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { ReplyService } from './reply.service.js';

/** What is kept beside the states of negotiations, as far as a caller changes it directly. */
@Controller()
export class ReplyController {
  constructor(private readonly replies: ReplyService) {}

  @Operation(STOCK_RELEASE)
  release(@Input() input: ReleaseIn, @CallerKey() keyId: string): Promise<ReleaseResult> {
    return this.replies.release(input, keyId);
  }
}

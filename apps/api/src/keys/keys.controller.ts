import { Controller, Req } from '@nestjs/common';
import {
  ISSUE_KEY,
  IssueKeyRequest,
  ROTATE_KEY,
  RotateIn,
  type IssueKeyResponse,
  type RotateResult,
} from '@svc/contracts';
import { headerKey } from '../platform/access/header-key.js';
import type { ApiRequest } from '../platform/http/api-request.js';
import { Input } from '../platform/operation/input.decorator.js';
import { CallerKey } from '../platform/operation/caller-key.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { KeyIssueLimit } from './key-issue-limit.js';
import { KeyIssueService, type AskingKey } from './key-issue.service.js';

/** Keys that agents get for themselves. No tool leads here: who gets a key is counted by address. */
@Controller()
export class KeysController {
  constructor(
    private readonly keys: KeyIssueService,
    private readonly limit: KeyIssueLimit,
  ) {}

  @Operation(ISSUE_KEY)
  async issue(@Input() input: IssueKeyRequest, @Req() request: ApiRequest): Promise<IssueKeyResponse> {
    const own = await this.keys.reuse(input, askingKey(request));
    if (own !== null) return own;
    this.limit.count(request);
    return this.keys.issue(input);
  }

  @Operation(ROTATE_KEY)
  rotate(@Input() _input: RotateIn, @CallerKey() keyId: string): Promise<RotateResult> {
    return this.keys.rotate(keyId);
  }
}

function askingKey({ accessKey, headers }: ApiRequest): AskingKey | null {
  const plainKey = headerKey(headers)?.key ?? null;
  return accessKey?.kind === 'gt' && plainKey !== null ? { id: accessKey.id, plainKey } : null;
}

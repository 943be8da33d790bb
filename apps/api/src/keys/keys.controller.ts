import { Controller, Req } from '@nestjs/common';
import {
  ISSUE_KEY,
  IssueKeyRequest,
  ROTATE_KEY,
  RotateIn,
  type IssueKeyResponse,
  type OperationRecord,
  type RotateResult,
} from '@svc/contracts';
import { requireKey } from '../platform/access/access.guard.js';
import { headerKey } from '../platform/access/header-key.js';
import type { ApiRequest } from '../platform/http/api-request.js';
import { Input } from '../platform/operation/input.decorator.js';
import { IdempotencyKey } from '../platform/operation/idempotency-key.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { hashRequest } from '../wallet/kept-answers.repository.js';
import { KeyIssueLimit } from './key-issue-limit.js';
import { KeyIssueService, type AskingKey } from './key-issue.service.js';
import type { SealedCall } from './sealed-answers.repository.js';

/** Keys that agents get for themselves. No tool leads here: who gets a key is counted by address. */
@Controller()
export class KeysController {
  constructor(
    private readonly keys: KeyIssueService,
    private readonly limit: KeyIssueLimit,
  ) {}

  @Operation(ISSUE_KEY)
  async issue(
    @Input() input: IssueKeyRequest,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: ApiRequest,
  ): Promise<IssueKeyResponse> {
    const call = sealedCall(ISSUE_KEY, input, idempotencyKey, '');
    const known =
      (await this.keys.reuse(input, askingKey(request))) ?? (await this.keys.repeated<IssueKeyResponse>(call));
    if (known !== null) return known;
    await this.limit.count(request);
    return this.keys.issue(input, call);
  }

  @Operation(ROTATE_KEY)
  async rotate(
    @Input() input: RotateIn,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: ApiRequest,
  ): Promise<RotateResult> {
    const plainKey = input.api_key ?? headerKey(request.headers)?.key ?? '';
    const call = sealedCall(ROTATE_KEY, input, idempotencyKey, plainKey);
    const known = await this.keys.repeated<RotateResult>(call);
    if (known !== null) return known;
    requireKey(request, 'gt', isGiven(input.api_key));
    return this.keys.rotate({ id: request.accessKey?.id ?? '', plainKey }, call);
  }
}

const isGiven = (key: string | null | undefined): boolean => key !== undefined && key !== null;

function sealedCall(
  { id }: OperationRecord,
  input: object,
  idempotencyKey: string | null,
  plainKey: string,
): SealedCall | null {
  if (idempotencyKey === null) return null;
  return { operationId: id, idempotencyKey, plainKey, requestHash: hashRequest(id, input) };
}

function askingKey({ accessKey, headers }: ApiRequest): AskingKey | null {
  const plainKey = headerKey(headers)?.key ?? null;
  return accessKey?.kind === 'gt' && plainKey !== null ? { id: accessKey.id, plainKey } : null;
}

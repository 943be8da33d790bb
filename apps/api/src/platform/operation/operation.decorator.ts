import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { PATH_PARAMETER, type OperationRecord } from '@svc/contracts';
import { OPERATION } from '../access/operation-of.js';

/**
 * Makes a handler the answer to an operation: its route and status come from the record, and guards
 * find the record on it.
 * @example @Operation(POLICY_CHECK) check(@Input() input: CheckIn) { return this.policies.check(input); }
 */
export function Operation(record: OperationRecord): MethodDecorator {
  const path = record.path.replaceAll(PATH_PARAMETER, ':$1');
  return applyDecorators(
    RequestMapping({ path, method: RequestMethod[record.method] }),
    HttpCode(record.status),
    SetMetadata(OPERATION, record),
  );
}

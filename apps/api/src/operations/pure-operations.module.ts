import { Controller, Module, type Type } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { OFFER_QUOTE, OPERATIONS, type OperationRecord } from '@svc/contracts';
import { ANSWERS } from '@svc/operations';
import { CallerKey } from '../platform/operation/caller-key.decorator.js';
import { FromOwnPage } from '../platform/operation/from-own-page.decorator.js';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { SharedCallInterceptor } from './shared-call.interceptor.js';

/**
 * Operations of the one table that do I/O beside it here, and so have a feature folder of their own: the notary signs
 * quotes.
 */
const WITH_A_ROOM_OF_THEIR_OWN: ReadonlySet<string> = new Set([OFFER_QUOTE.id]);

/** The records that the one table answers and nothing else is needed for. */
export const PURE_OPERATIONS: readonly OperationRecord[] = OPERATIONS.filter(
  ({ id }) => ANSWERS.has(id) && !WITH_A_ROOM_OF_THEIR_OWN.has(id),
);

/** A controller with one route: that of the record, answered from the one table. */
function controllerOf(record: OperationRecord): Type {
  @Controller()
  class PureOperationController {
    constructor(private readonly operations: OperationAnswers) {}

    @Operation(record)
    answer(
      @Input() input: object | null,
      @CallerKey() keyId: string | null,
      @FromOwnPage() isOwnPage: boolean,
    ): Promise<object> {
      return this.operations.answer(record, input, keyId, isOwnPage);
    }
  }
  return PureOperationController;
}

/** A route for each record that the one table answers. */
@Module({
  controllers: PURE_OPERATIONS.map(controllerOf),
  // For all routes: one of a controller alone would not run where a tool calls its handler.
  providers: [OperationAnswers, { provide: APP_INTERCEPTOR, useClass: SharedCallInterceptor }],
})
export class PureOperationsModule {}

import { Controller, Module, type Type } from '@nestjs/common';
import { isShareable, OFFER_QUOTE, OPERATIONS, type OperationRecord } from '@svc/contracts';
import { ANSWERS } from '@svc/operations';
import { CallerKey } from '../platform/operation/caller-key.decorator.js';
import { FromOwnPage } from '../platform/operation/from-own-page.decorator.js';
import { Input } from '../platform/operation/input.decorator.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { Shareable, ShareAnswers, type ShareableCall } from './share-answers.js';

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

/** The same for a record whose calls can be shared. */
function sharedControllerOf(record: OperationRecord): Type {
  @Controller()
  class SharedOperationController {
    constructor(
      private readonly operations: OperationAnswers,
      private readonly sharing: ShareAnswers,
    ) {}

    @Operation(record)
    answer(
      @Input() input: object | null,
      @CallerKey() keyId: string | null,
      @Shareable() call: ShareableCall,
    ): Promise<object> {
      return this.sharing.answer(record, call, () => this.operations.answer(record, input, keyId));
    }
  }
  return SharedOperationController;
}

/** A route for each record that the one table answers. */
@Module({
  controllers: PURE_OPERATIONS.map((record) => (isShareable(record) ? sharedControllerOf : controllerOf)(record)),
  providers: [OperationAnswers, ShareAnswers],
})
export class PureOperationsModule {}

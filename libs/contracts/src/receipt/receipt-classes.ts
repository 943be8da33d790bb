import type { ReceiptCheck, ReceiptCheckId, ReceiptVerdict } from '@svc/receipts';
import { Flag, FreeObject, ListOfNested, Text } from '../fields.js';
import { POLICY_SCHEMA } from '../policy/policy-classes.js';

/** What the verify operation takes. */
export class VerifyIn {
  @FreeObject({ description: 'The receipt, exactly as it came with the deal.' })
  receipt!: Record<string, unknown>;

  @FreeObject({
    schema: 'Policy',
    orOther: true,
    description:
      `The policy that the deal was made under. If it does not fit ${POLICY_SCHEMA}, the answer is \`valid: ` +
      'false` with a line that says why.',
  })
  policy!: Record<string, unknown>;

  @FreeObject({
    description: 'What the caller’s records confirm about the buyer. Default: the flags in the receipt.',
    optional: true,
    nullable: true,
    default: null,
  })
  flags?: Record<string, unknown> | null;
}

/** One signature or one rule, and whether it holds. */
export class VerifyLine implements ReceiptCheck {
  @Text({ description: 'A stable id, such as business_authorization or price_at_most_list.' })
  id!: ReceiptCheckId;

  @Flag({ description: 'Whether the check passed.' })
  ok!: boolean;

  @Text({ description: 'The reason, in words.' })
  message!: string;
}

/** What the verify operation returns. */
export class VerifyResult implements ReceiptVerdict {
  @Flag({ description: 'Whether every check passed.' })
  valid!: boolean;

  @ListOfNested(() => VerifyLine, {
    name: 'VerifyLine',
    description: 'Both signatures and every rule, one line each; checking goes on after a failure.',
  })
  checks!: VerifyLine[];

  @Text({ description: 'The receipt’s id; null if none can be read.', nullable: true })
  receipt_id!: string | null;
}

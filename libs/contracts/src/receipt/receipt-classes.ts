import type { ReceiptCheck, ReceiptCheckId, ReceiptVerdict } from '@svc/receipts';
import { Flag, FreeObject, ListOfNested, Text } from '../fields.js';
import { POLICY_SCHEMA } from '../policy/policy-classes.js';

/** What the verify operation takes. */
export class VerifyIn {
  @FreeObject({ description: 'A receipt as it came with a deal.' })
  receipt!: Record<string, unknown>;

  @FreeObject({
    schema: 'Policy',
    orOther: true,
    description:
      `The policy that the deal was made under. One that ` +
      `is not of ${POLICY_SCHEMA} gives \`valid: false\`, ` +
      `with a line that says why.`,
  })
  policy!: Record<string, unknown>;

  @FreeObject({
    description:
      'What the caller’s records confirm about the buyer. Left out: grants are checked against the flags that ' +
      'the receipt names.',
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

  @Flag({ description: 'Whether it holds.' })
  ok!: boolean;

  @Text({ description: 'Why, in words.' })
  message!: string;
}

/** What the verify operation returns. */
export class VerifyResult implements ReceiptVerdict {
  @Flag({ description: 'Whether every line holds.' })
  valid!: boolean;

  @ListOfNested(() => VerifyLine, {
    name: 'VerifyLine',
    description: 'Both signatures and every rule, each on its own line, also after one that fails.',
  })
  checks!: VerifyLine[];

  @Text({ description: 'The receipt’s id; null where it has none that can be read.', nullable: true })
  receipt_id!: string | null;
}

import { MAX_AMOUNT, POLICY_LIMITS, schemaFaults, STOCK_KEYS } from '@svc/policy-rules';
import type { JsonSchema } from '@svc/policy-rules';
import { APPROVER_MAX_CHARACTERS } from './limits.js';

const pattern = (source: string): JsonSchema => ({ type: 'string', pattern: source });
const hash = pattern('^[A-Za-z0-9_-]{43}$');
/** The accepted record forms differ in their types; the rule `in_stock` judges the values. */
const anything: JsonSchema = {};

const properties = {
  version: { type: 'string', const: 'svc-receipt/1' },
  id: pattern('^rcp_[A-Za-z0-9_-]{43}$'),
  issued_at: pattern('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$'),
  policy_hash: hash,
  engine: pattern('^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$'),
  decided_by: pattern('^(rule|engine):[A-Za-z0-9_.-]{1,64}$'),
  currency: pattern('^[A-Z]{3}$'),
  list_price: { type: 'number', exclusiveMinimum: 0, maximum: MAX_AMOUNT },
  price: { type: 'number', minimum: 0, maximum: MAX_AMOUNT },
  net_at_least_floor: { type: 'boolean' },
  terms: {
    type: 'object',
    maxProperties: POLICY_LIMITS.terms,
    additionalProperties: { type: 'string', maxLength: POLICY_LIMITS.idLength },
  },
  labels: {
    type: 'object',
    maxProperties: POLICY_LIMITS.terms,
    additionalProperties: { type: 'string', maxLength: 2 * POLICY_LIMITS.labelLength + 2 },
  },
  quantity: { type: 'integer', minimum: 1, maximum: POLICY_LIMITS.quantity },
  charges: {
    type: 'array',
    maxItems: POLICY_LIMITS.terms,
    items: {
      type: 'object',
      required: ['term', 'option', 'label', 'amount'],
      additionalProperties: false,
      properties: {
        term: { type: 'string', maxLength: POLICY_LIMITS.idLength },
        option: { type: 'string', maxLength: POLICY_LIMITS.idLength },
        label: { type: 'string', maxLength: POLICY_LIMITS.labelLength },
        amount: { type: 'number', exclusiveMinimum: 0 },
      },
    },
  },
  total: { type: 'number', minimum: 0 },
  language: { type: 'string', enum: ['en', 'zh'] },
  stock: {
    type: 'array',
    maxItems: 256,
    items: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ...Object.fromEntries(STOCK_KEYS.map((key) => [key, anything])),
        availability: anything,
        status: anything,
        inventoryLevel: anything,
      },
    },
  },
  flags: { type: 'object', maxProperties: POLICY_LIMITS.grants, additionalProperties: { type: 'boolean' } },
  turns: { type: 'integer', minimum: 1, maximum: 1_000_000 },
  transcript_hash: hash,
  approved_by: { type: 'string', minLength: 1, maxLength: APPROVER_MAX_CHARACTERS },
  business_authorization: pattern('^[A-Za-z0-9_-]{1,1024}\\.\\.[A-Za-z0-9_-]{86}$'),
  notary_sig: pattern('^[A-Za-z0-9_-]{86}$'),
} satisfies Record<string, JsonSchema>;

/**
 * A receipt's members: all are required but `approved_by`, and there are no others. `RECEIPT_SCHEMA` is this with
 * words.
 */
export const RECEIPT_SHAPE = {
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => name !== 'approved_by'),
  additionalProperties: false,
} satisfies JsonSchema;

/**
 * Where a value is not a receipt, one sentence a place; empty where it is one. Says nothing about signatures.
 * @example receiptFaults(null) // ['the receipt must be an object']
 */
export function receiptFaults(value: unknown): string[] {
  const faults = schemaFaults(RECEIPT_SHAPE, value).map(
    ({ path, keyword, message }) =>
      `${path || 'the receipt'} ${keyword === 'additionalProperties' ? 'is not a member of a receipt' : message}`,
  );
  if (faults.length > 0) return faults;
  const { net_at_least_floor: kept, flags } = value as { net_at_least_floor: boolean; flags: Record<string, boolean> };
  if (!kept) faults.push('/net_at_least_floor must be true');
  if (!Object.values(flags).every(Boolean)) faults.push('/flags must name confirmed flags only');
  return faults;
}

import {
  listOf,
  mapOf,
  MAX_AMOUNT,
  numberFrom,
  objectOf,
  oneWord,
  patterned,
  POLICY_LIMITS,
  schemaFaults,
  STOCK_KEYS,
  textUpTo,
  wholeFrom,
} from '@svc/policy-rules';
import type { JsonSchema, SchemaFault } from '@svc/policy-rules';
import { APPROVER_MAX_CHARACTERS } from './limits.js';

const hash = patterned('^[A-Za-z0-9_-]{43}$');
/** The accepted record forms differ in their types; the rule `in_stock` judges the values. */
const anything: JsonSchema = {};

const id: JsonSchema = { type: 'string', maxLength: POLICY_LIMITS.idLength };
const charge = objectOf(
  {
    term: id,
    option: id,
    label: { type: 'string', maxLength: POLICY_LIMITS.labelLength },
    amount: { type: 'number', exclusiveMinimum: 0 },
  },
  ['term', 'option', 'label', 'amount'],
);

const properties = {
  version: { type: 'string', const: 'svc-receipt/1' },
  id: patterned('^rcp_[A-Za-z0-9_-]{43}$'),
  issued_at: patterned('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$'),
  policy_hash: hash,
  engine: patterned('^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$'),
  decided_by: patterned('^(rule|engine):[A-Za-z0-9_.-]{1,64}$'),
  currency: patterned('^[A-Z]{3}$'),
  list_price: { type: 'number', exclusiveMinimum: 0, maximum: MAX_AMOUNT },
  price: numberFrom(0, MAX_AMOUNT),
  net_at_least_floor: { type: 'boolean' },
  terms: mapOf(POLICY_LIMITS.terms, id),
  labels: mapOf(POLICY_LIMITS.terms, { type: 'string', maxLength: 2 * POLICY_LIMITS.labelLength + 2 }),
  quantity: wholeFrom(1, POLICY_LIMITS.quantity),
  charges: listOf(charge, POLICY_LIMITS.terms),
  total: numberFrom(0),
  language: oneWord(['en', 'zh']),
  stock: listOf(
    objectOf(
      Object.fromEntries([...STOCK_KEYS, 'availability', 'status', 'inventoryLevel'].map((key) => [key, anything])),
    ),
    256,
  ),
  flags: mapOf(POLICY_LIMITS.grants, { type: 'boolean' }),
  turns: wholeFrom(1, 1_000_000),
  transcript_hash: hash,
  approved_by: textUpTo(APPROVER_MAX_CHARACTERS),
  business_authorization: patterned('^[A-Za-z0-9_-]{1,1024}\\.\\.[A-Za-z0-9_-]{86}$'),
  notary_sig: patterned('^[A-Za-z0-9_-]{86}$'),
} satisfies Record<string, JsonSchema>;

/**
 * A receipt's members: all are required but `approved_by`, and there are no others. `RECEIPT_SCHEMA` is this with
 * words.
 */
export const RECEIPT_SHAPE = {
  ...objectOf(
    properties,
    Object.keys(properties).filter((name) => name !== 'approved_by'),
  ),
  properties,
};

/** Where a value does not fit a schema, and which keyword it breaks: `/price: maximum 1000000000`. */
export const shapeFault = ({ path, keyword, asked }: SchemaFault): string =>
  `${path || 'the whole'}: ${keyword} ${String(asked)}`;

/**
 * Where a value is not a receipt, one sentence a place; empty where it is one. Says nothing about signatures.
 * @example receiptFaults(null) // ['the whole: type object']
 */
export function receiptFaults(value: unknown): string[] {
  const faults = schemaFaults(RECEIPT_SHAPE, value).map(shapeFault);
  if (faults.length > 0) return faults;
  const { net_at_least_floor: kept, flags } = value as { net_at_least_floor: boolean; flags: Record<string, boolean> };
  if (!kept) faults.push('/net_at_least_floor must be true');
  if (!Object.values(flags).every(Boolean)) faults.push('/flags must name confirmed flags only');
  return faults;
}

import {
  eitherOf,
  listOf,
  mapOf,
  MAX_AMOUNT,
  numberFrom,
  objectOf,
  oneWord,
  patterned,
  PERIOD_UNITS,
  POLICY_LIMITS,
  schemaFaults,
  STOCK_KEYS,
  textUpTo,
  wholeFrom,
} from '@svc/policy-rules';
import type { JsonSchema, SchemaFault } from '@svc/policy-rules';
import { APPROVER_MAX_CHARACTERS } from './limits.js';
import { membersOf } from './receipt-check.js';
import type { Receipt } from './receipt.js';

const hash = patterned('^[A-Za-z0-9_-]{43}$');
/** The accepted record forms differ in their types; the rule `in_stock` judges the values. */
const anything: JsonSchema = {};

const id: JsonSchema = { type: 'string', maxLength: POLICY_LIMITS.idLength };
const period = oneWord(PERIOD_UNITS);
const charge = objectOf(
  {
    term: id,
    option: id,
    label: { type: 'string', maxLength: POLICY_LIMITS.labelLength },
    amount: { type: 'number', exclusiveMinimum: 0 },
    per: period,
  },
  ['term', 'option', 'label', 'amount'],
);

const properties = {
  version: { type: 'string', const: 'svc-receipt/2' },
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
  goods: textUpTo(POLICY_LIMITS.labelLength),
  quantity: wholeFrom(1, POLICY_LIMITS.quantity),
  unit: textUpTo(40),
  period,
  periods: eitherOf(wholeFrom(1, POLICY_LIMITS.periods), { type: 'null' }),
  counts: mapOf(POLICY_LIMITS.terms, wholeFrom(1, POLICY_LIMITS.quantity)),
  charges: listOf(charge, POLICY_LIMITS.terms),
  total_per_period: numberFrom(0),
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

/** The members that a receipt may be without. */
const OPTIONAL = ['unit', 'period', 'periods', 'counts', 'total_per_period', 'total', 'approved_by'];

/** A receipt's members: all are required but the optional ones, and there are no others. `RECEIPT_SCHEMA` has words. */
export const RECEIPT_SHAPE = {
  ...objectOf(
    properties,
    Object.keys(properties).filter((name) => !OPTIONAL.includes(name)),
  ),
  properties,
};

/** What has to stand beside one another, which the schema does not tell: sentences about what does not. */
function unmatched(receipt: Receipt): string[] {
  const { net_at_least_floor: kept, flags, period, periods, total_per_period: sum, total, charges } = receipt;
  const byTime = period !== undefined;
  return [
    ...(kept ? [] : ['/net_at_least_floor must be true']),
    ...(Object.values(flags).every(Boolean) ? [] : ['/flags must be true']),
    ...([periods, sum].every((one) => (one !== undefined) === byTime) &&
    charges.every(({ per }) => per === undefined || per === period)
      ? []
      : ['/periods must fit /period']),
    ...((total === undefined) === (periods === null) ? [] : ['/total must fit /periods']),
  ];
}

/** The members that `svc-receipt/1` does not have. */
const SINCE_2 = ['goods', 'unit', 'period', 'periods', 'counts', 'total_per_period'];

/** An earlier receipt as one of today, its name apart: so that one shape judges both. */
function asOfToday(value: unknown): unknown {
  const receipt = membersOf(value);
  const isEarlier = receipt['version'] === 'svc-receipt/1' && SINCE_2.every((name) => !Object.hasOwn(receipt, name));
  return isEarlier ? { ...receipt, version: 'svc-receipt/2', goods: '-' } : value;
}

/** Where a value does not fit a schema, and which keyword it breaks: `/price: maximum 1000000000`. */
export const shapeFault = ({ path, keyword, asked }: SchemaFault): string =>
  `${path || 'the top level'}: ${keyword} ${String(asked)}`;

/**
 * Where a value is not a receipt, one sentence a place; empty where it is one. Says nothing about signatures.
 * @example receiptFaults(null) // ['the top level: type object']
 */
export function receiptFaults(value: unknown): string[] {
  const receipt = asOfToday(value);
  const faults = schemaFaults(RECEIPT_SHAPE, receipt).map(shapeFault);
  return faults.length > 0 ? faults : unmatched(receipt as Receipt);
}

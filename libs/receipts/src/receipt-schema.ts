import type { JsonSchema } from '@svc/policy-rules';
import { RECEIPT_SHAPE } from './receipt-shape.js';

/** What each member says. Apart from the shape, so that a verifier in a browser need not carry the words. */
const DESCRIPTIONS: Readonly<Record<keyof typeof RECEIPT_SHAPE.properties, string>> = {
  version: 'The version of the receipt format.',
  id: 'The receipt’s id, derived from the negotiation: each has at most one receipt.',
  issued_at: 'When the receipt was signed, in UTC.',
  policy_hash: 'SHA-256 of the canonical policy, its salt included, base64url.',
  engine: 'The engine that negotiated.',
  decided_by: 'The rule or engine that decided the deal.',
  currency: 'ISO 4217 code.',
  list_price: 'List price of a unit, in currency units.',
  price: 'Agreed price of a unit, never above list_price.',
  net_at_least_floor: 'Always true: the seller’s lowest price was kept.',
  terms: 'For each term id of the policy, the option id.',
  labels: 'For each term id, what was agreed, in the policy’s words.',
  goods: 'What was sold: the name of the policy.',
  quantity: 'Units.',
  unit: 'The word for one unit; omitted if the policy counts nothing.',
  period: 'The period that the price is for; omitted if nothing is priced per period.',
  periods: 'The number of periods; null if the deal runs until one side ends it.',
  counts: 'The number of each thing that is counted separately; omitted if there is none.',
  charges: 'What is paid on top of price times quantity, one entry per option.',
  total_per_period: 'What one period costs, without what is paid once.',
  total: 'Price times quantity plus charges, over all periods; omitted if their number is open.',
  language: 'The language in which the buyer was answered.',
  stock: 'The stock records that matched, reduced to the checked fields.',
  flags: 'The confirmed flags that the deal needed, each true.',
  turns: 'How many replies the negotiation took.',
  transcript_hash: 'SHA-256 of the conversation, base64url.',
  approved_by: 'The person who decided the price; omitted if no person did.',
  business_authorization: 'Detached JWS, ES256, over the canonical bytes of all members but the two signatures.',
  notary_sig: 'Ed25519 signature over the same bytes, base64url.',
};

/** The JSON Schema of a receipt, served at `/schemas/receipt.json`. */
export const RECEIPT_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Deal receipt svc-receipt/2',
  description: 'A signed record of one deal.',
  ...RECEIPT_SHAPE,
  properties: Object.fromEntries(
    Object.entries(RECEIPT_SHAPE.properties).map(([name, shape]) => [
      name,
      { ...shape, description: DESCRIPTIONS[name as keyof typeof DESCRIPTIONS] },
    ]),
  ),
};

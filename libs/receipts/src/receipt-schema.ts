import type { JsonSchema } from '@svc/policy-rules';
import { RECEIPT_SHAPE } from './receipt-shape.js';

/** What each member says. Apart from the shape, so that a verifier in a browser need not carry the words. */
const DESCRIPTIONS: Readonly<Record<keyof typeof RECEIPT_SHAPE.properties, string>> = {
  version: 'The form of the receipt.',
  id: 'Derived from the negotiation: one negotiation, one receipt.',
  issued_at: 'When it was signed, UTC.',
  policy_hash: 'SHA-256 of the canonical policy, its salt included, base64url.',
  engine: 'The engine that negotiated.',
  decided_by: 'The rule or engine that decided the deal.',
  currency: 'ISO 4217 code.',
  list_price: 'List price of a unit, in currency units.',
  price: 'Agreed price of a unit, never above list_price.',
  net_at_least_floor: 'Always true: the seller’s lowest price was kept.',
  terms: 'Term id to option id, every term of the policy.',
  labels: 'Term id to what was agreed, in the words of the policy.',
  goods: 'What was sold: the name of the policy.',
  quantity: 'Units.',
  unit: 'The word for one unit; left out where the policy counts nothing.',
  period: 'What the price is paid for again and again; left out where nothing is paid by time.',
  periods: 'For how many periods; null until somebody ends it.',
  counts: 'What is counted by itself to how many; left out where nothing is.',
  charges: 'What is paid on top of price times quantity, an entry for each option that costs something.',
  total_per_period: 'What one period costs, without what is paid once.',
  total: 'Price times quantity and the charges, of all periods; left out where nobody knows how many.',
  language: 'The language in which the buyer was answered.',
  stock: 'The stock records that were matched, reduced to what was judged.',
  flags: 'The confirmed flags that the deal needed, each true.',
  turns: 'Replies it took.',
  transcript_hash: 'SHA-256 of the conversation, base64url.',
  approved_by: 'The person who decided the price; left out where none did.',
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

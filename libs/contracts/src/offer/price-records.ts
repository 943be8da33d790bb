import type { OperationRecord } from '../operation.js';
import { MACHINE_EXAMPLES } from './offer-examples.js';
import { MachineResult, PriceQuoteResult, PriceSettleResult, QuoteReq } from './price-classes.js';

/** What the operations of the price protocol have in common. */
const PRICE = {
  feature: 'offer',
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  media: 'application/json',
  status: 200,
  tools: [],
} as const;

/** GET /v1/price/machine */
export const PRICE_MACHINE: OperationRecord = {
  ...PRICE,
  id: 'showPriceMachine',
  method: 'GET',
  path: '/v1/price/machine',
  summary: 'What the demo vending machine sells',
  description:
    'The articles of the machine `demo-01`, which quotes by the protocol `svc-price/1`, with list prices and ' +
    'whether each is in stock. Costs are not shown.',
  input: null,
  output: MachineResult,
  errors: [429],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: MACHINE_EXAMPLES,
};

/** POST /v1/price/quote */
export const PRICE_QUOTE: OperationRecord = {
  ...PRICE,
  id: 'quotePrice',
  method: 'POST',
  path: '/v1/price/quote',
  summary: 'A price from the demo machine for one buyer',
  description:
    'Asks the demo machine for a price with the `svc-price/1` protocol. Without disclosure the price is the ' +
    'list price. A buyer that discloses what articles are worth to it, and what it costs to go elsewhere, pays ' +
    'list price or less: the surplus of the sale is split evenly. Other articles in stock are named as well. ' +
    'The quote is valid for ten minutes and can be settled once. A `peer_proof` says whose agent the buyer is: ' +
    '`peer` then names the operator; an invalid proof is refused.',
  input: QuoteReq,
  output: PriceQuoteResult,
  errors: [400, 413, 415, 422, 429, 503],
  refusals: { 400: 'the proof has expired' },
  annotations: { readOnly: true, destructive: false, idempotent: false, openWorld: false },
  examples: [
    {
      name: 'disclosed',
      input: {
        protocol: 'svc-price/1',
        machine_id: 'demo-01',
        intent: {
          sku: 'cola',
          quantity: 2,
          buyer: { disclosure: { utilities: { cola: 1.5, water: 1.2 }, walk_cost: 0.5 } },
        },
      },
      output: {
        quote_id:
          'nXeehwG6E5tLk-JY5PPqljPOHYkoc6MO6uD6D6V61y_AtlM0hkrInkC3vF26v3uaab6zIRbiEqkxBQV0QJ6tvVF60fwpfyN1' +
          'mjqIHQ2iPHgjHGenoJVm-OTryUxJ1Y28t0FGvRYO6QX7wza3xTZu1iusTHYVnt2pCGAIbVDmnR6rYh7X5eDdit4V',
        sku: 'cola',
        quantity: 2,
        list_price: 4.4,
        price: 1.95,
        expires_at: '2026-11-21T10:10:00.000Z',
        substitutes: [{ sku: 'water', label: 'Still water, 500 ml', quantity: 2, list_price: 3.6, price: 1.48 }],
        proof: {
          version: 'svc-quote-attestation/1',
          request_hash: 'oyME32ral_vSqSxIbhK605G6GEfD6skdlB17Y0w-gCs',
          config: { sku: 'cola', quantity: 2 },
          list_price: 4.4,
          price: 1.95,
          discount: 2.45,
          notary_sig: 't4cclbluGe1tHRnp-NVGMoRLnYlvfUVeUWdl95cFQv9ue9ZWt94Kjjj1Pyj1yWxKX0s_w5l8rY1lUvMaty_TBQ',
        },
        peer: null,
        why:
          'At list price the buyer would not order. Cola, 330 ml, 2 units at 1.95 instead of 4.40 leaves the buyer ' +
          '0.75 and the seller 0.75 better off. Both gains are split evenly, as far as the limits of the price ' +
          'allow.',
      },
    },
    {
      name: 'sold-out',
      input: { intent: { sku: 'iced-tea' } },
      output: {
        quote_id: null,
        sku: 'iced-tea',
        quantity: 1,
        list_price: null,
        price: null,
        expires_at: null,
        substitutes: [
          { sku: 'water', label: 'Still water, 500 ml', quantity: 1, list_price: 1.8, price: 1.8 },
          { sku: 'cola', label: 'Cola, 330 ml', quantity: 1, list_price: 2.2, price: 2.2 },
        ],
        proof: null,
        peer: null,
        why: 'Iced tea, 330 ml is sold out in this quantity.',
      },
    },
  ],
};

/** POST /v1/price/settle/{quote_id} */
export const PRICE_SETTLE: OperationRecord = {
  ...PRICE,
  id: 'settlePrice',
  method: 'POST',
  path: '/v1/price/settle/{quote_id}',
  summary: 'Settle a quote of the demo vending machine',
  description:
    'Settles a quote of `svc-price/1`. Each quote can be settled once: a second attempt, or an attempt after ' +
    'expiry, returns 409; an unknown id returns 404. The machine is a demo: nobody is charged, nothing is ' +
    'delivered.',
  input: null,
  output: PriceSettleResult,
  errors: [404, 409, 429, 503],
  refusals: {
    404: 'no quote has this id',
    409: 'the quote was settled before',
    503: 'the database is not available; try again shortly',
  },
  annotations: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  examples: [
    {
      name: 'settled',
      input: null,
      output: {
        machine_id: 'demo-01',
        sku: 'cola',
        quantity: 2,
        price: 1.95,
        settled_at: '2026-11-21T10:04:12.000Z',
        advisory: true,
      },
    },
  ],
};

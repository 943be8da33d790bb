import type { OperationExample } from '../operation.js';

/** A receipt as answers carry it; its signature is of another key than yours. */
export const EXAMPLE_STORE_RECEIPT = {
  id: 'rcp_01KAN6W1T4V6Q3Z8H5M2C7R9XA',
  slot: 'park',
  price_millicents: 10,
  content_hash: '2e5f1d5f1a2a6a6b8f4f5a3c9d7f4a7e3a0a5a8b1c2d3e4f5061728394a5b6c7',
  issued_at: '2026-11-22T10:00:00.000Z',
  predicate_id: 'park.stored/1',
  key_fingerprint: '8a0a9f3d5d4f1c2b7e6d5c4b3a29180f7e6d5c4b3a29180f7e6d5c4b3a291807',
  signature: 't4cclbluGe1tHRnp-NVGMoRLnYlvfUVeUWdl95cFQv9ue9ZWt94Kjjj1Pyj1yWxKX0s_w5l8rY1lUvMaty_TBQ',
};

/** A parcel that is parked. */
export const EXAMPLE_PARK: readonly OperationExample[] = [
  {
    name: 'parked',
    input: { blob_b64: 'Y2lwaGVydGV4dA==', ttl_seconds: 86_400 },
    output: {
      ok: true,
      ticket: 'tkt_3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAA',
      expires_at: '2026-11-23T10:00:00.000Z',
      receipt: EXAMPLE_STORE_RECEIPT,
    },
  },
];

/** The shelf, shortened to one slot. */
export const EXAMPLE_CATALOG: readonly OperationExample[] = [
  {
    name: 'shelf',
    input: null,
    output: {
      slots: [
        {
          slot: 'park',
          tier: 'paid',
          max_price: 7_343,
          price_doc: '1 millicent for each started 1,000 bytes and started day, at least 10',
          predicate_id: 'park.stored/1',
          predicate_doc:
            'The database has the bytes under the ticket. Their SHA-256 is content_hash, and they expire at the ' +
            'time in the answer.',
          request_doc: 'POST /v1/store/park {blob_b64, ttl_seconds}; the tool memory_save',
          backends: ['parcels'],
        },
      ],
      money: { unit: 'millicent', millicents_per_cent: 1000, currency: 'USD' },
      admission: 'A gt_ key: POST https://api.example.com/v1/keys, free, with 50 cents of credit.',
      no_refund:
        'Credit is prepaid and not refunded. A call is charged only if its condition (predicate) is met, in one ' +
        'transaction with the delivery.',
      receipts: {
        algorithm: 'Ed25519',
        signed: 'the canonical bytes (RFC 8785) of the receipt without `signature`',
        key: 'https://api.example.com/v1/store/notary_pubkey',
        fingerprint: EXAMPLE_STORE_RECEIPT.key_fingerprint,
      },
      balance: null,
    },
  },
];

import { describe, expect, it } from '@jest/globals';
import {
  above,
  flag,
  list,
  may,
  membersOf,
  must,
  number,
  object,
  of,
  orNull,
  text,
  whole,
  word,
} from './testing/specified.js';

/** The document of negotiation maths, section 2: keys, wallet, store, advice, telemetry and the helper. */
describe('the members that the specification of keys and wallets names', () => {
  it('of a key that is asked for, and of the one that is issued', () => {
    expect(membersOf('IssueKeyRequest')).toMatchObject({
      agent_id: must(text(3, 128)),
      contact_email: must({ type: 'string' }),
      intended_use_summary: must(text(8, 1024)),
      telemetry_consent: may(flag, false),
    });
    expect(membersOf('IssueKeyResponse')).toMatchObject({
      api_key: must(text()),
      tier: must({ type: 'string' }),
      rate_limit_per_minute: must(whole()),
      created_at: must(whole()),
      wallet: must(of('WalletSummary')),
      telemetry_consent: must(flag),
      reused: must(flag),
    });
  });

  it('of a wallet: three whole numbers of millicents', () => {
    expect(membersOf('WalletSummary')).toMatchObject({
      starter_millicents: must(whole()),
      funded_millicents: must(whole()),
      total_millicents: must(whole()),
    });
  });

  it('of a key that is rotated', () => {
    expect(membersOf('RotateIn')).toMatchObject({ api_key: { type: 'string' } });
  });

  it('of a checkout: a pack or an amount of 200 cents and more', () => {
    expect(membersOf('CheckoutIn')).toMatchObject({
      api_key: { type: 'string' },
      pack: may(orNull(word('small', 'medium', 'large'))),
      amount_cents: may(orNull(whole(200))),
      success_url: { type: 'string' },
      cancel_url: { type: 'string' },
    });
  });

  it('of a top-up by a machine: an amount of 200 cents and more, and a token', () => {
    expect(membersOf('AgenticTopupIn')).toMatchObject({
      api_key: { type: 'string' },
      amount_cents: must(whole(200)),
      payment_token: { type: 'string' },
    });
  });
});

describe('the members that the specification of the store names', () => {
  it('of a parcel', () => {
    expect(membersOf('ParkIn')).toMatchObject({
      blob_b64: must({ type: 'string' }),
      api_key: may(orNull({ type: 'string' })),
      ttl_seconds: may(orNull(whole())),
    });
    expect(membersOf('ParkResult')).toMatchObject({
      ok: must(flag),
      ticket: { type: 'string' },
      expires_at: { type: 'string' },
      receipt: of('StoreReceipt'),
    });
    expect(membersOf('StoreReceipt')).toMatchObject({ price_millicents: must(whole()), content_hash: must(text()) });
  });

  it('of a call that delivers nothing: ok, charged, reason and code', () => {
    for (const name of ['ParkResult', 'AdviceOpened', 'AdviceMoveResult', 'AdviceBundleMove', 'TopupResult'])
      expect(membersOf(name)).toMatchObject({
        ok: must(flag),
        charged: flag,
        reason: text(),
        code: { type: 'string' },
      });
  });

  it('of a request for what is not stocked, and of its status', () => {
    expect(membersOf('StoreRequestIn')).toMatchObject({
      text: must(text(undefined, 4000)),
      api_key: may(orNull({ type: 'string' })),
      watch: may(flag, false),
    });
    expect(membersOf('AskResult')).toMatchObject({
      request_id: must(text()),
      status: must({ type: 'string' }),
      note: must(text()),
      same_ask_count: must({ type: 'integer' }),
      check: must(text()),
    });
  });

  it('of the tally of requests: total, distinct, recent and requests', () => {
    expect(membersOf('AskTally')).toMatchObject({
      total: must(whole()),
      distinct: must(whole()),
      recent: must(whole()),
      requests: must({ type: 'array' }),
    });
  });

  it('of a slot on the shelf, and of the shelf', () => {
    expect(membersOf('CatalogSlot')).toMatchObject({
      tier: must({ type: 'string' }),
      max_price: must({ type: 'integer' }),
      predicate_id: must(text()),
      predicate_doc: must(text()),
      request_doc: must(text()),
      backends: must(list(text())),
    });
    expect(membersOf('StoreCatalog')).toMatchObject({
      money: must(of('MoneyUnit')),
      admission: must(text()),
      no_refund: must(text()),
      receipts: must(of('ReceiptTerms')),
    });
  });

  it('of the notary’s key', () => {
    expect(membersOf('NotaryPublicKey')).toMatchObject({
      pubkey_pem: must(text()),
      fingerprint: must(text()),
      key_source: must({ type: 'string' }),
    });
    expect(membersOf('NotaryPublicKey')['key_source']?.['words']).toContain('ephemeral');
  });
});

describe('the members that the specification of advice names', () => {
  it('of a session that is opened', () => {
    expect(membersOf('SessionOpenIn')).toMatchObject({
      api_key: { type: 'string' },
      category: must(word('resale', 'supply', 'retail')),
      side: must(word('buy', 'sell')),
      walk_away: must(above(0)),
      target: must(above(0)),
      their_offers: may(orNull({ type: 'array', item: 'number' })),
      my_offers: may(orNull({ type: 'array', item: 'number' })),
      rounds_left: may(orNull(whole(1))),
      seed: may(whole(), 0),
    });
    expect(membersOf('AdviceOpened')).toMatchObject({
      session_id: { type: 'string' },
      first_move: of('AdvicePriceMove'),
    });
    expect(membersOf('AdvicePriceMove')).toMatchObject({
      offer: must(number()),
      message: must(text()),
      receipt: must(of('StoreReceipt')),
    });
  });

  it('of a move and of a session that is closed', () => {
    expect(membersOf('SessionMoveIn')).toMatchObject({
      api_key: { type: 'string' },
      session_id: must(text()),
      their_offers: must(list(number())),
      my_offers: may(orNull({ type: 'array', item: 'number' })),
      rounds_left: may(orNull(whole(1))),
    });
    expect(membersOf('SessionCloseIn')).toMatchObject({ api_key: { type: 'string' }, session_id: must(text()) });
  });
});

describe('the members that the specification of telemetry names', () => {
  it('of an outcome', () => {
    expect(membersOf('ReportOutcomeIn')).toMatchObject({
      recommendation_id: must(text(1, 128)),
      deal_closed: must(flag),
      my_utility: may(orNull(number(0, 1))),
      opponent_utility: may(orNull(number(0, 1))),
    });
    expect(membersOf('ReportOutcomeResult')).toMatchObject({ accepted: must(flag) });
  });

  it('of an export and of an erasure', () => {
    expect(membersOf('TelemetryDeleteResult')).toMatchObject({ rows_deleted: must(whole()) });
    expect(membersOf('TelemetryExportResult')).toMatchObject({ rows: must(list(of('TelemetryRecordOut'))) });
    expect(membersOf('TelemetryRecordOut')).toMatchObject({
      recommendation_id: must(text()),
      vertical: must({ type: 'string' }),
      endpoint: must(text()),
      request_features: must(object),
      recommendation: must(object),
      created_at_hour: must(whole()),
      outcome: must(orNull({ type: 'TelemetryOutcome' })),
    });
  });
});

describe('the members that the specification names of requests without a path', () => {
  it('of a question to the helper', () => {
    expect(membersOf('HelperAskIn')).toMatchObject({
      text: may(orNull(text(undefined, 4000))),
      situation_key: may(orNull(text(undefined, 64))),
      values: may(orNull(object)),
      no_telemetry: may(flag, false),
    });
  });

  it('of an outcome that is told to the helper', () => {
    expect(membersOf('HelperOutcomeIn')).toMatchObject({
      receipt: must(text(undefined, 64)),
      outcome: must(text(undefined, 32)),
      amount: may(orNull(whole(0, 1_000_000))),
    });
  });

  it('of a rent to check', () => {
    expect(membersOf('RentCheckIn')).toMatchObject({
      metro: must(text()),
      current_rent: must(whole(1, 100_000)),
      offered_rent: must(whole(1, 100_000)),
      months_at_address: must(whole(0, 1200)),
    });
  });
});

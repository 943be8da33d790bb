import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  challengeId,
  credentialFault,
  isPaymentEvent,
  isTimely,
  makeChallenge,
  priceTopUp,
  readCredential,
  readPaymentNews,
  sendsCredential,
  showChallenge,
  showPaymentReceipt,
  topUpMetadata,
} from '../index.js';

const mac = (text: string): string => createHmac('sha256', 'secret').update(text, 'utf8').digest('base64url');
const session = {
  id: 'cs_1',
  currency: 'usd',
  payment_status: 'paid',
  amount_total: 1_080,
  metadata: topUpMetadata('w', 1_000),
};
const event = (members: object, type = 'checkout.session.completed') => ({
  id: 'evt_1',
  type,
  created: 1,
  data: { object: { ...session, ...members } },
});
const news = (members: object, type?: string) => readPaymentNews(event(members, type));

describe('an event of a card processor', () => {
  it('pays what it says, under the names that the ledger and a refund know', () => {
    const paid = { kind: 'paid', walletId: 'w', fundedCents: 1_000, reference: 'cs_1', paymentId: 'cs_1' };
    expect(news({})).toEqual(paid);
    expect(news({ payment_intent: 'pi_1' })).toEqual({ ...paid, paymentId: 'pi_1' });
    expect(news({ payment_intent: { id: 'pi_1' } })).toEqual({ ...paid, paymentId: 'pi_1' });
    expect(news({}, 'checkout.session.async_payment_succeeded')).toEqual(paid);
    expect(news({ id: 'pi_1', amount_received: 1_080 }, 'payment_intent.succeeded')).toEqual({
      ...paid,
      reference: 'pi_1',
      paymentId: 'pi_1',
    });
  });

  it.each([
    ['of another currency', { currency: 'eur' }, 'the payer paid 1080 eur; the price is 1080 usd'],
    ['a cent short', { amount_total: 1_079 }, 'the payer paid 1079 usd; the price is 1080 usd'],
    ['a cent too much', { amount_total: 1_081 }, 'the payer paid 1081 usd; the price is 1080 usd'],
    ['without a wallet', { metadata: { svc_funded_cents: '1000' } }, 'the event names no wallet'],
    ['for a wallet with a NUL', { metadata: topUpMetadata('w\0', 1_000) }, 'the event names no wallet'],
    ['without metadata', { metadata: null }, 'the event names no wallet'],
    [
      'of no amount',
      { metadata: { svc_wallet: 'w', svc_funded_cents: '1e3' } },
      'the event names no amount that can be funded',
    ],
    ['of too small an amount', { metadata: topUpMetadata('w', 199) }, 'the event names no amount that can be funded'],
    ['without an id', { id: null }, 'the event has no id'],
  ])('that was paid %s is unmatched, and says why', (_, members, problem) =>
    expect(news(members)).toMatchObject({ kind: 'unmatched', problem }),
  );

  it.each([
    ['completed and not paid', { payment_status: 'unpaid' }, 'checkout.session.completed'],
    ['the payment of a checkout', { metadata: { svc_checkout: 'yes' } }, 'payment_intent.succeeded'],
    ['expired', {}, 'checkout.session.expired'],
    ['a charge', {}, 'charge.succeeded'],
    ['not yet a payment', {}, 'payment_intent.created'],
    ['an inquiry', { status: 'warning_needs_response' }, 'charge.dispute.created'],
    ['a dispute that is over', { status: 'won' }, 'charge.dispute.closed'],
  ])('is no news of money where it is %s', (_, members, type) => expect(news(members, type)).toBeNull());

  it('says what was refunded in all, and what a dispute takes and gives back', () => {
    const charge = { id: 'ch_1', payment_intent: 'pi_1', currency: 'usd', amount_refunded: 540 };
    expect(news(charge, 'charge.refunded')).toEqual({ kind: 'refund', paymentId: 'pi_1', refundedCents: 540 });
    const dispute = { id: 'du_1', payment_intent: 'pi_1', currency: 'usd', amount: 1_080, status: 'lost' };
    const told = { kind: 'dispute', paymentId: 'pi_1', disputeId: 'du_1', disputedCents: 1_080 };
    expect(news(dispute, 'charge.dispute.created')).toEqual({ ...told, isTaken: true });
    expect(news(dispute, 'charge.dispute.funds_withdrawn')).toEqual({ ...told, isTaken: true });
    expect(news(dispute, 'charge.dispute.funds_reinstated')).toEqual({ ...told, isTaken: false });
    for (const off of [{ payment_intent: null }, { currency: 'eur' }, { amount: -1 }, { amount_refunded: 0.5 }])
      for (const [object, type] of [
        [charge, 'charge.refunded'],
        [dispute, 'charge.dispute.created'],
      ] as const)
        if (Object.keys(off).some((name) => name in object))
          expect(news({ ...object, ...off }, type)).toMatchObject({ kind: 'unmatched' });
  });

  it('has the shape of one: an id, a type and an object', () => {
    expect(isPaymentEvent(event({}))).toBe(true);
    for (const odd of [[], 5, null, {}, { ...event({}), id: 'evt\0' }, { ...event({}), data: undefined }])
      expect(isPaymentEvent(odd)).toBe(false);
  });

  it('pays for every amount exactly its price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 1_000_000 }), fc.integer({ min: -3, max: 3 }), (cents, off) => {
        const amount_total = priceTopUp(cents).payerCents + off;
        const told = news({ metadata: topUpMetadata('w', cents), amount_total });
        expect(told?.kind).toBe(off === 0 ? 'paid' : 'unmatched');
      }),
      { seed: 3 },
    );
  });

  it.each([
    [1_000, true],
    [700, true],
    [699, false],
    [1_300, true],
    [1_301, false],
    [Number.NaN, false],
  ])('of second %d is timely at second 1000: %p', (sent, timely) => expect(isTimely(sent, 1_000)).toBe(timely));
});

describe('a payment challenge', () => {
  const members = {
    realm: 'api.example.com',
    method: 'stripe',
    intent: 'charge',
    request: { currency: 'usd', amount: '1080' },
    expires: '2027-01-15T08:10:00.000Z',
  };
  const challenge = makeChallenge(members, mac);
  const before = Date.parse(members.expires) - 1;
  const credential = { challenge, payload: { spt: 'spt_1' } };

  it('has the id that the published algorithm gives: seven members parted by bars, absent ones empty', () => {
    const request = Buffer.from('{"amount":"1080","currency":"usd"}').toString('base64url');
    expect(challenge.request).toBe(request);
    expect(challenge.id).toBe(mac(`api.example.com|stripe|charge|${request}|2027-01-15T08:10:00.000Z||`));
    expect(challengeId({ ...challenge, digest: 'd', opaque: 'o' }, mac)).toBe(
      mac(`api.example.com|stripe|charge|${request}|2027-01-15T08:10:00.000Z|d|o`),
    );
    expect(showChallenge(challenge)).toBe(
      `Payment id="${challenge.id}", realm="api.example.com", method="stripe", intent="charge", ` +
        `request="${request}", expires="2027-01-15T08:10:00.000Z"`,
    );
  });

  it('is answered by its credential until it expires, and by no other', () => {
    const fault = (changed: object, nowMillis = before, with_ = mac) =>
      credentialFault({ ...credential, challenge: { ...challenge, ...changed } }, challenge, nowMillis, with_);
    expect(fault({})).toBeNull();
    expect(fault({}, before + 1)).toBe('payment-expired');
    expect(fault({ expires: '2099-01-01T00:00:00Z' })).toBe('invalid-challenge');
    expect(fault({}, before, () => 'other')).toBe('invalid-challenge');
    const other = makeChallenge({ ...members, request: { currency: 'usd', amount: '200' } }, mac);
    expect(credentialFault({ ...credential, challenge: other }, challenge, before, mac)).toBe('verification-failed');
    const endless = makeChallenge({ ...members, expires: undefined }, mac);
    expect(credentialFault({ ...credential, challenge: endless }, challenge, before, mac)).toBe('payment-expired');
  });

  it('is held against its id to the end: how far a made-up id is right does not show in the time', () => {
    let looks = 0;
    const text = `${challenge.id.slice(1)}x`;
    const charCodeAt = (index: number): number => {
      looks += 1;
      return text.charCodeAt(index);
    };
    const id = { length: text.length, charCodeAt } as unknown as string;
    const madeUp = { ...credential, challenge: { ...challenge, id } };
    expect(credentialFault(madeUp, challenge, before, mac)).toBe('invalid-challenge');
    expect(looks).toBe(challenge.id.length);
  });

  it('is read back from the header that a payer sends, and from nothing else', () => {
    const sent = (value: unknown) => `Payment ${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
    expect(readCredential(sent(credential))).toEqual(credential);
    for (const header of [
      undefined,
      'Bearer x',
      'Payment',
      'Payment ***',
      sent({}),
      sent(null),
      sent({ challenge, payload: 5 }),
    ])
      expect(readCredential(header)).toBeNull();
    expect(readCredential(sent({ challenge: { ...challenge, expires: 5 }, payload: {} }))).toBeNull();
    expect(readCredential(`Payment ${'A'.repeat(9_000)}`)).toBeNull();
    expect([sendsCredential('Payment x'), sendsCredential('Payment'), sendsCredential('Bearer x')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('ends in a receipt that names the payment', () => {
    const text = Buffer.from(showPaymentReceipt('pi_1', 'stripe', '2027-01-15T08:00:00.000Z'), 'base64url').toString();
    expect(JSON.parse(text)).toEqual({
      status: 'success',
      method: 'stripe',
      timestamp: '2027-01-15T08:00:00.000Z',
      reference: 'pi_1',
    });
  });
});

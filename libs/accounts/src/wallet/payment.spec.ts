import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  challengeId,
  credentialFault,
  isTimely,
  makeChallenge,
  paidTopUp,
  priceTopUp,
  readCredential,
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
  type,
  data: { object: { ...session, ...members } },
});

describe('an event of a card processor', () => {
  it('pays what it says, under the name of its payment', () => {
    const paid = { walletId: 'w', fundedCents: 1_000, reference: 'cs_1' };
    expect(paidTopUp(event({}))).toEqual(paid);
    expect(paidTopUp(event({}, 'checkout.session.async_payment_succeeded'))).toEqual(paid);
    expect(paidTopUp(event({ id: 'pi_1', amount_received: 1_080 }, 'payment_intent.succeeded'))).toEqual({
      ...paid,
      reference: 'pi_1',
    });
  });

  it.each([
    ['completed and not paid', { payment_status: 'unpaid' }],
    ['of another currency', { currency: 'eur' }],
    ['a cent short', { amount_total: 1_079 }],
    ['a cent too much', { amount_total: 1_081 }],
    ['without a wallet', { metadata: { svc_funded_cents: '1000' } }],
    ['without metadata', { metadata: null }],
    ['of no amount', { metadata: { svc_wallet: 'w', svc_funded_cents: '1e3' } }],
    ['of too small an amount', { metadata: topUpMetadata('w', 199), amount_total: 239 }],
    ['without an id', { id: null }],
  ])('pays nothing where it is %s', (_, members) => expect(paidTopUp(event(members))).toBeNull());

  it.each(['checkout.session.expired', 'charge.succeeded', 'payment_intent.created', 'charge.refunded'])(
    'pays nothing where it is %s',
    (type) => expect(paidTopUp(event({}, type))).toBeNull(),
  );

  it('pays for every amount exactly its price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 1_000_000 }), fc.integer({ min: -3, max: 3 }), (cents, off) => {
        const amount_total = priceTopUp(cents).payerCents + off;
        const paid = paidTopUp(event({ metadata: topUpMetadata('w', cents), amount_total }));
        expect(paid?.fundedCents ?? null).toBe(off === 0 ? cents : null);
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

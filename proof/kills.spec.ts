import { describe, expect, it } from '@jest/globals';
import { faultsOfParcel, faultsOfWallet, type Aftermath, type Parcel } from './kills/money.js';
import { faultsOfOnce, type Answer, type Once } from './kills/trust.js';

describe('a parcel after the kills', () => {
  const answerOf = (ticket: string) =>
    JSON.stringify({ ok: true, ticket, receipt: { price_millicents: 10, content_hash: 'aa' } });
  const parcel: Parcel = { key: 'gt_x', idempotencyKey: '1-0-0-0', body: '{}', answer: answerOf('tkt_1') };
  const stands: Aftermath = { again: answerOf('tkt_1'), storedHash: 'aa' };

  it('is as it was acknowledged, or was never acknowledged and is delivered now, or was never paid for', () => {
    expect(faultsOfParcel(parcel, stands)).toEqual([]);
    expect(faultsOfParcel({ ...parcel, answer: null }, stands)).toEqual([]);
    const unpaid = JSON.stringify({ ok: false, charged: false, code: 'insufficient_funds' });
    expect(faultsOfParcel({ ...parcel, answer: null }, { again: unpaid, storedHash: null })).toEqual([]);
  });

  it.each<[string, Aftermath]>([
    ['cannot be repeated', { again: null, storedHash: null }],
    ['was answered otherwise', { again: answerOf('tkt_2'), storedHash: 'aa' }],
    ['is not there', { ...stands, storedHash: 'bb' }],
    ['is not there', { ...stands, storedHash: null }],
  ])('is found at fault where it %s', (words, aftermath) =>
    expect(faultsOfParcel(parcel, aftermath).join('\n')).toContain(words),
  );
});

describe('a wallet after the kills', () => {
  it('was charged for what was delivered, to the millicent', () => {
    expect(faultsOfWallet({ heldMillicents: 49_900, deliveredMillicents: 100 })).toEqual([]);
    expect(faultsOfWallet({ heldMillicents: 49_899, deliveredMillicents: 100 })).toHaveLength(1);
    expect(faultsOfWallet({ heldMillicents: 49_901, deliveredMillicents: 100 })).toHaveLength(1);
  });
});

describe('what can be done once, after the kills', () => {
  const first: Answer = { status: 200, body: { verified: true, reused: false } };
  const later: Answer = { status: 200, body: { verified: true, reused: true } };
  const settled: Answer = { status: 200, body: { settlement_jwt: 'one' } };
  const other: Answer = { status: 200, body: { settlement_jwt: 'other' } };
  const refused: Answer = { status: 409, body: { code: 'session_settled' } };
  const once = (does: Once['does'], ...answers: (Answer | null)[]): Once => ({ does, name: '1', body: {}, answers });

  it.each<[string, Once]>([
    ['a reveal that stands', once('reveal', later, first, later, later)],
    ['a reveal whose answers never arrived', once('reveal', null, null, later, later)],
    ['a settlement that stands', once('settlement', settled, settled, settled, settled)],
    ['a settlement that was made afterwards', once('settlement', null, null, settled, settled)],
  ])('is %s', (_, one) => expect(faultsOfOnce(one)).toEqual([]));

  it.each<[string, Once, string]>([
    ['a second first', once('reveal', first, later, first, later), 'done 2 times'],
    ['a second settlement', once('settlement', settled, settled, other, other), 'done 2 times'],
    ['a settlement that is refused later', once('settlement', settled, refused), 'does not stand'],
    ['a reveal that is gone', once('reveal', first, later, { status: 404, body: {} }), 'does not stand'],
    ['a session that is gone', once('settlement', settled, { status: 404, body: {} }), 'does not stand'],
    ['a reveal that no longer fits', once('reveal', { status: 200, body: { verified: false } }), 'does not stand'],
    ['another refusal', once('settlement', settled, { status: 409, body: { code: 'move_missing' } }), 'does not stand'],
    ['no answer at all', once('settlement', null, null), 'does not stand'],
  ])('is found at fault: %s', (_, one, words) => expect(faultsOfOnce(one).join('\n')).toContain(words));
});

import { describe, expect, it } from '@jest/globals';
import { foldText } from '@svc/language';
import fc from 'fast-check';
import { readValues, situationOf } from './read-values.js';
import type { Situation, Value } from './situation.js';
import { FREELANCE_RATE } from './situations/freelance-rate.js';
import { MEDICAL_BILL } from './situations/medical-bill.js';
import { REFUND_DISPUTE } from './situations/refund-dispute.js';
import { RENT_RENEWAL } from './situations/rent-renewal.js';
import { SALARY_OFFER } from './situations/salary-offer.js';
import { SITUATIONS } from './situations/situations.js';
import { SUBSCRIPTION_RENEWAL } from './situations/subscription-renewal.js';
import { USED_CAR } from './situations/used-car.js';

const read = (situation: Situation, text: string): Record<string, Value> =>
  Object.fromEntries([...readValues(situation, text)].map(([key, { value }]) => [key, value]));

describe('an amount', () => {
  it.each<[string, Situation, string, Record<string, Value>]>([
    ['behind its cue', RENT_RENEWAL, 'New rent: $2,450.', { offered_rent: 2_450 }],
    ['before its cue', RENT_RENEWAL, '$1,900 for a similar place.', { comparable_rent: 1_900 }],
    ['without a sign', RENT_RENEWAL, 'we pay 2200 today', { current_rent: 2_200 }],
    ['in thousands', USED_CAR, 'Dealer asking 18k for the truck', { asking_price: 18_000 }],
    ['with cents', SUBSCRIPTION_RENEWAL, 'It renews at $59.99', { new_price: 59.99 }],
  ])('is read %s', (_, situation, text, values) => expect(read(situation, text)).toEqual(values));

  it.each([
    ['The new rent is $2,000, I pay $1,800.', { offered_rent: 2_000, current_rent: 1_800 }],
    ['I pay $1,800, the new rent is $2,000.', { offered_rent: 2_000, current_rent: 1_800 }],
    ['My rent is $1,650 and the landlord wants 1,900.', { offered_rent: 1_900, current_rent: 1_650 }],
    ['The landlord is raising it to 2,450 from 2,200.', { offered_rent: 2_450, current_rent: 2_200 }],
  ])('belongs to the cue that stands nearest: %s', (text, values) => expect(read(RENT_RENEWAL, text)).toEqual(values));

  it('belongs to the longer of two cues that overlap', () => {
    expect(read(SALARY_OFFER, 'I have another offer of $95,000.')).toEqual({ other_offer: 95_000 });
    expect(read(SALARY_OFFER, 'A competing offer of $95,000.')).toEqual({ other_offer: 95_000 });
    expect(read(SALARY_OFFER, 'There is an offer of $95,000.')).toEqual({ offered_salary: 95_000 });
  });

  it('is of one field alone, and a field has one amount, the first that is said of it', () => {
    expect(read(RENT_RENEWAL, 'The landlord wants more than the $1,800 I pay.')).toEqual({ current_rent: 1_800 });
    expect(read(USED_CAR, 'They are asking $9,000. Last week they were asking $9,500.')).toEqual({
      asking_price: 9_000,
    });
  });

  it.each([
    ['far from every cue', RENT_RENEWAL, `The landlord wants, ${'as I was told on the phone, '.repeat(3)}$2,300.`],
    ['that is a year', USED_CAR, 'a van of the year 2014'],
    ['that is a share', RENT_RENEWAL, 'The landlord wants 12 % on top.'],
    ['that is a count too small to be money', RENT_RENEWAL, 'The landlord wants 2 keys back.'],
    ['inside another word', USED_CAR, 'We went multitasking 12,000 ways.'],
  ])('is not read %s', (_, situation, text) => expect(read(situation, text)).toEqual({}));
});

describe('a time', () => {
  it.each([
    ['I have lived here for 3 years.', 36],
    ['I have lived here for 18 months.', 18],
    ['Tenant for two years.', 24],
    ['I have been here 1 year.', 12],
  ])('is counted in months: %s', (text, months) =>
    expect(read(RENT_RENEWAL, text)).toEqual({ months_at_address: months }),
  );

  it.each([
    ['It has been on the lot for 45 days.', 45],
    ['It has been on the lot for 3 weeks.', 21],
    ['For sale for 2 months.', 60],
  ])('is counted in days: %s', (text, days) => expect(read(USED_CAR, text)).toEqual({ days_listed: days }));

  it('is never money, nor money a time', () => {
    expect(read(USED_CAR, 'Listed for 60 days.')).toEqual({ days_listed: 60 });
    expect(read(USED_CAR, 'Listed for $9,500.')).toEqual({ asking_price: 9_500 });
  });
});

describe('a word', () => {
  it.each<[Situation, string, Record<string, Value>]>([
    [RENT_RENEWAL, 'I was never late.', { always_on_time: true }],
    [RENT_RENEWAL, 'I was late once.', { always_on_time: false }],
    [FREELANCE_RATE, 'It is a rush job.', { urgent: true }],
    [FREELANCE_RATE, 'There is no rush.', { urgent: false }],
    [FREELANCE_RATE, 'Not urgent at all.', { urgent: false }],
    [MEDICAL_BILL, 'I can’t afford it.', { hardship: true }],
    [MEDICAL_BILL, 'I could only do a payment plan.', { pays_now: false }],
    [REFUND_DISPUTE, 'Paid with a credit card.', { paid_by_card: true }],
    [REFUND_DISPUTE, 'Paid with a gift card.', { paid_by_card: false }],
    [SUBSCRIPTION_RENEWAL, 'We need to keep it.', { would_cancel: false }],
    [USED_CAR, 'I would need financing, no cash.', { pays_now: false }],
  ])('of %# says yes or no, and no wherever both are heard', (situation, text, values) =>
    expect(read(situation, text)).toEqual(values),
  );

  it.each<[string, Value]>([
    ['It never arrived.', 'not_received'],
    ['The lamp is broken.', 'defective'],
    ['It arrived scratched.', 'partly'],
    ['I changed my mind.', 'changed_mind'],
    ['It doesn’t fit.', 'changed_mind'],
    ['It doesn’t work.', 'defective'],
  ])('names what went wrong: %s', (text, fault) => expect(read(REFUND_DISPUTE, text)).toEqual({ fault }));

  it('counts as a word of its own only, and in the plural', () => {
    expect(read(USED_CAR, 'Pay the cashier.')).toEqual({});
    expect(read(USED_CAR, 'Needs brakes.')).toEqual({ repairs: 'some' });
    expect(situationOf(SITUATIONS, 'two leases, three apartments')?.key).toBe('rent_renewal');
    expect(situationOf(SITUATIONS, 'the current parenthood')).toBeNull();
  });
});

describe('the situation of a text', () => {
  it('is the one whose words it uses most', () => {
    expect(situationOf(SITUATIONS, 'The dealer of my car wants the rent of it')?.key).toBe('used_car');
    expect(situationOf(SITUATIONS, 'My landlord raises the rent; I also have a car')?.key).toBe('rent_renewal');
  });

  it('is none where two are as good, or no word names one', () => {
    expect(situationOf(SITUATIONS, 'the rent of a car')).toBeNull();
    expect(situationOf(SITUATIONS, 'my neighbour wants my bicycle')).toBeNull();
    expect(situationOf(SITUATIONS, '')).toBeNull();
  });

  it('does not count a word again that stands twice', () =>
    expect(situationOf(SITUATIONS, 'rent, rent, rent; my car and its dealer')?.key).toBe('used_car'));
});

describe('whatever a text says', () => {
  const piece = fc.constantFrom(
    'I pay',
    'the landlord wants',
    '$2,000',
    '1,850',
    '3 years',
    '40 days',
    'in Chicago',
    'cash',
    'was late',
    'another offer of',
    'listed for',
    'the bill is',
    'never arrived',
    '. ',
    '12 %',
    '§§',
  );
  const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' '));

  it('every value is quoted in the words of the text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SITUATIONS), text, (situation, words) => {
        for (const { quote } of readValues(situation, words).values()) {
          expect(quote).not.toBe('');
          expect(foldText(words).text).toContain(foldText(quote).text);
        }
      }),
    );
  });

  it('every value is of the kind of its field', () => {
    const types = { money: 'number', months: 'number', days: 'number', flag: 'boolean', choice: 'string' } as const;
    fc.assert(
      fc.property(fc.constantFrom(...SITUATIONS), text, (situation, words) => {
        for (const [key, { value }] of readValues(situation, words)) {
          const { kind } = situation.fields.find((field) => field.key === key)!;
          expect(typeof value).toBe(kind === 'metro' ? 'string' : types[kind]);
        }
      }),
    );
  });

  it('no amount is read where no figure stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SITUATIONS), text, (situation, words) => {
        const bare = words.replaceAll(/\d/g, '');
        for (const { value } of readValues(situation, bare).values()) expect(typeof value).not.toBe('number');
      }),
    );
  });
});

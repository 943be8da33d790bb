import { describe, expect, it } from '@jest/globals';
import { advise } from '../advise.js';
import type { Advice } from '../advice.js';
import type { Situation, Values } from '../situation.js';
import { FREELANCE_RATE } from './freelance-rate.js';
import { MEDICAL_BILL } from './medical-bill.js';
import { REFUND_DISPUTE } from './refund-dispute.js';
import { RENT_RENEWAL } from './rent-renewal.js';
import { SALARY_OFFER } from './salary-offer.js';
import { SUBSCRIPTION_RENEWAL } from './subscription-renewal.js';
import { USED_CAR } from './used-car.js';

const given = (situation: Situation, values: Values): Advice => {
  const advice = advise(situation, values);
  if (advice === null) throw new Error('something required is missing');
  return advice;
};
const figures = (situation: Situation, values: Values): (number | string)[] => {
  const { verdict, open_with: open, aim_for: aim, accept_up_to: worst } = given(situation, values);
  return [verdict, open, aim, worst];
};

// Each row is reckoned by hand: reference, adjustments in percent, stretch; rounded to 0.5, 1, 10 or 100.
describe('the figures', () => {
  it.each<[string, Situation, Values, (number | string)[]]>([
    [
      'a rent in Chicago (+6 %) after two years',
      RENT_RENEWAL,
      { metro: 'Chicago', current_rent: 2_000, offered_rent: 2_300, months_at_address: 24 },
      ['negotiate', 2_050, 2_100, 2_300],
    ],
    [
      'a rent that came late',
      RENT_RENEWAL,
      { metro: 'chicago', current_rent: 2_000, offered_rent: 2_300, always_on_time: false },
      ['negotiate', 2_090, 2_140, 2_300],
    ],
    [
      'a rent beside a similar place, a move included',
      RENT_RENEWAL,
      { metro: 'chicago', current_rent: 2_000, offered_rent: 2_300, comparable_rent: 2_050, moving_cost: 1_800 },
      ['negotiate', 2_070, 2_120, 2_200],
    ],
    [
      'a car with everything for the buyer',
      USED_CAR,
      { asking_price: 12_000, market_value: 11_000, repairs: 'some', days_listed: 65, pays_now: true },
      ['negotiate', 9_510, 10_120, 12_000],
    ],
    ['a car of which only the price is known', USED_CAR, { asking_price: 10_000 }, ['negotiate', 8_930, 9_500, 10_000]],
    [
      'a salary below what others earn',
      SALARY_OFFER,
      { offered_salary: 92_000, market_salary: 98_000 },
      ['negotiate', 107_000, 100_000, 92_000],
    ],
    [
      'a salary within a fixed band',
      SALARY_OFFER,
      { offered_salary: 92_000, market_salary: 98_000, band_fixed: true },
      ['negotiate', 103_700, 97_000, 92_000],
    ],
    [
      'a salary of which only the offer is known',
      SALARY_OFFER,
      { offered_salary: 80_000 },
      ['negotiate', 89_900, 84_000, 80_000],
    ],
    [
      'a bill above the usual price, with hardship and money at once',
      MEDICAL_BILL,
      { bill_amount: 4_200, fair_price: 2_000, hardship: true, pays_now: true },
      ['negotiate', 1_050, 1_400, 4_200],
    ],
    [
      'a bill with faults, without a usual price',
      MEDICAL_BILL,
      { bill_amount: 2_000, itemized: 'errors' },
      ['negotiate', 945, 1_260, 2_000],
    ],
    [
      'a refund for what is broken',
      REFUND_DISPUTE,
      { amount_paid: 240, offered_refund: 30, fault: 'defective' },
      ['negotiate', 240, 221, 30],
    ],
    [
      'a refund for what is not wanted any more',
      REFUND_DISPUTE,
      { amount_paid: 240, offered_refund: 0, fault: 'changed_mind' },
      ['negotiate', 144, 115, 0],
    ],
    [
      'an hourly rate for hurried work',
      FREELANCE_RATE,
      { offered_rate: 60, usual_rate: 80, urgent: true },
      ['negotiate', 108, 96, 60],
    ],
    [
      'an hourly rate for long work',
      FREELANCE_RATE,
      { offered_rate: 60, usual_rate: 80, length: 'long' },
      ['negotiate', 83.5, 74.5, 60],
    ],
    [
      'a subscription of somebody who would leave',
      SUBSCRIPTION_RENEWAL,
      { new_price: 89, current_price: 69, would_cancel: true },
      ['negotiate', 60, 67, 89],
    ],
    [
      'a subscription beside a cheaper competitor, with the cost of switching spread over a year',
      SUBSCRIPTION_RENEWAL,
      { new_price: 89, current_price: 69, competitor_price: 55, switching_cost: 60 },
      ['walk_away', 60, 60, 60],
    ],
  ])('of %s', (_, situation, values, expected) => expect(figures(situation, values)).toEqual(expected));
});

describe('a refund', () => {
  it.each([199.99, 89.9, 2_006, 20_049.99])('of %d dollars paid never asks for a cent more', (paid) => {
    const {
      open_with: open,
      aim_for: aim,
      message,
    } = given(REFUND_DISPUTE, {
      amount_paid: paid,
      offered_refund: 0,
      fault: 'not_received',
      paid_by_card: true,
    });
    expect(open).toBeLessThanOrEqual(paid);
    expect(aim).toBeLessThanOrEqual(paid);
    expect(message).toContain('a refund of $');
  });

  it('that was offered in full is taken', () =>
    expect(figures(REFUND_DISPUTE, { amount_paid: 199.99, offered_refund: 199.99, fault: 'not_received' })).toEqual([
      'take_it',
      199.99,
      199.99,
      199.99,
    ]));
});

describe('what is said', () => {
  it('stands on the reference that is known, and on each thing that counts, in order', () => {
    const { because } = given(USED_CAR, {
      asking_price: 12_000,
      market_value: 11_000,
      days_listed: 65,
      pays_now: true,
    });
    expect(because).toEqual([
      'what similar cars are offered for',
      'a month and more for sale',
      'two months and more for sale',
      'a buyer who can pay at once',
    ]);
    expect(given(USED_CAR, { asking_price: 12_000 }).because[0]).toContain('price of similar cars is unknown');
  });

  it('names the metro that was reckoned with, and the nation for one that is not known', () => {
    const rent = { current_rent: 2_000, offered_rent: 2_300 };
    expect(given(RENT_RENEWAL, { ...rent, metro: 'phoenix' }).because[0]).toContain('-0.1 % in Phoenix, AZ');
    expect(given(RENT_RENEWAL, { ...rent, metro: 'Atlantis' }).because[0]).toContain('+2.9 % in United States');
    expect(given(RENT_RENEWAL, { ...rent, metro: null }).because[0]).toContain('United States');
  });

  it('advises only steps that fit the case', () => {
    const steps = (values: Values): string => given(MEDICAL_BILL, { bill_amount: 4_200, ...values }).steps.join(' ');
    expect(steps({ itemized: 'no' })).toContain('Ask for the itemised bill first');
    expect(steps({ itemized: 'clean' })).not.toContain('itemised');
    expect(steps({ pays_now: false })).toContain('a payment plan without interest');
    expect(steps({ pays_now: true })).not.toContain('a payment plan without interest');
    expect(steps({})).not.toMatch(/plan|on the same day|assistance/);
  });

  it('is ready to send: the opening and the offer, as money is written', () => {
    const { message } = given(RENT_RENEWAL, { metro: 'chicago', current_rent: 2_000, offered_rent: 2_300 });
    expect(message).toContain('the renewal at $2,300.');
    expect(message).toContain('sign this week at $2,070.');
    expect(given(FREELANCE_RATE, { offered_rate: 60, usual_rate: 80, length: 'long' }).message).toContain('$83.50 an');
  });

  it('accepts in one sentence what is good enough, in the unit of the situation', () => {
    const rent = given(RENT_RENEWAL, { metro: 'chicago', current_rent: 2_000, offered_rent: 2_100 });
    expect(rent.message).toBe('Thank you. I accept $2,100 a month.');
    expect(rent.steps).toHaveLength(1);
    const bill = given(MEDICAL_BILL, { bill_amount: 100, fair_price: 150 });
    expect(bill.message).toBe('Thank you. I accept $100.');
  });

  it('names no figure at all to somebody who is left', () => {
    const { message, verdict } = given(USED_CAR, { asking_price: 12_000, next_best_car: 6_000 });
    expect(verdict).toBe('walk_away');
    expect(message).not.toMatch(/\d/);
  });
});

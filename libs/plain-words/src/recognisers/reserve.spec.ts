import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { told } from '../testing/told.js';

const reserves = (description: string): number[] => told('reserve', description).map(({ price }) => price);

describe('the price below which the seller decides', () => {
  it.each([
    ['Asking $900, lowest $600. Below $740 ask me first.', 740],
    ['Asking $900, lowest $600. Below 750 ask me first', 750],
    ['Asking $900, lowest $600. Anything under $750 I decide myself.', 750],
    ['Asking $900, lowest $600. Offers below 750.50 go to me.', 750.5],
    ['Asking $900, lowest $600. Ask me before selling below $750.', 750],
    ['Asking $900, lowest $600. Never below $740 without me.', 740],
    ['Asking $900, below $740 ask me first, lowest $600.', 740],
    ['Seats $30 a month, lowest $22. Bids under $26 a seat are my decision.', 26],
    ['Band £2,800. Never less than £2,300 and under £2,450 check with me.', 2450],
    ['Asking $900, lowest $600. Below $750 run it by me first.', 750],
    ['标价900元，最低600元。低于750要问我。', 750],
    ['标价900元，最低600元，低于750元的出价先问我。', 750],
    ['标价900元，最低600元。750元以下，由我本人决定。', 750],
    ['标价900元，最低600元。报价低于750的话，得经我同意。', 750],
  ])('in "%s" is %s, and no lowest price', (description, price) => {
    expect(reserves(description)).toEqual([price]);
    expect(told('floor', description).map((floor) => floor.price)).not.toContain(price);
  });

  it.each([
    'Asking $900, never below $740.',
    'Asking $900. Below $740 I would rather keep it.',
    'Asking $900. Ask me about financing.',
    'Asking $900. Orders below 10 pieces: ask me first.',
    'Asking $900, lowest $600. Below $740 ask me for the bank account, and at 700 for cash.',
    '标价900元，低于740不卖。',
    '标价900元。运费问我。',
  ])('is not said in "%s"', (description) => expect(reserves(description)).toEqual([]));

  it('is read to the cent, whatever the sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9_999_999 }), (cents) => {
        const price = cents / 100;
        const list = (price * 1.3).toFixed(2);
        expect(reserves(`Bike, asking $${list}. Below $${price.toFixed(2)} ask me first.`)).toEqual([price]);
        expect(reserves(`自行车，标价${list}元。低于${price.toFixed(2)}元要问我。`)).toEqual([price]);
      }),
    );
  });
});

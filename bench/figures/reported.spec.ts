import { readMessage } from '@svc/language';
import { compilePolicy } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import { vocabularyOf } from '@svc/reply';
import { describe, expect, it } from '@jest/globals';

const compile = (description: string) => compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' });

/** What a bid is heard as where the list price is `list`. */
function bid(message: string, list: number, currency: string): { price: unknown; unclear: boolean } {
  const policy: Policy = {
    version: 'svc-policy/1',
    name: 'Thing',
    language: currency === 'CNY' ? 'zh' : 'en',
    currency,
    list_price: list,
    floor_price: list / 2,
    terms: [],
  };
  const { package: said, facts } = readMessage(message, vocabularyOf(policy), { offers: [], listPrice: list });
  return { price: said.price, unclear: facts.unclear === true };
}

describe('a bid', () => {
  it.each([
    ['I can pay 11 900 for it', 12_000, 'USD', 11_900],
    ['I can pay 11 thousand 800', 12_000, 'USD', 11_800],
    ['12 thousand five hundred', 13_000, 'USD', 12_500],
    ['I can pay 4 thousand 3 hundred', 5000, 'USD', 4300],
    ['Would you do 41 500?', 43_000, 'USD', 41_500],
    ['12万8000行吗', 130_000, 'CNY', 128_000],
    ['12 万行吗', 130_000, 'CNY', 120_000],
    ['12.5 万', 130_000, 'CNY', 125_000],
    ['十二点五万', 130_000, 'CNY', 125_000],
    ['五块半行吗', 6, 'CNY', 5.5],
    ['一千零十二元卖吗', 1100, 'CNY', 1012],
    ['I can pay $20 and 43c', 25, 'USD', 20.43],
    ['I can pay 5 lakh rupees', 550_000, 'INR', 500_000],
  ])('"%s" of a list price of %d %s is %d', (message, list, currency, price) => {
    expect(bid(message, list, currency)).toEqual({ price, unclear: false });
  });
});

describe('a price in a description', () => {
  it.each([
    ['货车 7 万元，最低 6.5 万元。', 70_000, 65_000],
    ['房子 350 万，最低 338 万。', 3_500_000, 3_380_000],
    ['苹果手机 4 千 5 百元，最低 4 千 2 百元。', 4500, 4200],
    ['手机壳，价格十五点七元，最低十三点五元。', 15.7, 13.5],
    ['电动车，价格十二点八万元，最低十二万元。', 128_000, 120_000],
    ['机器一千零十二元，最低九百元。', 1012, 900],
    ['地块，一万五千万元，最低一万四千万元。', 150_000_000, 140_000_000],
    ['Fridge, price 1.899,-. The price is firm.', 1899, 1899],
    ['Camera. Price: 5 799,00. Lowest 5 200,00.', 5799, 5200],
    ['Trailer, asking 4 thousand 3 hundred dollars, firm.', 4300, 4300],
    ['House, half million dollars, firm.', 500_000, 500_000],
    ['House, one million and a half dollars, firm.', 1_500_000, 1_500_000],
    ['Boat, price 2 1/2 thousand dollars, firm.', 2500, 2500],
    ['Cloth, 2 1/4 dollars a metre, firm.', 2.25, 2.25],
    ['Lamp, price 12 dollars 50 cents, firm.', 12.5, 12.5],
    ['Lamp, price 15 usd 50, firm.', 15.5, 15.5],
    ['Car, 35 lakh rupees, lowest 33 lakh rupees.', 3_500_000, 3_300_000],
    ['Lamp, price 35€ 99, firm.', 35.99, 35.99],
    ['Lamp, price 118, 99 €, firm.', 118.99, 118.99],
    ['Screws, price ,79 € each, firm.', 0.79, 0.79],
    ['Bench, CAN$85, lowest CAN$80.', 85, 80],
    ['Chair. Price Mex$450, lowest Mex$400.', 450, 400],
    ['Ring, 35.750 KWD, lowest 33.500 KWD.', 35.75, 33.5],
    ['Sofa. Price 39.95, lowest 35.00.', 39.95, 35],
  ])('"%s" is %d, and no less than %d', (description, list_price, floor_price) => {
    const { ok, policy } = compile(description);
    expect({ ok, ...policy }).toMatchObject({ ok: true, list_price, floor_price });
  });

  it.each([
    ['Bench, CAN$85, lowest CAN$80.', 'CAD'],
    ['Chair. Price Mex$450, lowest Mex$400.', 'MXN'],
    ['Book. Price 12,000원, firm.', 'KRW'],
    ['Car, 35 lakh rupees, lowest 33 lakh rupees.', 'INR'],
  ])('"%s" is in %s', (description, currency) => expect(compile(description).policy).toMatchObject({ currency }));

  it.each(['Lamp. Price 500 kr, firm.', 'Lamp. Price 85 Q$, firm.', 'Lamp. Price 1.200, firm.'])(
    'of which nobody knows what it is, is asked about: "%s"',
    (description) => expect(compile(description).ok).toBe(false),
  );

  it('with its cents is no extra', () => {
    expect(compile('Lamp, price 12 dollars 50 cents, firm.').policy).toMatchObject({ terms: [] });
  });
});

describe('a share', () => {
  it.each([
    ['椅子300元，最低200元，现金优惠百分之十二点五。', 0.125],
    ['椅子300元，最低200元，现金优惠三成半。', 0.35],
  ])('in "%s" is %d', (description, share) => {
    expect(JSON.stringify(compile(description).policy)).toContain(`"share":${share}`);
  });
});

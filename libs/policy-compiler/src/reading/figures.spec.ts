import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const compile = (description: string): ReturnType<typeof compilePolicy> =>
  compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' });
const read = (description: string): Partial<Policy> => compile(description).policy as Partial<Policy>;

describe('the lowest price in many words', () => {
  it.each([
    '$500, last price $430.',
    '$500 each. $430 each is the last price, nobody gets less.',
    'Asking $500. I am done at $430.',
    'Asking $500. How low: $430.',
    'Asking $500. $430, and that is the end of it.',
    "My number is $500; the number I won't cross is $430.",
    'I would like $500 and below $430 it goes to my niece instead.',
    '$500. Absolute lowest, whatever the combination: $430.',
    'Floor (internal, not for customers): $430. Price: $500.',
    '$500 is what I want. If push comes to shove, $430.',
    'asking $500 (negotiable till $430)',
    'Start at $500. You may come down as far as $430 but stop there.',
  ])('%s', (words) => {
    expect(read(words)).toMatchObject({ list_price: 500, floor_price: 430 });
  });

  it.each([
    '$500, at most ten percent off.',
    'We charge $500 and never discount by more than 10%.',
    "The price is $500. The most I'll ever knock off is $50.",
    '$500. Most off we ever do, all in: 10%.',
    '$500, and we give at most 10 % discount all together.',
  ])('"%s" is a lowest price of 450', (words) => {
    expect(read(words)).toMatchObject({ list_price: 500, floor_price: 450 });
  });

  it('takes two lowest prices for a contradiction, however far apart they stand', () => {
    expect(
      compile(
        "My day rate is £310. I won't go below £270. To be clear for whoever answers: the lowest day " +
          "rate I'll accept is £285.",
      ).issues.map(({ code }) => code),
    ).toContain('contradiction');
  });
});

describe('volumes', () => {
  const fivePercent = [
    { from: 50, gives: { share: 0.05 } },
    { from: 100, gives: { share: 0.1 } },
  ];
  it.each([
    'Buy 50 and save 5%; buy 100 and save 10%.',
    '5% discount at 50 jars, 10% at 100.',
    'Five percent off fifty jars, ten percent off a hundred.',
    '\n50 jars - 5%\n100 jars - 10%',
    'Volume: 50+ 5%, 100+ 10%.',
    '\n50 jars & above ........ 5% less\n100 jars & above ....... 10% less',
    'We give 5% for orders of 50 jars or more and 10% for 100 or more.',
    'Discounts by quantity: 5% (50 jars), 10% (100 jars).',
  ])('%s', (words) => {
    expect(read(`$20 a jar, floor $15. ${words}`).quantity?.breaks).toEqual(fivePercent);
  });

  it.each([
    '1-49 jars $20, 50-99 jars $18, 100+ jars $17.',
    'Up to 49 jars: $20 each. 50 to 99: $18 each. 100 and up: $17 each.',
    'Price a jar: $20 (1 to 49 jars), $18 (50 to 99), $17 (100 and up).',
    '\n1 - 49 ......... $20\n50 - 99 ........ $18\n100 and more ... $17\n',
    '\n| 1 - 49 | $20 |\n| 50 - 99 | $18 |\n| 100 + | $17 |\n',
  ])('the first row of "%s" is the list price', (table) => {
    const policy = read(`${table} Floor $15.`);
    expect(policy).toMatchObject({ list_price: 20, floor_price: 15 });
    expect(policy.quantity?.breaks).toEqual([
      { from: 50, gives: { to_price: 18 } },
      { from: 100, gives: { to_price: 17 } },
    ]);
  });

  it('counts a larger unit as what it holds', () => {
    expect(
      read('£54 a case, floor £45. A pallet is 60 cases, and from a full pallet upwards you pay £47 a case.').quantity
        ?.breaks,
    ).toEqual([{ from: 60, gives: { to_price: 47 } }]);
  });
});

describe('bounds of an order', () => {
  it.each([
    "We don't do fewer than ten or more than two hundred.",
    'Ten is the smallest batch we pour and 200 the largest.',
    'Qty min 10 / max 200.',
    '10 to 200 candles per customer.',
    'Ten candles at the very least; 200 candles is the most I can let go to any one buyer.',
    'The smallest order is one tray, 10 candles. The biggest order is one full van, 200 candles.',
    'We can do 10 to 200 candles.',
  ])('%s', (words) => {
    expect(read(`Candles are $20 each, never under $15. ${words}`).quantity).toMatchObject({ min: 10, max: 200 });
  });

  it('counts hours and nights where they are sold, and no others', () => {
    expect(read('€85 an hour, lowest €70. One assignment is 10 to 160 hours. Notice is 14 days.').period).toMatchObject(
      { unit: 'hour', min: 10, max: 160 },
    );
    expect(
      read('€140 a night, lowest €115. Two nights is the shortest stay we do and fourteen nights is the longest.')
        .period,
    ).toMatchObject({ unit: 'night', min: 2, max: 14 });
  });

  it('takes a count at the beginning for all there are, unless a bound is named', () => {
    expect(read('Six oak chairs, $45 each, lowest $38 each.').quantity?.max).toBe(6);
    expect(read('Six oak chairs, $45 each, lowest $38 each. At most 4 per buyer.').quantity?.max).toBe(4);
  });
});

describe('numbers that are no prices', () => {
  it.each([
    '2012 hatchback 1.2, 5 doors, 88,000 miles, 2 owners. Call 07700 900123 after 6.',
    'Sofa, 210 x 95 x 80 cm, flat 12, 44 Mill Lane, 3rd floor.',
    'Team of 14, founded in 2008, SOC 2 report, ext. 214.',
    'Open Mon-Sat 8.30 to 5, till 2 is broken.',
    'Moisture 12% max, purity 95%.',
    'Tyres 60% front / 45% rear, battery holds 70-85% of original.',
    'Yarn went up by 11% since last year.',
    'Delivery time approx. 15 working days, 2 holes 6,5 mm.',
    'We have 340 five-star reviews and check the 501(c)(3) letter.',
  ])('%s', (words) => {
    const { policy, issues } = compile(`Asking $500, lowest $430. ${words}`);
    expect(policy).toMatchObject({ list_price: 500, floor_price: 430, terms: [] });
    expect((policy as Partial<Policy>).quantity).toBeUndefined();
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('reads a coin without a number where it comes off', () => {
    expect(
      read('$8 a bottle, lowest $6. Pick them up at the counter and another buck off.').terms?.[0]?.options[1],
    ).toMatchObject({ gives: { amount: 1 }, stacks: true });
  });
});

describe('a deed with its asides and its discount', () => {
  it.each([
    ['Trade in your old one, running or not, and there is $20 off.', 20],
    ['cash in hand, no checks no apps: $20 off', 20],
    ['Stack it yourself and we will take $20 a crate off.', 20],
    ['Who leaves the date to us, because we drive there anyway, gets $20 off.', 20],
  ])('%s', (words, amount) => {
    const terms = read(`Asking $500, lowest $430.\n${words}`).terms ?? [];
    expect(terms.flatMap(({ options }) => options.flatMap(({ gives }) => (gives ? [gives] : [])))).toEqual([
      { amount },
    ]);
  });
});

describe('numerals that are one figure', () => {
  it.each([
    ['Hog roast, eleven pounds fifty a head, lowest ten pounds.', 11.5],
    ['Orders at thirty-six (36) dollars a seat, lowest 30 dollars.', 36],
    ['Truck, asking 35 and a half thousand dollars, lowest 33k.', 35_500],
  ])('%s', (words, list) => {
    expect(read(words).list_price).toBe(list);
  });

  it('are read in the lowest price as well', () => {
    expect(read('Truck. Asking $36,000, nothing under 33 and a half.').floor_price).toBe(33_500);
  });

  it('repeat a number in brackets, as contracts do', () => {
    const words =
      'Seats at $264, lowest $215. For orders of twenty-five (25) seats or more, twelve per cent (12%) off.';
    expect(read(words).quantity?.breaks).toMatchObject([{ from: 25, gives: { share: 0.12 } }]);
  });
});

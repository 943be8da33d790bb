import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const policyOf = (description: string): Policy => compilePolicy(description, { salt: SALT }).policy as Policy;
const breaksIn = ({ quantity, period }: Policy): [number, number | undefined][] =>
  (quantity?.breaks ?? period?.breaks ?? []).map(({ from, gives }) => [
    from,
    gives && 'to_price' in gives ? gives.to_price : undefined,
  ]);
const breaksOf = (description: string): [number, number | undefined][] => breaksIn(policyOf(description));
const askedOf = (description: string): string[] =>
  compilePolicy(description, { salt: SALT }).questions.map(({ id }) => id.replace(/_[^_]+$/, ''));

describe('the price of one of what is sold', () => {
  it.each([
    ['Wax, $4.10 a jar in Leeds. Late fee $19.', 4.1],
    ['£36 a match. All six = £198.', 36],
    ['Guided walk, €52 per person or 8 people for €360.', 52],
    ['一节课90，十节课800。', 90],
  ])('is the list price, and nobody is asked which it is: %s', (description, list) => {
    expect(policyOf(description).list_price).toBe(list);
    expect(askedOf(description)).not.toContain('which_price');
    expect(askedOf(description)).not.toContain('figure_role');
  });

  it('is asked where something dearer that is not far dearer stands beside it', () => {
    expect(askedOf('Sailing, £40 a head in a group, £70 alone.')).toContain('which_price');
  });

  it('is not taken from what is only paid for a part', () => {
    expect(policyOf('Removal £450. Stairs £12 a floor.').list_price).toBe(450);
  });
});

describe('a count beside a lower price', () => {
  it.each([
    ['Straw $6.50 a bale, if you take 80 or more its 5.90. Not lower than 5.50.', [[80, 5.9]]],
    [
      'Price/pc: 9.40 USD\n40-149: 8.80\n150-899: 8.10\n900+: 7.60\nFloor: 7.20',
      [
        [40, 8.8],
        [150, 8.1],
        [900, 7.6],
      ],
    ],
    ['Seats $11 each.\n# take 90+ : 9.80\nLowest 9.', [[90, 9.8]]],
    ['Stools £30 each or £100 for all 4.', [[4, 25]]],
    ['Swim lesson $50. 5-pack $225.', [[5, 45]]],
    ['拍照，一小时500，半天（4小时）1600。', [[4, 400]]],
    ['一张票380，两张一起700。', [[2, 350]]],
    [
      'Mats, about 300 of them, eight dollars each. 40+ seven. whole lot five fifty.',
      [
        [40, 7],
        [300, 5.5],
      ],
    ],
  ])('is the price from that count on, and a total is shared: %s', (description, breaks) => {
    expect(breaksOf(description)).toEqual(breaks);
  });

  it.each([
    ['£36 a match. All seven = £200.', 7, 28.571429],
    ['Flat, €120 a night, €650 for 7 nights. Lowest €85 a night.', 7, 92.857143],
    ['Mugs, €5 each, 12 for €50. Lowest €4 each.', 12, 4.166667],
    ['Red wine, €9 a bottle, 6 bottles for €50. Lowest €7.50 a bottle.', 6, 8.333333],
    ['Oranges, 3 for $10, $4 each.', 3, 3.333333],
    ['苹果4块一个，三个10块。', 3, 3.333333],
  ])('keeps the sum of all as it is said: %s', (description, from, each) =>
    expect(breaksOf(description)).toEqual([[from, each]]),
  );

  it.each([
    ['what is dearer than the price', 'Cake $30 each. Seats 12 people, $45 delivery.'],
    ['less than half of the price', 'Chair $80 each. 4 screws $10.'],
    ['what is put on top', 'Tent $200 each. 4 extra pegs are $120 extra.'],
    ['a way, where the price is not paid for it', 'Van £60 each. Within 20 miles £50.'],
  ])('is none beside %s', (_, description) => expect(breaksOf(description)).toEqual([]));
});

describe('every table of prices made by chance', () => {
  it('gives its own rows, each below the one before and none below the lowest price', () => {
    // A linear congruential generator (Numerical Recipes): equal runs.
    let state = 20_251;
    const below = (most: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * most);
    };
    for (let row = 0; row < 60; row += 1) {
      const list = 40 + below(400);
      const [first, second] = [Math.floor(list * 0.9), Math.floor(list * 0.8)];
      const [from, more] = [3 + below(20), 30 + below(300)];
      const floor = Math.floor(list * 0.7);
      const text =
        [
          `Lamps, $${list} each. ${from} or more $${first}, ${more}+ $${second}. Lowest $${floor}.`,
          `Lamps, $${list} each\n${from}-${more - 1}: ${first}\n${more}+: ${second}\nLowest: $${floor}`,
          `台灯，一个${list}元。${from}个以上${first}元，${more}个以上${second}元。最低${floor}元。`,
        ][row % 3] ?? '';
      const policy = policyOf(text);
      expect([text, policy.list_price, breaksIn(policy)]).toEqual([
        text,
        list,
        [
          [from, first],
          [more, second],
        ],
      ]);
    }
  });
});

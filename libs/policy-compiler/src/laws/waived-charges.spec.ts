import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../compile-policy.js';
import { tellBuyers } from '../tell-buyers.js';

const compiled = (description: string) => compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' });
const policyOf = (description: string): Policy => compiled(description).policy as Policy;
const charges = (description: string) =>
  (policyOf(description).terms ?? []).flatMap(({ options }) =>
    options.flatMap(({ charge, charge_free_from: from }) => (charge ? [[charge, from]] : [])),
  );
const told = (description: string) => (policyOf(description).facts ?? []).map(({ answer }) => answer);

describe('a charge that large orders do not pay', () => {
  it.each([
    ['Hand soap, €28.80 a carton, lowest €24. Shipping is a flat €9.50, free from 20 cartons on.', 9.5, 20],
    ['Paper boxes €2 each, at least 50. Lowest €1.60. Shipping €9.50 extra. Free shipping from 200 boxes.', 9.5, 200],
    ['Mugs €8 a mug, lowest €6. Delivery €12. Orders from 50 mugs get free delivery.', 12, 50],
    ['矿泉水每箱30元，最低26元，运费20元，满10箱免运费。', 20, 10],
  ])('is read in "%s"', (description, amount, from) => expect(charges(description)).toEqual([[{ amount }, from]]));

  it('is no smallest order', () => {
    const description = 'Oat bars, €31.20 a carton, lowest €27. Freight is €85 on top, we pay it from 180 cartons.';
    expect(charges(description)).toEqual([[{ amount: 85 }, 180]]);
    expect(policyOf(description).quantity?.min).toBe(1);
  });

  it('is paid for each of what a bracket says the size of', () => {
    const description =
      'Oat bars, €31.20 a carton, lowest €27. ' +
      'Freight is €85 per pallet (60 cartons a pallet), we pay it from 180 cartons.';
    expect(charges(description)).toEqual([[{ amount: 85 }, 180]]);
    expect(policyOf(description).quantity?.breaks).toBeUndefined();
  });

  it('counts the packs that orders come in', () => {
    const coffee = 'Cold brew £1.95 a bottle, lowest £1.60, sold in trays of 12. Freight £90, free from 50 trays.';
    expect(charges(coffee)).toEqual([[{ amount: 90 }, 600]]);
    expect(told(coffee)).toContain('Freight £90, free from 50 trays.');
  });

  it('is told to buyers and to the seller', () => {
    const mugs = 'Mugs €8 a mug, lowest €6. Delivery €12, free for 50 mugs or more.';
    expect(compiled(mugs).summary).toContain('free from 50 mugs on');
    expect(tellBuyers(policyOf(mugs)).choices[0]?.options[1]).toBe('Delivery (€12 on top, free from 50 mugs)');
    const water = '矿泉水每箱30元，最低26元，运费20元，满10箱免运费。';
    expect(compiled(water).summary).toContain('满 10 箱免收');
    expect(tellBuyers(policyOf(water)).choices[0]?.options[1]).toBe('运费（另加20元，满10箱免收）');
  });
});

describe('a condition that no policy holds', () => {
  it('is not told: the buyer would be charged all the same', () => {
    const description =
      'Helpdesk, $18 per agent and month, lowest $13. Setup call is $250 once, but yearly customers get it free.';
    expect(charges(description)).toEqual([[{ amount: 250 }, undefined]]);
    expect(told(description)).toEqual([]);
    const issue = compiled(description).issues.find(({ code }) => code === 'not_used');
    expect(issue?.message).toContain('yearly customers get it free');
  });

  it('counts what is sold, and nothing else', () => {
    const description = 'Mugs €8 a mug, lowest €6. Delivery €12, free for 50 plates or more.';
    expect(charges(description)).toEqual([[{ amount: 12 }, undefined]]);
  });

  it('leaves alone what is free of itself', () =>
    expect(told('Chairs £4 a chair, lowest £3. Delivery £40, pick-up is free.')).toContain('Pick-up is free.'));
});

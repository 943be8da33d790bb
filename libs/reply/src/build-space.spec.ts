import { describe, expect, it } from '@jest/globals';
import type { Offer } from '@svc/policy-rules';
import { buildSpace, QUANTITY_TERM, type PolicySpace } from './build-space.js';
import { encodeDeal, dealKey } from './deal-code.js';
import { createJudge } from './lawful.js';
import { emptyMemory, type ReplyMemory } from './memory.js';
import { seatPolicy } from './testing/policies.js';

const policy = seatPolicy();
const judge = createJudge(policy, { flags: null, stock: null });
const MONTHLY = { contract: 'monthly', support: 'mail', onboarding: 'docs' };
const spaceFor = (quantity: number, memory: Partial<ReplyMemory> = {}, terms = MONTHLY): PolicySpace =>
  buildSpace(judge, { ...emptyMemory(), ...memory }, { quantity, terms });
const offersIn = ({ space, offerOf }: PolicySpace, at: 'lowTicks' | 'highTicks'): Offer[] =>
  space.bundles.map((bundle) => offerOf({ choices: bundle.choices, priceTicks: bundle[at] }));
const quantitiesIn = ({ space }: PolicySpace): string[] =>
  space.terms.find(({ id }) => id === QUANTITY_TERM)!.options.map(({ id }) => id);

describe('what may be offered around a wish', () => {
  it('keeps every rule at its lowest and at its highest price, and not a step below the lowest', () => {
    for (const quantity of [10, 60, 100, 2000]) {
      const built = spaceFor(quantity);
      expect(built.space.bundles.length).toBeGreaterThan(5);
      for (const offer of [...offersIn(built, 'lowTicks'), ...offersIn(built, 'highTicks')])
        expect([offer, judge.allows(offer)]).toEqual([offer, true]);
      for (const bundle of built.space.bundles) {
        const below = built.offerOf({ choices: bundle.choices, priceTicks: bundle.lowTicks - 1 });
        expect([below, judge.allows(below)]).toEqual([below, false]);
      }
    }
  });

  it('costs at most the list, and at most what was asked for it before', () => {
    const order = { quantity: 10, terms: MONTHLY };
    const built = spaceFor(10, { offered: { [dealKey(policy, order)]: 48.5 } });
    const highOf = (terms: object): number | undefined =>
      offersIn(built, 'highTicks').find((offer) => JSON.stringify(offer.terms) === JSON.stringify(terms))?.price;
    expect(highOf(MONTHLY)).toBe(48.5);
    expect(highOf({ ...MONTHLY, contract: 'annual' })).toBe(49);
    const tooLow = spaceFor(10, { offered: { [dealKey(policy, order)]: 40 } });
    expect(offersIn(tooLow, 'highTicks').map(({ terms }) => terms)).not.toContainEqual(MONTHLY);
  });

  it('leaves out what was refused, while anything else is left', () => {
    const without = spaceFor(10, { unwanted: ['contract=annual', 'support=phone'] });
    for (const { terms } of offersIn(without, 'highTicks')) {
      expect(terms.contract).not.toBe('annual');
      expect(terms.support).not.toBe('phone');
    }
    const everything = ['contract=monthly', 'contract=annual', 'contract=two_years'];
    expect(spaceFor(10, { unwanted: everything }).space.bundles.length).toBe(spaceFor(10).space.bundles.length);
  });

  it('is worth what its terms are worth a unit, what is for the whole deal shared out', () => {
    const worthOf = (quantity: number, changed: Record<string, string>): number => {
      const partner = createJudge(policy, { flags: { partner: true }, stock: null });
      const built = buildSpace(partner, emptyMemory(), { quantity, terms: MONTHLY });
      const choices = built.choicesOf({ quantity, terms: { ...MONTHLY, ...changed } });
      return built.space.bundles.find((bundle) => String(bundle.choices) === String(choices))!.worthTicks;
    };
    expect(worthOf(10, {})).toBe(0);
    expect(worthOf(10, { contract: 'annual' })).toBeCloseTo(310, 9);
    expect(worthOf(10, { contract: 'annual', support: 'phone' })).toBeCloseTo(110, 9);
    expect(worthOf(50, { onboarding: 'call' })).toBeCloseTo(-600, 9);
    expect(worthOf(100, { onboarding: 'call' })).toBeCloseTo(-300, 9);
  });

  it('reaches from the floor to the list with the best of every term', () => {
    const { space } = spaceFor(10);
    expect(space).toMatchObject({ listTicks: 4900, floorNetTicks: 3800, bestNetTicks: 4900 + 440 });
    expect(space.terms.map(({ id, defaultOption }) => [id, defaultOption])).toEqual([
      ['contract', 0],
      ['support', 0],
      ['onboarding', 0],
      ['quantity', 0],
    ]);
    const usualSecond = seatPolicy({ terms: [{ ...policy.terms![0]!, default: 'annual' }] });
    const [contract] = buildSpace(createJudge(usualSecond, {}), emptyMemory(), { quantity: 10, terms: {} }).space.terms;
    expect(contract!.defaultOption).toBe(1);
  });

  it('holds the next size with a discount, up to twice what is wanted, once beside what was spoken of', () => {
    expect(quantitiesIn(spaceFor(49))).toEqual(['49']);
    expect(quantitiesIn(spaceFor(50))).toEqual(['50', '100']);
    expect(quantitiesIn(spaceFor(100))).toEqual(['100']);
    const offer = (quantity: number): string => encodeDeal(policy, { price: 49, quantity, terms: MONTHLY });
    const spoken = spaceFor(60, {
      standing: [offer(60)],
      history: [
        { t: 1, a: 'proposed', d: offer(30), said: [], priced: true },
        { t: 1, a: 'offered', d: [offer(45), offer(46)] },
        { t: 2, a: 'refused' },
      ],
    });
    expect(quantitiesIn(spoken)).toEqual(['60', '100', '46', '45', '30']);
    const many = Array.from({ length: 9 }, (_none, at) => ({ t: at, a: 'offered' as const, d: [offer(20 + at)] }));
    expect(quantitiesIn(spaceFor(60, { history: many }))).toEqual(['60', '100', '28', '27', '26', '25']);
  });

  it('shows the next size for a few of the combinations, until it lies on the table', () => {
    const larger = (built: PolicySpace): Offer[] =>
      offersIn(built, 'highTicks').filter(({ quantity }) => quantity > 60);
    expect(larger(spaceFor(60)).length).toBeGreaterThan(3);
    expect(larger(spaceFor(60)).length).toBeLessThanOrEqual(8);
    const standing = [encodeDeal(policy, { price: 49, quantity: 100, terms: MONTHLY })];
    expect(larger(spaceFor(60, { standing }))).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { netOfDeal } from './deal-space.js';
import type { NegotiationEvent } from './engine.js';
import { bundleSpace, opening } from '../testing/spaces.js';
import { ENGINES, engineNames, findEngine } from './registry.js';

const space = bundleSpace();
const choices = fc.tuple(fc.nat(2), fc.nat(1), fc.nat(1)).map((all): number[] => all);
const deal = fc.record({ choices, priceTicks: fc.integer({ min: 3000, max: 5200 }) });
const event: fc.Arbitrary<NegotiationEvent> = fc.oneof(
  fc.record({
    turn: fc.constant(1),
    act: fc.constant('offered' as const),
    deals: fc.array(deal, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    turn: fc.constant(1),
    act: fc.constant('proposed' as const),
    choices,
    said: fc.subarray([0, 1, 2]),
    priceTicks: fc.option(fc.integer({ min: 0, max: 9000 })),
  }),
  fc.constant({ turn: 1, act: 'refused' as const }),
  fc.record({ turn: fc.constant(1), act: fc.constant('preferred' as const), option: fc.nat(4) }),
  fc.record({ turn: fc.constant(1), act: fc.constant('refused_option' as const), term: fc.nat(3), option: fc.nat(3) }),
);
const histories = fc
  .array(event, { maxLength: 24 })
  .map((events) => events.map((one, index) => ({ ...one, turn: 1 + Math.floor(index / 3) })));

describe('the registry', () => {
  it('knows its engines by name and nothing else', () => {
    expect(engineNames()).toEqual(['bundle2', 'price1']);
    for (const name of engineNames()) expect(findEngine(name)?.name).toBe(name);
    for (const name of ['', 'bundle3', '__proto__', 'constructor', 'toString']) expect(findEngine(name)).toBeNull();
  });
});

describe.each(engineNames())('%s, whatever has happened', (name) => {
  const engine = ENGINES[name]!;

  it('offers only what the space allows, one to three deals of equal net, and says why', () => {
    fc.assert(
      fc.property(
        histories,
        fc.integer({ min: 1, max: 8 }),
        fc.nat(3),
        fc.constantFrom('close' as const, 'balance' as const, 'margin' as const),
        (history, round, meso, objective) => {
          const decision = engine.decide(opening(space, { history, round, meso, objective }));
          expect(decision.deals.length).toBeGreaterThanOrEqual(1);
          if (decision.act !== 'hold') {
            expect(decision.deals.length).toBeLessThanOrEqual(Math.max(1, meso));
            for (const { choices: chosen, priceTicks } of decision.deals) {
              const bundle = space.bundles.find((one) => one.choices.join() === chosen.join())!;
              expect(
                Number.isInteger(priceTicks) && priceTicks >= bundle.lowTicks && priceTicks <= bundle.highTicks,
              ).toBe(true);
            }
            const nets = decision.deals.map((one) => netOfDeal(space, one));
            expect(Math.max(...nets) - Math.min(...nets)).toBeLessThanOrEqual(1 + 1e-9);
            expect(new Set(decision.deals.map((one) => one.choices.join())).size).toBe(decision.deals.length);
          }
          expect(decision.why.length).toBeGreaterThan(20);
          expect(JSON.stringify(decision.memory).length).toBeLessThan(6000);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('decides alike on equal input, also after its memory went through JSON', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const input = opening(space, { history });
        const first = engine.decide(input);
        expect(engine.decide(structuredClone(input))).toEqual(first);
        const later = opening(space, { history, round: 2, memory: first.memory });
        expect(engine.decide(JSON.parse(JSON.stringify(later)) as typeof later)).toEqual(engine.decide(later));
      }),
      { numRuns: 40 },
    );
  });

  it('starts anew on a memory that is not its own', () => {
    const fresh = engine.decide(opening(space));
    for (const memory of [
      {},
      { v: 99 },
      { v: 1, seen: 'x', steps: [1] },
      { v: 1, seen: 0, steps: new Array(192).fill('x') },
    ]) {
      expect(engine.decide(opening(space, { memory })).deals).toEqual(fresh.deals);
    }
  });

  it('refuses a space without a bundle', () => {
    expect(() => engine.decide(opening({ ...space, bundles: [] }))).toThrow(RangeError);
  });
});

import { describe, expect, it } from '@jest/globals';
import { encodeDeal } from './deal-code.js';
import { reading, seatPolicy } from './testing/policies.js';
import { bid, decide, talk } from './testing/talk.js';

const policy = seatPolicy();
const menu = talk(policy, [reading('greet'), bid(36, { quantity: 25 })]).memory;

describe('a buyer’s move, as it is remembered', () => {
  const eventsOf = (message: Parameters<typeof decide>[1]): unknown[] =>
    decide(policy, message, menu).memory.history.slice(menu.history.length);

  it('is what they prefer by its place in the menu, what they refuse, and what they propose with its price', () => {
    expect(menu.standing.length).toBeGreaterThan(1);
    const events = eventsOf(reading('offer', { price: 37, quantity: 25 }, { choice: 2 }, { support: 'phone' }));
    const t = menu.turn + 1;
    expect(events).toContainEqual({ t, a: 'preferred', i: 1 });
    expect(events).toContainEqual({ t, a: 'refused' });
    expect(events).toContainEqual({ t, a: 'refused_option', o: 'support=phone' });
    expect(events).toContainEqual(expect.objectContaining({ t, a: 'proposed', said: ['quantity'], priced: true }));
  });

  it('has no price where none was named, and no preference for what is not on the table', () => {
    const events = eventsOf(reading('offer', { contract: 'annual', quantity: 25 }, { choice: 9 }));
    expect(events).toContainEqual(
      expect.objectContaining({
        a: 'proposed',
        d: expect.stringMatching(/^0@25:1/),
        said: ['contract', 'quantity'],
        priced: false,
      }),
    );
    expect(events).not.toContainEqual(expect.objectContaining({ a: 'preferred' }));
    expect(encodeDeal(policy, { price: 0, quantity: 25, terms: { contract: 'annual' } })).toMatch(/^0@25:1/);
  });
});

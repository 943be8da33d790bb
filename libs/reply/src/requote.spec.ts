import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { encodeDeal } from './deal-code.js';
import { emptyMemory, type ReplyMemory } from './memory.js';
import { carPolicy, reading, seatPolicy } from './testing/policies.js';
import { decide } from './testing/talk.js';

const MAIL = { contract: 'monthly', support: 'mail', onboarding: 'docs' };
const seats = seatPolicy();
/** A talk in which this lies on the table. */
const at = (price: number, terms: Record<string, string> = {}, quantity = 30, policy: Policy = seats): ReplyMemory => ({
  ...emptyMemory(),
  turn: 2,
  round: 2,
  standing: [encodeDeal(policy, { price, quantity, terms: { ...MAIL, ...terms } })],
});
const answered = (message: ReturnType<typeof reading>, memory: ReplyMemory, policy: Policy = seats) => {
  const { decided_by, offer } = decide(policy, message, memory);
  return decided_by === 'rule:requote' ? offer!.price : decided_by;
};

/** Where delivery costs something on top, and so do tyres; neither costs the seller anything. */
const bareCar: Policy = (({ inventory: _inventory, ...rest }) => rest)(carPolicy());
const charging: Policy = {
  ...bareCar,
  terms: [
    {
      id: 'tyres',
      label: 'Tyres',
      default: 'none',
      options: [
        { id: 'none', label: 'none' },
        { id: 'set', label: 'a set', charge: { amount: 200 } },
      ],
    },
    {
      id: 'payment',
      label: 'Payment',
      default: 'card',
      options: [
        { id: 'card', label: 'by card' },
        { id: 'cash', label: 'in cash' },
      ],
    },
  ],
};

describe('who asks for another count or option and gives nothing for it', () => {
  it.each<[string, ReturnType<typeof reading>, ReplyMemory, number | string]>([
    ['more', reading('ask', { quantity: 40 }), at(47), 47],
    ['fewer', reading('ask', { quantity: 20 }), at(47), 47],
    ['what costs the seller 2 a unit', reading('ask', { support: 'phone' }), at(46), 48],
    ['that where the list leaves no room for it', reading('ask', { support: 'phone' }), at(48.5), 'engine:bundle2'],
    ['it after the last move', reading('ask', { quantity: 40 }), { ...at(47), round: 8 }, 'rule:rounds_over'],
    ['it at the last move', reading('ask', { quantity: 40 }), { ...at(47), round: 7 }, 47],
  ])('is quoted it at the worth of what lies on the table: %s', (_name, message, memory, price) => {
    expect(answered(message, memory)).toBe(price);
  });

  it.each<[string, ReturnType<typeof reading>, ReplyMemory]>([
    ['a size with a discount', reading('ask', { quantity: 120 }), at(47)],
    ['a term that is worth something', reading('ask', { contract: 'annual' }), at(47)],
    ['to do without what costs the seller', reading('ask', { support: 'mail' }), at(47, { support: 'phone' })],
    ['a lower price too', reading('ask', { quantity: 40 }, { wants_discount: true }), at(47)],
    ['it at a price', reading('ask', { quantity: 40, price: 45 }), at(47)],
    ['it and says no', reading('reject', { quantity: 40 }), at(47)],
    ['it and refuses something', reading('ask', { quantity: 40 }, {}, { contract: 'annual' }), at(47)],
    ['it and picks an offer', reading('ask', { quantity: 40 }, { choice: 1 }), at(47)],
    [
      'it where two offers lie there',
      reading('ask', { quantity: 40 }),
      { ...at(47), standing: [...at(47).standing, ...at(46).standing] },
    ],
  ])('is left to the engine: %s', (_name, message, memory) => {
    expect(answered(message, memory)).toBe('engine:bundle2');
  });

  it('is not asked twice: what was asked for before is nothing new', () => {
    expect(answered(reading('ask', { quantity: 30 }), { ...at(47), quantity: 30 })).toBe('rule:trade_instead');
  });

  it('pays the same price without what is charged on top, whatever it says beside that', () => {
    const table = at(11_700, { tyres: 'set', payment: 'card' }, 1, charging);
    const without = { tyres: 'set' };
    expect(answered(reading('reject', {}, {}, without), table, charging)).toBe(11_700);
    expect(answered(reading('reject', {}, {}, { ...without, payment: 'cash' }), table, charging)).not.toBe(11_700);
    expect(answered(reading('reject', {}, {}, { ...without, price: 11_700 }), table, charging)).not.toBe(11_700);
    expect(answered(reading('reject', {}, {}, { payment: 'card' }), table, charging)).not.toBe(11_700);
    expect(answered(reading('reject', {}, {}, without), at(11_700, { tyres: 'none' }, 1, charging), charging)).not.toBe(
      11_700,
    );
  });
});

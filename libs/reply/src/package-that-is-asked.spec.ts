import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';

/** Tables with options that cost something on top, cheaper by the number and for payment in eight days. */
const TABLES: Policy = {
  version: 'svc-policy/1',
  name: 'Conference table',
  language: 'en',
  currency: 'EUR',
  list_price: 2480,
  floor_price: 2050,
  reserve_price: 2200,
  free_discount: 0,
  meso: 3,
  quantity: {
    min: 1,
    max: 1000,
    unit: 'table',
    breaks: [
      { from: 3, gives: { share: 0.06 } },
      { from: 8, gives: { share: 0.11 } },
    ],
  },
  terms: [
    {
      id: 'payment',
      label: 'Payment',
      default: 'usual',
      options: [
        { id: 'usual', label: 'standard payment' },
        {
          id: 'soon',
          label: 'payment within 8 days',
          worth: 49.6,
          gives: { share: 0.02 },
          stacks: true,
          words: ['at once'],
        },
      ],
    },
    ...(
      [
        ['tray', 95, undefined],
        ['walnut', 340, undefined],
        ['assembly', 160, 'deal'],
      ] as const
    ).map(([id, amount, per]) => ({
      id,
      label: id,
      default: 'none',
      options: [
        { id: 'none', label: 'without' },
        { id, label: id, charge: { amount }, ...(per && { charge_per: per }) },
      ],
    })),
  ],
};
const last = (...messages: string[]) => chat(TABLES, messages).at(-1)!;

describe('the package that is asked for', () => {
  it('stays in every offer of a menu with what is charged for it', () => {
    for (const messages of [
      ['5 tables', 'with walnut, can you make 2300 each?'],
      ['1 table with tray and assembly', 'could you go to 2250 a table?'],
      ['10 tables, walnut', 'total 22,000', 'any other options?'],
    ]) {
      const { table } = last(...messages).decision.memory;
      const wanted = Object.entries(last(...messages).decision.memory.wanted);
      expect(table.length).toBeGreaterThan(1);
      for (const { terms, quantity } of table) {
        expect(terms).toMatchObject(Object.fromEntries(wanted));
        expect(quantity).toBe(table[0]!.quantity);
      }
    }
  });

  it('is bid for by the price of one, with what is charged beside it', () => {
    expect(last('1 table with tray and assembly', 'could you go to 2250 a table?').decision.memory.last_bid).toBe(2250);
    expect(last('1 table with tray and assembly', '2,500 all in').decision.memory.last_bid).toBe(2245);
    expect(last('2300 a table with walnut').decision.memory.last_bid).toBe(1960);
  });

  it('is no refusal of what it then holds', () => {
    const { shown, decision } = last('10 tables, walnut', '22000 € for the ten, incl. walnut and assembly');
    expect(decision.memory.table[0]!.terms).toMatchObject({ walnut: 'walnut', assembly: 'assembly' });
    expect(shown).not.toContain('not in the offer');
  });

  it('does without what the buyer does', () => {
    const { decision } = last('3 tables with assembly', 'we assemble them ourselves, no assembly please');
    expect(decision.memory.table[0]!.terms['assembly']).toBe('none');
    const alone = last('3 tables with assembly', 'we do the assembly ourselves');
    expect(alone.decision.memory.table[0]!.terms['assembly']).toBe('none');
  });

  it('is for one table where one is named after eight', () => {
    const { decision } = last('8 tables please', 'one table, with tray');
    expect(decision.memory.table[0]).toMatchObject({ quantity: 1, terms: { tray: 'tray' } });
  });

  it('is for all that is paid together: "12,400 all together"', () => {
    const { decision } = last('5 tables with walnut', '12,400 all together');
    expect(decision.memory.last_bid).toBe(2140);
  });

  it('names what cannot be had once, and not in every reply', () => {
    const [first, second, third] = chat(TABLES, ['2 tables with a fruit bowl', 'any other options?', '2,300 each']);
    expect(first!.shown).toContain('fruit bowl');
    expect(second!.shown).not.toContain('fruit bowl');
    expect(third!.shown).not.toContain('fruit bowl');
  });

  it('asks nothing of a threat to leave', () => {
    expect(last('2,300 each, otherwise no deal').shown).not.toContain('not in the offer');
  });
});

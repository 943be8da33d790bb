import { describe, expect, it } from '@jest/globals';
import type { ReadingFacts, SpokenNote } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { carPolicy, CAR_STOCK, reading, seatPolicy } from './testing/policies.js';
import { decide } from './testing/talk.js';

const notesOn = (
  facts: Partial<ReadingFacts>,
  named: Record<string, string | number> = {},
  policy: Policy = seatPolicy(),
  more: Parameters<typeof decide>[3] = {},
): readonly SpokenNote[] => {
  const opened = decide(policy, reading('greet'));
  return decide(policy, reading('ask', named, facts), opened.memory, more).speech.notes ?? [];
};

describe('what a reply says beside its offer', () => {
  it('is nothing where nothing was asked', () => expect(notesOn({})).toEqual([]));

  it('is that a program answers, to whoever asks', () =>
    expect(notesOn({ asks: ['automated'] })).toEqual([{ kind: 'automated' }]));

  it('is whether it is there: from stock where the policy is bound to it', () => {
    expect(notesOn({ asks: ['available'] })).toEqual([{ kind: 'on_offer' }]);
    expect(notesOn({ asks: ['available'] }, {}, carPolicy())).toEqual([{ kind: 'available' }]);
    const sold = { stock: [{ vin: 'VIN-1', status: 'sold' }, CAR_STOCK[1]!] };
    expect(notesOn({ asks: ['available'] }, {}, carPolicy(), sold)).toEqual([]);
  });

  it('is until when the offer is good, to whoever asks to have the thing held, and no promise to hold it', () => {
    const notes = notesOn({ open_questions: ['could you hold it until saturday?'] });
    expect(notes).toEqual([{ kind: 'good_until', until: '2026-12-03T12:00:00.000Z' }]);
    expect(notesOn({ open_questions: ['能留到周六吗?'] })).toEqual(notes);
  });

  it('is that a way of paying changes nothing, and of what else stays open as before', () => {
    expect(notesOn({ open_questions: ['i can pay cash'] })).toEqual([{ kind: 'way_of_paying' }]);
    expect(notesOn({ open_questions: ['i can pay cash', 'who made it?'] }).map(({ kind }) => kind)).toEqual([
      'way_of_paying',
      'open_question',
    ]);
  });

  it.each<[number, SpokenNote[]]>([
    [9, [{ kind: 'quantity_min', count: 10 }]],
    [10, []],
    [2000, []],
    [2001, [{ kind: 'quantity_max', count: 2000 }]],
  ])('is the nearest count that can be ordered: %d', (quantity, notes) =>
    expect(notesOn({}, { quantity })).toEqual(notes),
  );

  it('is how many are there, where stock has fewer', () => {
    const bound = seatPolicy({ inventory: { bind: [{ match: { sku: 'SEATS' } }] } });
    const stock = { stock: [{ sku: 'SEATS', availability: 'https://schema.org/InStock', inventoryLevel: 40 }] };
    const asked = (quantity: number) =>
      decide(bound, reading('ask', { quantity }), null, stock).speech.notes?.filter(({ kind }) =>
        /quantity/.test(kind),
      );
    expect(asked(50)).toEqual([{ kind: 'quantity_there', count: 40 }]);
    expect(asked(40)).toEqual([]);
  });

  it('is for how many a price is, where nobody has said, or two numbers, and there may be several', () => {
    expect(notesOn({ count_open: true })).toEqual([{ kind: 'how_many', count: 10 }]);
    expect(notesOn({ count_open: true }, { quantity: 20 })).toEqual([{ kind: 'how_many', count: 20 }]);
    expect(notesOn({}, { quantity: 20 })).toEqual([]);
    expect(notesOn({ count_open: true }, {}, carPolicy())).toEqual([]);
  });

  it('is what an option would be: in it, possible, impossible, or at a charge', () => {
    const about = (term: string, option: string): readonly SpokenNote[] => notesOn({ asked_about: { [term]: option } });
    expect(about('support', 'mail')).toEqual([{ kind: 'option_included', option: 'by mail' }]);
    expect(about('support', 'phone')).toEqual([{ kind: 'option_possible', option: 'by phone' }]);
    expect(about('onboarding', 'call')).toEqual([{ kind: 'option_impossible', option: 'two live sessions' }]);
    expect(about('support', 'pigeon')).toEqual([]);
    const [support, ...others] = seatPolicy().terms!;
    const charging = seatPolicy({
      terms: [
        support!,
        {
          ...others[0]!,
          options: [
            { id: 'mail', label: 'by mail' },
            { id: 'phone', label: 'by phone', charge: { amount: 3 } },
          ],
        },
      ],
    });
    expect(notesOn({ asked_about: { support: 'phone' } }, {}, charging)).toEqual([
      { kind: 'option_charged', option: 'by phone', amount: expect.any(Number) },
    ]);
    // A number of it is none of a greater order only where several can be ordered.
    const byPiece = (policy: Policy) =>
      notesOn({ asked_about: { support: 'phone' }, by_piece: ['support'] }, {}, policy);
    expect(byPiece(charging)[0]?.kind).toBe('option_by_order');
    expect(byPiece({ ...charging, quantity: { min: 1, max: 1, unit: 'seat' } })[0]?.kind).toBe('option_charged');
  });

  it('is what nobody could answer: a question, a wish, or what was not read', () => {
    expect(notesOn({ open_questions: ['who built it?'] })).toEqual([{ kind: 'open_question' }]);
    expect(notesOn({ open_questions: ['with a ribbon'] })).toEqual([{ kind: 'open_wish' }]);
    expect(notesOn({ open_questions: ['who built it?'], asked: ['trial'] })).toEqual([{ kind: 'open_beside' }]);
    expect(notesOn({ open_questions: ['who built it?'] }, { support: 'phone' })).toEqual([{ kind: 'open_beside' }]);
    const life = 'the tiles of our old roof were pale';
    expect(notesOn({ open_questions: [life], unread: [life] })).toEqual([{ kind: 'unread_beside' }]);
    expect(notesOn({ open_questions: ['prepaid,'], unread: ['prepaid,'] })).toEqual([
      { kind: 'not_included', words: 'prepaid' },
    ]);
    expect(notesOn({ open_questions: ['a bag'], wishes: ['a bag'] })).toEqual([
      { kind: 'not_included', words: 'a bag' },
    ]);
  });

  it('is that a figure was left aside, is far above, or is in another currency', () => {
    const kinds = (facts: Partial<ReadingFacts>, named = {}) => notesOn(facts, named).map(({ kind }) => kind);
    expect(kinds({ figure_aside: true })).toEqual(['figure_aside']);
    expect(kinds({}, { price: 74 })).toEqual(['far_above']);
    expect(kinds({ other_currency: 'EUR' })).toEqual(['currency']);
  });
});

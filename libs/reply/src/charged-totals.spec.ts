import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dealTotal, type Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';

const desk: Policy = {
  version: 'svc-policy/1',
  name: 'Oak desk',
  language: 'en',
  currency: 'USD',
  list_price: 900,
  floor_price: 780,
  terms: [
    {
      id: 'handover',
      label: 'Handover',
      default: 'pick_up',
      options: [
        { id: 'pick_up', label: 'Pick-up' },
        {
          id: 'delivery',
          label: 'Delivery',
          charge: { amount: 45 },
          charge_per: 'deal',
          words: ['delivery', 'delivered', 'deliver'],
        },
      ],
    },
  ],
};

/** Words that agree, as replies say them. */
const AGREES =
  /suits me|live with your proposal|can do (?:that|what you)|works for me\.|you pay no more|still on the table/i;
const last = (messages: readonly string[]) => chat(desk, messages).at(-1);

describe('a figure beside an option that costs something on top', () => {
  it.each([
    'would you do 850 delivered?',
    '850 with delivery included',
    '850 delivered',
    'could you do 850 and deliver it?',
  ])('is what the buyer would pay in all: %s', (message) => {
    const [answer] = chat(desk, [message]);
    expect(answer?.decision.memory.last_bid).toBe(805);
    if (AGREES.test(answer?.shown ?? '')) expect(answer?.decision.offer?.total).toBeLessThanOrEqual(850);
  });

  it.each(['850 plus delivery', '850 + delivery', '850 and delivery on top'])(
    'is the price alone where it is named apart: %s',
    (message) => expect(chat(desk, [message])[0]?.decision.memory.last_bid).toBe(850),
  );

  it('is asked back where a yes names the price without what comes on top; a yes to that is one', () => {
    const asked = ['hello, with delivery please', 'ok, 900'];
    expect(last(asked)?.decision).toMatchObject({
      kind: 'offer',
      decided_by: 'rule:yes_in_doubt',
      offer: { total: 945 },
    });
    expect(last([...asked, 'yes'])?.decision).toMatchObject({ kind: 'deal', offer: { total: 945 } });
  });

  it('is no yes to a higher total, though it is the price on the table: it is a bid for all', () => {
    const opened = ['hello, with delivery please'];
    for (const message of ['900 with delivery included', 'ok, 900 with delivery', 'deal, 900 delivered']) {
      const answer = last([...opened, message]);
      expect([message, answer?.decision.kind]).toEqual([message, 'offer']);
      expect(answer?.decision.offer?.total).toBeLessThanOrEqual(AGREES.test(answer?.shown ?? '') ? 900 : 945);
    }
  });

  it('is a yes where it is the total on the table', () =>
    expect(last(['hello, with delivery please', 'deal, 945 with delivery'])?.decision).toMatchObject({
      kind: 'deal',
      offer: { price: 900, total: 945 },
    }));

  it('is never agreed to, nor signed, for more than was said', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 1000 }),
        fc.constantFrom('{} delivered?', 'would you take {} with delivery', 'ok {} delivered', '{} and you deliver'),
        fc.constantFrom(null, 'hello, with delivery please', 'hello', '700 delivered?'),
        (said, form, before) => {
          const answer = last([...(before === null ? [] : [before]), form.replace('{}', String(said))]);
          const { decision, shown = '' } = answer ?? {};
          const deal = decision?.deal?.offer;
          if (deal) expect(dealTotal(desk, deal)).toBeLessThanOrEqual(said);
          if (AGREES.test(shown)) expect(decision?.offer?.total ?? 0).toBeLessThanOrEqual(said);
        },
      ),
      { numRuns: 200 },
    ));
});

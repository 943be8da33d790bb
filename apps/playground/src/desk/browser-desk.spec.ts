import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Service } from '../service/service.js';
import { browserDesk } from './browser-desk.js';

const talk = (id: string, sealed: string) => ({
  id,
  sealed,
  name: 'Oak desk',
  currency: 'USD',
  lines: [],
  at: '2026-12-01T12:00:00.000Z',
  last: { kind: 'offer', done: false, offer: null, state: { id } },
});
const OPTIONS = [
  { id: 'with_lamp', label: 'with the lamp' },
  { id: 'none', label: 'without the lamp' },
];
const POLICY = { name: 'Oak desk', terms: [{ id: 'lamp', label: 'Lamp', default: 'with_lamp', options: OPTIONS }] };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.set('svc:talks:1', JSON.stringify([talk('n1', 'a.b.c'), talk('n2', 'x.y.z')]));
  kept.set('svc:links:1', JSON.stringify([{ sealed: 'a.b.c', policy: POLICY, until: '2026-12-08T12:00:00.000Z' }]));
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const standing = jest.fn<Service['standing']>().mockResolvedValue({} as never);
const decide = jest.fn<Service['decide']>();
const desk = browserDesk({ standing, decide });

describe('the desk of a browser', () => {
  it('decides in the talks whose links were made here, and asks what waits in no other', async () => {
    expect((await desk.list()).map(({ mayDecide }) => mayDecide)).toEqual([true, false]);
    expect(standing.mock.calls).toEqual([[POLICY, { id: 'n1' }]]);
    const [, other] = await desk.list();
    if (other !== undefined) await desk.decide(other, 'accept', null);
    expect(decide).not.toHaveBeenCalled();
  });

  it('names what a bid does not leave as usual, in the words of the policy', async () => {
    const chosen = async (lamp: string) => {
      standing.mockResolvedValueOnce({ standing_bid: { terms: { lamp } } } as never);
      return (await desk.list())[0]?.options;
    };
    expect([await chosen('none'), await chosen('with_lamp')]).toEqual([['without the lamp'], []]);
  });

  it('keeps of a decision what the buyer is told, and nothing that is the seller’s', async () => {
    const offer = { line: '$850', price: 850, net: 900, inside_policy: true };
    const answer = { kind: 'offer', reply: 'How about $850?', reply_with_offer: 'How about $850?', offer, done: false };
    decide.mockResolvedValue({ ...answer, state: { id: 'n1b' }, seller: { standing_bid: { price: 700 } } } as never);
    const [first] = await desk.list();
    if (first !== undefined) await desk.decide(first, 'counter', 850);
    expect(decide.mock.calls).toEqual([[POLICY, { id: 'n1' }, 'counter', 850]]);
    const [told] = JSON.parse(kept.get('svc:talks:1') ?? '[]') as { lines: unknown; last: object }[];
    expect(told?.lines).toEqual([{ from: 'seller', text: 'How about $850?' }]);
    expect(told?.last).toMatchObject({ offer: { line: '$850', price: 850 }, state: { id: 'n1b' } });
    expect(JSON.stringify(told)).not.toMatch(/net|inside_policy|standing_bid/);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';
import { CAR_STOCK, carPolicy, reading, seatPolicy, waterPolicy } from './testing/policies.js';
import { decide } from './testing/talk.js';

const plain = (change: Partial<Policy> = {}): Policy => ({
  version: 'svc-policy/1',
  name: 'Seats',
  language: 'en',
  currency: 'USD',
  list_price: 32,
  floor_price: 22,
  free_discount: 0,
  quantity: { min: 5, max: 1500, unit: 'seat' },
  ...change,
});
const first = (policy: Policy, message: string) => chat(policy, [message])[0]!;

describe('a yes is a yes to the whole', () => {
  it('a budget for all is a total, and 800 is no yes to 600', () => {
    for (const words of [
      '$600 a month for 25 seats?',
      'We have a total budget of $600 for 25 seats, can you do that?',
    ]) {
      const { decision, shown } = first(plain(), words);
      expect(decision.speech.reason).toBe('firm');
      expect(decision.offer).toMatchObject({ quantity: 25, total: 800 });
      expect(shown).not.toMatch(/what you propose|your proposal/i);
    }
  });
  it('a bid above list is told that it need not pay so much', () =>
    expect(first(plain(), '25 seats at $40 each').decision).toMatchObject({
      speech: { reason: 'at_table' },
      offer: { price: 32 },
    }));
  it('words of acceptance stand only where nothing of the message is left', () => {
    const free = plain({ free_discount: 10 });
    const reasonOf = (words: string) => chat(free, ['hi', words])[1]!.decision.speech.reason;
    expect(reasonOf('25 seats at $31 each')).toBe('accepts_yours');
    expect(reasonOf('25 seats at $31 each with a dessert table')).toBe('as_understood');
  });
  it('a label that was never shown picks nothing', () => {
    const [, answer] = chat(plain(), ['hi', 'Option A, deal.']);
    expect(answer!.decision).toMatchObject({ kind: 'offer', deal: null });
  });
});

describe('a question moves nothing', () => {
  it.each([
    [carPolicy(), 'How old are the winter tyres?'],
    [carPolicy(), 'Can you do home delivery to Alaska?'],
    [plain({ quantity: { min: 1, max: 90, unit: 'day' } }), 'Can we pay in 60 days?'],
    [waterPolicy(), '能送货上门到新疆吗？'],
    [waterPolicy(), '自提行不行？'],
  ])('%#: %s', (policy, message) => {
    const of = ({ decision: { offer } }: ReturnType<typeof first>) => [offer?.price, offer?.quantity, offer?.terms];
    const [opened, asked] = chat(policy, ['hi', message]);
    expect(of(asked!)).toEqual(of(opened!));
    expect(of(first(policy, message))).toEqual(of(opened!));
  });
  it('is answered where code can, and told as open where it cannot', () => {
    const shown = (policy: Policy, message: string) => first(policy, message).shown;
    expect(shown(carPolicy(), 'Is this still available?')).toContain('Yes, it is available.');
    expect(shown(plain(), 'Are you a bot?')).toContain('automated assistant');
    expect(shown(plain(), 'What colour is it?')).toContain('noted for the seller');
    const delivery = shown(carPolicy(), 'Can you do home delivery?');
    expect(delivery).toContain('You can have this if you want it: home delivery.');
    expect(shown(plain(), '3 seats please')).toContain('The smallest order is 5 seats.');
    expect(shown(plain(), '5,000 seats please')).toContain('The largest order is 1,500 seats.');
    expect(shown(plain(), '€20 each?')).toContain('Prices are in USD.');
  });
  it('a stock record that carries the VIN as its id is found', () =>
    expect(
      decide(carPolicy(), reading('greet'), null, { stock: [{ id: 'VIN-1', status: 'available' }, CAR_STOCK[1]!] })
        .kind,
    ).toBe('offer'));
  it('a hand-off whose text is a sentence does not break the one around it', () => {
    const handoff = [{ id: 'ip', text: 'For anything about IP, I need to look at it myself.', words: ['ip'] }];
    expect(first(seatPolicy({ handoff }), 'Can we talk about the IP clause?').shown).toMatch(/ (?:about|with) this\.$/);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';

const machine: Policy = {
  version: 'svc-policy/1',
  name: 'Espresso machine',
  language: 'en',
  currency: 'USD',
  list_price: 350,
  floor_price: 290,
  facts: [
    { id: 'works', words: ['works great', 'work', 'great'], answer: 'Works great.' },
    { id: 'pump', words: ['pump'], answer: 'The pump was replaced in May.' },
  ],
};
const camera: Policy = {
  ...machine,
  name: '微单相机',
  language: 'zh',
  currency: 'CNY',
  list_price: 9800,
  floor_price: 9000,
  facts: [{ id: 'lens', words: ['镜头'], answer: '带24-105镜头。' }],
};
const said = (policy: Policy, ...messages: string[]) => chat(policy, messages).at(-1)!;

describe('a fact', () => {
  it.each(['Would 315 work?', 'great, deal'])('is no answer where only a word of its sentence stands: %s', (words) =>
    expect(said(machine, 'hi', words).shown).not.toContain('Works great.'),
  );
  it.each(['does it work?', 'Does it work well?'])('answers the question that it is about: %s', (words) =>
    expect(said(machine, words).shown).toContain('Works great.'),
  );
  it('answers no question that asks more of its subject, and the seller is told', () => {
    for (const [policy, words, fact] of [
      [machine, 'Is the pump noisy in the kitchen?', 'May'],
      [camera, '镜头有霉吗？', '24-105'],
    ] as const) {
      const { shown, decision } = said(policy, words);
      expect(shown).not.toContain(fact);
      expect(decision.speech.notes).toContainEqual({ kind: 'open_question' });
    }
    expect(said(machine, 'Was the pump replaced recently?').shown).toContain('May');
    expect(said(camera, '有镜头吗？').shown).toContain('24-105');
  });
});

describe('the lowest price', () => {
  it.each(['whats your lowest', "what's your cheapest?", 'just give me your bottom price'])(
    'is asked for without a noun too, and noted as no question: %s',
    (words) => expect(said(machine, words).decision.speech.notes).toEqual([]),
  );
});

describe('a question that names its thing in one character', () => {
  it.each(['送卡吗？', '送不送伞？', '有伞吗？'])('is noted for the seller, and not asked back: %s', (message) => {
    const { decision, shown } = chat(camera, ['你好', message]).at(-1)!;
    expect(decision.decided_by).toBe('rule:answer');
    expect(shown).toContain('已记下转给卖家');
  });
  it('one that names nothing is not', () =>
    expect(chat(camera, ['你好', '行吗？']).at(-1)!.shown).not.toContain('记下'));
});

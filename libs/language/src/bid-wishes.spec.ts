import { describe, expect, it } from '@jest/globals';
import { quotedWish } from './bid-wishes.js';
import { readMessage } from './read-message.js';

describe('a thing that is asked for beside a figure', () => {
  const sofa = { language: 'zh', currency: 'CNY', name: '沙发', terms: [], never: [], handoff: [], facts: [] } as const;
  it.each(['包邮', '包上漆', '送个花瓶'])(
    'is open where no term holds it, and no small talk: 我出4322元，%s',
    (thing) => {
      const { facts } = readMessage(`我出4322元，${thing}`, sofa, { offers: [], listPrice: 5800 });
      expect(facts.wishes).toEqual([thing]);
    },
  );

  it('asks for nothing new where buyers are told of it', () => {
    const told = { ...sofa, facts: [{ id: 'fact', words: ['包邮'] }] };
    expect(readMessage('我出4322元，包邮', told, { offers: [], listPrice: 5800 }).facts.wishes).toBeUndefined();
  });
});

describe('the words of a wish that a reply quotes', () => {
  it.each([
    ['would you do $345 with free shipping?', 'with free shipping'],
    ['送卡吗', '送卡'],
    ['送个包', '送个包'],
    ['free installation', 'free installation'],
    ['can you deliver for free', 'deliver for free'],
    ['could you please also throw in the helmet, thanks', 'the helmet'],
    ['i want a new chain', 'a new chain'],
    ['i need a cleaner for 3 hours', 'a cleaner'],
    ['15 gift wrapped and 3 samples', 'gift wrapped'],
    ['请帮我调音', '调音'],
  ])('hold no figure: %s', (words, quoted) => expect(quotedWish(words)).toBe(quoted));

  it.each([
    'i appreciate it',
    'i want it at the list price',
    'hi i am a student, could you help me out?',
    'let me speak to a human please',
    'so can you match it',
    'can you hold it for me until saturday?',
    '转人工',
    '能帮我留到周六吗',
  ])('are none where no thing is named: %s', (words) => expect(quotedWish(words)).toBe(''));

  it.each(['three games please', '3 please'])('are none where nothing is left that says anything: %s', (words) =>
    expect(quotedWish(words)).toBe(''),
  );
});

import { describe, expect, it } from '@jest/globals';
import { generateScenarios, PRACTICE_SEED, protocolText, readReply, startMatch, turnMessage } from './index.js';

const text = protocolText({ arenaUrl: 'https://arena.example.com' });
const blocks = [...text.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json]) => json ?? '');

describe('the protocol’s text', () => {
  it('shows a turn as it is sent, and answers that are read', () => {
    const [scenario] = generateScenarios({ seed: PRACTICE_SEED, count: 1 });
    if (scenario === undefined) throw new Error('no scenario');
    const message = turnMessage(startMatch({ scenario, role: 'buyer', opponent: 'naive' }), 'match-0017');
    expect(JSON.parse(blocks[0] ?? '')).toEqual(message);
    const replies = (blocks[1] ?? '').split('\n').map((line) => readReply(line, message));
    expect(replies.map(({ fault }) => fault)).toEqual([null, null, null]);
  });

  it('has the numbers of the game and the addresses of the arena', () => {
    for (const words of [
      '360 seeded negotiations',
      '`svc-gauntlet/1`',
      '3 to 6 options',
      '8 turns',
      'BATNA of 0.3',
      '30 seconds',
      '10,000 draws',
      'p < 0.01',
      '60 scenarios × 2 roles × 3',
    ])
      expect(text).toContain(words);
    expect([...text.matchAll(/https:\/\/arena\.example\.com(\/practice)?\)/g)]).toHaveLength(2);
  });
});

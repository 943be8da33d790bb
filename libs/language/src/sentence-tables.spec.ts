import { describe, expect, it } from '@jest/globals';
import { CHINESE } from './phrases/sentences-zh.js';
import { ENGLISH } from './phrases/sentences-en.js';
import type { Toned } from './sentence-table.js';
import type { SpokenNote, SpokenReason } from './speech.js';
import { chinese, speech } from './testing/example-speeches.js';
import { wordReply } from './word-reply.js';

const TABLES = [
  ['English', ENGLISH],
  ['Chinese', CHINESE],
] as const;
const TONES = ['friendly', 'plain', 'formal'] as const;

const sentencesOf = (toned: Toned | string): string[] =>
  typeof toned === 'string' ? [toned] : TONES.flatMap((tone) => [...toned[tone]]);

/** Reasons that a conversation gives more than once. */
const RECURRING: readonly SpokenReason[] = ['below_here', 'came_down', 'last_price', 'at_table', 'taken_back', 'firm'];

/** Reasons that say of an offer that it is the last. */
const SAY_LAST: readonly SpokenReason[] = ['last_offer', 'last_price'];

describe.each(TABLES)('the %s sentences', (_, table) => {
  const reasons = Object.entries(table.reasons) as [SpokenReason, Toned][];

  it('word each reason and each fact of the moment in every tone', () => {
    for (const [, toned] of reasons) for (const tone of TONES) expect(toned[tone].length).toBeGreaterThan(0);
    for (const sentences of Object.values(table.notes)) {
      const all = sentencesOf(sentences);
      expect(all.length).toBeGreaterThan(0);
      for (const sentence of all) expect(sentence).toMatch(/[.?:。？]$/);
    }
  });
  it('vary where a conversation says the same more than once', () => {
    for (const reason of RECURRING) expect(table.reasons[reason].friendly.length).toBeGreaterThan(1);
  });
  it('hold no figure', () => {
    const all = [
      ...reasons.flatMap(([, toned]) => sentencesOf(toned)),
      ...Object.values(table.notes).flatMap(sentencesOf),
    ];
    for (const sentence of all) expect(sentence).not.toMatch(/\p{N}/u);
  });
  it('call an offer the last only where it is', () => {
    for (const [reason, toned] of reasons) {
      if (SAY_LAST.includes(reason)) continue;
      for (const sentence of sentencesOf(toned))
        expect(sentence).not.toMatch(/\b(?:last|final|best I can)\b(?! proposal)|最后|最终/);
    }
  });
  it('promise nothing later where a figure is refused', () => {
    for (const reason of ['not_yet', 'below_here', 'firm', 'last_price', 'bid_refused'] as const)
      for (const sentence of sentencesOf(table.reasons[reason])) expect(sentence).not.toMatch(/\byet\b|还不|还没|暂/);
  });
  it('say of every bid below the reserve the same, with no word of a limit or of how far it is', () => {
    for (const sentence of sentencesOf(table.reasons.below_here)) {
      expect(sentence).toMatch(/lower than (?:I|we) can go here|低/);
      expect(sentence).not.toMatch(/limit|much|far|close|cannot accept|差|底|接近/);
    }
  });
});

describe('what a sentence is filled with', () => {
  it.each([
    [{ kind: 'passed_on', until: '2026-11-28T18:00:00Z' }, 'Saturday, 28 November, 18:00 UTC', '11月28日星期六18:00'],
    [{ kind: 'good_until', until: '2026-11-28T18:00:00Z' }, '28 November, 18:00 UTC', '11月28日星期六18:00'],
    [{ kind: 'total_is', amount: 980 }, '$980', '980元'],
    [{ kind: 'lowers_it', option: 'cash' }, 'cash', 'cash'],
    [{ kind: 'group_proof', option: 'nonprofits' }, 'nonprofits', 'nonprofits'],
    [{ kind: 'not_paid', option: 'delivery' }, 'delivery', 'delivery'],
    [{ kind: 'not_included', words: 'free installation' }, '“free installation”', '“free installation”'],
  ] as [SpokenNote, string, string][])('is what %j holds', (note, english, translated) => {
    for (const turn of [0, 1, 2])
      for (const tone of TONES) {
        expect(wordReply({ ...speech, tone, turn, notes: [note] })).toContain(english);
        expect(wordReply({ ...chinese, tone, turn, notes: [note] })).toContain(translated);
      }
  });
  it('follows the answer to the bid where it is a note on the bid or the price', () => {
    const notes: SpokenNote[] = [
      { kind: 'passed_on', until: '2026-11-28T18:00:00Z' },
      { kind: 'lowers_it', option: 'cash' },
      { kind: 'on_offer' },
    ];
    const said = wordReply({ ...speech, tone: 'plain', turn: 0, reason: 'below_here', notes });
    const places = ['it is on offer', 'That is lower', 'your bid on', 'This lowers the price', '$'].map((words) =>
      said.indexOf(words),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(wordReply({ ...speech, tone: 'plain', turn: 0, reason: 'improved', notes })).toMatch(
      /price: cash\..* I have improved my offer\./,
    );
  });
  it('is the figure that is asked back, or words for it', () => {
    expect(wordReply({ ...speech, reason: 'did_you_mean', figure: 700 })).toContain('Did you mean $700?');
    expect(wordReply({ ...chinese, reason: 'did_you_mean', figure: 1.2 })).toContain('您是说1.20元吗？');
    expect(wordReply({ ...speech, reason: 'did_you_mean' })).toContain('Did you mean the figure that you wrote?');
  });
});

import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { NEGOCHAT_LIST_SALARY, expectedIntent, negochatVocabulary, standingOf } from './testing/negochat-deal.mjs';
import { readMessage } from './read-message.js';

interface Utterance {
  text: string;
  acts: Record<string, unknown>[];
  standing: Record<string, string>;
}

const vectors = JSON.parse(readFileSync(new URL('../vectors/negochat.json', import.meta.url), 'utf8')) as Record<
  'tuned_on' | 'reported_on',
  Utterance[]
>;

/** Wanted and read intent of each utterance of the half that nothing was tuned on. */
const pairs = vectors.reported_on.map(({ text, acts, standing }) => ({
  wanted: expectedIntent(acts),
  read: readMessage(text, negochatVocabulary, { offers: standingOf(standing), listPrice: NEGOCHAT_LIST_SALARY }).intent,
}));

describe('utterances that people wrote (Negochat)', () => {
  it('are read with the annotated intent in at least three of four cases', () => {
    expect(pairs.filter(({ wanted, read }) => wanted === read).length / pairs.length).toBeGreaterThanOrEqual(0.75);
  });
  it('are hardly ever read as an acceptance that they are not', () => {
    expect(pairs.filter(({ wanted, read }) => read === 'accept' && wanted !== 'accept').length).toBeLessThanOrEqual(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import { perMinute } from '@svc/node-runtime';
import { ApiFault } from '../errors/api-fault.js';
import { KeyGuesses } from './key-guesses.js';

const RULE = perMinute(3);
const NOW = 1_000_000;
const LANE = '192.0.2.7';

/** Guesses of which one address has made all that its bucket holds. */
function guessedOut(): KeyGuesses {
  const guesses = new KeyGuesses(RULE);
  for (let guess = 0; guess < 3; guess += 1) guesses.note(`svc_unknown${guess}`, LANE, null, NOW);
  return guesses;
}

describe('keys from an address that guesses', () => {
  it('are looked up at once while its misses are few, and at any other address', () => {
    const guesses = new KeyGuesses(RULE);
    guesses.note('svc_unknown', LANE, null, NOW);
    expect(guesses.admit('svc_another', LANE, NOW)).toBeUndefined();
    expect(guessedOut().admit('svc_another', '192.0.2.8', NOW)).toBeUndefined();
  });

  it('wait for their turn', async () => {
    const turn = guessedOut().admit('svc_another', LANE, NOW);
    expect(turn).toBeInstanceOf(Promise);
    await turn;
  });

  it('are looked up at once where they were known lately, so that a guesser locks nobody out', () => {
    const guesses = guessedOut();
    guesses.note('svc_good', LANE, 'key_1', NOW);
    expect(guesses.admit('svc_good', LANE, NOW)).toBeUndefined();
  });

  it('wait again once a look-up no longer knows them', () => {
    const guesses = guessedOut();
    guesses.note('svc_good', LANE, 'key_1', NOW);
    guesses.note('svc_good', LANE, null, NOW);
    expect([guesses.knownId('svc_good'), guesses.admit('svc_good', LANE, NOW)]).toEqual([
      undefined,
      expect.any(Promise),
    ]);
  });

  it('are refused where too many of them wait, and are taken again when those are through', async () => {
    const guesses = guessedOut();
    const turns = Array.from({ length: 200 }, (_, index) => guesses.admit(`svc_guess${index}`, LANE, NOW));
    let refused: unknown;
    try {
      void guesses.admit('svc_last', LANE, NOW);
    } catch (thrown) {
      refused = thrown;
    }
    expect(refused).toBeInstanceOf(ApiFault);
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } });
    await Promise.all(turns);
    await guesses.admit('svc_last', LANE, NOW);
  });
});

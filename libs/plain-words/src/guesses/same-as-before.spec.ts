import { describe, expect, it } from '@jest/globals';
import { readDescription } from '../read-description.js';

const kindsOf = (text: string): string[] =>
  readDescription(`Cabin, $150 a night, lowest 120. ${text}`)
    .statements.filter(({ kind }) => ['never', 'handoff', 'fact'].includes(kind))
    .map(({ kind }) => kind);

describe('a few words behind a refusal or a hand-off', () => {
  it.each([
    ['No smoking. Dogs also.', ['never', 'never']],
    ['No smoking. Parties too.', ['never', 'never']],
    ['Questions about insurance go to me. Dogs also.', ['handoff', 'handoff']],
  ])('go the way of what stands before them: %s', (text, kinds) => expect(kindsOf(text)).toEqual(kinds));

  it('go no way of their own where nothing was refused before', () => {
    expect(kindsOf('Parking is included. Dogs also.')).not.toContain('never');
  });
});

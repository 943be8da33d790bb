import { describe, expect, it } from '@jest/globals';
import { readMessage } from '@svc/language';
import { compilePolicy } from '@svc/policy-compiler';
import { completeTerms } from '@svc/policy-rules';
import { vocabularyOf } from '@svc/reply';
import { SCENES } from '../proof/transcripts/descriptions.js';
import { SCRIPTS } from './demo-scripts.mjs';

/** What of a message stays open where the thing is on the table at its list price. */
function openIn(description, message) {
  const { policy } = compilePolicy(description, { salt: 'A'.repeat(22) });
  const offer = { price: policy.list_price, quantity: policy.quantity?.min ?? 1, terms: completeTerms(policy, {}) };
  const standing = { listPrice: policy.list_price, offers: [offer] };
  const { unread, unclear, open_questions: open, wishes } = readMessage(message, vocabularyOf(policy), standing).facts;
  return { unread, unclear, open, wishes };
}
const NOTHING = { unread: undefined, unclear: undefined, open: undefined, wishes: undefined };

describe.each(Object.entries(SCRIPTS))('what the buyer of the demo writes (%s)', (_, { description, messages }) => {
  it.each(messages)('is understood to the last word: %s', (message) =>
    expect(openIn(description, message)).toEqual(NOTHING),
  );
});

describe('a wish for less beside a term of the deal', () => {
  it('stays open nowhere', () => {
    const { description } = SCENES.find(({ title }) => title === 'Piano lessons');
    expect(openIn(description, 'any discount if I pay in advance?')).toEqual(NOTHING);
    expect(openIn(description, 'any discount if I pay in advance and get a trombone?')).not.toEqual(NOTHING);
  });
});

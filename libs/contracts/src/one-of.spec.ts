import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { jsonSchemasOf } from './json-schema.js';
import { formsOf } from './one-of.js';
import { CheckIn, CompiledPolicyResult, PolicyResult } from './policy/policy-classes.js';
import { ReplyResult } from './reply/reply-classes.js';
import { REPLY } from './reply/reply-records.js';

/** The schema of a class, with any object for those that libraries own. */
function takes(bodyClass: new () => object): (body: unknown) => boolean {
  const owned = Object.fromEntries(['Policy', 'Receipt', 'State'].map((name) => [name, { type: 'object' }]));
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ components: { schemas: { ...jsonSchemasOf([bodyClass]), ...owned } } }, 'document');
  return ajv.compile({ $ref: `document#/components/schemas/${bodyClass.name}` });
}

describe('the forms of an answer', () => {
  const example = REPLY.examples[0]?.output as Record<string, unknown>;

  it('of a reply are told by its kind', () => {
    const isReply = takes(ReplyResult);
    const offer = { ...example, kind: 'offer', done: false };
    expect(isReply(offer)).toBe(true);
    expect(isReply({ ...offer, done: true })).toBe(false);
    expect(isReply({ ...offer, offer: null })).toBe(false);
    expect(isReply({ ...offer, receipt: {} })).toBe(false);
    const deal = { ...offer, kind: 'deal', done: true };
    expect([isReply(deal), isReply({ ...deal, receipt: {} })]).toEqual([false, true]);
    expect(isReply({ ...offer, kind: 'handoff', offer: null })).toBe(true);
    expect(isReply({ ...offer, kind: 'decline', offer: null, done: true })).toBe(true);
  });

  it('of a policy are told by whether it is sound, also where more is told of it', () => {
    expect(formsOf(CompiledPolicyResult)).toBe(formsOf(PolicyResult));
    expect(takes(PolicyResult)({ ok: false, policy: {}, issues: [], summary: '' })).toBe(true);
  });

  it('are none of what has but one', () => expect(formsOf(CheckIn)).toBeNull());
});

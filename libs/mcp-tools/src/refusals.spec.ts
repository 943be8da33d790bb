import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, toolsOfDoor, type DoorTool } from '@svc/contracts';
import { malformedCall } from './malformed-call.js';
import { refusalHint, unchargedHint, type HintParts } from './refusal-hint.js';
import { argumentRefusal, toolAnswer, toolRefusal } from './tool-result.js';

const tool = (name: string): DoorTool => toolsOfDoor(OPERATIONS, 'pro').find(({ link }) => link.name === name)!;
const told = (result: { content: { type: string }[] }): Record<string, unknown> =>
  JSON.parse((result.content[0] as unknown as { text: string }).text) as Record<string, unknown>;

describe('the answer of a tool', () => {
  it('is the same twice: as structure, and as text for clients that read only that', () => {
    const body = { action: 'counter', recommended_price: 960, message: 'I can do $960 for the “bike”.' };
    const result = toolAnswer(body);
    expect(result.structuredContent).toEqual(body);
    expect(told(result)).toEqual(body);
    expect(result).not.toHaveProperty('isError');
  });
});

describe('the refusal of a tool', () => {
  it('has the status beside the body, and no structure that would have to fit the schema of answers', () => {
    const result = toolRefusal({ status: 404, body: { detail: 'no parcel has this ticket' } });
    expect(result.isError).toBe(true);
    expect(result).not.toHaveProperty('structuredContent');
    expect(told(result)).toEqual({ status: 404, detail: 'no parcel has this ticket' });
  });

  it.each([
    ['30', { retry_after: 30 }],
    ['0', { retry_after: 0 }],
    ['Wed, 21 Oct 2026 07:28:00 GMT', {}],
    [undefined, {}],
  ])('that says retry-after: %s tells %j', (seconds, waiting) => {
    const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': seconds };
    expect(told(toolRefusal({ status: 429, body: { detail: 'too many' }, headers }))).toEqual({
      status: 429,
      detail: 'too many',
      ...waiting,
    });
  });

  it.each([['text'], [null], [undefined], [['list']]])(
    'of a body that is no object (%j) says so in a sentence',
    (body) => expect(told(toolRefusal({ status: 503, body }))).toEqual({ status: 503, detail: 'the call failed' }),
  );

  it('ends with the hint, where there is one', () =>
    expect(Object.keys(told(toolRefusal({ status: 401, body: { detail: 'no key' } }, 'Pass a key.')))).toEqual([
      'status',
      'detail',
      'hint',
    ]));

  it('of arguments lists every fault', () => {
    const fault = { loc: ['body', 'side'], msg: 'Field required', type: 'missing', input: null, ctx: {} };
    expect(told(argumentRefusal([fault, fault]))).toEqual({ status: 422, detail: [fault, fault] });
  });
});

describe('the hint of a refusal', () => {
  const parts: HintParts = { records: OPERATIONS, keyHelp: 'Ask the operator for one.', payHelp: 'Add money.' };

  it.each([401, 403])('with %d names the argument for the key, and how to come by one', (status) => {
    expect(refusalHint(tool('draft_negotiation_reply'), { status, body: {} }, parts)).toBe(
      'Pass a key as the argument access_key. Ask the operator for one.',
    );
    expect(refusalHint(tool('memory_save'), { status, body: {} }, parts)).toContain('the argument api_key.');
  });

  it('names the arguments that need no key', () =>
    expect(refusalHint(tool('compile_offer_policy'), { status: 401, body: {} }, parts)).toContain(
      'The argument template needs no key.',
    ));

  it('names no key at a door that asks for none, nor for a tool that takes none', () => {
    expect(refusalHint(tool('memory_save'), { status: 401, body: {} }, { ...parts, keyHelp: null })).toBeNull();
    expect(refusalHint(tool('negotiate'), { status: 401, body: {} }, parts)).toBeNull();
  });

  it('sends a policy with issues to the tool that says how to fix it', () => {
    const issues = { detail: 'the policy is not valid', issues: [] };
    expect(refusalHint(tool('draft_negotiation_reply'), { status: 400, body: issues }, parts)).toMatch(
      /^check_offer_policy says how to fix the policy/,
    );
    expect(refusalHint(tool('draft_negotiation_reply'), { status: 400, body: { detail: 'x' } }, parts)).toBeNull();
    expect(refusalHint(tool('draft_negotiation_reply'), { status: 422, body: issues }, parts)).toBeNull();
    expect(refusalHint(tool('negotiate'), { status: 400, body: issues }, parts)).toBeNull();
  });

  it('names only tools that exist here', () => {
    const without = { ...parts, records: OPERATIONS.filter(({ id }) => id !== 'checkPolicy') };
    const issues = { detail: 'the policy is not valid', issues: [] };
    expect(refusalHint(tool('draft_negotiation_reply'), { status: 400, body: issues }, without)).toBeNull();
  });
});

describe('the hint of an answer that delivered nothing', () => {
  const parts: HintParts = { records: OPERATIONS, keyHelp: 'Ask the operator for one.', payHelp: 'Add money.' };
  const uncharged = (code: string) => ({ ok: false, charged: false, reason: 'because', code });

  it('says where money comes from, or a key', () => {
    expect(unchargedHint(tool('session_open'), uncharged('insufficient_funds'), parts)).toBe('Add money.');
    expect(unchargedHint(tool('session_open'), uncharged('unknown_key'), parts)).toBe(
      'Pass a key as the argument api_key. Ask the operator for one.',
    );
  });

  it('is left out where the reason says all, where something was delivered, and where the door knows no way', () => {
    for (const body of [uncharged('expired'), { ok: true, code: 'insufficient_funds' }, { price: 3 }, null])
      expect(unchargedHint(tool('session_open'), body, parts)).toBeNull();
    const without = { ...parts, keyHelp: null, payHelp: null };
    for (const code of ['insufficient_funds', 'unknown_key'])
      expect(unchargedHint(tool('session_open'), uncharged(code), without)).toBeNull();
  });

  it('stands in a block of its own behind the answer, which stays what REST says', () => {
    const body = uncharged('insufficient_funds');
    expect(toolAnswer(body, { hint: 'Add money.' })).toEqual({
      content: [
        { type: 'text', text: JSON.stringify(body) },
        { type: 'text', text: 'Add money.' },
      ],
      structuredContent: body,
    });
  });
});

describe('the answer of a call that was shared', () => {
  it('names its record where protocols put what is not part of the answer', () => {
    expect(toolAnswer({ price: 3 }, { recommendationId: 'rec_1' })).toMatchObject({
      structuredContent: { price: 3 },
      _meta: { recommendation_id: 'rec_1' },
    });
    expect(toolAnswer({ price: 3 })).not.toHaveProperty('_meta');
  });
});

describe('a call whose arguments are no object', () => {
  const call = (params: unknown, more: object = {}): unknown => ({
    jsonrpc: '2.0',
    id: 7,
    method: 'tools/call',
    params,
    ...more,
  });

  it.each([[null], ['text'], [[1]], [7], [true]])('is refused in one sentence: %j', (given) => {
    const refused = malformedCall(call({ name: 'negotiate', arguments: given }));
    expect(refused).toMatchObject({ jsonrpc: '2.0', id: 7, error: { code: -32_602 } });
    expect(refused?.error.message).toMatch(/^The arguments of a tool must be an object/);
  });

  it('is answered under the id that it came with', () => {
    const refused = malformedCall(call({ name: 'negotiate', arguments: null }, { id: 'call-1' }));
    expect(refused?.id).toBe('call-1');
  });

  it.each<[string, unknown]>([
    ['an object of arguments', call({ name: 'negotiate', arguments: {} })],
    ['no arguments', call({ name: 'negotiate' })],
    ['another method', call({ name: 'x', arguments: null }, { method: 'prompts/get' })],
    [
      'a notification, which nobody answers',
      { jsonrpc: '2.0', method: 'tools/call', params: { name: 'x', arguments: 1 } },
    ],
    ['no name, which is another fault', call({ arguments: null })],
    ['no parameters', call(undefined)],
    ['another protocol', call({ name: 'x', arguments: null }, { jsonrpc: '1.0' })],
    ['a list', [call({ name: 'x', arguments: null })]],
    ['nothing', null],
  ])('is not what comes with %s', (_, message) => expect(malformedCall(message)).toBeNull());
});

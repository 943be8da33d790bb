import { DESCRIPTION_LENGTH } from '@svc/policy-compiler/limits';
import { describe, expect, it } from '@jest/globals';
import { ECHOED_INPUT_CHARACTERS, LISTED_FAULTS } from './input-fault.js';
import { inputFaultAt, inputFaults } from './input-faults.js';
import { fieldsOf } from './fields.js';
import { HelperAskIn } from './helper/helper-classes.js';
import type { OperationRecord } from './operation.js';
import { OPERATIONS } from './operations.js';
import { CompileIn } from './policy/policy-classes.js';
import { PilotIn } from './pilot/pilot-classes.js';
import { PracticeIn } from './practice/practice-classes.js';
import { RegisterOperatorIn } from './registry/registry-classes.js';
import { ReplyIn } from './reply/reply-classes.js';

const reply = { policy: {}, message: 'hello' };
const pilot = { name: 'Ida', business: 'Berg', email: 'ida@berg.example' };

describe('the faults of a request body', () => {
  it.each([
    ['a sound body', ReplyIn, reply],
    ['null where null is allowed', ReplyIn, { ...reply, state: null, engine: null, flags: null, stock: null }],
    [
      'free objects, whatever they hold',
      ReplyIn,
      { ...reply, flags: { deep: [{ er: 1 }] }, stock: [{ id: 7, status: [] }] },
    ],
    ['a history of turns', PracticeIn, { policy: {}, history: [{ role: 'seller', shown: '' }], budget: 0 }],
    ['a description of exactly the longest length', CompileIn, { description: '好'.repeat(DESCRIPTION_LENGTH) }],
    ['characters outside the basic plane, counted once', CompileIn, { description: '😀'.repeat(DESCRIPTION_LENGTH) }],
    ['a pilot request without its optional texts', PilotIn, pilot],
  ])('are none for %s', (_, bodyClass, body) => {
    expect(inputFaults(bodyClass, body)).toEqual([]);
  });

  it.each([
    ['a missing member', ReplyIn, { policy: {} }, { loc: ['body', 'message'], type: 'missing', input: null, ctx: {} }],
    ['no body', ReplyIn, undefined, { loc: ['body'], type: 'missing', input: null, ctx: {} }],
    ['a list for a body', ReplyIn, [], { loc: ['body'], type: 'object_type', input: [], ctx: {} }],
    [
      'a number for a text',
      ReplyIn,
      { ...reply, message: 5 },
      { loc: ['body', 'message'], type: 'string_type', input: 5, ctx: {} },
    ],
    [
      'null for a text',
      ReplyIn,
      { ...reply, message: null },
      { loc: ['body', 'message'], type: 'string_type', input: null, ctx: {} },
    ],
    [
      'null for an optional text that is not nullable',
      PilotIn,
      { ...pilot, note: null },
      { loc: ['body', 'note'], type: 'string_type', input: null, ctx: {} },
    ],
    [
      'an empty text',
      ReplyIn,
      { ...reply, message: '' },
      { loc: ['body', 'message'], type: 'string_too_short', input: '', ctx: { min_length: 1 } },
    ],
    [
      'a text of white space',
      ReplyIn,
      { ...reply, message: ' \n\u3000' },
      { loc: ['body', 'message'], type: 'string_too_short', input: ' \n\u3000', ctx: {} },
    ],
    [
      'a text that is too long',
      PilotIn,
      { ...pilot, name: 'x'.repeat(121) },
      { loc: ['body', 'name'], type: 'string_too_long', input: 'x'.repeat(121), ctx: { max_length: 120 } },
    ],
    [
      'a text of invisible selectors that is too long',
      PilotIn,
      { ...pilot, name: '\uFE0F'.repeat(121) },
      { loc: ['body', 'name'], type: 'string_too_long', input: '\uFE0F'.repeat(121), ctx: { max_length: 120 } },
    ],
    [
      'a list for an object',
      ReplyIn,
      { ...reply, policy: [] },
      { loc: ['body', 'policy'], type: 'object_type', input: [], ctx: {} },
    ],
    [
      'an object for a list',
      ReplyIn,
      { ...reply, stock: {} },
      { loc: ['body', 'stock'], type: 'list_type', input: {}, ctx: {} },
    ],
    [
      'an item of the wrong type',
      ReplyIn,
      { ...reply, stock: [{ status: 'sold' }, 'x'] },
      { loc: ['body', 'stock', 1], type: 'object_type', input: 'x', ctx: {} },
    ],
    [
      'a stock record of no known form',
      ReplyIn,
      { ...reply, stock: [{ id: 'W-1', amount: 3 }] },
      {
        loc: ['body', 'stock', 0],
        type: 'value_error',
        input: { id: 'W-1', amount: 3 },
        ctx: { expected: ['availability', 'status'] },
      },
    ],
    [
      'a word outside a closed set',
      PracticeIn,
      { policy: {}, style: 'rude' },
      {
        loc: ['body', 'style'],
        type: 'enum',
        input: 'rude',
        ctx: { expected: ['persistent', 'friendly', 'hardball', 'hurried', 'price_only', 'bargain_hunter'] },
      },
    ],
    [
      'a fault inside a list',
      PracticeIn,
      { policy: {}, history: [{ role: 'robot', shown: 'x' }] },
      { loc: ['body', 'history', 0, 'role'], type: 'enum', input: 'robot', ctx: { expected: ['customer', 'seller'] } },
    ],
    [
      'a number below its bound',
      PracticeIn,
      { policy: {}, budget: -1 },
      { loc: ['body', 'budget'], type: 'greater_than_equal', input: -1, ctx: { ge: 0 } },
    ],
    [
      'a text for a number',
      PracticeIn,
      { policy: {}, budget: '9' },
      { loc: ['body', 'budget'], type: 'number_type', input: '9', ctx: {} },
    ],
    [
      'what is no mail address',
      PilotIn,
      { ...pilot, email: 'ida at berg' },
      { loc: ['body', 'email'], type: 'value_error', input: 'ida at berg', ctx: {} },
    ],
    [
      'an unknown member',
      ReplyIn,
      { ...reply, tone: 'kind' },
      { loc: ['body', 'tone'], type: 'extra_forbidden', input: 'kind', ctx: {} },
    ],
    [
      'an unknown member inside a list',
      PracticeIn,
      { policy: {}, history: [{ role: 'seller', shown: '', at: 1 }] },
      { loc: ['body', 'history', 0, 'at'], type: 'extra_forbidden', input: 1, ctx: {} },
    ],
    [
      'a prototype',
      ReplyIn,
      JSON.parse('{"policy":{},"message":"x","__proto__":{"state":1}}'),
      { loc: ['body', '__proto__'], type: 'extra_forbidden', input: { state: 1 }, ctx: {} },
    ],
  ])('tell of %s', (_, bodyClass, body, fault) => {
    expect(inputFaults(bodyClass, body)).toEqual([{ ...fault, msg: expect.stringMatching(/^[A-Z].*[a-z0-9]$/) }]);
  });

  it('are told all at once, in the order of the fields, unknown members last', () => {
    expect(inputFaults(ReplyIn, { zzz: 1, message: '', engine: 4 }).map(({ loc }) => loc[1])).toEqual([
      'policy',
      'message',
      'engine',
      'zzz',
    ]);
  });

  it('echo a long value cut between characters', () => {
    const [fault] = inputFaults(ReplyIn, { ...reply, message: '😀'.repeat(4001) });
    expect(fault?.input).toBe(`${'😀'.repeat(ECHOED_INPUT_CHARACTERS)}…`);
  });

  it('never echo an access key, by its form or by the name of its member', () => {
    const faults = inputFaults(ReplyIn, {
      ...reply,
      access_key: 'hunter2',
      engine: ['svc_abcdefghijklmnop'],
      extra: { api_key: 'hunter2', in: 'a gt_0123456789abcdef b' },
    });
    const told = JSON.stringify(faults);
    expect(told).not.toMatch(/hunter2|abcdefghijklmnop|0123456789abcdef/);
    expect(faults).toHaveLength(3);
  });

  it('show what is no secret, whatever its name: a public key, the name of a situation', () => {
    expect(inputFaults(RegisterOperatorIn, { operator_id: 'acme', public_key_b64: 'AAAA' })).toMatchObject([
      { loc: ['body', 'public_key_b64'], input: 'AAAA' },
    ]);
    expect(inputFaults(HelperAskIn, { situation_key: 5 })).toMatchObject([
      { loc: ['body', 'situation_key'], input: 5 },
    ]);
  });

  it('are at most so many, however many there are', () => {
    expect(inputFaults(ReplyIn, { ...reply, stock: Array.from({ length: 900 }, () => 1) })).toHaveLength(LISTED_FAULTS);
  });
});

describe('what a refusal sends back', () => {
  const long = 'x'.repeat(20_000);
  const takers = OPERATIONS.flatMap(({ id, input }: OperationRecord) => (input === null ? [] : [[id, input] as const]));

  it.each(takers)('is cut short for every member of a request of %s', (_, bodyClass) => {
    for (const name of fieldsOf(bodyClass).keys())
      for (const value of [long, [long], { a: long }, [{ a: long }], [[long]]])
        for (const { input } of inputFaults(bodyClass, { [name]: value }))
          expect(JSON.stringify(input).length).toBeLessThan(2 * ECHOED_INPUT_CHARACTERS);
  });
});

describe('the fault of one place', () => {
  it('tells the value that stands there, or null where none does', () => {
    const body = { issues: [{ name: 'price', options: ['low'] }] };
    expect(inputFaultAt(body, ['issues', 0, 'name'], 'Is there twice', 'issue_repeated')).toEqual({
      loc: ['body', 'issues', 0, 'name'],
      msg: 'Is there twice',
      type: 'issue_repeated',
      input: 'price',
      ctx: {},
    });
    expect(inputFaultAt(body, ['issues', 3, 'name', 'more'], 'x', 'y').input).toBeNull();
  });

  it('strikes out keys and cuts what is long, names of members too', () => {
    const fault = inputFaultAt(
      { package: { ['n'.repeat(999)]: 'svc_abcdefghijklmnop' } },
      ['package', 'n'.repeat(999)],
      'x',
      'y',
    );
    expect(fault.input).toBe('svc_***');
    expect(String(fault.loc[2])).toHaveLength(ECHOED_INPUT_CHARACTERS + 1);
  });
});

describe('a policy and a sealed one', () => {
  const sealed = { sealed_policy: 'tw5f40.a.b', message: 'Hi' };
  const told = (body: object): unknown[] => inputFaults(ReplyIn, body).map(({ loc, type }) => [loc.slice(1), type]);

  it('are taken one at a time', () => {
    expect(told(sealed)).toEqual([]);
    expect(told({ policy: {}, message: 'Hi' })).toEqual([]);
    expect(told({ message: 'Hi' })).toEqual([[['policy'], 'missing']]);
    expect(told({ ...sealed, policy: {} })).toEqual([[['sealed_policy'], 'two_policies']]);
  });

  it('differ in what may stand beside them: only a seller says who the buyer is and what is in stock', () => {
    const sellers = { engine: 'bundle2', flags: {}, stock: [], buyer: 'ann', offers_before: '2026-12-01T00:00:00Z' };
    expect(told({ policy: {}, message: 'Hi', ...sellers })).toEqual([]);
    expect(told({ ...sealed, ...sellers })).toEqual(
      Object.keys(sellers).map((member) => [[member], 'beside_sealed_policy']),
    );
    expect(told({ ...sealed, state: null, engine: null, flags: null, stock: null })).toEqual([]);
  });

  it('is too long where it is longer than sealing makes any', () => {
    expect(told({ ...sealed, sealed_policy: 'a'.repeat(16_385) })).toEqual([[['sealed_policy'], 'string_too_long']]);
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  BacktestOptions,
  fieldsOf,
  OPERATIONS,
  pathParametersOf,
  POLICY_CHECK,
  POLICY_COMPILE,
  REPLY,
  ReplyResult,
  toolsOfDoor,
  type OperationRecord,
} from '@svc/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { keyArgumentOf, toolInputSchema, toolOutputSchema } from './tool-schemas.js';

const schemas = {
  Policy: { type: 'object' },
  Receipt: { type: 'object', required: ['id'] },
  State: { $schema: 'x', $id: 'y', type: 'object', required: ['v'] },
};
const linkOf = (record: OperationRecord) => record.tools[0]!;

describe('the schema of a tool’s arguments', () => {
  it('holds the members of the input class and the key where one is needed', () => {
    expect(Object.keys(toolInputSchema(REPLY, linkOf(REPLY)).properties)).toEqual([
      'policy',
      'message',
      'state',
      'engine',
      'flags',
      'stock',
      'buyer',
      'offers_before',
      'signed_bid',
      'decide',
      'access_key',
    ]);
    const check = toolInputSchema(POLICY_CHECK, linkOf(POLICY_CHECK));
    expect([Object.keys(check.properties), check.required]).toEqual([['policy', 'backtest'], ['policy']]);
    expect(keyArgumentOf({ ...REPLY, access: 'gt_key' })).toBe('api_key');
  });

  it('names a library’s schema in words only, and requires nothing where a join offers another way', () => {
    expect(toolInputSchema(REPLY, linkOf(REPLY)).properties['policy']).toEqual({
      type: 'object',
      description:
        'The policy, from compile, check or a template, by the schema at /schemas/policy.json ' +
        '(MCP: svc://schemas/policy).',
    });
    const compile = toolInputSchema(POLICY_COMPILE, linkOf(POLICY_COMPILE));
    expect([compile.required, Object.keys(compile.properties)]).toEqual([
      undefined,
      ['description', 'answers', 'read_back', 'statements', 'marks', 'template', 'access_key'],
    ]);
  });

  it('spells out an argument that leads to another operation, and requires what both take', () => {
    const { properties, required } = toolInputSchema(REPLY, linkOf(REPLY));
    expect(required).toEqual(['policy']);
    expect(properties['decide']).toMatchObject({
      type: 'object',
      required: ['decision'],
      properties: { decision: { enum: ['accept', 'counter', 'decline'] }, price: {}, by: {} },
    });
  });

  it('names the members of an argument in words where the join says so', () => {
    const { backtest } = toolInputSchema(POLICY_CHECK, linkOf(POLICY_CHECK)).properties;
    expect(Object.keys(backtest ?? {})).toEqual(['type', 'description']);
    for (const member of fieldsOf(BacktestOptions).keys()) expect(backtest?.['description']).toContain(member);
  });

  it('takes path parameters first, and nothing at all where nothing is needed', () => {
    const record: OperationRecord = { ...POLICY_CHECK, path: '/v1/parcel/{ticket}', input: null };
    expect(toolInputSchema(record, { ...linkOf(record), joins: [] })).toEqual({
      type: 'object',
      properties: { ticket: { type: 'string', description: 'The ticket.' } },
      required: ['ticket'],
      additionalProperties: false,
    });
    expect(pathParametersOf({ ...record, path: '/a/{b}/c/{d_e}' })).toEqual(['b', 'd_e']);
    expect(toolInputSchema({ ...record, path: '/v1/x' }, { ...linkOf(record), joins: [] })).toEqual({
      type: 'object',
      properties: {},
      additionalProperties: false,
    });
  });
});

describe('the schema of a tool’s answer', () => {
  it('is complete in itself: everything is written in its place, without dialects inside', () => {
    const schema = toolOutputSchema(ReplyResult, schemas);
    expect(JSON.stringify(schema)).not.toMatch(/"\$ref"|"\$defs"|"\$id"|"\$schema"/);
    expect(schema.properties['state']).toMatchObject({ type: 'object', required: ['v'] });
  });

  it('compiles for every tool, and takes the examples of its record', () => {
    for (const { record } of toolsOfDoor(OPERATIONS, 'pro')) {
      const fits = new Ajv2020({ strict: false }).compile(toolOutputSchema(record.output!, schemas));
      for (const { output } of record.examples)
        expect([record.id, fits(output), fits.errors]).toEqual([record.id, true, null]);
      expect(fits({ nothing: true })).toBe(false);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { fieldsOf } from './fields.js';
import { bodyLimitOf } from './operation.js';
import { OPERATIONS } from './operations.js';
import { jsonValueFault } from './json-body/json-tree.js';
import { MCP_DOORS, MCP_PROTOCOL_VERSIONS } from './mcp-doors.js';

const byId = OPERATIONS.map((record) => [record.id, record] as const);
/** What the random part of a key says where it is no random one. */
const spelt = (key: string): string => Buffer.from(key.slice(key.indexOf('_') + 1), 'base64url').toString();
const ids = OPERATIONS.map(({ id }) => id);

describe.each(byId)('the operation %s', (_, record) => {
  it('has a name for programs and sentences for people', () => {
    expect(record.id).toMatch(/^[a-z]+([A-Z][a-z0-9]*)*$/);
    expect(record.summary).toMatch(/^[A-Z].{3,119}$/);
    expect(record.description).toMatch(/^[A-Z`][^]*[.`]$/);
  });

  it('takes a body only where one can be sent', () => {
    if (record.method === 'GET') expect(record.input).toBeNull();
    if (record.input === null) for (const { input } of record.examples) expect(input).toBeNull();
    else for (const { input } of record.examples) expect(input).not.toBeNull();
    expect(bodyLimitOf(record)).toBeGreaterThan(0);
  });

  it('reads where it says that it reads, and destroys only where it does not', () => {
    const { readOnly, destructive, idempotent } = record.annotations;
    if (record.method === 'GET') expect([readOnly, idempotent]).toEqual([true, true]);
    if (readOnly) expect(destructive).toBe(false);
    if (record.method === 'DELETE') expect(destructive).toBe(true);
  });

  it('lists each refusal once, each with a meaning of its own', () => {
    expect(record.errors).toEqual([...new Set(record.errors)]);
    for (const status of Object.keys(record.refusals ?? {})) expect(record.errors).toContain(Number(status));
    for (const sentence of Object.values(record.refusals ?? {})) expect(sentence).toMatch(/^\S.{5,}$/);
  });

  it('has examples with names of their own, that a JSON body may be', () => {
    const names = record.examples.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const { input, output } of record.examples) {
      expect(jsonValueFault(JSON.parse(JSON.stringify(input)) as unknown)).toBeNull();
      expect(jsonValueFault(JSON.parse(JSON.stringify(output)) as unknown)).toBeNull();
    }
  });

  it('sends in examples no secret that could be somebody’s', () => {
    const text = JSON.stringify(record.examples);
    for (const [key] of text.matchAll(/\b(?:gt|svc)_[A-Za-z0-9_-]{24,}/g))
      expect([key, /(.)\1{5}|example/i.test(key) || /^[A-Za-z !-]+$/.test(spelt(key))]).toEqual([key, true]);
    expect(text).not.toMatch(/PRIVATE KEY|sk_live|whsec_/);
  });

  it('names a remedy that exists, for the same body', () => {
    if (record.remedy === undefined) return;
    expect(ids).toContain(record.remedy);
    const remedy = OPERATIONS.find(({ id }) => id === record.remedy)!;
    expect(fieldsOf(remedy.input!).has('policy')).toBe(true);
    expect(fieldsOf(record.input!).has('policy')).toBe(true);
  });

  it('takes a key in its body only where it has a member for it', () => {
    if (record.bodyKey === undefined) return;
    expect(record.access === 'gt_key' || record.optionalKey === true).toBe(true);
    if (record.input !== null) expect(fieldsOf(record.input).get('api_key')?.optional).toBe(true);
  });

  it('is described as JSON where a class describes what it returns', () => {
    if (record.output !== null) expect(record.media).toMatch(/json$/);
    if (record.media === 'application/json') expect(record.examples.length).toBeGreaterThan(0);
    for (const { output } of record.examples)
      expect(typeof output).toBe(record.media.endsWith('json') ? 'object' : 'string');
  });
});

describe('the tools', () => {
  it('lead only to operations that answer with JSON', () => {
    for (const { id, tools, media } of OPERATIONS)
      if (tools.length > 0) expect([id, media]).toEqual([id, 'application/json']);
  });

  it('have names that hosts take: small letters, digits and underscores, at most 64', () => {
    for (const { tools } of OPERATIONS) for (const { name } of tools) expect(name).toMatch(/^[a-z][a-z0-9_]{2,63}$/);
  });

  it('do not charge a wallet without a key, in a header or in the body', () => {
    for (const { id, cost, access } of OPERATIONS.filter((record) => record.cost === 'wallet'))
      expect([id, cost, access]).toEqual([id, 'wallet', 'gt_key']);
  });
});

describe('the doors', () => {
  it('have names that differ, and versions newest first', () => {
    expect(MCP_DOORS.core.name).not.toBe(MCP_DOORS.pro.name);
    expect(MCP_DOORS.core.title).not.toBe(MCP_DOORS.pro.title);
    expect([...MCP_PROTOCOL_VERSIONS].sort().reverse()).toEqual(MCP_PROTOCOL_VERSIONS);
    for (const version of MCP_PROTOCOL_VERSIONS) expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
  });
});

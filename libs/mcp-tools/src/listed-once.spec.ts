import { describe, expect, it } from '@jest/globals';
import type { Tool } from '@modelcontextprotocol/server';
import { OPERATIONS } from '@svc/contracts';
import { listedOnce, outlineOf } from './listed-once.js';
import { prepareToolDoor } from './tool-door.js';

const menu = {
  type: 'object',
  description: 'The menu.',
  properties: { name: { type: 'string', description: 'x'.repeat(900) } },
};
const tool = (name: string, properties: object): Tool =>
  ({ name, inputSchema: { type: 'object', properties, additionalProperties: false } }) as Tool;

describe('a list of tools', () => {
  it('writes a long schema out where it stands first, and names that place afterwards', () => {
    const [first, second] = listedOnce([
      tool('profile', { spec: menu }),
      tool('quote', {
        spec: { ...menu, description: 'A menu.' },
        short: { type: 'integer', description: 'How many.' },
      }),
    ]);
    expect(first).toEqual(tool('profile', { spec: menu }));
    expect(second).toEqual(
      tool('quote', {
        spec: { type: 'object', description: 'A menu, as spec of profile.' },
        short: { type: 'integer', description: 'How many.' },
      }),
    );
  });

  it('keeps the type of the items of a list that it does not write out again', () => {
    const issues = { type: 'array', description: 'Issues.', items: menu };
    const [, second] = listedOnce([tool('one', { issues }), tool('two', { issues })]);
    expect(second?.inputSchema.properties).toEqual({
      issues: { type: 'array', items: { type: 'object' }, description: 'Issues, as issues of one.' },
    });
  });

  it.each(['core', 'pro'] as const)('of the %s door names only places that are in it', (door) => {
    const execute = () => Promise.reject(new Error('not called'));
    const { tools } = prepareToolDoor({ records: OPERATIONS, door, version: '1', schemas: {}, execute });
    const named = [...JSON.stringify(tools).matchAll(/, as (\w+) of (\w+)\."/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, argument, name] of named)
      expect(tools.find((one) => one.name === name)?.inputSchema.properties).toHaveProperty(argument!);
  });
});

describe('the outline of arguments', () => {
  it('has names and types, and what is required', () => {
    const properties = { n: { type: 'integer', minimum: 1, description: 'Bidders.' }, any: { description: 'Any.' } };
    expect(outlineOf({ type: 'object', required: ['n'], properties })).toEqual({
      type: 'object',
      required: ['n'],
      properties: { n: { type: 'integer' }, any: {} },
    });
  });
});

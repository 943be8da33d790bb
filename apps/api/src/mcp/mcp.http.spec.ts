import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY, MCP_DOORS, OPERATIONS, toolsOfDoor, type Door, type DoorTool } from '@svc/contracts';
import { ANSWERS, LIBRARY_SCHEMAS } from '@svc/operations';
import { PURE_FEATURES } from '../app.module.js';
import { CLOCK, RANDOM_BYTES } from '../platform/clock/clock.js';
import { STATE_SEALER } from '../platform/secrets/secrets.js';
import { createStateSealer } from '@svc/node-runtime';
import { startFeatures, SVC_KEY, type FeatureApp } from '../testing/feature-app.js';
import { connectNew, connectOld, type DoorClient } from '../testing/mcp-clients.js';
import { McpModule } from './mcp.module.js';

const sevens = (count: number): Uint8Array => new Uint8Array(count).fill(7);

/**
 * What PURE_FEATURES serve, which is what the one table answers; what keeps data is called in the specs of its
 * features.
 */
const SERVED = OPERATIONS.filter(({ id }) => ANSWERS.has(id));

/** Time and randomness stand still, so that equal calls have equal answers. */
let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures(
    [...PURE_FEATURES, McpModule],
    [
      { provide: RANDOM_BYTES, useValue: sevens },
      { provide: CLOCK, useValue: { nowMillis: () => 1_790_000_000_000 } },
      { provide: STATE_SEALER, useValue: createStateSealer([sevens(32)], sevens) },
    ],
  );
});
afterAll(() => service.close());

const POLICY_HINT = 'check_offer_policy says how to fix the policy; its schema is the resource svc://schemas/policy.';
const CLIENTS = [
  ['2026-07-28', connectNew],
  ['2025-11-25', connectOld],
] as const;
const DOORS = ['core', 'pro'] as const;
const doorTools = (door: Door): DoorTool[] => toolsOfDoor(SERVED, door);
const withClient = async (
  connect: typeof connectNew,
  door: Door,
  use: (client: DoorClient) => Promise<void>,
  headers = { 'x-svc-key': SVC_KEY },
): Promise<void> => {
  const client = await connect({ url: service.url, door, headers });
  try {
    await use(client);
  } finally {
    await client.close();
  }
};

/** What a client takes a tool to be that does not say. */
const HINT_DEFAULTS = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true };

describe.each(CLIENTS)('a client of protocol %s', (protocol, connect) => {
  it.each(DOORS)('lists the tools of the %s door in order, each with its words, schemas and hints', (door) =>
    withClient(connect, door, async (client) => {
      expect(client.protocol).toBe(protocol);
      const tools = await client.list();
      expect(tools.map(({ name }) => name)).toEqual(doorTools(door).map(({ link }) => link.name));
      for (const [index, { record, link }] of doorTools(door).entries()) {
        const { readOnly, destructive, idempotent, openWorld } = record.annotations;
        expect(tools[index]).toMatchObject({
          title: record.summary,
          description:
            record.tools[0] === link
              ? expect.stringContaining(record.description)
              : `The same tool as ${record.tools[0]?.name}; use either.`,
          inputSchema: { type: 'object', additionalProperties: false },
        });
        const told = { ...HINT_DEFAULTS, ...tools[index]?.annotations };
        expect([told.readOnlyHint, told.openWorldHint]).toEqual([readOnly, openWorld]);
        if (!readOnly) expect([told.destructiveHint, told.idempotentHint]).toEqual([destructive, idempotent]);
        expect(JSON.stringify(tools[index])).not.toMatch(/x-mcp-header|components\/schemas/);
      }
    }),
  );

  it.each(DOORS)('calls every tool of the %s door: each answer is what REST answers', (door) =>
    withClient(connect, door, async (client) => {
      for (const { link, record } of doorTools(door)) {
        for (const { input } of record.examples) {
          const rest = await service.post(record.path, input, SVC_KEY);
          expect(rest.status).toBe(record.status);
          const result = await client.call(link.name, input as Record<string, unknown>);
          expect(result).toEqual({ isError: false, structured: rest.body, told: rest.body });
        }
      }
    }),
  );

  it('is refused what REST refuses, in the same words, with the tool that helps', () =>
    withClient(connect, 'core', async (client) => {
      const bad = [
        ['check_offer_policy', '/v1/policy/check', {}],
        ['check_offer_policy', '/v1/policy/check', { policy: 'x', colour: 'red' }],
        ['compile_offer_policy', '/v1/policy/compile', { description: '' }],
        ['draft_negotiation_reply', '/v1/reply', { policy: { ...EXAMPLE_POLICY, floor_price: 500 }, message: 'Hello' }],
        ['draft_negotiation_reply', '/v1/reply', { policy: EXAMPLE_POLICY, message: 'Hello', state: { v: 1 } }],
        ['practice_buyer', '/v1/practice/buyer', { policy: EXAMPLE_POLICY, style: 'rude' }],
      ] as const;
      for (const [name, path, input] of bad) {
        const rest = await service.post(path, input, SVC_KEY);
        expect(rest.status).toBeGreaterThanOrEqual(400);
        expect(await client.call(name, input)).toEqual({
          isError: true,
          structured: undefined,
          told: { status: rest.status, ...rest.body, ...('issues' in rest.body && { hint: POLICY_HINT }) },
        });
      }
    }));

  it('sees progress of model-backed calls, ever further, and none of the others', () =>
    withClient(connect, 'core', async (client) => {
      const seen: number[] = [];
      await client.call('compile_offer_policy', { description: 'A chair, 100 USD, not below 80.' }, (progress) =>
        seen.push(progress),
      );
      expect(seen).toEqual([1, 2]);
      await client.call('check_offer_policy', { policy: EXAMPLE_POLICY }, (progress) => seen.push(progress));
      expect(seen).toEqual([1, 2]);
    }));

  it('reads what the server is for, its prompts and its resources', () =>
    withClient(connect, 'core', async ({ raw }) => {
      for (const { link } of doorTools('core')) expect(raw.getInstructions()).toContain(link.name);
      expect(raw.getServerVersion()).toMatchObject({ ...MCP_DOORS.core, version: '0.1.0' });
      const { prompts } = await raw.listPrompts();
      expect(prompts.map(({ name }) => name)).toEqual(['negotiate_price', 'write_offer_policy', 'verify_receipt']);
      const { messages } = await raw.getPrompt({
        name: 'negotiate_price',
        arguments: { offer: 'A chair, 100', message: 'Would 80 do?' },
      });
      expect(JSON.stringify(messages)).toMatch(/A chair, 100.*Would 80 do\?/s);
      await expect(raw.getPrompt({ name: 'negotiate_price', arguments: {} })).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('offer, message'),
      });
      await expect(raw.getPrompt({ name: 'haggle' })).rejects.toMatchObject({ code: -32602 });
      const { resources } = await raw.listResources();
      expect(resources.map(({ uri }) => uri.replace(/^http.*(?=\/)/, ''))).toEqual([
        'svc://policy/templates',
        'svc://tools/examples',
        'svc://schemas/policy',
        'svc://schemas/receipt',
        'svc://schemas/state',
        '/PRICING.md',
        '/llms.txt',
        '/llms-full.txt',
        'skill://sell-inside-a-policy/SKILL.md',
        'skill://negotiate-as-buyer/SKILL.md',
        'skill://run-a-clearance/SKILL.md',
      ]);
      const { contents } = await raw.readResource({ uri: 'svc://policy/templates' });
      expect(JSON.parse((contents[0] as { text: string }).text)).toEqual(
        (await service.get('/v1/policy/templates')).body,
      );
      for (const [name, schema] of Object.entries(LIBRARY_SCHEMAS)) {
        const read = await raw.readResource({ uri: `svc://schemas/${name.toLowerCase()}` });
        expect(JSON.parse((read.contents[0] as { text: string }).text)).toEqual(schema);
      }
      await expect(raw.readResource({ uri: 'svc://nothing' })).rejects.toMatchObject({ code: -32602 });
    }));
});

describe('compile_offer_policy with a template', () => {
  it('answers what check says of it, without a key', () =>
    withClient(
      connectNew,
      'core',
      async (client) => {
        for (const template of (await service.get('/v1/policy/templates')).body.templates) {
          const checked = (await service.post('/v1/policy/check', { policy: template.policy })).body;
          // A template is no description: no part of it has a source, and nothing of it is unclear.
          expect((await client.call('compile_offer_policy', { template: template.id })).structured).toEqual({
            ...checked,
            sources: [],
            questions: [],
            readback: [],
            statements: [],
          });
        }
      },
      {} as never,
    ));

  it.each([
    ['an unknown one', { template: 'castle' }, { loc: ['body', 'template'], type: 'enum' }],
    ['a number', { template: 5 }, { loc: ['body', 'template'], type: 'string_type' }],
    [
      'a template beside a description',
      { template: 'saas', description: 'x' },
      { loc: ['body', 'description'], type: 'extra_forbidden' },
    ],
  ])('refuses %s', (_, args, fault) =>
    withClient(connectNew, 'core', async (client) => {
      expect(await client.call('compile_offer_policy', args)).toMatchObject({
        isError: true,
        told: { status: 422, detail: [fault] },
      });
    }),
  );
});

import { describe, expect, it } from '@jest/globals';
import { MCP_PROTOCOL_VERSIONS, OPERATIONS, POLICY_CHECK, toolsOfDoor } from '@svc/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { agentCard, agentsManifest, doorCard, nameSpace, reversedHost, serverCard } from './index.js';
import { DEPLOYMENT } from './testing/deployment.js';

const ajv = new Ajv2020({ strict: false });
const fits = (rules: object, value: unknown): unknown => {
  const validate = ajv.compile(rules);
  return validate(value) ? null : validate.errors;
};

describe('the host of an address, reversed', () => {
  it.each([
    ['https://api.example.com', 'com.example.api'],
    ['https://my-shop.co.uk:8443/prefix', 'uk.co.my-shop'],
    ['http://localhost:3000', null],
    ['http://127.0.0.1:3000', null],
    ['http://[::1]:3000', null],
    ['https://intranet', null],
  ])('of %s is %s', (address, name) => expect(reversedHost(address)).toBe(name));

  it('gives way to the host itself where there is no registered name', () => {
    expect(['http://127.0.0.1:3000', 'http://[::1]:3000', 'https://api.example.com'].map(nameSpace)).toEqual([
      '127.0.0.1',
      '---1-',
      'com.example.api',
    ]);
  });
});

describe('the card of a door (SEP-2127)', () => {
  const RULES = {
    type: 'object',
    required: ['$schema', 'name', 'version', 'description'],
    additionalProperties: false,
    properties: {
      $schema: { const: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json' },
      name: { type: 'string', minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
      version: { type: 'string', maxLength: 255 },
      description: { type: 'string', minLength: 1, maxLength: 100 },
      title: { type: 'string', minLength: 1, maxLength: 100 },
      websiteUrl: { type: 'string' },
      remotes: {
        type: 'array',
        items: {
          type: 'object',
          required: ['type', 'url'],
          additionalProperties: false,
          properties: {
            type: { enum: ['streamable-http', 'sse'] },
            url: { type: 'string', pattern: '^https?://[^\\s]+$' },
            supportedProtocolVersions: { type: 'array', items: { type: 'string' } },
            headers: {
              type: 'array',
              items: {
                type: 'object',
                required: ['name'],
                additionalProperties: false,
                properties: {
                  name: { type: 'string' },
                  description: { type: 'string' },
                  isRequired: { type: 'boolean' },
                  isSecret: { type: 'boolean' },
                },
              },
            },
          },
        },
      },
    },
  };

  it.each([
    ['core', 'https://api.example.com/mcp/'],
    ['pro', 'https://api.example.com/mcp/pro/'],
  ] as const)('keeps the rules of its schema: %s', (door, url) => {
    const card = doorCard(door, DEPLOYMENT);
    expect(fits(RULES, card)).toBeNull();
    expect(card).toMatchObject({ remotes: [{ url, supportedProtocolVersions: MCP_PROTOCOL_VERSIONS }] });
    expect(fits(RULES, { ...card, tools: [] })).not.toBeNull();
    expect(fits(RULES, doorCard(door, { ...DEPLOYMENT, baseUrl: 'http://[::1]:3000' }))).toBeNull();
  });
});

describe('the static server card (SEP-1649)', () => {
  const lists = {
    tools: [{ name: 'one' }],
    prompts: [{ name: 'two' }],
    resources: [],
    instructions: 'Begin here.',
    capabilities: { tools: {}, extensions: { skills: {} } },
  };

  it('has what the door lists, how keys are sent, and where the other door is', () => {
    expect(serverCard(OPERATIONS, lists, DEPLOYMENT)).toMatchObject({
      version: '1.0',
      protocolVersion: '2026-07-28',
      serverInfo: { name: 'svc', title: 'Negotiation service', version: '1.2.3' },
      tools: lists.tools,
      prompts: lists.prompts,
      resources: [],
      capabilities: lists.capabilities,
      transport: { type: 'streamable-http', endpoint: 'https://api.example.com/mcp/' },
      transport_pro: { type: 'streamable-http', endpoint: 'https://api.example.com/mcp/pro/' },
      authentication: { required: false, schemes: ['bearer', 'apiKey'] },
    });
    expect(serverCard([POLICY_CHECK], lists, DEPLOYMENT)).toMatchObject({ authentication: { schemes: [] } });
  });
});

describe('the A2A card', () => {
  /** Paths of values that one canonical form drops and another keeps. */
  const empties = (value: unknown, path = ''): string[] => {
    if (value === null || value === '' || value === undefined) return [path];
    if (typeof value !== 'object') return [];
    const entries = Object.entries(value);
    return entries.length === 0 ? [path] : entries.flatMap(([name, member]) => empties(member, `${path}/${name}`));
  };

  it('holds nothing empty, so that its signature stands in every canonical form', () => {
    expect(empties(agentCard(OPERATIONS, DEPLOYMENT))).toEqual([]);
    expect(empties({ a: [], b: { c: '' } })).toEqual(['/a', '/b/c']);
  });

  it('has what the protocol requires, addresses that are served, and marks the skills that need a key', () => {
    const card = agentCard(OPERATIONS, DEPLOYMENT) as {
      supportedInterfaces: { url: string; protocolVersion: string }[];
      skills: { id: string; tags: string[] }[];
    };
    expect(Object.keys(card)).toEqual(
      expect.arrayContaining([
        'name',
        'description',
        'supportedInterfaces',
        'version',
        'capabilities',
        'defaultInputModes',
        'defaultOutputModes',
        'skills',
      ]),
    );
    expect(card.supportedInterfaces.map(({ url, protocolVersion }) => [url, protocolVersion])).toEqual([
      ['https://api.example.com/mcp/', '2026-07-28'],
      ['https://api.example.com/mcp/pro/', '2026-07-28'],
      ['https://api.example.com', '3.1.0'],
    ]);
    expect(Object.keys(card)).not.toContain('securitySchemes');
    const needing = card.skills.filter(({ tags }) => tags.includes('needs-access-key')).map(({ id }) => id);
    expect(needing).toEqual(
      toolsOfDoor(
        OPERATIONS.filter(({ access }) => access !== 'open'),
        'pro',
      ).map(({ link }) => link.name),
    );
    expect(card.skills).toHaveLength(OPERATIONS.flatMap(({ tools }) => tools).length);
  });

  it('names the door with all tools once it has more', () => {
    const more = { ...POLICY_CHECK, id: 'another', tools: [{ name: 'offer_quote', door: 'pro' as const }] };
    expect(JSON.stringify(agentCard([...OPERATIONS, more], DEPLOYMENT))).toContain(
      '"https://api.example.com/mcp/pro/"',
    );
  });
});

describe('agents.json', () => {
  interface Flow {
    id: string;
    actions: { id: string; sourceId: string; operationId: string }[];
    links?: { origin: { actionId: string }; target: { actionId: string } }[];
    fields: { parameters: { name: string }[]; responses: object };
  }
  const { flows, sources } = agentsManifest(OPERATIONS, DEPLOYMENT) as {
    flows: Flow[];
    sources: { id: string; path: string }[];
  };

  it(
    'has flows of unique snake-case ids over operations and sources that exist, and links between their own ' +
      'actions',
    () => {
      expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length);
      for (const { id, actions, links, fields } of flows) {
        expect(id).toMatch(/^[a-z]+(_[a-z]+)*$/);
        expect(Object.keys(fields)).toEqual(expect.arrayContaining(['parameters', 'responses']));
        for (const { sourceId, operationId } of actions)
          expect([
            sources.some((source) => source.id === sourceId),
            OPERATIONS.some((record) => record.id === operationId),
          ]).toEqual([true, true]);
        for (const { origin, target } of links ?? [])
          expect(actions.map((action) => action.id)).toEqual(
            expect.arrayContaining([origin.actionId, target.actionId]),
          );
      }
      expect(flows[0]?.actions.map(({ operationId }) => operationId)).toEqual([
        'compilePolicy',
        'draftReply',
        'verifyReceipt',
      ]);
    },
  );

  it('drops a job whose operation is not there', () => {
    const { flows: fewer } = agentsManifest(
      OPERATIONS.filter(({ id }) => id !== 'draftReply'),
      DEPLOYMENT,
    ) as { flows: Flow[] };
    expect(fewer.some(({ actions }) => actions.length > 1)).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, UCP_PROFILE, UCP_PROFILE_OLDER } from '@svc/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { commerceProfile, OLDER_UCP_VERSION, olderCommerceProfile, UCP_VERSION } from './index.js';
import { DEPLOYMENT } from './testing/deployment.js';

/** What the protocol's schemas ask of names: schemas/ucp.json of the version, `reverse_domain_name`. */
const NAMES = {
  [UCP_VERSION]: '^[a-z][a-z0-9]*(?:\\.[a-z](?:[a-z0-9_-]*[a-z0-9_])?)+$',
  [OLDER_UCP_VERSION]: '^[a-z][a-z0-9]*(?:\\.[a-z][a-z0-9_]*)+$',
};
const VERSION = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const ENTITY = {
  type: 'object',
  required: ['version'],
  properties: {
    version: VERSION,
    spec: { type: 'string', pattern: '^https://' },
    schema: { type: 'string', pattern: '^https://' },
  },
};

/**
 * The `ucp` member of a business (schemas/ucp.json `business_schema`, service.json, capability.json,
 * payment_handler.json).
 */
function business(version: string): object {
  const registry = (entry: object): object => ({
    type: 'object',
    propertyNames: { pattern: NAMES[version] },
    additionalProperties: { type: 'array', items: { allOf: [ENTITY, entry] } },
  });
  return {
    type: 'object',
    required: ['version', 'services', 'payment_handlers'],
    properties: {
      version: VERSION,
      supported_versions: {
        type: 'object',
        propertyNames: VERSION,
        additionalProperties: { type: 'string', pattern: '^https?://\\S+$' },
      },
      services: registry({
        required: ['transport'],
        properties: { transport: { enum: ['rest', 'mcp', 'a2a', 'embedded'] }, endpoint: { type: 'string' } },
        if: { properties: { transport: { enum: ['rest', 'mcp', 'a2a'] } } },
        then: { required: ['endpoint'] },
      }),
      capabilities: registry({
        required: ['schema'],
        properties: { operations: { type: 'array', minItems: 1, items: { type: 'string' } } },
      }),
      payment_handlers: registry({ required: ['id'] }),
    },
  };
}

const fits = (rules: object, value: unknown): unknown => {
  const validate = new Ajv2020({ strict: false }).compile(rules);
  return validate(value) ? null : validate.errors;
};

interface Profile {
  version: string;
  supported_versions?: Record<string, string>;
  services: Record<string, { transport: string; endpoint: string }[]>;
  capabilities: Record<string, { schema: string; operations: string[] }[]>;
}
const newest = (baseUrl = DEPLOYMENT.baseUrl): Profile => commerceProfile(OPERATIONS, { baseUrl }) as Profile;
const older = (baseUrl = DEPLOYMENT.baseUrl): Profile => olderCommerceProfile(OPERATIONS, { baseUrl }) as Profile;

describe.each([
  ['2026-08-25', newest],
  ['2026-04-08', older],
] as const)('the commerce profile of version %s', (version, profileAt) => {
  it('says its version and keeps the rules of its schemas, with services over REST and MCP and one capability', () => {
    const profile = profileAt();
    expect([profile.version, fits(business(version), profile)]).toEqual([version, null]);
    expect(
      profile.services['com.example.api.negotiation']?.map(({ transport, endpoint }) => [transport, endpoint]),
    ).toEqual([
      ['rest', 'https://api.example.com'],
      ['mcp', 'https://api.example.com/mcp/'],
    ]);
    expect(profile.capabilities['com.example.api.negotiation.deal']?.[0]?.operations).toEqual([
      'compilePolicy',
      'checkPolicy',
      'sealPolicy',
      'readSealedPolicy',
      'draftReply',
      'decideBid',
      'readStanding',
      'releaseStock',
      'verifyReceipt',
    ]);
    expect(fits(business(version), { ...profile, services: { negotiation: [] } })).not.toBeNull();
  });

  it('names things after the host that serves their schema, and never after the protocol’s own', () => {
    const { services, capabilities } = profileAt();
    for (const name of [...Object.keys(services), ...Object.keys(capabilities)])
      expect(name.startsWith('com.example.api.') && !name.startsWith('dev.ucp.')).toBe(true);
    for (const [name, [entry]] of Object.entries(capabilities)) {
      const host = new URL(entry?.schema ?? '').hostname.split('.').reverse().join('.');
      expect(`${name}.`.startsWith(`${host}.`)).toBe(true);
    }
  });

  it.each([
    'http://api.example.com',
    'https://127.0.0.1',
    'http://localhost:3000',
    'https://4ever.example.com',
    'https://my-shop.example.com',
  ])('keeps its rules also at %s', (baseUrl) => {
    const profile = profileAt(baseUrl);
    expect(fits(business(version), profile)).toBeNull();
    const isNamed = version === '2026-08-25' && baseUrl.includes('my-shop');
    expect(Object.keys(profile.services)).toEqual(isNamed ? ['com.example.my-shop.negotiation'] : []);
  });
});

describe('the older version of the commerce profile', () => {
  it('is named by the newer one, under its version and at the address where it is served', () => {
    expect(newest().supported_versions).toEqual({
      '2026-04-08': 'https://api.example.com/.well-known/ucp/2026-04-08',
    });
    expect(UCP_PROFILE_OLDER.path).toBe(`${UCP_PROFILE.path}/${older().version}`);
  });

  it('names no other version: it is the end of the search', () => {
    expect(older().supported_versions).toBeUndefined();
  });
});

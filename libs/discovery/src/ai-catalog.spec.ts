import { describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '@svc/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { aiCatalog } from './index.js';
import { DEPLOYMENT } from './testing/deployment.js';

/** What the AI Catalog specification asks of a document (1.0: Top-Level Structure, Host Info, Catalog Entry). */
const RULES = {
  type: 'object',
  required: ['specVersion', 'entries'],
  properties: {
    specVersion: { pattern: '^\\d+\\.\\d+$' },
    host: { type: 'object', required: ['displayName'] },
    entries: {
      type: 'array',
      items: {
        type: 'object',
        required: ['identifier', 'type'],
        properties: { identifier: { pattern: '^urn:air:[^:]+(?::[^:]+)+:[^:]+$' }, type: { type: 'string' } },
        oneOf: [{ required: ['url'] }, { required: ['data'] }],
      },
    },
  },
};
interface Entry {
  identifier: string;
  type: string;
  url: string;
  data?: string;
}
const SKILL = { name: 'sell', description: 'Sells.', text: '---\nname: sell\n---\n' };

describe('the catalogue of a host', () => {
  it('says whose it is, and keeps the rules of its specification', () => {
    const catalog = aiCatalog(DEPLOYMENT, [SKILL]);
    const fits = new Ajv2020({ strict: false }).compile(RULES);
    expect([fits(catalog), fits.errors]).toEqual([true, null]);
    expect(catalog).toMatchObject({
      host: { displayName: 'Negotiation service', identifier: 'api.example.com' },
    });
    expect(fits({ ...catalog, entries: [{ identifier: 'urn:air:x:y:z', type: 'a' }] })).toBe(false);
  });

  it('lists both MCP doors, the A2A card, the OpenAPI description and the skills that are published', () => {
    const { entries } = aiCatalog(DEPLOYMENT, [SKILL]) as { entries: Entry[] };
    expect(entries.map(({ identifier, type, url, data }) => [identifier, type, url ?? data])).toEqual([
      [
        'urn:air:api.example.com:mcp:svc',
        'application/mcp-server-card+json',
        'https://api.example.com/mcp/server-card',
      ],
      [
        'urn:air:api.example.com:mcp:svc-pro',
        'application/mcp-server-card+json',
        'https://api.example.com/mcp/pro/server-card',
      ],
      [
        'urn:air:api.example.com:a2a:svc',
        'application/a2a-agent-card+json',
        'https://api.example.com/.well-known/agent-card.json',
      ],
      ['urn:air:api.example.com:api:svc', 'application/openapi+json', 'https://api.example.com/openapi.json'],
      ['urn:air:api.example.com:skill:sell', 'application/agent-skills+md', SKILL.text],
    ]);
  });

  it('names only documents that are served, each under the type that it is listed with', () => {
    const { entries } = aiCatalog(DEPLOYMENT) as { entries: Entry[] };
    for (const { type, url } of entries) {
      const record = OPERATIONS.find(({ path }) => DEPLOYMENT.baseUrl + path === url);
      expect([url, [record?.media, ...(record?.otherMedia ?? [])].includes(type as never)]).toEqual([url, true]);
    }
  });
});

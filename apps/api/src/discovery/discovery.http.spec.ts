import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { AgentCard, canonicalizeAgentCard, verifyAgentCardSignature } from '@a2a-js/sdk';
import { DefaultAgentCardResolver } from '@a2a-js/sdk/client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MCP_PROTOCOL_VERSIONS, OPERATIONS, toolsOfDoor } from '@svc/contracts';
import { canonicalJson } from '@svc/signing';
import { importJWK, type CryptoKey, type JWK } from 'jose';
import request from 'supertest';
import { startService, type RunningService } from '../testing/service.js';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const get = (path: string): Promise<Response> => fetch(service.url + path);
const read = async <T>(path: string): Promise<T> => (await (await get(path)).json()) as T;
const documents = OPERATIONS.filter(({ feature }) => feature === 'discovery');

describe('every discovery document', () => {
  it.each(documents.map((record) => [record.path, record] as const))(
    '%s is of its media type, open to every origin, kept for minutes and not sent twice',
    async (path, { media }) => {
      const response = await get(path);
      const text = await response.text();
      expect([
        response.status,
        response.headers.get('content-type')?.split(';')[0],
        response.headers.get('access-control-allow-origin'),
      ]).toEqual([200, media, '*']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
      expect(text.length).toBeGreaterThan(40);
      await request(service.app.getHttpServer())
        .get(path)
        .set('If-None-Match', response.headers.get('etag') ?? '')
        .expect(304, '');
      // Node's own fetch sends both: what is named by its tag has not changed, whatever caches may do.
      await request(service.app.getHttpServer())
        .get(path)
        .set({ 'If-None-Match': response.headers.get('etag') ?? '', 'Cache-Control': 'no-cache' })
        .expect(304, '');
    },
  );
});

describe('a reader who follows links', () => {
  it('finds something at every link of llms.txt', async () => {
    const text = await (await get('/llms.txt')).text();
    const links = new Set([...text.matchAll(/\]\((https?:[^)]+)\)/g)].map((match) => match[1] ?? ''));
    expect(links.size).toBeGreaterThan(30);
    const read = [...links].map(async (link) => {
      const response = await get(new URL(link).pathname);
      await response.arrayBuffer();
      return [link, response.status];
    });
    expect((await Promise.all(read)).filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('is led by the bare address and by the catalogue itself to the catalogue and all that it names', async () => {
    for (const path of ['/', '/.well-known/api-catalog']) {
      const response = await fetch(service.url + path, { method: 'HEAD', redirect: 'manual' });
      expect(response.headers.get('link')).toContain('/.well-known/api-catalog>; rel="api-catalog"');
    }
    const { linkset } = await read<{ linkset: Record<string, { href: string; type: string }[]>[] }>(
      '/.well-known/api-catalog',
    );
    const targets = linkset.flatMap(({ anchor: _anchor, ...relations }) => Object.values(relations).flat());
    expect(targets).toHaveLength(5);
    for (const { href, type } of targets) {
      const response = await fetch(service.url + new URL(href).pathname, { headers: { accept: type } });
      await response.arrayBuffer();
      expect([href, response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([href, 200, type]);
    }
  });

  it('may ask the bare address what it has', async () => {
    const response = await fetch(`${service.url}/`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });
});

interface StaticCard {
  serverInfo: object;
  tools: object[];
  prompts: object[];
  resources: object[];
  instructions: string;
  capabilities: object;
  transport_pro: { type: string; endpoint: string };
  transport: { endpoint: string };
}

describe('the MCP server card', () => {
  it('shows the core door as the door shows itself, and points at the other', async () => {
    const card = await read<StaticCard>('/.well-known/mcp/server-card.json');
    const client = new Client({ name: 'spec', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp/`)));
    try {
      const [tools, prompts, resources] = [
        (await client.listTools()).tools,
        (await client.listPrompts()).prompts,
        (await client.listResources()).resources,
      ];
      expect([card.tools, card.prompts, card.resources]).toEqual(
        JSON.parse(JSON.stringify([tools, prompts, resources])),
      );
      expect(client.getServerVersion()).toMatchObject(card.serverInfo);
      expect(card.instructions).toBe(client.getInstructions());
      expect(card.capabilities).toEqual(client.getServerCapabilities());
    } finally {
      await client.close();
    }
    expect(card.transport_pro).toEqual({ type: 'streamable-http', endpoint: card.transport.endpoint + 'pro/' });
  });

  it.each([
    ['/mcp/', '/mcp/server-card'],
    ['/mcp/pro/', '/mcp/pro/server-card'],
  ])('gives the door %s the name and title that it gives itself', async (door, path) => {
    const client = new Client({ name: 'spec', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(service.url + door)));
    const { name, title } = client.getServerVersion() ?? {};
    await client.close();
    const card = await read<{ name: string; title: string }>(path);
    expect([card.name.split('/')[1], card.title]).toEqual([name, title]);
  });

  it('names the protocol versions that the doors speak', async () => {
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'server/discover',
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    };
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'server/discover',
    };
    const answer = await (
      await fetch(`${service.url}/mcp/`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).text();
    const { result } = JSON.parse(answer.slice(answer.indexOf('{'))) as { result: { supportedVersions: string[] } };
    expect(MCP_PROTOCOL_VERSIONS).toEqual(expect.arrayContaining(result.supportedVersions));
    const [{ supportedProtocolVersions }] = (
      await read<{ remotes: [{ supportedProtocolVersions: string[] }] }>('/mcp/server-card')
    ).remotes;
    expect(supportedProtocolVersions).toEqual(MCP_PROTOCOL_VERSIONS);
    for (const version of MCP_PROTOCOL_VERSIONS.slice(1)) {
      const initialize = {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { protocolVersion: version, capabilities: {}, clientInfo: { name: 'spec', version: '1' } },
      };
      const text = await (
        await fetch(`${service.url}/mcp/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          body: JSON.stringify(initialize),
        })
      ).text();
      expect(text).toContain(`"protocolVersion":"${version}"`);
    }
  });
});

describe('the catalogue of tools', () => {
  it('has every tool of the doors once, with what it costs and how stable it is', async () => {
    const { tools } = await read<{ tools: { name: string; cost: string; stability: string }[] }>('/v1/catalog');
    const expected = [...new Map(toolsOfDoor(OPERATIONS, 'pro').map(({ link, record }) => [link.name, record]))];
    expect(tools.map(({ name, cost, stability }) => [name, cost, stability]).toSorted()).toEqual(
      expected.map(([name, { cost, stability }]) => [name, cost, stability]).toSorted(),
    );
    expect(new Set(tools.map(({ cost }) => cost))).toEqual(new Set(['free', 'model', 'wallet']));
  });
});

describe('the A2A card', () => {
  const keyOf = async (kid: string): Promise<CryptoKey> => {
    const { keys } = await read<{ keys: JWK[] }>('/.well-known/ucp');
    const jwk = keys.find((key) => key.kid === kid);
    if (!jwk) throw new Error(`no key ${kid}`);
    return (await importJWK(jwk, 'ES256')) as CryptoKey;
  };

  it('verifies with the protocol’s own SDK, against the key that the profile publishes', async () => {
    const card = await read<AgentCard>('/.well-known/agent-card.json');
    expect(AgentCard.toJSON(AgentCard.fromJSON(card))).toEqual(card);
    await expect(verifyAgentCardSignature(keyOf)(card)).resolves.toBeUndefined();
    await expect(verifyAgentCardSignature(keyOf)({ ...card, description: 'another' })).rejects.toThrow();
  });

  it('verifies as the SDK’s own client reads it, and no longer when one word of it was changed', async () => {
    const resolved = await new DefaultAgentCardResolver().resolve(service.url);
    await expect(verifyAgentCardSignature(keyOf)(resolved)).resolves.toBeUndefined();
    const [skill, ...others] = resolved.skills;
    const tampered = { ...resolved, skills: [{ ...skill!, description: 'Gives everything away.' }, ...others] };
    await expect(verifyAgentCardSignature(keyOf)(tampered)).rejects.toThrow(/signature/i);
  });

  it('was signed over all that it says: nothing is dropped by the protocol’s canonical form', async () => {
    const { signatures, ...unsigned } = await read<{ signatures: { protected: string }[] }>(
      '/.well-known/agent-card.json',
    );
    expect(canonicalizeAgentCard(unsigned as never)).toBe(canonicalJson(unsigned));
    const [{ protected: header }] = signatures as [{ protected: string }];
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({
      alg: 'ES256',
      typ: 'JOSE',
      jku: expect.stringMatching(/\/\.well-known\/ucp$/),
    });
  });

  it('has a skill for every tool, and offers no binding of A2A because none is served', async () => {
    const card = await read<{
      skills: { id: string }[];
      supportedInterfaces: { url: string; protocolBinding: string; protocolVersion: string }[];
      capabilities: object;
    }>('/.well-known/agent-card.json');
    expect(card.skills.map(({ id }) => id)).toEqual(toolsOfDoor(OPERATIONS, 'pro').map(({ link }) => link.name));
    for (const { protocolBinding, protocolVersion } of card.supportedInterfaces) {
      expect(protocolBinding).toMatch(/^https:\/\//);
      expect(protocolVersion).not.toBe('1.0');
    }
    expect(Object.values(card.capabilities)).toEqual([false, false, false]);
  });
});

describe('a service under a public name', () => {
  it(
    'declares itself and its capability in the commerce profile, with the schemas where it serves them, the ' +
      'keys beside',
    async () => {
      const named = await startService({ env: { SVC_BASE_URL: 'https://api.example.com' } });
      try {
        const profile = (await (await fetch(`${named.url}/.well-known/ucp`)).json()) as {
          ucp: { services: object; capabilities: Record<string, [{ schema: string; operations: string[] }]> };
          keys: unknown[];
        };
        expect(Object.keys(profile.ucp.services)).toEqual(['com.example.api.negotiation']);
        expect(profile.keys).toHaveLength(2);
        const [{ schema, operations }] = profile.ucp.capabilities['com.example.api.negotiation.deal'] ?? [
          { schema: '', operations: [] },
        ];
        const served = (await (await fetch(schema.replace('https://api.example.com', named.url))).json()) as {
          $id: string;
        };
        expect(served.$id).toBe(schema);
        for (const operation of operations) expect(OPERATIONS.map(({ id }) => id)).toContain(operation);
      } finally {
        await named.stop();
      }
    },
  );
});

describe('the catalogue of cards', () => {
  it.each([
    [{}, 'application/ai-catalog+json'],
    [{ accept: '*/*' }, 'application/ai-catalog+json'],
    [{ accept: 'application/json' }, 'application/json; charset=utf-8'],
    [{ accept: 'application/ai-catalog+json, application/json' }, 'application/ai-catalog+json'],
  ])('is of the media type that %j asks for', async (headers, type) => {
    const response = await fetch(`${service.url}/.well-known/ai-catalog.json`, { headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  });

  it('leads to documents that are there, under the media type that it lists them with', async () => {
    const catalog = await read<{ entries: { type: string; url?: string; data?: unknown }[] }>(
      '/.well-known/ai-catalog.json',
    );
    const linked = catalog.entries.flatMap(({ type, url }) => (url === undefined ? [] : [{ type, url }]));
    expect(linked.length).toBeGreaterThanOrEqual(4);
    expect(catalog.entries.filter(({ url, data }) => (url === undefined) === (data === undefined))).toEqual([]);
    for (const { type, url } of linked) {
      const response = await fetch(service.url + new URL(url).pathname, { headers: { accept: type } });
      await response.text();
      expect([url, response.status, response.headers.get('content-type')]).toEqual([url, 200, type]);
    }
  });
});

import { Controller, Get, Module, type Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATIONS, toolsOfDoor, type Door, type OperationExample, type OperationRecord } from '@svc/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { FEATURE_MODULES } from '../app.module.js';
import { DomainFetch } from '../registry/domain-fetch.js';
import { issueKey } from '../testing/agent-keys.js';
import { LiveInputs } from '../testing/live-inputs.js';
import { connectNew, connectOld } from '../testing/mcp-clients.js';
import { SPEC_KEY, startService, type RunningService } from '../testing/service.js';

const live = new LiveInputs(SPEC_KEY);
let service: RunningService;
let agentKey: string;
beforeAll(async () => {
  service = await startService({
    overrides: [{ provide: DomainFetch, useValue: new DomainFetch({ resolver: live.resolver }) }],
  });
  agentKey = (await issueKey(service.url)).api_key;
});
afterAll(() => service.stop());

/** Every route that the router knows, as `METHOD /path/{parameter}`, sorted. */
function routesOf(app: NestExpressApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as {
    router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
  };
  return router.stack
    .flatMap(({ route }) =>
      route
        ? Object.keys(route.methods).map(
            (method) => `${method.toUpperCase()} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`,
          )
        : [],
    )
    .sort();
}

/** The MCP doors are addresses of a protocol, not operations: every operation with a tool is reached through them. */
const DOORS = ['POST /mcp', 'POST /mcp/pro'];

/** For the operator, and named in no document. */
const OPERATOR = ['GET /metrics'];

const recorded = OPERATIONS.map((record) => `${record.method} ${record.path}`).sort();

/** The header that carries the key which an operation asks for. */
const keyFor = ({ access }: OperationRecord): Record<string, string> =>
  access === 'open' ? {} : { 'x-svc-key': access === 'svc_key' ? service.key : agentKey };

const send = (record: OperationRecord, input: object | null): Promise<Response> =>
  fetch(service.url + record.path, {
    method: record.method,
    headers: { ...(input && { 'content-type': 'application/json' }), ...keyFor(record) },
    ...(input && { body: JSON.stringify(input) }),
  });

describe('records, routes and the OpenAPI document', () => {
  it('are the same: every record has its route, and every route its record', () => {
    expect(routesOf(service.app)).toEqual([...recorded, ...DOORS, ...OPERATOR].sort());
  });

  it('are the same: the served document has every record, and nothing else', async () => {
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(recorded);
  });

  it('leave the metrics to the operator: no document that an agent reads names them', async () => {
    for (const { path } of OPERATIONS.filter(({ conditional }) => conditional))
      expect([path, (await (await fetch(service.url + path)).text()).includes('/metrics')]).toEqual([path, false]);
  });

  it('would be found apart: a route without a record shows', async () => {
    @Controller()
    class StrayController {
      @Get('/v1/stray/:id')
      stray(): string {
        return 'found';
      }
    }
    @Module({ controllers: [StrayController] })
    class StrayModule {}
    const modules: Type[] = [...FEATURE_MODULES, StrayModule];
    const other = await startService({ modules });
    try {
      expect(routesOf(other.app).filter((route) => ![...recorded, ...DOORS, ...OPERATOR].includes(route))).toEqual([
        'GET /v1/stray/{id}',
      ]);
    } finally {
      await other.stop();
    }
  });
});

/** They stand on a payment, a session or a key of their own: the spec of their feature calls them. */
const OF_THEIR_FEATURE = new Set([
  'rotateKey',
  'takePaymentWebhook',
  'openAdviceSession',
  'adviseMove',
  'adviseBundleMove',
  'closeAdviceSession',
]);
const withoutState = OPERATIONS.filter(({ id }) => !OF_THEIR_FEATURE.has(id));

// What is named by a path is made by another operation first. Where money is taken, the service of this spec says that
// it takes none.
const examples = withoutState
  .filter(({ path }) => !path.includes('{'))
  .flatMap((record) =>
    (record.id === 'openCheckout' || record.id === 'topUpByMachine'
      ? record.examples.slice(0, 1)
      : record.examples
    ).map((example) => [`${record.method} ${record.path} (${example.name})`, record, example] as const),
  );

describe('records and the doors', () => {
  it.each<[Door, typeof connectNew]>([
    ['core', connectNew],
    ['core', connectOld],
    ['pro', connectNew],
    ['pro', connectOld],
  ])('are the same: %s lists every tool of the records in order, and tells of each', async (door, connect) => {
    const client = await connect({ url: service.url, door, headers: {} });
    try {
      const names = toolsOfDoor(OPERATIONS, door).map(({ link }) => link.name);
      expect((await client.list()).map(({ name }) => name)).toEqual(names);
      const own = toolsOfDoor(OPERATIONS, door).filter(({ link, record }) => record.tools[0] === link);
      for (const { link } of own) expect(client.raw.getInstructions()).toContain(link.name);
    } finally {
      await client.close();
    }
  });
});

describe('an example', () => {
  let fits: (name: string, body: unknown) => unknown[] | null | undefined;
  beforeAll(async () => {
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as { components: object };
    const ajv = new Ajv2020({ strict: false, schemas: [{ $id: 'served', components: document.components }] });
    fits = (name, body) => {
      const validate = ajv.compile({ $ref: `served#/components/schemas/${name}` });
      return validate(body) ? null : validate.errors;
    };
  });

  it.each(examples)('is answered as its record says: %s', async (_, record, example: OperationExample) => {
    const response = await send(record, await live.of(record, service.url, example.input));
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([
      record.status,
      record.media,
    ]);
    if (!record.output) return void (await response.text());
    const body: unknown = await response.json();
    expect(fits(record.output.name, body)).toBeNull();
    expect(
      Object.keys(body as object)
        .filter((name) => name !== 'menu')
        .sort(),
    ).toEqual(
      Object.keys(example.output)
        .filter((name) => name !== 'menu')
        .sort(),
    );
  });
});

const withInput = OPERATIONS.filter((record) => record.input !== null);

describe('every operation that takes a body', () => {
  it.each(withInput.map((record) => [record.path, record] as const))(
    '%s refuses one that does not fit with 422 in the specified shape',
    async (_, record) => {
      const response = await send(record, { nobody_knows_this: 'svc_abcdefghijklmnopqrst' });
      const body = (await response.json()) as { detail: Record<string, unknown>[] };
      expect([response.status, Object.keys(body)]).toEqual([422, ['detail']]);
      for (const fault of body.detail) expect(Object.keys(fault)).toEqual(['loc', 'msg', 'type', 'input', 'ctx']);
      expect(body.detail).toContainEqual(
        expect.objectContaining({ loc: ['body', 'nobody_knows_this'], type: 'extra_forbidden' }),
      );
      expect(JSON.stringify(body)).not.toContain('abcdefghijklmnopqrst');
    },
  );

  it.each(withInput.map((record) => [record.path, record] as const))(
    '%s refuses what is no JSON with 400',
    async (_, record) => {
      const headers = {
        'content-type': 'application/json',
        ...keyFor(record),
      };
      const response = await fetch(service.url + record.path, { method: 'POST', headers, body: '{' });
      expect([response.status, Object.keys((await response.json()) as object)]).toEqual([400, ['detail', 'code']]);
    },
  );
});

describe('every operation', () => {
  it.each(OPERATIONS.map((record) => [record.path, record] as const))(
    '%s asks for a key exactly where its record does',
    async (_, record) => {
      const response = await fetch(service.url + record.path, {
        method: record.method,
        headers: { 'x-svc-key': 'svc_NobodyNobodyNobody0000' },
      });
      await response.text();
      expect(response.status === 401).toBe(record.access !== 'open' || record.optionalKey === true);
    },
  );

  it.each(OPERATIONS.map((record) => [record.path, record] as const))(
    '%s is signed exactly where its record says so, refusals included',
    async (_, record) => {
      const response = await fetch(service.url + record.path, { method: record.method });
      await response.text();
      expect(['signature', 'signature-input', 'content-digest'].map((name) => response.headers.has(name))).toEqual([
        record.signed,
        record.signed,
        record.signed,
      ]);
    },
  );

  it('names its requests', async () => {
    expect((await fetch(`${service.url}/health`)).headers.get('x-request-id')).toMatch(/\S{8}/);
  });
});

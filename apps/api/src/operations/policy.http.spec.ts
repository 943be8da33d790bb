import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { ApiFault } from '../platform/errors/api-fault.js';
import { builtinModel } from '../platform/model/builtin-model.js';
import { MODEL, type Model } from '../platform/model/model.port.js';
import { GT_KEY, startFeatures, SVC_KEY, type Answer, type FeatureApp } from '../testing/feature-app.js';
import { PureOperationsModule } from './pure-operations.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
});
afterAll(() => service.close());

const codes = (body: { issues: { code: string }[] }): string[] => body.issues.map((issue) => issue.code);

describe('GET /v1/policy/templates', () => {
  it('gives three worked policies and five to start from in each language, that each pass check', async () => {
    const { status, body } = await service.get('/v1/policy/templates');
    expect(status).toBe(200);
    expect(body.templates.slice(0, 3).map((template) => [template.id, template.language])).toEqual([
      ['used-car', 'en'],
      ['saas', 'en'],
      ['wholesale-water', 'zh'],
    ]);
    const started = body.templates.slice(3).map((template) => template.language);
    expect(started).toEqual([...Array<string>(5).fill('en'), ...Array<string>(5).fill('zh')]);
    for (const { policy, engine } of body.templates) {
      expect(policy.engine).toBe(engine);
      expect(await service.post('/v1/policy/check', { policy })).toMatchObject({
        status: 200,
        body: { ok: true, policy },
      });
    }
  });

  it('salts each copy anew, so that no two sellers share a hash', async () => {
    const [one, other] = await Promise.all([service.get('/v1/policy/templates'), service.get('/v1/policy/templates')]);
    const salts = [one, other].flatMap(({ body }) => body.templates.map((template) => template.policy.salt));
    expect(new Set(salts).size).toBe(26);
    for (const salt of salts) expect(salt).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });
});

describe('POST /v1/policy/check', () => {
  it('reads a sound policy back, without a key', async () => {
    const { status, body } = await service.post('/v1/policy/check', { policy: EXAMPLE_POLICY });
    expect([status, body.ok, body.policy]).toEqual([200, true, EXAMPLE_POLICY]);
    expect(body.summary).toContain('120');
  });

  it('adds a salt where there is none', async () => {
    const { salt: _salt, ...policy } = EXAMPLE_POLICY;
    expect((await service.post('/v1/policy/check', { policy })).body.policy.salt).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it('answers a policy with faults with status 200 and its issues', async () => {
    const { status, body } = await service.post('/v1/policy/check', {
      policy: { ...EXAMPLE_POLICY, floor_price: 140 },
    });
    expect([status, body.ok, codes(body)]).toEqual([200, false, expect.arrayContaining(['floor_above_list'])]);
    expect(body.issues[0]).toMatchObject({ severity: 'error', path: '/floor_price', quote: null });
  });

  it('refuses members that the policy language does not know, and engines that do not exist, as issues', async () => {
    expect(
      codes((await service.post('/v1/policy/check', { policy: { ...EXAMPLE_POLICY, colour: 'red' } })).body),
    ).toContain('schema_additional_properties');
    expect(
      codes((await service.post('/v1/policy/check', { policy: { ...EXAMPLE_POLICY, engine: 'bundle3' } })).body),
    ).toContain('engine_unknown');
  });

  it.each([
    ['no policy', {}, 'missing', ['body', 'policy']],
    ['a policy that is no object', { policy: 'x' }, 'object_type', ['body', 'policy']],
    ['an unknown member', { policy: {}, mode: 1 }, 'extra_forbidden', ['body', 'mode']],
  ])('answers %s with 422', async (_, sent, type, loc) => {
    const { status, body } = await service.post('/v1/policy/check', sent);
    expect([status, body.detail[0]?.type, body.detail[0]?.loc]).toEqual([422, type, loc]);
  });
});

describe('POST /v1/policy/compile', () => {
  const description = 'Asking $11,900 for the van, I would not go below 10,800.';

  it('turns plain words into a policy that check accepts', async () => {
    const { status, body } = await service.post('/v1/policy/compile', { description }, SVC_KEY);
    expect([status, body.ok, body.policy.list_price, body.policy.floor_price, body.policy.currency]).toEqual([
      200,
      true,
      11_900,
      10_800,
      'USD',
    ]);
    expect((await service.post('/v1/policy/check', { policy: body.policy })).body).toMatchObject({
      ok: true,
      policy: body.policy,
    });
  });

  it('gives a policy of one’s own the bargain and a choice of three', async () => {
    const { body } = await service.post('/v1/policy/compile', { description }, SVC_KEY);
    expect([body.policy.engine, body.policy.meso]).toEqual(['bundle2', 3]);
  });

  it('quotes the words that an issue comes from', async () => {
    const { status, body } = await service.post(
      '/v1/policy/compile',
      { description: 'Price 100, lowest 120.' },
      SVC_KEY,
    );
    expect([status, body.ok]).toEqual([200, false]);
    const issue = body.issues.find(({ code }) => code === 'floor_above_list');
    expect(issue?.quote).toMatch(/100.*120/);
  });

  it.each([
    ['no key', undefined, 401],
    ['a key that nobody has', 'svc_NobodyNobodyNobody0000', 401],
    ['a key of the other kind', GT_KEY, 403],
  ])('refuses %s', async (_, key, expected) => {
    const { status, body, headers } = await service.post('/v1/policy/compile', { description }, key);
    expect([status, Object.keys(body)]).toEqual([expected, ['detail', 'code']]);
    expect(headers.get('www-authenticate') !== null).toBe(expected === 401);
  });

  it.each([
    ['nothing', {}, 'missing'],
    ['an empty description', { description: '' }, 'string_too_short'],
    ['a description of blanks', { description: ' \n\u3000' }, 'string_too_short'],
    ['a description of 8,001 characters', { description: 'x'.repeat(8001) }, 'string_too_long'],
    ['a template in its place', { template: 'saas' }, 'missing'],
  ])('answers %s with 422', async (_, sent, type) => {
    const { status, body } = await service.post('/v1/policy/compile', sent, SVC_KEY);
    expect([status, body.detail[0]?.type]).toEqual([422, type]);
  });
});

describe('POST /v1/policy/check with a model', () => {
  it('does not ask it', async () => {
    const asked: string[] = [];
    const listening = new Proxy(builtinModel, {
      get(model, member: keyof Model) {
        asked.push(member);
        return model[member];
      },
    });
    const checking = await startFeatures([PureOperationsModule], [{ provide: MODEL, useValue: listening }]);
    try {
      asked.length = 0;
      await checking.post('/v1/policy/check', { policy: EXAMPLE_POLICY });
      expect(asked).toEqual([]);
      await checking.post('/v1/policy/compile', { description: 'Price 100, lowest 90.' }, SVC_KEY);
      expect(asked).toContain('reportStatements');
    } finally {
      await checking.close();
    }
  });
});

describe('POST /v1/policy/compile with a model', () => {
  const description = 'Asking $11,900 for the van, I would not go below 10,800.';
  const pointed = {
    statements: [
      { kind: 'price', quote: 'Asking $11,900', figure: '$11,900' },
      { kind: 'name', quote: 'van' },
      { kind: 'lowest', quote: 'I would not go below 10,800', figure: '10,800', means: 'price_each' },
    ],
  };

  async function compileWith(reportStatements: Model['reportStatements']): Promise<Answer> {
    const pointing = await startFeatures(
      [PureOperationsModule],
      [{ provide: MODEL, useValue: { ...builtinModel, reportStatements } }],
    );
    try {
      return await pointing.post('/v1/policy/compile', { description }, SVC_KEY);
    } finally {
      await pointing.close();
    }
  }

  it('reads every figure out of the words that the model points at, and reads them back', async () => {
    const { body } = await compileWith(() => Promise.resolve(pointed));
    expect([body.ok, body.policy.name, body.policy.list_price, body.policy.floor_price]).toEqual([
      true,
      'van',
      11_900,
      10_800,
    ]);
    expect(body.readback.map((line: { by: string; says: string }) => [line.by, line.says])).toEqual([
      ['model', 'The price is $11,900.'],
      ['model', 'You sell: “van”.'],
      ['model', 'Never below $10,800.'],
    ]);
    expect(body.statements).toEqual(pointed.statements);
  });

  it('lets no number in that the description does not have', async () => {
    const statements = pointed.statements.map((one) => (one.kind === 'lowest' ? { ...one, figure: '9,000' } : one));
    const { body } = await compileWith(() => Promise.resolve({ statements }));
    expect([JSON.stringify(body.policy).includes('9000'), body.ok]).toEqual([false, false]);
  });

  it.each([
    ['nonsense', 'a policy'],
    ['another shape', { price: 1 }],
    ['words that are not there', { statements: [{ kind: 'price', quote: '$5' }] }],
  ])('survives %s', async (_, report) => {
    const { status, body } = await compileWith(() => Promise.resolve(report));
    expect([status, body.policy.list_price, body.policy.floor_price]).toEqual([200, 11_900, 10_800]);
  });

  it('answers 429 where the key’s budget is used up', async () => {
    const { status, headers } = await compileWith(() =>
      Promise.reject(new ApiFault(429, 'the model budget of this key is used up', { 'Retry-After': '60' })),
    );
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
  });
});

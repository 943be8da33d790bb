import { describe, expect, it } from '@jest/globals';
import { POLICY_SCHEMA } from '@svc/policy-rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { FEATURES } from './features.js';
import { fieldsOf } from './fields.js';
import type { InputFault } from './input-fault.js';
import { openApiDocument } from './open-api.js';
import type { OperationRecord } from './operation.js';
import { OPERATIONS } from './operations.js';
import { POLICY_SEAL } from './policy/seal-records.js';
import { REPLY_STANDING } from './reply/standing-records.js';
import { STOCK_RELEASE } from './reply/release-records.js';

const schemas = { Policy: POLICY_SCHEMA, Receipt: { type: 'object' }, State: { type: 'object' } };
const rates = { keylessPerMinute: 77, keyedPerMinute: 888 };
const options = { baseUrl: 'https://api.example.com', version: '1.2.3', rates, schemas };
const document = openApiDocument(OPERATIONS, options);
const ajv = new Ajv2020({ strict: false, schemas: [{ $id: 'openapi', components: document.components }] });
const validatorOf = (name: string) => ajv.compile({ $ref: `openapi#/components/schemas/${name}` });

const withExamples = OPERATIONS.flatMap((record) =>
  record.examples.map((example) => [`${record.id} ${example.name}`, record, example] as const),
);

describe('the records', () => {
  it('have unique ids, paths and tool names', () => {
    const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);
    unique(OPERATIONS.map((record) => record.id));
    unique(OPERATIONS.map((record) => `${record.method} ${record.path}`));
    unique(OPERATIONS.flatMap((record) => record.tools.map((tool) => tool.name)));
  });

  it('belong to features that have a sentence about them, and each sentence to a feature', () => {
    expect([...new Set(OPERATIONS.map((record) => record.feature))].sort()).toEqual(Object.keys(FEATURES).sort());
  });

  it('sign exactly what the specification wants signed', () => {
    const signed = OPERATIONS.filter((record) => record.signed).map((record) => record.path);
    expect(signed).toEqual(
      OPERATIONS.map((record) => record.path).filter((path) =>
        /^\/v1\/(reply(\/|$)|policy\/|receipt\/|stock\/)/.test(path),
      ),
    );
  });

  it('name a key only where a model is paid for, or deals of that key are meant', () => {
    const ofDeals = [STOCK_RELEASE.id, POLICY_SEAL.id, REPLY_STANDING.id];
    for (const { access, cost, id } of OPERATIONS)
      expect([id, access === 'svc_key']).toEqual([id, cost === 'model' || ofDeals.includes(id)]);
  });

  it('expect 401 and 403 exactly where a key is needed, and 422 exactly where a body is sent', () => {
    for (const record of OPERATIONS) {
      // A readiness in its deep form is refused by 403 without a key; an optional key can be unknown.
      expect([record.id, record.errors.includes(401), record.errors.includes(403)]).toEqual([
        record.id,
        record.access !== 'open' || record.optionalKey === true,
        record.access !== 'open' || record.path === '/ready',
      ]);
      // A webhook has a body that is not ours to describe.
      const takesBody = record.input !== null || record.id === 'takePaymentWebhook';
      for (const status of [400, 413] as const) expect(record.errors.includes(status)).toBe(takesBody);
      for (const status of [415, 422] as const) expect(record.errors.includes(status)).toBe(record.input !== null);
      expect(record.errors.includes(429)).toBe(record.path.startsWith('/v1/'));
    }
  });

  it.each(withExamples)('have an example that fits its classes: %s', (_, record, example) => {
    for (const [bodyClass, value] of [
      [record.input, example.input],
      [record.output, example.output],
    ] as const) {
      if (!bodyClass) continue;
      const validate = validatorOf(bodyClass.name);
      expect([validate(value), validate.errors]).toEqual([true, null]);
    }
  });
});

describe('the OpenAPI document', () => {
  it('has one operation a record, each with an example of what is sent and of what comes back', () => {
    for (const record of OPERATIONS) {
      const operation = document.paths[record.path]?.[record.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: record.id, tags: [record.feature] });
      const text = JSON.stringify(operation);
      expect(text.includes('"requestBody"')).toBe(record.input !== null);
      const { responses } = operation as unknown as {
        responses: Record<string, { content: Record<string, { examples: object }> }>;
      };
      const answer = responses[record.status];
      expect(Object.keys(answer?.content[record.media]?.examples ?? {})).toEqual(
        record.examples.map((example) => example.name),
      );
    }
  });

  it('asks for a body unless every member of it may be left out', () => {
    const asked = (path: string): unknown =>
      (document.paths[path]?.['post']?.['requestBody'] as { required: boolean }).required;
    expect(['/v1/keys/rotate', '/v1/helper/ask', '/v1/keys', '/v1/reply'].map(asked)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('asks for either header where a key is needed and for nothing elsewhere', () => {
    const keyed = [{ access_key: [] }, { bearer: [] }];
    expect(document.paths['/v1/policy/compile']?.['post']?.['security']).toEqual(keyed);
    expect(document.paths['/v1/reply']?.['post']?.['security']).toEqual([...keyed, {}]);
    expect(document.paths['/v1/policy/check']?.['post']?.['security']).toEqual([]);
  });

  it('takes the policy’s schema from its owner', () => {
    expect(document.components.schemas['Policy']).toMatchObject({
      properties: POLICY_SCHEMA.properties,
      required: POLICY_SCHEMA.required,
    });
  });

  it('tells that a buyer is told less than a seller', () => {
    const { responses } = document.paths['/v1/reply']?.['post'] as unknown as {
      responses: Record<string, { content: Record<string, { schema: object }> }>;
    };
    expect(responses['200']?.content['application/json']?.schema).toEqual({
      anyOf: [{ $ref: '#/components/schemas/ReplyResult' }, { $ref: '#/components/schemas/BuyersReply' }],
    });
    const { BuyersReply, BuyersOffer } = document.components.schemas as Record<string, { properties: object }>;
    const told = [...Object.keys(BuyersReply?.properties ?? {}), ...Object.keys(BuyersOffer?.properties ?? {})];
    expect(told).toEqual(expect.arrayContaining(['reply', 'total']));
    for (const ours of ['net', 'inside_policy', 'seller', 'reading', 'decided_by']) expect(told).not.toContain(ours);
  });

  it('closes our own objects, keeps whole numbers whole and says what may be null', () => {
    const { ReplyIn, ReplyOffer, ReplyResult, PilotIn } = document.components.schemas as Record<
      string,
      { additionalProperties: unknown; required: string[]; properties: Record<string, unknown> }
    >;
    expect(ReplyIn).toMatchObject({
      additionalProperties: false,
      required: ['message'],
      oneOf: [
        { required: ['policy'], properties: { sealed_policy: false } },
        { required: ['sealed_policy'], properties: { policy: false } },
      ],
      properties: { state: { type: ['object', 'null'] }, message: { minLength: 1, maxLength: 4000 } },
    });
    expect(ReplyOffer?.properties['quantity']).toMatchObject({ type: 'integer', minimum: 1 });
    expect(ReplyResult?.properties['offer']).toMatchObject({
      anyOf: [{ $ref: '#/components/schemas/ReplyOffer' }, { type: 'null' }],
    });
    expect(PilotIn?.properties).toMatchObject({
      name: { maxLength: 120 },
      business: { maxLength: 200 },
      email: { maxLength: 200 },
      sells: { maxLength: 500, default: '' },
      note: { maxLength: 2000, default: '' },
    });
  });

  it('resolves every reference inside itself', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) =>
      (match[1] ?? '').split('/'),
    );
    expect(references.length).toBeGreaterThan(50);
    for (const steps of references)
      expect(steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document)).toBeDefined();
  });

  it('tells the rates of this deployment', () => {
    expect(document.info['description']).toMatch(/ 77 calls a minute per address, or 888 per key/);
  });

  it('groups operations in the order of the features', () => {
    expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(FEATURES));
  });

  it('has for every operation a response to what it does not list, and 304 where an ETag stands', () => {
    for (const record of OPERATIONS) {
      const { responses } = document.paths[record.path]?.[record.method.toLowerCase()] as unknown as {
        responses: Record<string, { headers?: object }>;
      };
      expect(Object.keys(responses)).toContain('default');
      expect([record.id, '304' in responses, 'ETag' in (responses[record.status]?.headers ?? {})]).toEqual([
        record.id,
        record.conditional ?? false,
        record.conditional ?? false,
      ]);
      expect(Object.keys(responses).some((status) => status.startsWith('4'))).toBe(true);
    }
  });

  it('shows refusals of fields that the operation has', () => {
    for (const record of OPERATIONS.filter(({ input }) => input !== null)) {
      const { responses } = document.paths[record.path]?.[record.method.toLowerCase()] as unknown as {
        responses: Record<
          number,
          { content: Record<string, { examples: { refused: { value: { detail: InputFault[] } } } }> }
        >;
      };
      const detail = responses[422]?.content['application/json']?.examples.refused.value.detail ?? [];
      expect([record.id, detail.length]).toEqual([record.id, 1]);
      for (const { loc, type } of detail)
        expect(fieldsOf(record.input!).has(String(loc[1])) || type === 'extra_forbidden').toBe(true);
    }
  });

  it('depends on nothing but the records', () => {
    const again = openApiDocument(OPERATIONS, options);
    expect(JSON.stringify(again)).toBe(JSON.stringify(document));
  });

  it('refuses two records of one name', () => {
    const [first] = OPERATIONS as [OperationRecord];
    expect(() => openApiDocument([first, first], options)).toThrow(/Two records/);
  });
});

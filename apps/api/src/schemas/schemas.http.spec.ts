import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { SchemasModule } from './schemas.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([SchemasModule]);
});
afterAll(() => service.close());

describe.each(['policy', 'receipt', 'state'])('GET /schemas/%s.json', (name) => {
  it('is a JSON Schema that an independent validator takes, under its own address', async () => {
    const { status, headers, body } = await service.get(`/schemas/${name}.json`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/schema+json; charset=utf-8']);
    expect(body).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
    });
    expect(body.$id).toMatch(new RegExp(`^http.*/schemas/${name}\\.json$`));
    const validate = new Ajv2020({ strict: false }).compile(body);
    expect([validate({}), validate(EXAMPLE_POLICY)]).toEqual([false, name === 'policy']);
  });
});

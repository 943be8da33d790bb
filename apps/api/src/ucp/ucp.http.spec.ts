import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import request from 'supertest';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { UcpModule } from './ucp.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([UcpModule]);
});
afterAll(() => service.close());

const text = { type: 'string' };
const pair = (crv: string, alg: string): object => ({
  if: { properties: { crv: { const: crv } }, required: ['crv'] },
  then: { properties: { alg: { const: alg } } },
});

/** A key as 2026-08-25 wants it (schemas/profile.json, `jwk_public_key`): its curve’s algorithm, nothing private. */
const NEWEST_KEY = {
  type: 'object',
  required: ['kid', 'kty'],
  properties: { kid: text, kty: text, crv: text, x: text, y: text, alg: text, use: text },
  allOf: [
    { if: { properties: { kty: { const: 'EC' } } }, then: { required: ['crv', 'x', 'y'] } },
    { if: { properties: { kty: { const: 'OKP' } } }, then: { required: ['crv', 'x'] } },
    pair('P-256', 'ES256'),
    pair('P-384', 'ES384'),
    pair('Ed25519', 'EdDSA'),
  ],
  not: { anyOf: ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'].map((member) => ({ required: [member] })) },
};

/** A key as 2026-04-08 wants it (discovery/profile_schema.json, `signing_key`): these members and no other. */
const OLDER_KEY = {
  type: 'object',
  required: ['kid', 'kty'],
  additionalProperties: false,
  properties: {
    ...{ kid: text, kty: text, crv: text, x: text, y: text, n: text, e: text, alg: text },
    use: { enum: ['sig', 'enc'] },
  },
};

const profileRules = (member: string, key: object): object => ({
  type: 'object',
  required: ['ucp', member],
  properties: {
    ucp: { type: 'object', required: ['version', 'services', 'payment_handlers'] },
    [member]: { type: 'array', minItems: 1, items: key },
  },
});
const fits = (rules: object, value: unknown): boolean => new Ajv2020({ strict: false }).compile(rules)(value);

describe('GET /.well-known/ucp', () => {
  it('publishes both keys under the name that its version reads, and nothing private', async () => {
    const { status, body, text: sent } = await service.get('/.well-known/ucp');
    expect([status, Object.keys(body), fits(profileRules('keys', NEWEST_KEY), body)]).toEqual([
      200,
      ['ucp', 'keys'],
      true,
    ]);
    expect(body.keys).toEqual([service.keys.es256.publicJwk, service.keys.notary.publicJwk]);
    expect(body.keys.map(({ kty, crv, alg }) => [kty, crv, alg])).toEqual([
      ['EC', 'P-256', 'ES256'],
      ['OKP', 'Ed25519', 'EdDSA'],
    ]);
    expect(sent).not.toContain('"d"');
    expect(fits(profileRules('keys', NEWEST_KEY), { ...body, keys: [{ ...body.keys[0], d: 'x' }] })).toBe(false);
  });

  it('has the members that the protocol wants, though they are empty', async () => {
    expect((await service.get('/.well-known/ucp')).body.ucp).toEqual({
      version: '2026-08-25',
      supported_versions: { '2026-04-08': expect.stringMatching(/\/\.well-known\/ucp\/2026-04-08$/) },
      services: {},
      payment_handlers: {},
    });
  });

  it.each(['/.well-known/ucp', '/.well-known/ucp/2026-04-08'])(
    'may be cached by anyone for a minute and is not sent twice: %s',
    async (path) => {
      const { headers } = await service.get(path);
      expect(headers.get('cache-control')).toBe('public, max-age=60');
      await request(service.app.getHttpServer())
        .get(path)
        .set('If-None-Match', headers.get('etag') ?? '')
        .expect(304, '');
    },
  );
});

describe('an older version of the profile', () => {
  it(
    'is where `supported_versions` says, is of the ' + 'version that it is listed under, and has the same keys',
    async () => {
      const { body } = await service.get('/.well-known/ucp');
      const { supported_versions } = body.ucp as { supported_versions: Record<string, string> };
      expect(Object.keys(supported_versions)).toEqual(['2026-04-08']);
      for (const [version, address] of Object.entries(supported_versions)) {
        const older = (await service.get(new URL(address).pathname)).body as unknown as {
          ucp: { version: string };
          signing_keys: unknown;
        };
        expect([older.ucp.version, Object.keys(older)]).toEqual([version, ['ucp', 'signing_keys']]);
        expect(older.signing_keys).toEqual(body.keys);
        expect(fits(profileRules('signing_keys', OLDER_KEY), older)).toBe(true);
        expect(fits(profileRules('signing_keys', OLDER_KEY), { ...older, signing_keys: [{ kid: 'x' }] })).toBe(false);
      }
    },
  );
});

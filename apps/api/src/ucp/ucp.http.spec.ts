import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { UcpModule } from './ucp.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([UcpModule]);
});
afterAll(() => service.close());

describe('GET /.well-known/ucp', () => {
  it('publishes both keys under both names that protocol versions use, and nothing private', async () => {
    const { status, body, text } = await service.get('/.well-known/ucp');
    expect(status).toBe(200);
    expect(body.keys).toEqual([service.keys.es256.publicJwk, service.keys.notary.publicJwk]);
    expect(body.signing_keys).toEqual(body.keys);
    expect(body.keys.map(({ kty, crv, alg }) => [kty, crv, alg])).toEqual([['EC', 'P-256', 'ES256'], ['OKP', 'Ed25519', 'EdDSA']]);
    expect(text).not.toContain('"d"');
  });

  it('has the members that the protocol wants, though they are empty', async () => {
    expect((await service.get('/.well-known/ucp')).body.ucp).toEqual({ version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), services: {}, payment_handlers: {} });
  });

  it('may be cached by anyone for a minute and is not sent twice', async () => {
    const { headers } = await service.get('/.well-known/ucp');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    await request(service.app.getHttpServer()).get('/.well-known/ucp').set('If-None-Match', headers.get('etag') ?? '').expect(304, '');
  });
});

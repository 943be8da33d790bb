import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '@svc/contracts';
import request from 'supertest';
import { startFeatures, type FeatureApp } from '../../testing/feature-app.js';
import { OpenApiModule } from './openapi.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([OpenApiModule]);
});
afterAll(() => service.close());

describe('GET /openapi.json', () => {
  it('describes every operation, at the address where the service is reached', async () => {
    const { status, body } = await service.get('/openapi.json');
    expect([status, body.openapi]).toEqual([200, '3.1.0']);
    expect(body.info).toMatchObject({ version: '0.1.0' });
    expect(body.servers[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1/);
    expect(Object.values(body.paths).flatMap((path) => Object.keys(path))).toHaveLength(OPERATIONS.length);
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await service.get('/openapi.json');
    await request(service.app.getHttpServer())
      .get('/openapi.json')
      .set('If-None-Match', headers.get('etag') ?? '')
      .expect(304);
  });
});

describe('GET /collection.json', () => {
  it('holds a request for every operation, at the address where the service is reached', async () => {
    const { status, body } = await service.get('/collection.json');
    expect([status, body.info.schema]).toEqual([200, expect.stringContaining('/collection/v2.1.0/')]);
    expect(body.variable[0]).toEqual({ key: 'base_url', value: expect.stringMatching(/^http:\/\/127\.0\.0\.1/) });
    expect(body.item.flatMap(({ item }) => item)).toHaveLength(OPERATIONS.length);
  });
});

describe('GET /docs', () => {
  it('is a page that gets everything from this service', async () => {
    const { status, text, headers } = await service.get('/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).not.toMatch(/https?:\/\/|<script>|<style>/);
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files).toHaveLength(5);
    for (const file of files) expect([file, (await service.get(file)).status]).toEqual([file, 200]);
  });

  it('serves its files as what they are', async () => {
    expect((await service.get('/docs/start.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await service.get('/docs/swagger-ui-bundle.js')).headers.get('content-type')).toMatch(/^text\/javascript/);
    expect((await service.get('/docs/swagger-ui.css')).headers.get('content-type')).toMatch(/^text\/css/);
  });

  it.each([
    '/docs/package.json',
    '/docs/index.html',
    '/docs/../package.json',
    '/docs/..%2fpackage.json',
    '/docs/swagger-ui.css/x',
  ])('has nothing else: %s', async (path) => {
    expect((await service.get(path)).status).toBe(404);
  });
});

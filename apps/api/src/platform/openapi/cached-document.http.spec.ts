import { request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFeatures, type FeatureApp } from '../../testing/feature-app.js';
import { UcpModule } from '../../ucp/ucp.module.js';
import { OpenApiModule } from './openapi.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([OpenApiModule, UcpModule]);
});
afterAll(() => service.close());

/** The bytes on the wire, read by Node’s own client, which undoes nothing. */
function wire(
  path: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = send(service.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('a document that is the same for everybody', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes in %s to a client that takes it: the same text, far fewer bytes', async (coding, undo) => {
    const plain = await wire('/openapi.json', {});
    const small = await wire('/openapi.json', { 'accept-encoding': coding });
    expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, coding]);
    expect(undo(small.bytes).equals(plain.bytes)).toBe(true);
    expect(small.bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(Number(small.headers['content-length'])).toBe(small.bytes.length);
    for (const { headers } of [plain, small]) expect(headers['vary']).toContain('Accept-Encoding');
  });

  it.each(['identity', 'deflate', 'gzip;q=0, br;q=0', '*;q=0'])(
    'comes as it is to one that sends %s',
    async (codings) => {
      const { status, headers } = await wire('/openapi.json', { 'accept-encoding': codings });
      expect([status, headers['content-encoding']]).toEqual([200, undefined]);
    },
  );

  it('is not sent again to a client that has this form of it, and is sent to one that has another', async () => {
    const [plain, small] = [
      await wire('/openapi.json', {}),
      await wire('/openapi.json', { 'accept-encoding': 'gzip' }),
    ].map(({ headers }) => String(headers['etag']));
    expect(small).not.toBe(plain);
    const again = (tag: string | undefined, codings: string): Promise<{ status: number; bytes: Buffer }> =>
      wire('/openapi.json', { 'if-none-match': tag ?? '', 'accept-encoding': codings });
    expect((await again(small, 'gzip')).status).toBe(304);
    expect((await again(small, 'gzip')).bytes.length).toBe(0);
    const asFetch = { 'if-none-match': small ?? '', 'accept-encoding': 'gzip', 'cache-control': 'no-cache' };
    expect((await wire('/openapi.json', asFetch)).status).toBe(304);
    expect((await again(plain, 'gzip')).status).toBe(200);
    expect((await again(small, 'identity')).status).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const [get, head] = [await wire('/openapi.json', headers), await wire('/openapi.json', headers, 'HEAD')];
    const told = ({ headers: { etag, vary, 'content-length': length, 'content-encoding': coding } }: typeof get) => [
      etag,
      vary,
      length,
      coding,
    ];
    expect([head.status, head.bytes.length, told(head)]).toEqual([200, 0, told(get)]);
  });

  it('stays as it is where it fits into one packet', async () => {
    const { headers } = await wire('/docs/start.js', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined]);
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'application/json; charset=utf-8'],
    [{ accept: '*/*' }, 'application/json; charset=utf-8'],
    [{ accept: 'application/openapi+json' }, 'application/openapi+json'],
    [{ accept: 'application/json, application/openapi+json;q=0.5' }, 'application/json; charset=utf-8'],
    [{ accept: 'application/xml' }, 'application/json; charset=utf-8'],
  ])('is of the media type that %j asks for, and its own where that is none of them', async (headers, type) => {
    const answer = await wire('/openapi.json', headers);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers['vary']).toContain('Accept');
  });

  it('has an entity tag for each media type', async () => {
    const forms: Record<string, string>[] = [{}, { accept: 'application/openapi+json' }];
    const tags = forms.map((headers) => wire('/openapi.json', headers));
    const [one, other] = (await Promise.all(tags)).map(({ headers }) => headers['etag']);
    expect(one).not.toBe(other);
  });
});

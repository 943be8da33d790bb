import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownBytes, readBody, type MayGrow, type ReadBody } from './read-body.js';

const LIMIT_BYTES = 200_000;

let server: Server;
let told: (read: ReadBody) => void;
let mayGrow: MayGrow = () => true;
beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    void readBody(request, LIMIT_BYTES, (bytes) => mayGrow(bytes)).then((read) => {
      told(read);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

/** What the server reads of these chunks; `null` in place of the last breaks off. */
function sent(chunks: readonly (Buffer | null)[], headers: Record<string, string> = {}): Promise<ReadBody> {
  return new Promise((resolve) => {
    told = resolve;
    const { port } = server.address() as AddressInfo;
    const request = send({ host: '127.0.0.1', port, method: 'POST', headers }).on('error', () => undefined);
    request.on('response', (response) => response.resume());
    for (const chunk of chunks) if (chunk !== null) request.write(chunk);
    if (!chunks.includes(null)) request.end();
    else setImmediate(() => request.destroy());
  });
}

describe('the body of a request', () => {
  it.each([
    ['whose length is told', 3, { 'content-length': '3' }],
    ['of chunks', 3, {}],
    ['that is large and placed as it arrives', 150_000, { 'content-length': '150000' }],
    ['as large as the limit', LIMIT_BYTES, {}],
  ])('%s is read whole', async (_, size, headers) => {
    const body = Buffer.alloc(size, 'abc');
    const half = Math.floor(size / 2);
    const read = await sent([body.subarray(0, half), body.subarray(half)], headers);
    expect(read.ok && read.bytes.equals(body)).toBe(true);
  });

  it.each([
    ['by what it tells', { 'content-length': String(LIMIT_BYTES + 1) }],
    ['by what arrives', {}],
  ])('is refused with 413 where it is larger than the limit, %s', async (_, headers) => {
    const read = await sent([Buffer.alloc(LIMIT_BYTES + 1)], headers);
    expect(read).toEqual({ ok: false, status: 413, reason: 'the body is larger than 200000 bytes' });
  });

  it('asks for room as it comes where its length is not told, in steps that double, up to the limit', async () => {
    const asked: number[] = [];
    mayGrow = (bytes) => asked.push(bytes) > 0;
    await sent([Buffer.alloc(65_536)]);
    expect(asked).toEqual([]);
    await sent([Buffer.alloc(LIMIT_BYTES)]);
    expect([asked[0]! <= 2 * 65_536, asked.at(-1)]).toEqual([true, LIMIT_BYTES]);
    asked.length = 0;
    await sent([Buffer.alloc(150_000)], { 'content-length': '150000' });
    expect(asked).toEqual([]);
  });

  it('is refused with 503 where there is no room for more of it', async () => {
    mayGrow = (bytes) => bytes < 150_000;
    const read = await sent([Buffer.alloc(180_000)]);
    mayGrow = () => true;
    expect(read).toMatchObject({ ok: false, status: 503 });
  });

  it('is refused with 400 where its sender breaks off', async () => {
    const read = await sent([Buffer.alloc(10), null], { 'content-length': '20' });
    expect(read).toEqual({ ok: false, status: 400, reason: 'the body broke off' });
  });
});

describe('bytes for a worker', () => {
  it('stand in memory of their own, and are copied only where they share it', () => {
    const alone = Buffer.from(new ArrayBuffer(100_000)).fill(7);
    expect(ownBytes(alone).buffer).toBe(alone.buffer);
    const pooled = Buffer.from('abc');
    const own = ownBytes(pooled);
    expect([own.buffer === pooled.buffer, own.buffer.byteLength, Buffer.from(own).toString()]).toEqual([
      false,
      3,
      'abc',
    ]);
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { onWire, verdicts, type WireResponse } from '../../testing/verify-signed.js';
import { signOnEnd } from './sign-on-end.js';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
let server: Server | undefined;
afterEach(() => void server?.close());

async function answered(send: (response: ServerResponse) => void, kid = 'k'): Promise<WireResponse> {
  server = createServer((request, response) => {
    signOnEnd(response, {
      key: { kid, privateKey },
      isHead: request.method === 'HEAD',
      nowMillis: () => Date.now(),
    });
    send(response);
  }).listen(0);
  return onWire(
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers: { connection: 'close' } }),
  );
}

describe('signing at the end of a response', () => {
  it.each<[string, string, (response: ServerResponse) => void]>([
    ['one piece', 'whole', (response) => response.end('whole')],
    [
      'several pieces of text and bytes',
      'one two three',
      (response) => {
        response.write('one ');
        response.write(Buffer.from('two '));
        response.end(Buffer.from('three'));
      },
    ],
    [
      'text in another encoding',
      'hé',
      (response) => {
        response.write('68', 'hex');
        response.end(Buffer.from('é'));
      },
    ],
    [
      'a stream',
      'streamed text',
      (response) => {
        const stream = new PassThrough();
        stream.pipe(response);
        stream.write('streamed ');
        setTimeout(() => stream.end('text'), 5);
      },
    ],
    ['nothing at all', '', (response) => response.end()],
  ])('covers %s', async (_, body, send) => {
    const response = await answered(send);
    expect(Buffer.from(response.body).toString()).toBe(body);
    expect(await verdicts(response, publicKey)).toEqual({ digest: true, signatures: true, sig: true });
  });

  it('sends no body with 204, and signs that', async () => {
    const response = await answered((outgoing) => {
      outgoing.statusCode = 204;
      outgoing.end('left over');
    });
    expect([response.status, response.body.length]).toEqual([204, 0]);
    expect(await verdicts(response, publicKey)).toEqual({ digest: true, signatures: true, sig: true });
  });

  it('sends nothing that it cannot sign', async () => {
    await expect(answered((response) => response.end('unsigned'), 'a name with a "')).rejects.toThrow('fetch failed');
  });

  it('calls back once the response has ended', async () => {
    const order: string[] = [];
    await answered((response) => {
      response.write('a', () => order.push('written'));
      response.end(() => order.push('ended'));
    });
    expect(order).toEqual(['written', 'ended']);
  });
});

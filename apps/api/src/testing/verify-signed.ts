import { createHash, verify, type KeyObject } from 'node:crypto';
import { verifySignature } from 'http-message-sig';
import httpMessageSignatures from 'http-message-signatures';

/** A response as it came over the wire. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** Reads a response to the end, keeping its bytes. */
export async function onWire(response: Response): Promise<WireResponse> {
  return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
}

/** What two outside packages and the digest say about a response: all three true where it is signed as promised. */
export async function verdicts(
  response: WireResponse,
  publicKey: KeyObject,
): Promise<{ digest: boolean; signatures: boolean; sig: boolean }> {
  const digest = `sha-256=:${createHash('sha256').update(response.body).digest('base64')}:`;
  return {
    digest: response.headers.get('content-digest') === digest,
    signatures: await byHttpMessageSignatures(response, publicKey),
    sig: await byHttpMessageSig(response, publicKey),
  };
}

function holds(publicKey: KeyObject, data: Uint8Array, signature: Uint8Array): boolean {
  return verify('sha256', data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature);
}

async function byHttpMessageSignatures({ status, headers }: WireResponse, publicKey: KeyObject): Promise<boolean> {
  const keyLookup = () =>
    Promise.resolve({
      algs: ['ecdsa-p256-sha256'],
      verify: (data: Buffer, signature: Buffer) => Promise.resolve(holds(publicKey, data, signature)),
    });
  const config = {
    keyLookup,
    requiredFields: ['@status', 'content-digest', 'content-type'],
    requiredParams: ['created', 'keyid'],
    tolerance: 60,
  };
  return (
    (await httpMessageSignatures.httpbis
      .verifyMessage(config, { status, headers: Object.fromEntries(headers) })
      .catch(() => false)) === true
  );
}

async function byHttpMessageSig({ status, headers }: WireResponse, publicKey: KeyObject): Promise<boolean> {
  const fields = [...headers].map(([name, value]) => ({ name, value }));
  const verifier = {
    algorithm: 'ecdsa-p256-sha256',
    verify: (data: Uint8Array, signature: Uint8Array) => Promise.resolve(holds(publicKey, data, signature)),
  };
  const policy = {
    algorithms: ['ecdsa-p256-sha256'],
    requiredComponents: ['@status', 'content-digest', 'content-type'],
    requiredParameters: ['created', 'keyid'],
    clockSkew: 60,
    now: Math.floor(Date.now() / 1000),
  } as const;
  return verifySignature(
    { kind: 'response', status, fields },
    { label: 'sig1', policy, resolveVerifier: () => verifier },
  ).then(
    () => true,
    () => false,
  );
}

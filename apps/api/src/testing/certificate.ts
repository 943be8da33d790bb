import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** A key and a certificate that it signed itself, in PEM. */
export interface TestCertificate {
  readonly key: string;
  readonly cert: string;
}

/** Object identifiers: commonName, subjectAltName (RFC 5280), ecdsa-with-SHA256 (RFC 5758). */
const COMMON_NAME = '550403';
const SUBJECT_ALT_NAME = '551d11';
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';

/**
 * A certificate of one host name, good until 2049 (X.509, RFC 5280), for servers on this machine.
 * @example https.createServer(certificateOf('agents.example.com'), answer)
 */
export function certificateOf(host: string): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(identifier(ECDSA_WITH_SHA256));
  const name = sequence(tagged(0x31, sequence(identifier(COMMON_NAME), tagged(0x0c, Buffer.from(host)))));
  const validity = sequence(time('200101000000Z'), time('491231235959Z'));
  const names = tagged(0x04, sequence(tagged(0x82, Buffer.from(host))));
  const extensions = tagged(0xa3, sequence(sequence(identifier(SUBJECT_ALT_NAME), names)));
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = sign('sha256', body, privateKey);
  const der = sequence(body, algorithm, tagged(0x03, Buffer.from([0]), signature));
  return {
    key: pemOf(privateKey),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** A value of DER: its tag, its length and its parts. */
function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, ...parts);
const identifier = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
const time = (text: string): Buffer => tagged(0x17, Buffer.from(text));

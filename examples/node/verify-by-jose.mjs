/** Verifies receipt.json with jose, canonicalize and Node’s crypto alone. */
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import canonicalize from 'canonicalize';
import { flattenedVerify, importJWK } from 'jose';

const { SVC_BASE_URL = 'http://127.0.0.1:3000' } = process.env;
const { keys } = await (await fetch(`${SVC_BASE_URL}/.well-known/ucp`)).json();
const businessKey = keys.find(({ kty }) => kty === 'EC');
const notaryKey = keys.find(({ kty }) => kty === 'OKP');

const { business_authorization, notary_sig, ...content } = JSON.parse(readFileSync('receipt.json', 'utf8'));
const bytes = Buffer.from(canonicalize(content));
const [header, signature] = business_authorization.split('..');

await flattenedVerify(
  { protected: header, payload: bytes.toString('base64url'), signature },
  await importJWK(businessKey),
  { algorithms: ['ES256'] },
); // throws where it does not hold
console.log(
  verify(null, bytes, createPublicKey({ key: notaryKey, format: 'jwk' }), Buffer.from(notary_sig, 'base64url')),
);

import type { OperationRecord } from '../operation.js';
import {
  DomainChallengeIn,
  DomainChallengeResult,
  RegisterOperatorIn,
  RegisterOperatorResult,
  VerifyDomainIn,
  VerifyDomainResult,
} from './registry-classes.js';

/** What the operations of the registry have in common. */
const REGISTRY = {
  feature: 'registry',
  method: 'POST',
  access: 'open',
  cost: 'free',
  stability: 'beta',
  signed: false,
  media: 'application/json',
  status: 200,
  annotations: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
} as const;
const KEY = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
const JWT = 'eyJhbGciOiJFZERTQSIsImtpZCI6ImtQcksi….…';
const TOKEN = 'Zm9yIGV4YW1wbGVzOiAyNTYgYml0cyBvZiByYW5kb20';

/** POST /v1/registry/register_operator */
export const REGISTER_OPERATOR: OperationRecord = {
  ...REGISTRY,
  id: 'registerOperator',
  path: '/v1/registry/register_operator',
  summary: 'Register an operator of agents by its key',
  description:
    'Takes two calls: the first returns a challenge, valid for ten minutes; the second sends its signature ' +
    'and returns an attestation, valid for thirty days. Registering the same key again renews the ' +
    'attestation. Refused are ids registered with another key, keys registered with another id (both 409), ' +
    'and ids that look like host names.',
  tools: [{ name: 'gt_a2a_register_operator', door: 'pro' }],
  input: RegisterOperatorIn,
  output: RegisterOperatorResult,
  errors: [400, 409, 413, 415, 422, 429, 503],
  refusals: {
    400: 'this key did not make the signature over the challenge',
    409: 'another key is registered with this operator_id',
    503: 'the database is not available; try again shortly',
  },
  examples: [
    {
      name: 'challenge',
      input: { operator_id: 'acme-agents', public_key_b64: KEY },
      output: {
        status: 'challenge',
        challenge: TOKEN,
        level: null,
        operator_id: null,
        operator_attestation_jwt: null,
        expires_at: 1_795_342_600,
      },
    },
    {
      name: 'registered',
      input: {
        operator_id: 'acme-agents',
        public_key_b64: KEY,
        challenge_sig_b64: 'kKhXcZNIypJtIgAyOAxQ5QOqHvNdXxnbxOkE2nOWd6PRvIPPBKP8yNxtIzFKSnARmjgaiYmRVNpeOFbiAbDRAg==',
      },
      output: {
        status: 'registered',
        challenge: null,
        level: 'self',
        operator_id: 'acme-agents',
        operator_attestation_jwt: JWT,
        expires_at: 1_797_934_000,
      },
    },
  ],
};

/** POST /v1/registry/request_domain_challenge */
export const REQUEST_DOMAIN_CHALLENGE: OperationRecord = {
  ...REGISTRY,
  id: 'requestDomainChallenge',
  path: '/v1/registry/request_domain_challenge',
  summary: 'What a domain must publish for an operator',
  description:
    'Returns a token that is valid for an hour. Publish it, followed by a space and the operator’s name, as the ' +
    'TXT record `_svc-challenge.<domain>` or in the file `https://<domain>/.well-known/svc-challenge.txt`, then ' +
    'call verify_domain.',
  tools: [{ name: 'gt_a2a_request_domain_challenge', door: 'pro' }],
  input: DomainChallengeIn,
  output: DomainChallengeResult,
  errors: [400, 404, 413, 415, 422, 429, 503],
  refusals: { 404: 'no operator is registered with this key', 503: 'the database is not available; try again shortly' },
  examples: [
    {
      name: 'token',
      input: { domain: 'agents.example.com', public_key_b64: KEY },
      output: {
        domain: 'agents.example.com',
        token: TOKEN,
        txt_record: '_svc-challenge.agents.example.com',
        file_url: 'https://agents.example.com/.well-known/svc-challenge.txt',
        expires_at: 1_795_345_600,
      },
    },
  ],
};

/** POST /v1/registry/verify_domain */
export const VERIFY_DOMAIN: OperationRecord = {
  ...REGISTRY,
  id: 'verifyDomain',
  path: '/v1/registry/verify_domain',
  summary: 'Verify that a domain belongs to an operator',
  description:
    'Looks for a token of this domain and key in the TXT record, then in the file, and returns an attestation ' +
    'of the level `domain`, with the published name. The key must sign domain and name. Only public addresses ' +
    'and port 443 are contacted; redirects are not followed.',
  tools: [{ name: 'gt_a2a_verify_domain', door: 'pro' }],
  input: VerifyDomainIn,
  output: VerifyDomainResult,
  errors: [400, 404, 413, 415, 422, 429, 503],
  refusals: {
    400: 'no token of this domain and key was found in the TXT record or in the file',
    404: 'no operator is registered with this key',
    503: 'the database is not available; try again shortly',
  },
  annotations: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  examples: [
    {
      name: 'verified',
      input: {
        domain: 'agents.example.com',
        public_key_b64: KEY,
        display_name: 'Acme',
        sig_b64: 'kKhXcZNIypJtIgAyOAxQ5QOqHvNdXxnbxOkE2nOWd6PRvIPPBKP8yNxtIzFKSnARmjgaiYmRVNpeOFbiAbDRAg==',
      },
      output: {
        status: 'verified',
        method: 'dns',
        level: 'domain',
        operator_id: 'acme-agents',
        domain: 'agents.example.com',
        operator_attestation_jwt: JWT,
        expires_at: 1_797_934_000,
      },
    },
  ],
};

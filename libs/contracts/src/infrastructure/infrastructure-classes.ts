import { Amount, AnyValue, Choice, FreeObject, ListOf, ListOfNested, Text } from '../fields.js';
import type { SchemaObject } from '../fields.js';

/** That the process is alive; asking touches no database. */
export class HealthResult {
  @Choice(['ok'], { description: 'Always `ok`: the process answers.' })
  status!: 'ok';

  @Text({ description: 'The version of the service.' })
  version!: string;

  @Amount({ description: 'Seconds since the process started.', min: 0 })
  uptime_seconds!: number;

  @Choice(['embedded', 'postgresql'], { description: 'The kind of database.' })
  database!: 'embedded' | 'postgresql';

  @Choice(['builtin', 'anthropic'], {
    description: 'What reads messages and writes replies: `builtin` is code, not a language model.',
  })
  model!: 'builtin' | 'anthropic';
}

/** Whether the process can serve: its database answers and it is not draining. */
export class ReadyResult {
  @Choice(['ready'], { description: 'Always `ready`: the service accepts requests.' })
  status!: 'ready';
}

const jwk: SchemaObject = {
  type: 'object',
  required: ['kid', 'kty', 'crv', 'x'],
  additionalProperties: true,
  properties: {
    kid: { type: 'string' },
    kty: { type: 'string', enum: ['EC', 'OKP'] },
    crv: { type: 'string', enum: ['P-256', 'Ed25519'] },
    x: { type: 'string' },
    y: { type: 'string' },
    alg: { type: 'string', enum: ['ES256', 'EdDSA'] },
    use: { type: 'string' },
  },
};

/** The profile by which verifiers of the commerce protocol find the keys; `keys` makes it a JWK Set (RFC 7517). */
export class UcpProfile {
  @FreeObject({
    description: 'The protocol version, addresses for older versions, services, capabilities and payment handlers.',
  })
  ucp!: object;

  @ListOf(jwk, { description: 'The public keys: ES256 (P-256) and the Ed25519 notary key. Rotated keys stay listed.' })
  keys!: object[];
}

/** The profile as the version before it is written: the same keys under their older name. */
export class OlderUcpProfile {
  @FreeObject({ description: 'The protocol version, services, capabilities and payment handlers.' })
  ucp!: object;

  @ListOf(jwk, { description: 'The public keys, as in `keys` of the newer profile.' })
  signing_keys!: object[];
}

/** The body of every refusal that is not a 422. */
export class ErrorResult {
  @Text({ description: 'Why the request was refused.' })
  detail!: string;

  @Text({ description: 'With status 500: the id to quote when you report the fault.', optional: true })
  request_id?: string;

  @Text({ description: 'A stable code; docs/errors.md lists them all.', optional: true })
  code?: string;

  @ListOf(
    { type: ['string', 'integer'] },
    { description: 'The member of the request that the code is about, if any.', optional: true },
  )
  path?: (string | number)[];
}

/** One place where a request body does not fit. */
export class ValidationFault {
  @ListOf(
    { type: ['string', 'integer'] },
    { description: 'The place of the fault: `body`, then names of members and indexes of items.' },
  )
  loc!: (string | number)[];

  @Text({ description: 'What is wrong, as a sentence.' })
  msg!: string;

  @Text({ description: 'A stable code, such as missing, string_too_long or extra_forbidden.' })
  type!: string;

  @AnyValue({ description: 'The value that was sent, shortened if too long; null if none was sent.' })
  input!: unknown;

  @FreeObject({ description: 'The limit that the value breaks, if any.' })
  ctx!: object;
}

/** The 422 body: every place where the request body does not fit. */
export class ValidationRefusal {
  @ListOfNested(() => ValidationFault, { name: 'ValidationFault', description: 'The faults, one per item.' })
  detail!: ValidationFault[];
}

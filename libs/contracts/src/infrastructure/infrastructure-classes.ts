import { Amount, AnyValue, Choice, FreeObject, ListOf, ListOfNested, Text } from '../fields.js';
import type { SchemaObject } from '../fields.js';

/** That the process is alive; asking touches no database. */
export class HealthResult {
  @Choice(['ok'], { description: 'That the process answers.' })
  status!: 'ok';

  @Text({ description: 'The version of the service.' })
  version!: string;

  @Amount({ description: 'Seconds since the process started.', min: 0 })
  uptime_seconds!: number;

  @Choice(['embedded', 'postgresql'], { description: 'Which database serves it.' })
  database!: 'embedded' | 'postgresql';

  @Choice(['builtin', 'anthropic'], { description: 'Who reads messages and words replies.' })
  model!: 'builtin' | 'anthropic';
}

/** Whether the process can serve: its database answers and it is not draining. */
export class ReadyResult {
  @Choice(['ready'], { description: 'That requests can be sent here.' })
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
    description: 'Protocol version, addresses for older versions, services, capabilities and payment handlers.',
  })
  ucp!: object;

  @ListOf(jwk, { description: 'The public keys: ES256 (P-256) and the Ed25519 notary key; rotated keys stay.' })
  keys!: object[];
}

/** The profile as the version before it is written: the same keys under their older name. */
export class OlderUcpProfile {
  @FreeObject({ description: 'Protocol version, services, capabilities and payment handlers.' })
  ucp!: object;

  @ListOf(jwk, { description: 'The public keys, as in `keys` of the newer profile.' })
  signing_keys!: object[];
}

/** The body of every refusal that is not a 422. */
export class ErrorResult {
  @Text({ description: 'Why the request was refused.' })
  detail!: string;

  @Text({ description: 'With status 500: names the request in questions about it.', optional: true })
  request_id?: string;

  @Text({ description: 'A stable code; docs/api.md lists them all.', optional: true })
  code?: string;

  @ListOf({ type: ['string', 'integer'] }, { description: 'With a code: the member that it is about.', optional: true })
  path?: (string | number)[];
}

/** One place where a request body does not fit. */
export class ValidationFault {
  @ListOf(
    { type: ['string', 'integer'] },
    { description: 'Where, from `body` down: names of members, indexes of items.' },
  )
  loc!: (string | number)[];

  @Text({ description: 'What is wrong, in words.' })
  msg!: string;

  @Text({ description: 'A stable code, such as missing, string_too_long or extra_forbidden.' })
  type!: string;

  @AnyValue({ description: 'The value that was sent, cut short where it is long; null where none was.' })
  input!: unknown;

  @FreeObject({ description: 'The bound that was broken, where there is one.' })
  ctx!: object;
}

/** The 422 body: every place where the request body does not fit. */
export class ValidationRefusal {
  @ListOfNested(() => ValidationFault, { name: 'ValidationFault', description: 'Each fault on its own.' })
  detail!: ValidationFault[];
}

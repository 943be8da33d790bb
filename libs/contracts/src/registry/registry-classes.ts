import { MAX_NAME_CHARACTERS, MAX_OPERATOR_CHARACTERS } from '@svc/trust/limits';
import { Choice, Text, Whole } from '../fields.js';

const KEY = { description: 'The 32 bytes of an Ed25519 public key, base64.', min: 44, max: 44 };

/** Who registers. */
export class RegisterOperatorIn {
  @Text({
    description:
      'The operator, unique in this registry: letters, digits and . _ : @ -; nothing that reads as a host name.',
    min: 1,
    max: MAX_OPERATOR_CHARACTERS,
    pattern: /^[A-Za-z0-9][A-Za-z0-9._:@-]*$/,
    example: 'acme-agents',
  })
  operator_id!: string;

  @Text(KEY)
  public_key_b64!: string;

  @Text({
    description: 'Taken, and attested by nobody: a name is attested where a domain publishes it, by verify_domain.',
    max: MAX_NAME_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  display_name?: string | null;

  @Text({
    description:
      'Left out: asks for a challenge. Else the signature of the key over the UTF-8 bytes of the challenge, base64.',
    min: 88,
    max: 88,
    optional: true,
    nullable: true,
    default: null,
  })
  challenge_sig_b64?: string | null;
}

/** A challenge, or the registration. */
export class RegisterOperatorResult {
  @Choice(['challenge', 'registered'], { description: 'What this is.' })
  status!: 'challenge' | 'registered';

  @Text({ description: 'What to sign; null once registered.', nullable: true })
  challenge!: string | null;

  @Choice(['self', 'domain'], { description: 'How well the operator is known; null for a challenge.', nullable: true })
  level!: 'self' | 'domain' | null;

  @Text({ description: 'The operator; null for a challenge.', nullable: true })
  operator_id!: string | null;

  @Text({
    description: 'A JWT of the type `svc-operator+jwt` under the trust anchor; null for a challenge.',
    nullable: true,
  })
  operator_attestation_jwt!: string | null;

  @Whole({ description: 'The end of the challenge or of the attestation, in seconds since 1970-01-01T00:00:00Z.' })
  expires_at!: number;
}

/** For which domain a challenge is asked. */
export class DomainChallengeIn {
  @Text({ description: 'A bare host name.', min: 3, max: 253, example: 'agents.example.com' })
  domain!: string;

  @Text({ ...KEY, description: 'The key of a registered operator: 32 bytes, base64.' })
  public_key_b64!: string;
}

/** What to publish. */
export class DomainChallengeResult {
  @Text({ description: 'The domain, in lower case.' })
  domain!: string;

  @Text({
    description:
      'What the record or a line of the file must hold; a blank and the name of the operator may stand after it. ' +
      'Each call has a token of its own.',
  })
  token!: string;

  @Text({ description: 'The name of the TXT record.' })
  txt_record!: string;

  @Text({ description: 'The address of the file that does as well.' })
  file_url!: string;

  @Whole({ description: 'The end of the challenge, in seconds since 1970-01-01T00:00:00Z.' })
  expires_at!: number;
}

/** Which domain to look at. */
export class VerifyDomainIn extends DomainChallengeIn {
  @Text({
    description:
      'What people call the operator. It is taken where the domain publishes it after the token; else the domain ' +
      'stands in its place.',
    max: MAX_NAME_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  display_name?: string | null;

  @Text({
    description:
      'Ed25519 by the key over the canonical JSON of `{display_name, domain}`, base64. Both members are always in ' +
      'it, the domain in lower case. Without it nothing is looked at (400).',
    min: 88,
    max: 88,
    optional: true,
    nullable: true,
    default: null,
  })
  sig_b64?: string | null;
}

/** A domain that speaks for an operator. */
export class VerifyDomainResult {
  @Choice(['verified'], { description: 'Always `verified`.' })
  status!: 'verified';

  @Choice(['dns', 'file'], { description: 'Where the token was found.' })
  method!: 'dns' | 'file';

  @Choice(['domain'], { description: 'The level that the operator has now.' })
  level!: 'domain';

  @Text({ description: 'The operator.' })
  operator_id!: string;

  @Text({ description: 'The domain.' })
  domain!: string;

  @Text({ description: 'A new attestation, with the domain in it.' })
  operator_attestation_jwt!: string;

  @Whole({ description: 'Its end, in seconds since 1970-01-01T00:00:00Z.' })
  expires_at!: number;
}

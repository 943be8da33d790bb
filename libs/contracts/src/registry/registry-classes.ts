import { MAX_NAME_CHARACTERS, MAX_OPERATOR_CHARACTERS } from '@svc/trust/limits';
import { Choice, Text, Whole } from '../fields.js';

const KEY = { description: 'The 32 bytes of an Ed25519 public key, base64.', min: 44, max: 44 };

/** Who registers. */
export class RegisterOperatorIn {
  @Text({
    description:
      'The operator’s id, unique in this registry: letters, digits and . _ : @ -; it must not look like a host name.',
    min: 1,
    max: MAX_OPERATOR_CHARACTERS,
    pattern: /^[A-Za-z0-9][A-Za-z0-9._:@-]*$/,
    example: 'acme-agents',
  })
  operator_id!: string;

  @Text(KEY)
  public_key_b64!: string;

  @Text({
    description: 'The operator’s name. verify_domain attests it only if the operator’s domain publishes it.',
    max: MAX_NAME_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  display_name?: string | null;

  @Text({
    description:
      'The operator’s signature over the UTF-8 bytes of the challenge, base64. Without it, the call returns a ' +
      'challenge.',
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
  @Choice(['challenge', 'registered'], { description: 'What the call returned.' })
  status!: 'challenge' | 'registered';

  @Text({ description: 'The text to sign; null once registered.', nullable: true })
  challenge!: string | null;

  @Choice(['self', 'domain'], {
    description: 'The operator’s verification level; null if the call returned a challenge.',
    nullable: true,
  })
  level!: 'self' | 'domain' | null;

  @Text({ description: 'The operator’s id; null if the call returned a challenge.', nullable: true })
  operator_id!: string | null;

  @Text({
    description:
      'A JWT of the type `svc-operator+jwt`, signed by the trust anchor; null if the call returned a challenge.',
    nullable: true,
  })
  operator_attestation_jwt!: string | null;

  @Whole({ description: 'When the challenge or the attestation expires, in seconds since 1970-01-01T00:00:00Z.' })
  expires_at!: number;
}

/** For which domain a challenge is asked. */
export class DomainChallengeIn {
  @Text({ description: 'The host name, without scheme or path.', min: 3, max: 253, example: 'agents.example.com' })
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
      'The text that the record, or a line of the file, must contain; a space and the operator’s name may ' +
      'follow it. Every call creates a new token.',
  })
  token!: string;

  @Text({ description: 'The name of the TXT record.' })
  txt_record!: string;

  @Text({ description: 'The address of the file that can be used instead.' })
  file_url!: string;

  @Whole({ description: 'When the challenge expires, in seconds since 1970-01-01T00:00:00Z.' })
  expires_at!: number;
}

/** Which domain to look at. */
export class VerifyDomainIn extends DomainChallengeIn {
  @Text({
    description:
      'The operator’s name for people, used only if the domain publishes it after the token; otherwise the ' +
      'domain is the name.',
    max: MAX_NAME_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  display_name?: string | null;

  @Text({
    description:
      'The operator’s Ed25519 signature over the canonical JSON of `{display_name, domain}`, base64. Both ' +
      'members are always signed, the domain in lower case. Without it the domain is not checked (400).',
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

  @Choice(['domain'], { description: 'The operator’s verification level now.' })
  level!: 'domain';

  @Text({ description: 'The id of the operator.' })
  operator_id!: string;

  @Text({ description: 'The domain.' })
  domain!: string;

  @Text({ description: 'A new attestation, which includes the domain.' })
  operator_attestation_jwt!: string;

  @Whole({ description: 'When the attestation expires, in seconds since 1970-01-01T00:00:00Z.' })
  expires_at!: number;
}

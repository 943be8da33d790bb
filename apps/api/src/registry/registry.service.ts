import { Inject, Injectable } from '@nestjs/common';
import type {
  DomainChallengeIn,
  DomainChallengeResult,
  RegisterOperatorIn,
  RegisterOperatorResult,
  VerifyDomainIn,
  VerifyDomainResult,
} from '@svc/contracts';
import { OperationFault } from '@svc/operations';
import {
  attestOperator,
  CHALLENGE_PATH,
  CHALLENGE_SECONDS,
  challengeRecord,
  checkChallenge,
  checkDomain,
  checkOperator,
  DOMAIN_CHALLENGE_SECONDS,
  holdsToken,
  type AttestedOperator,
} from '@svc/trust';
import { ulid } from 'ulid';
import { CLOCK, RANDOM_BYTES, type Clock, type RandomBytes } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { trusting } from '../platform/errors/trust-fault.js';
import { TrustKeys } from '../platform/signing-keys/trust-keys.js';
import { DomainFetch } from './domain-fetch.js';
import { RegistryRepository, type Challenge, type ChallengeOf, type Operator } from './registry.repository.js';

const TOKEN_BYTES = 32;
const EXPIRED = 'there is no challenge that stands; ask for one';

/** Why a domain was not found to speak. */
const NOT_FOUND = {
  address_forbidden: 'the domain leads to an address that is not public',
  domain_unreachable: 'the token was found neither in the TXT record nor in the file',
  token_not_found: 'the token was found neither in the TXT record nor in the file',
} as const;

/** Registers operators, and finds out which domains speak for them. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly operators: RegistryRepository,
    private readonly domains: DomainFetch,
    private readonly keys: TrustKeys,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM_BYTES) private readonly randomBytes: RandomBytes,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A challenge, or with its signature the registration. */
  async register(input: RegisterOperatorIn): Promise<RegisterOperatorResult> {
    await trusting(input, () => checkOperator(input));
    const { operator_id: id, public_key_b64: publicKey, challenge_sig_b64: signature = null } = input;
    await this.requireFree(id, publicKey);
    const of: ChallengeOf = { kind: 'operator', subject: id, publicKey };
    if (signature === null) return challengeResult(await this.challenge(of, CHALLENGE_SECONDS));
    const standing = await this.operators.standing(of, this.nowSeconds());
    if (standing === null) throw refused(400, EXPIRED, 'challenge_expired');
    await trusting(input, () =>
      checkChallenge({ challenge: standing.token, challenge_sig_b64: signature, public_key_b64: publicKey }),
    );
    if (!(await this.operators.use(of, standing.token))) throw refused(400, EXPIRED, 'challenge_expired');
    const operator = { id, publicKey, displayName: input.display_name ?? null };
    if (!(await this.operators.keep(operator)))
      throw refused(409, 'another key holds this operator_id', 'operator_taken');
    const { jwt, expiresAt } = await this.attest(operator, null);
    return {
      status: 'registered',
      challenge: null,
      level: 'self',
      operator_id: id,
      operator_attestation_jwt: jwt,
      expires_at: expiresAt,
    };
  }

  /** What a domain must publish. */
  async challengeDomain(input: DomainChallengeIn): Promise<DomainChallengeResult> {
    const { domain } = await this.operatorAt(input);
    const of: ChallengeOf = { kind: 'domain', subject: domain, publicKey: input.public_key_b64 };
    const { token, expiresAt } = await this.challenge(of, DOMAIN_CHALLENGE_SECONDS);
    return {
      domain,
      token,
      txt_record: challengeRecord(domain),
      file_url: `https://${domain}${CHALLENGE_PATH}`,
      expires_at: expiresAt,
    };
  }

  /** Looks at the domain, and attests what it says. */
  async verifyDomain(input: VerifyDomainIn): Promise<VerifyDomainResult> {
    const { domain, operator } = await this.operatorAt(input);
    const of: ChallengeOf = { kind: 'domain', subject: domain, publicKey: operator.publicKey };
    const standing = await this.operators.standing(of, this.nowSeconds());
    if (standing === null) throw refused(400, EXPIRED, 'challenge_expired');
    const method = await this.findToken(domain, standing.token);
    if (!(await this.operators.use(of, standing.token))) throw refused(400, EXPIRED, 'challenge_expired');
    const named = { ...operator, displayName: input.display_name ?? operator.displayName };
    await this.operators.keep(named);
    const { jwt, expiresAt } = await this.attest(named, domain);
    return {
      status: 'verified',
      method,
      level: 'domain',
      operator_id: operator.id,
      domain,
      operator_attestation_jwt: jwt,
      expires_at: expiresAt,
    };
  }

  private async findToken(domain: string, token: string): Promise<'dns' | 'file'> {
    if ((await this.domains.records(domain)).some((text) => text.trim() === token)) return 'dns';
    const found = await this.domains.file(domain);
    const fault = 'fault' in found ? found.fault : holdsToken(found.text, token) ? null : 'token_not_found';
    if (fault !== null) throw refused(400, NOT_FOUND[fault], fault);
    return 'file';
  }

  private async requireFree(id: string, publicKey: string): Promise<void> {
    const { ofId, ofKey } = await this.operators.holders(id, publicKey);
    if (ofId !== null && ofId.publicKey !== publicKey)
      throw refused(409, 'another key holds this operator_id', 'operator_taken');
    if (ofKey !== null && ofKey.id !== id) throw refused(409, 'this key has another operator_id', 'key_taken');
  }

  private async operatorAt(input: DomainChallengeIn): Promise<{ domain: string; operator: Operator }> {
    const domain = await trusting(input, () => {
      checkOperator({ operator_id: 'any', public_key_b64: input.public_key_b64 });
      return checkDomain(input.domain);
    });
    const { ofKey: operator } = await this.operators.holders('', input.public_key_b64);
    if (operator === null) throw refused(404, 'no operator is registered with this key', 'operator_unknown');
    return { domain, operator };
  }

  private challenge(of: ChallengeOf, seconds: number): Promise<Challenge> {
    const token = Buffer.from(this.randomBytes(TOKEN_BYTES)).toString('base64url');
    const nowSeconds = this.nowSeconds();
    return this.operators.challenge(of, { token, expiresAt: nowSeconds + seconds }, nowSeconds);
  }

  private attest({ id, publicKey, displayName }: Operator, domain: string | null) {
    const attested: AttestedOperator = {
      operator_id: id,
      level: domain === null ? 'self' : 'domain',
      public_key_b64: publicKey,
      display_name: displayName,
      domain,
    };
    const { kid, privateJwk } = this.keys.signing('first-strike');
    const token = {
      issuer: this.config.baseUrl,
      id: `opa_${ulid(this.clock.nowMillis())}`,
      nowSeconds: this.nowSeconds(),
    };
    return attestOperator(attested, token, { kid, privateJwk });
  }

  private nowSeconds(): number {
    return Math.floor(this.clock.nowMillis() / 1000);
  }
}

const refused = (status: number, detail: string, code: string): OperationFault =>
  new OperationFault(status, detail, { code });

function challengeResult({ token, expiresAt }: Challenge): RegisterOperatorResult {
  return {
    status: 'challenge',
    challenge: token,
    level: null,
    operator_id: null,
    operator_attestation_jwt: null,
    expires_at: expiresAt,
  };
}

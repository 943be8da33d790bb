import { Inject, Injectable } from '@nestjs/common';
import type {
  DomainChallengeIn,
  DomainChallengeResult,
  RegisterOperatorIn,
  RegisterOperatorResult,
  VerifyDomainIn,
  VerifyDomainResult,
  RefusalCode,
} from '@svc/contracts';
import { OperationFault } from '@svc/operations';
import {
  attestOperator,
  CHALLENGE_PATH,
  CHALLENGE_SECONDS,
  challengeRecord,
  checkChallenge,
  checkDomain,
  checkDomainSignature,
  checkOperator,
  DOMAIN_CHALLENGE_SECONDS,
  publishedLines,
  publishedName,
  type AttestedOperator,
  type PublishedLine,
} from '@svc/trust';
import { ulid } from 'ulid';
import { CLOCK, RANDOM_BYTES, type Clock, type RandomBytes } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { trusting } from '../platform/errors/trust-fault.js';
import { TrustKeys } from '../platform/signing-keys/trust-keys.js';
import { DomainFetch } from './domain-fetch.js';
import { RegistryRepository, type Challenge, type DomainClaim, type Operator } from './registry.repository.js';

const TOKEN_BYTES = 32;
const EXPIRED = 'there is no open challenge; request a new one';
const NOT_FOUND = 'no token of this domain and key was found in the TXT record or in the file';
/** Lines of a record or a file that are looked at. */
const MOST_LINES = 32;

type Known = Pick<AttestedOperator, 'level' | 'domain' | 'display_name'>;

const SELF: Known = { level: 'self', domain: null, display_name: null };

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
    const operator = { id, publicKey };
    const nowSeconds = this.nowSeconds();
    if (signature === null)
      return challengeResult(
        await this.operators.challenge(operator, this.newChallenge(CHALLENGE_SECONDS), nowSeconds),
      );
    const standing = await this.operators.standing(operator, nowSeconds);
    if (standing === null) throw refused(400, EXPIRED, 'challenge_expired');
    await trusting(input, () =>
      checkChallenge({ challenge: standing.token, challenge_sig_b64: signature, public_key_b64: publicKey }),
    );
    if (!(await this.operators.use(operator, standing.token))) throw refused(400, EXPIRED, 'challenge_expired');
    if (!(await this.operators.keep(operator)))
      throw refused(409, 'another key is registered with this operator_id', 'operator_taken');
    const { jwt, expiresAt } = await this.attest(operator, SELF);
    return {
      status: 'registered',
      challenge: null,
      level: 'self',
      operator_id: id,
      operator_attestation_jwt: jwt,
      expires_at: expiresAt,
    };
  }

  /** What a domain must publish. Each call has a token of its own, so that nobody learns another's. */
  async challengeDomain(input: DomainChallengeIn): Promise<DomainChallengeResult> {
    const { domain } = await this.operatorAt(input);
    const offered = this.newChallenge(DOMAIN_CHALLENGE_SECONDS);
    await this.operators.offer({ domain, publicKey: input.public_key_b64 }, offered);
    return {
      domain,
      token: offered.token,
      txt_record: challengeRecord(domain),
      file_url: `https://${domain}${CHALLENGE_PATH}`,
      expires_at: offered.expiresAt,
    };
  }

  /** Looks at the domain, and attests what it says and the operator signed for. */
  async verifyDomain(input: VerifyDomainIn): Promise<VerifyDomainResult> {
    const { domain, operator } = await this.operatorAt(input);
    const asked = { domain, display_name: input.display_name ?? null, sig_b64: input.sig_b64 ?? null };
    await trusting(input, () => checkDomainSignature(asked, operator.publicKey));
    const claim = { domain, publicKey: operator.publicKey };
    const isOffered = (): Promise<boolean> => this.operators.isOffered(claim, this.nowSeconds());
    if (!(await isOffered())) throw refused(400, EXPIRED, 'challenge_expired');
    const found = await this.findToken(claim);
    // Another call may have used the token up while this one read the domain.
    if (typeof found === 'string')
      throw (await isOffered()) ? refused(400, NOT_FOUND, found) : refused(400, EXPIRED, 'challenge_expired');
    const { method, line } = found;
    if (!(await this.operators.useToken(line.token))) throw refused(400, EXPIRED, 'challenge_expired');
    const spoken = { level: 'domain', domain, display_name: publishedName(line, asked) } as const;
    const { jwt, expiresAt } = await this.attest(operator, spoken);
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

  /** Where a token of this claim is published, and the line; or why none was found. */
  private async findToken(
    claim: DomainClaim,
  ): Promise<{ method: 'dns' | 'file'; line: PublishedLine } | 'domain_unreachable' | 'token_not_found'> {
    const texts = await this.domains.records(claim.domain);
    const ofRecord = await this.offeredLine(claim, texts);
    if (ofRecord !== null) return { method: 'dns', line: ofRecord };
    const text = await this.domains.file(claim.domain);
    if (text === null) return 'domain_unreachable';
    const ofFile = await this.offeredLine(claim, [text]);
    return ofFile === null ? 'token_not_found' : { method: 'file', line: ofFile };
  }

  private async offeredLine(claim: DomainClaim, texts: readonly string[]): Promise<PublishedLine | null> {
    const lines = texts.flatMap(publishedLines).slice(0, MOST_LINES);
    if (lines.length === 0) return null;
    const tokens = lines.map(({ token }) => token);
    const offered = await this.operators.offered(claim, tokens, this.nowSeconds());
    return lines.find(({ token }) => token === offered) ?? null;
  }

  private async requireFree(id: string, publicKey: string): Promise<void> {
    const { ofId, ofKey } = await this.operators.holders(id, publicKey);
    if (ofId !== null && ofId.publicKey !== publicKey)
      throw refused(409, 'another key is registered with this operator_id', 'operator_taken');
    if (ofKey !== null && ofKey.id !== id)
      throw refused(409, 'this key is registered with another operator_id', 'key_taken');
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

  private newChallenge(seconds: number): Challenge {
    const token = Buffer.from(this.randomBytes(TOKEN_BYTES)).toString('base64url');
    return { token, expiresAt: this.nowSeconds() + seconds };
  }

  private attest({ id, publicKey }: Operator, known: Known) {
    const attested: AttestedOperator = { operator_id: id, public_key_b64: publicKey, ...known };
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

const refused = (status: number, detail: string, code: RefusalCode): OperationFault =>
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

import { Inject, Injectable } from '@nestjs/common';
import type {
  DeclareFirstStrikeIn,
  DeclareFirstStrikeResult,
  RevealFirstStrikeIn,
  RevealFirstStrikeResult,
  TokenKeyResult,
} from '@svc/contracts';
import { OperationFault } from '@svc/operations';
import { attestCommitment, checkDeclaration, declarerOf, isRevealed } from '@svc/trust';
import { ulid } from 'ulid';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { TrustKeys } from '../platform/signing-keys/trust-keys.js';
import { trusting } from '../platform/errors/trust-fault.js';
import { RegistryRepository } from '../registry/registry.repository.js';
import { FirstStrikeRepository } from './first-strike.repository.js';

const UNVERIFIED: RevealFirstStrikeResult = {
  verified: false,
  binding_offer: null,
  buyer_id: null,
  seller_id: null,
  revealed_at_unix: null,
  reused: null,
};

/** Declares and reveals commitments; a reservation is never kept, only its hash. */
@Injectable()
export class FirstStrikeService {
  constructor(
    private readonly commitments: FirstStrikeRepository,
    private readonly operators: RegistryRepository,
    private readonly keys: TrustKeys,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Keeps a commitment and attests it. */
  async declare(declared: DeclareFirstStrikeIn): Promise<DeclareFirstStrikeResult> {
    const nowSeconds = this.nowSeconds();
    const expires_at_unix = await trusting(declared, () => checkDeclaration(declared, nowSeconds));
    const { buyer_id, seller_id, reservation_hash, deadline_iso: deadline } = declared;
    const signature = declared.buyer_sig_b64 ?? null;
    const key = signature === null ? null : await this.operators.keyOf(buyer_id);
    const declarer = await trusting(declared, () => declarerOf(declared, signature, key));
    const commitment_id = `fs_${ulid(this.clock.nowMillis())}`;
    const commitment = { commitment_id, buyer_id, seller_id, reservation_hash, expires_at_unix };
    const { privateJwk, kid } = this.keys.signing('first-strike');
    const attestation_jwt = await attestCommitment(
      commitment,
      { issuer: this.config.baseUrl, declarer, deadline, nowSeconds },
      { kid, privateJwk },
    );
    await this.commitments.add(commitment);
    return {
      commitment_id,
      attestation_jwt,
      expires_at_unix,
      expires_at_iso: new Date(expires_at_unix * 1000).toISOString(),
      trust_anchor_public_key_pem: this.keys.pem('first-strike'),
    };
  }

  /**
   * Checks a reveal, and records the first that fits.
   * @throws OperationFault 404 for no commitment, 410 after its end
   */
  async reveal(input: RevealFirstStrikeIn): Promise<RevealFirstStrikeResult> {
    const commitment = await this.commitments.find(input.commitment_id);
    if (commitment === null) throw new OperationFault(404, 'no commitment has this id');
    const nowSeconds = this.nowSeconds();
    if (!(await trusting(input, () => isRevealed(commitment, input, nowSeconds)))) return UNVERIFIED;
    const { revealedAtUnix, isFirst } = await this.commitments.reveal(input.commitment_id, nowSeconds);
    return {
      verified: true,
      binding_offer: input.reservation,
      buyer_id: commitment.buyer_id,
      seller_id: commitment.seller_id,
      revealed_at_unix: revealedAtUnix,
      reused: !isFirst,
    };
  }

  /** The trust anchor. */
  anchor(): Promise<TokenKeyResult> {
    return this.keys.show('first-strike');
  }

  private nowSeconds(): number {
    return Math.floor(this.clock.nowMillis() / 1000);
  }
}

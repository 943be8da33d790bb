import { Inject, Injectable } from '@nestjs/common';
import { showWallet, STARTER_MILLICENTS } from '@svc/accounts';
import type { IssueKeyRequest, IssueKeyResponse, RotateResult } from '@svc/contracts';
import { OperationFault } from '@svc/operations';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { ApiFault } from '../platform/errors/api-fault.js';
import { LedgerRepository } from '../wallet/ledger.repository.js';
import { WalletService } from '../wallet/wallet.service.js';
import { HoldersRepository, type StoredHolder } from './holders.repository.js';
import { KeysService } from './keys.service.js';
import { SealedAnswersRepository, type SealedCall } from './sealed-answers.repository.js';

const TAKEN = 'this agent_id has a key already; its holder must send that key as a header';

/** Characters of a header under which a key is kept: nobody guesses 128 bits. */
const LEAST_CHARACTERS = 22;

/** Who asks: the `gt_` key that came with the call, where one did that is known. */
export interface AskingKey {
  readonly id: string;
  readonly plainKey: string;
}

/** Issues `gt_` keys to agents and replaces them. */
@Injectable()
export class KeyIssueService {
  constructor(
    private readonly keys: KeysService,
    private readonly holders: HoldersRepository,
    private readonly ledger: LedgerRepository,
    private readonly wallets: WalletService,
    private readonly answers: SealedAnswersRepository,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The caller's own key, where it holds the name already; null where a new one has to be issued, which is counted. */
  async reuse({ agent_id: agentId }: IssueKeyRequest, asking: AskingKey | null): Promise<IssueKeyResponse | null> {
    if (asking === null) return null;
    const holder = await this.holders.findByAgent(agentId);
    return holder?.keyId === asking.id ? this.reusedAnswer(asking.plainKey, holder) : null;
  }

  /** The answer to the same call, made before; null where there is none. @throws ApiFault 400 for too short a header */
  async repeated<Answer extends object>(call: SealedCall | null): Promise<Answer | null> {
    if (call === null) return null;
    if (call.idempotencyKey.length < LEAST_CHARACTERS)
      throw new ApiFault(
        400,
        `for this call, Idempotency-Key must have ${LEAST_CHARACTERS} characters or more, because it protects a key`,
        {},
        { members: { code: 'idempotency_key_invalid' } },
      );
    return (await this.answers.find(call)) as Answer | null;
  }

  /**
   * Issues a key under a name.
   * @throws OperationFault 409 where the name is taken: nobody learns or gets another's key or wallet
   */
  async issue(request: IssueKeyRequest, call: SealedCall | null): Promise<IssueKeyResponse> {
    const { key, row } = this.keys.draft('gt');
    const asked = {
      agentId: request.agent_id,
      contactEmail: request.contact_email,
      intendedUse: request.intended_use_summary,
      telemetryConsent: request.telemetry_consent ?? false,
    };
    const holder = await this.holders.add(row, asked, async (transaction, stored) => {
      if (call !== null) await this.answers.keep(transaction, call, this.firstAnswer(key, stored));
    });
    if (holder !== null) return this.firstAnswer(key, holder);
    const repeated = await this.repeated<IssueKeyResponse>(call);
    if (repeated === null) throw new OperationFault(409, TAKEN, { code: 'agent_id_taken' });
    return repeated;
  }

  /** Puts another key in the place of the caller's own, whose id and all that hangs on it stay. */
  async rotate(own: AskingKey, call: SealedCall | null): Promise<RotateResult> {
    const wallet = await this.wallets.balance(own.id);
    const answerOf = (api_key: string): RotateResult => ({
      api_key,
      rotated_at: Math.floor(this.clock.nowMillis() / 1000),
      wallet,
    });
    let answer: RotateResult | null = null;
    await this.keys.rotateOwn(own, async (transaction, key) => {
      answer = answerOf(key);
      if (call !== null) await this.answers.keep(transaction, call, answer);
    });
    answer ??= await this.repeated<RotateResult>(call);
    if (answer === null) throw new OperationFault(401, 'the access key is not known');
    return answer;
  }

  /** What a key is answered with when it is new. */
  private firstAnswer(api_key: string, { issuedAt, telemetryConsent }: StoredHolder): IssueKeyResponse {
    return {
      api_key,
      tier: 'free',
      rate_limit_per_minute: this.config.rateKeyedPerMinute,
      created_at: Math.floor(issuedAt.getTime() / 1000),
      wallet: showWallet({ starterMillicents: STARTER_MILLICENTS, fundedMillicents: 0 }),
      telemetry_consent: telemetryConsent,
      reused: false,
    };
  }

  private async reusedAnswer(key: string, holder: StoredHolder): Promise<IssueKeyResponse> {
    return {
      ...this.firstAnswer(key, holder),
      tier: (await this.ledger.isFunded(holder.keyId)) ? 'funded' : 'free',
      wallet: await this.wallets.balance(holder.keyId),
      reused: true,
    };
  }
}

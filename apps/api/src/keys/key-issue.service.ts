import { Inject, Injectable } from '@nestjs/common';
import type { IssueKeyRequest, IssueKeyResponse, RotateResult } from '@svc/contracts';
import { OperationFault } from '@svc/operations';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { LedgerRepository } from '../wallet/ledger.repository.js';
import { WalletService } from '../wallet/wallet.service.js';
import { HoldersRepository, type StoredHolder } from './holders.repository.js';
import { KeysService } from './keys.service.js';

const TAKEN = 'this agent_id has a key already; whoever holds it sends it as a header';

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
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The caller's own key, where it holds the name already; null where a new one has to be issued, which is counted. */
  async reuse({ agent_id: agentId }: IssueKeyRequest, asking: AskingKey | null): Promise<IssueKeyResponse | null> {
    if (asking === null) return null;
    const holder = await this.holders.findByAgent(agentId);
    return holder?.keyId === asking.id ? this.show(asking.plainKey, holder, true) : null;
  }

  /**
   * Issues a key under a name.
   * @throws OperationFault 409 where the name is taken: nobody learns or gets another's key or wallet
   */
  async issue(request: IssueKeyRequest): Promise<IssueKeyResponse> {
    const { key, row } = this.keys.draft('gt');
    const holder = await this.holders.add(row, {
      agentId: request.agent_id,
      contactEmail: request.contact_email,
      intendedUse: request.intended_use_summary,
      telemetryConsent: request.telemetry_consent ?? false,
    });
    if (holder === null) throw new OperationFault(409, TAKEN);
    return this.show(key, holder, false);
  }

  /** Puts another key in the place of the caller's own, whose id and all that hangs on it stay. */
  async rotate(keyId: string): Promise<RotateResult> {
    const issued = await this.keys.rotate(keyId);
    if (issued === null) throw new OperationFault(401, 'the access key is not known');
    return {
      api_key: issued.key,
      rotated_at: Math.floor(this.clock.nowMillis() / 1000),
      wallet: await this.wallets.balance(keyId),
    };
  }

  private async show(key: string, holder: StoredHolder, reused: boolean): Promise<IssueKeyResponse> {
    return {
      api_key: key,
      tier: (await this.ledger.isFunded(holder.keyId)) ? 'funded' : 'free',
      rate_limit_per_minute: this.config.rateKeyedPerMinute,
      created_at: Math.floor(holder.issuedAt.getTime() / 1000),
      wallet: await this.wallets.balance(holder.keyId),
      telemetry_consent: holder.telemetryConsent,
      reused,
    };
  }
}

import { KEY_LIMITS } from '@svc/accounts/keys/limits';
import { Choice, Flag, Nested, Text, Whole } from '../fields.js';
import { WalletSummary } from '../wallet/wallet-classes.js';

/** What an agent sends for a `gt_` key. */
export class IssueKeyRequest {
  @Text({
    description: 'The name under which the key is held; unique. Whoever has its key gets the same key back.',
    ...KEY_LIMITS.agentId,
    example: 'acme-buyer-7',
  })
  agent_id!: string;

  @Text({
    description: 'Where a person can be reached about the key. Nothing is sent there by itself.',
    ...KEY_LIMITS.contactEmail,
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/,
    example: 'ops@acme.example',
  })
  contact_email!: string;

  @Text({ description: 'What it is for.', ...KEY_LIMITS.intendedUse, example: 'Buys packaging in small lots.' })
  intended_use_summary!: string;

  @Flag({
    description: 'Whether calls that say `share_outcome` may be recorded without names. Set now, never changed after.',
    optional: true,
    default: false,
  })
  telemetry_consent?: boolean;
}

/** An issued key. */
export class IssueKeyResponse {
  @Text({ description: 'The key, `gt_…`: shown now and never again.' })
  api_key!: string;

  @Choice(['free', 'funded'], { description: 'Whether money was ever paid into its wallet.' })
  tier!: 'free' | 'funded';

  @Whole({ description: 'Calls a minute where the key is sent as a header; in a body it opens no lane.' })
  rate_limit_per_minute!: number;

  @Whole({ description: 'When the key was first issued, in seconds since 1970.' })
  created_at!: number;

  @Nested(() => WalletSummary, { name: 'WalletSummary', description: 'What it can spend.' })
  wallet!: WalletSummary;

  @Flag({ description: 'What was said when it was issued.' })
  telemetry_consent!: boolean;

  @Flag({ description: 'True where the caller’s own key is returned, because it holds this `agent_id` already.' })
  reused!: boolean;
}

/** What rotation takes. */
export class RotateIn {
  @Text({ description: 'The key to replace; not needed where it is sent as a header.', optional: true, max: 200 })
  api_key?: string;
}

/** A key in the place of another. */
export class RotateResult {
  @Text({ description: 'The new key: shown now and never again. The old one is refused from now on.' })
  api_key!: string;

  @Whole({ description: 'When it was replaced, in seconds since 1970.' })
  rotated_at!: number;

  @Nested(() => WalletSummary, { name: 'WalletSummary', description: 'The wallet, which stays.' })
  wallet!: WalletSummary;
}

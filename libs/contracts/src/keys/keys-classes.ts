import { KEY_LIMITS } from '@svc/accounts/keys/limits';
import { Choice, Flag, Nested, Text, Whole } from '../fields.js';
import { WalletSummary } from '../wallet/wallet-classes.js';

/** What an agent sends for a `gt_` key. */
export class IssueKeyRequest {
  @Text({
    description: 'A unique name for the agent that holds the key. A call with that agent’s key returns the same key.',
    ...KEY_LIMITS.agentId,
    example: 'acme-buyer-7',
  })
  agent_id!: string;

  @Text({
    description: 'How to reach a person about the key. No automatic mail is sent.',
    ...KEY_LIMITS.contactEmail,
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/,
    example: 'ops@acme.example',
  })
  contact_email!: string;

  @Text({
    description: 'What the key will be used for.',
    ...KEY_LIMITS.intendedUse,
    example: 'Buys packaging in small lots.',
  })
  intended_use_summary!: string;

  @Flag({
    description:
      'Whether the service may record, without names, calls that set `share_outcome`. This can only be chosen when ' +
      'the key is issued.',
    optional: true,
    default: false,
  })
  telemetry_consent?: boolean;
}

/** An issued key. */
export class IssueKeyResponse {
  @Text({ description: 'The key, `gt_…`, shown only this once.' })
  api_key!: string;

  @Choice(['free', 'funded'], { description: '`funded` if money was ever paid into the wallet.' })
  tier!: 'free' | 'funded';

  @Whole({
    description:
      'How many calls a minute the key allows if sent as a header. A key in the body does not raise the rate.',
  })
  rate_limit_per_minute!: number;

  @Whole({ description: 'When the key was first issued, in seconds since 1970.' })
  created_at!: number;

  @Nested(() => WalletSummary, { name: 'WalletSummary', description: 'What the key can spend.' })
  wallet!: WalletSummary;

  @Flag({ description: 'The consent that was given when the key was issued.' })
  telemetry_consent!: boolean;

  @Flag({ description: 'Whether no new key was issued, because `agent_id` belongs to the caller’s key.' })
  reused!: boolean;
}

/** What rotation takes. */
export class RotateIn {
  @Text({ description: 'The key to replace; not needed if a header contains the key.', optional: true, max: 200 })
  api_key?: string;
}

/** A key in the place of another. */
export class RotateResult {
  @Text({ description: 'The new key, shown only this once. The old key is refused from now on.' })
  api_key!: string;

  @Whole({ description: 'When the key was replaced, in seconds since 1970.' })
  rotated_at!: number;

  @Nested(() => WalletSummary, { name: 'WalletSummary', description: 'The wallet, which stays the same.' })
  wallet!: WalletSummary;
}

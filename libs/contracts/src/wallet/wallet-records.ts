import type { OperationRecord } from '../operation.js';
import { WalletSummary } from './wallet-classes.js';

const WALLET = {
  feature: 'wallet',
  tools: [],
  cost: 'free',
  stability: 'stable',
  signed: false,
  media: 'application/json',
  status: 200,
} as const;

/** GET /v1/billing/balance */
export const WALLET_BALANCE: OperationRecord = {
  ...WALLET,
  id: 'readBalance',
  method: 'GET',
  path: '/v1/billing/balance',
  summary: 'The balance of a wallet',
  description: 'What the wallet of the caller’s key holds, in millicents (thousandths of a cent).',
  access: 'gt_key',
  input: null,
  output: WalletSummary,
  errors: [401, 403, 429, 503],
  refusals: { 503: 'the database is not available; try again shortly' },
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [
    {
      name: 'balance',
      input: null,
      output: { starter_millicents: 49_990, funded_millicents: 1_000_000, total_millicents: 1_049_990 },
    },
  ],
};

import { ADVICE_SECONDS, ERASURE_WEEKS, IDEMPOTENCY_SECONDS, PARCEL_TTL_SECONDS, RECENT_SECONDS } from '@svc/accounts';
import { RECEIPT_WEEKS } from '@svc/helper';
import { MAX_PROOF_SECONDS } from '@svc/trust';
import { wholeNumber } from './parsers.js';
import { setting, type Defaulted } from './variable.js';

const DAY_SECONDS = 86_400;
const MOST_DAYS = 3_650;

const days = (least: number, usual: number, about: string): Defaulted<number> =>
  setting(wholeNumber(least, MOST_DAYS), String(usual), about);

/** What an operator may keep for longer or shorter, in days, with the bounds within which no promise is broken. */
export const KEEP_SETTINGS = {
  // The public tally counts the last week.
  SVC_KEEP_REQUEST_DAYS: days(RECENT_SECONDS / DAY_SECONDS + 1, 90, 'Days that requests to the store are kept.'),
  // Whoever settled can have the answer again for a day.
  SVC_KEEP_SETTLEMENT_DAYS: days(1, 1, 'Days that settlements of agents are kept.'),
  SVC_KEEP_COMMITMENT_DAYS: days(1, 30, 'Days that expired commitments are kept, so that a late reveal gets 410.'),
  // A proof may be valid for so long, and a session that is forgotten could be opened again with it.
  SVC_KEEP_SESSION_DAYS: days(MAX_PROOF_SECONDS / DAY_SECONDS, 30, 'Days that sessions of agents are kept.'),
  SVC_KEEP_HOLD_DAYS: days(1, 30, 'Days that a buyer whose hold lapsed cannot reserve the item again.'),
  SVC_KEEP_BUDGET_DAYS: days(2, 62, 'Days that counts of model calls are kept.'),
} as const;

/** Days that are kept, by the name of their setting. */
export type KeptDays = { readonly [Name in keyof typeof KEEP_SETTINGS]: number };

/** The part of the configuration that says how long things are kept. */
export const keptDays = (values: KeptDays): KeptDays =>
  Object.fromEntries(Object.keys(KEEP_SETTINGS).map((name) => [name, values[name as keyof KeptDays]])) as KeptDays;

/** What the database holds of one kind, and for how long. */
export interface Retention {
  readonly what: string;
  readonly tables: readonly string[];
  /** The setting of its days, or how long it is kept in words; that cannot be changed. */
  readonly kept: keyof KeptDays | { readonly fixed: string };
  /** From when on its days count. */
  readonly after?: string;
}

/** Whose end is kept with it, and says when it goes. */
const UNTIL_THE_END = { fixed: 'until it ends' };
/** What books and promises rest on. */
const FOR_GOOD = { fixed: 'for good' };

/** Everything that the database holds, each table once. */
export const RETENTION: readonly Retention[] = [
  {
    what: 'answers under an `Idempotency-Key`',
    tables: ['kept_answer', 'sealed_answer'],
    kept: { fixed: `${IDEMPOTENCY_SECONDS / 3_600} hours` },
  },
  {
    what: 'parcels',
    tables: ['parcel'],
    kept: { fixed: `as their owner chose, at most ${PARCEL_TTL_SECONDS.max / DAY_SECONDS} days` },
  },
  { what: 'shared calls', tables: ['telemetry_record'], kept: { fixed: `${ERASURE_WEEKS} weeks` } },
  { what: 'receipts of the helper', tables: ['helper_receipt'], kept: { fixed: `${RECEIPT_WEEKS} weeks` } },
  { what: 'known buyers', tables: ['buyer_history'], kept: { fixed: '30 days' }, after: 'their last message' },
  {
    what: 'requests',
    tables: ['ask', 'ask_filer', 'ask_day'],
    kept: 'SVC_KEEP_REQUEST_DAYS',
    after: 'the last filing',
  },
  { what: 'settlements', tables: ['settled_price'], kept: 'SVC_KEEP_SETTLEMENT_DAYS', after: 'the price expires' },
  { what: 'commitments', tables: ['first_strike'], kept: 'SVC_KEEP_COMMITMENT_DAYS', after: 'their end' },
  { what: 'sessions of agents', tables: ['peer_session'], kept: 'SVC_KEEP_SESSION_DAYS', after: 'their end' },
  { what: 'holds', tables: ['hold'], kept: 'SVC_KEEP_HOLD_DAYS', after: 'their end' },
  { what: 'model calls of a day', tables: ['model_call_budget'], kept: 'SVC_KEEP_BUDGET_DAYS' },
  {
    what: 'waiting bids, challenges',
    tables: ['standing_bid', 'trust_challenge', 'domain_token'],
    kept: UNTIL_THE_END,
  },
  { what: 'running instances', tables: ['instance'], kept: UNTIL_THE_END },
  {
    what: 'keys, wallets and their books',
    tables: [
      'access_key',
      'key_holder',
      'ledger_transaction',
      'ledger_entry',
      'ledger_unchecked',
      'delivery',
      'delivery_count',
    ],
    kept: FOR_GOOD,
  },
  {
    what: 'payments and their notices',
    tables: ['payment', 'payment_dispute', 'payment_notice', 'token_top_up'],
    kept: FOR_GOOD,
  },
  {
    what: `advice (open for ${ADVICE_SECONDS / DAY_SECONDS} days)`,
    tables: ['advice_session', 'advice_move'],
    kept: FOR_GOOD,
  },
  {
    what: 'operators, public keys, outcomes, pilots',
    tables: ['operator', 'published_key', 'helper_outcome', 'pilot_request'],
    kept: FOR_GOOD,
  },
  {
    what: 'check values of secrets, internal data',
    tables: ['secret_check', 'settlement_horizon', 'write_trial'],
    kept: FOR_GOOD,
  },
];

/** How long one is kept, as a reader is told. */
export function keptText({ kept, after }: Retention): string {
  const time = typeof kept === 'string' ? daysText(Number(KEEP_SETTINGS[kept].unset)) : kept.fixed;
  return after === undefined ? time : `${time} after ${after}`;
}

const daysText = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

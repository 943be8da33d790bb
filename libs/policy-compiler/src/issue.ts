import type { Policy } from '@svc/policy-rules';
import type { Source } from './accounting/sources.js';
import type { Question } from './questions/question.js';

/** Codes of faults that keep a policy from going live. Faults of the JSON Schema are `schema_` and the keyword. */
export const ERROR_CODES = [
  'price_missing',
  'floor_missing',
  'floor_above_list',
  'floor_told',
  'currencies_mixed',
  'contradiction',
  'default_unknown',
  'duplicate_id',
  'quantity_bounds',
  'to_price_above_list',
  'grant_option_unknown',
  'bind_option_unknown',
  'price_precision',
  'reserve_outside',
  'reserve_dates_order',
  'counters_order',
  'approve_outside',
  'engine_unknown',
  'read_back_waits',
  'schema_type',
  'schema_required',
  'schema_const',
  'schema_enum',
  'schema_pattern',
  'schema_min_length',
  'schema_max_length',
  'schema_minimum',
  'schema_maximum',
  'schema_exclusive_minimum',
  'schema_min_items',
  'schema_max_items',
  'schema_min_properties',
  'schema_max_properties',
  'schema_additional_properties',
] as const;

/** Codes of what a seller would want to know before going live. */
export const WARNING_CODES = [
  'trade_cannot_pay',
  'quantity_unclear',
  'not_understood',
  'not_used',
  'reading_unsure',
  'worth_assumed',
  'cost_unknown',
  'currency_assumed',
  'free_discount_beyond_floor',
  'breaks_not_increasing',
  'break_below_min',
  'break_above_max',
  'break_empty',
  'gift_never_possible',
  'term_without_trade',
  'grant_empty',
  'reserve_proposed',
  'reserve_at_floor',
  'gone_by',
  'salt_missing',
  'approve_needs_trade',
  'shortened',
] as const;

/** The code of an issue. */
export type IssueCode = (typeof ERROR_CODES)[number] | (typeof WARNING_CODES)[number];

/** Something to fix, or to know, before a policy goes live. */
export interface Issue {
  code: IssueCode;
  severity: 'error' | 'warning';
  /** JSON pointer (RFC 6901) into the policy; empty for the whole. */
  path: string;
  message: string;
  /** What the seller could write or change. */
  suggestion: string;
  /** The exact words of the description that it comes from, or null. */
  quote: string | null;
}

/** A policy that has errors: as much of it as could be built. */
export type PolicyDraft = Readonly<Record<string, unknown>>;

/** What check returns; `ok` means no error, and that `policy` keeps the schema. */
export type CompileResult =
  | { ok: true; policy: Policy; issues: Issue[]; summary: string }
  | { ok: false; policy: Policy | PolicyDraft; issues: Issue[]; summary: string };

/** What compile returns beside that: where the words of each part stand, and what they leave open. */
export type CompiledPolicy = CompileResult & {
  /** In the order of the description. */
  sources: Source[];
  /** At most three, the dearest mistake first. */
  questions: Question[];
};

const errors: ReadonlySet<string> = new Set(ERROR_CODES);

/** The severity that a code has. */
export function severityOf(code: IssueCode): Issue['severity'] {
  return errors.has(code) ? 'error' : 'warning';
}

/** Whether any of the issues is an error. */
export function hasError(issues: readonly Issue[]): boolean {
  return issues.some((found) => found.severity === 'error');
}

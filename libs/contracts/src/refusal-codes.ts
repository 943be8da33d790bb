import { TRUST_CODES } from '@svc/trust/limits';

/** What a code says, and the status that it comes with. */
interface RefusalCodeMeaning {
  readonly status: number;
  readonly means: string;
}

/**
 * The codes of refusals, as `code` beside `detail`: they do not change, sentences may. The first of a status is the one
 * of every refusal of that status that has none of its own. A 422 has none: each of its faults has a `type`, which is
 * where the codes of trust with that status stand.
 */
export const REFUSAL_CODES = {
  request_refused: { status: 400, means: 'the body has the right form but cannot be used; `detail` says why' },
  json_invalid: { status: 400, means: 'the body is not valid JSON, repeats a name, or is nested too deeply' },
  policy_invalid: { status: 400, means: 'the policy has errors, listed under `issues`' },
  state_invalid: { status: 400, means: 'the state was changed, is too old, or belongs to another policy' },
  owner_differs: { status: 400, means: 'the negotiation was begun with another key' },
  sealed_policy_altered: { status: 400, means: 'the sealed policy is invalid or was changed' },
  sealed_policy_foreign: { status: 400, means: 'the policy was sealed with a key that this service does not have' },
  sealed_policy_expired: { status: 400, means: 'the policy was sealed more than 7 days ago' },
  sealed_policy_too_large: { status: 400, means: 'the policy is too long to be sealed for a link' },
  signed_bid_invalid: { status: 400, means: 'the signature does not fit the bid in the message' },
  idempotency_key_invalid: { status: 400, means: 'the header Idempotency-Key does not have the required form' },
  batch_too_large: { status: 400, means: 'the batch has more messages than the rate limit allows at once' },
  equilibrium_unsolved: { status: 400, means: 'the auction is valid, but its equilibrium is not solved' },
  beyond_reservation: { status: 400, means: 'no recommendation is within the caller’s own reservation' },
  delivery_unsigned: { status: 400, means: 'the webhook call lacks a current signature of the card processor' },
  domain_unreachable: { status: 400, means: 'neither the DNS record nor the file of the domain can be read' },
  token_not_found: { status: 400, means: 'the domain does not publish the required line' },
  key_unknown: { status: 401, means: 'no key was sent, or the key is unknown' },
  payment_required: { status: 402, means: 'a payment is required, or the payment sent was refused' },
  key_of_other_kind: { status: 403, means: 'the operation needs another kind of key' },
  own_pages_only: { status: 403, means: 'sealed policies are accepted only from the pages of this service' },
  this_machine_only: { status: 403, means: 'only callers on the service’s machine may make this call' },
  not_found: { status: 404, means: 'nothing has this address or id' },
  operator_unknown: { status: 404, means: 'no operator is registered with this key' },
  session_unknown: { status: 404, means: 'no session has this id' },
  method_not_allowed: { status: 405, means: 'the address has other methods: `Allow` lists them' },
  caller_left: { status: 408, means: 'the caller closed the connection' },
  conflict: { status: 409, means: 'the operation was done before, or comes too late' },
  idempotency_key_reused: { status: 409, means: 'the Idempotency-Key was used for another request' },
  agent_id_taken: { status: 409, means: 'the `agent_id` has a key already' },
  operator_taken: { status: 409, means: 'another key is registered with this operator_id' },
  key_taken: { status: 409, means: 'this key is registered with another operator_id' },
  negotiation_open: { status: 409, means: 'the negotiation was opened before' },
  session_settled: { status: 409, means: 'the session is settled' },
  session_ended: { status: 409, means: 'the session has ended' },
  move_missing: { status: 409, means: 'a session can be settled only after a move of each side' },
  quote_settled: { status: 409, means: 'the quote was settled before' },
  quote_expired: { status: 409, means: 'the quote has expired' },
  gone: { status: 410, means: 'the commitment has expired' },
  body_too_large: { status: 413, means: 'the body is larger than the operation accepts' },
  media_type: { status: 415, means: 'the body is not JSON in UTF-8, or is compressed' },
  rate_exceeded: { status: 429, means: 'the caller sent too many requests' },
  model_budget_used: { status: 429, means: 'the key’s model budget for this UTC day is used up' },
  key_guesses: { status: 429, means: 'too many unknown keys came from this address' },
  keys_issued: { status: 429, means: 'too many keys were requested from this address' },
  header_too_large: { status: 431, means: 'the headers are too large' },
  internal_error: { status: 500, means: 'a fault of the service; `request_id` identifies it' },
  not_implemented: { status: 501, means: 'HTTP does not know this method' },
  unavailable: { status: 503, means: 'the service is temporarily unavailable' },
  database_unavailable: { status: 503, means: 'the database does not respond, or cannot write' },
  model_unavailable: { status: 503, means: 'the model does not respond' },
  workers_busy: { status: 503, means: 'all workers are busy, or a task took too long' },
  bodies_waiting: { status: 503, means: 'too many large bodies are being received' },
  shutting_down: { status: 503, means: 'the service is shutting down' },
  payments_unavailable: { status: 503, means: 'the card processor does not respond, or no cards are accepted' },
  not_ready: { status: 503, means: 'the service cannot serve yet, or is stopping' },
  service_unreachable: {
    status: 503,
    means: 'an MCP server got no answer from the service',
  },
  service_unreadable: {
    status: 502,
    means: 'an MCP server got an answer that is not JSON from the service',
  },
  ...TRUST_CODES,
} as const satisfies Readonly<Record<string, RefusalCodeMeaning>>;

/** One of {@link REFUSAL_CODES}. */
export type RefusalCode = keyof typeof REFUSAL_CODES;

const CODES = Object.keys(REFUSAL_CODES) as RefusalCode[];

/**
 * The code of a refusal that has none of its own.
 * @example refusalCodeOf(404) // 'not_found'
 */
export function refusalCodeOf(status: number): RefusalCode {
  const known = CODES.find((code) => REFUSAL_CODES[code].status === status);
  return known ?? (status >= 500 ? 'internal_error' : 'request_refused');
}

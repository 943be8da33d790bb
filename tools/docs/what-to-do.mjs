/** What a caller does about each code of a refusal: by the act, since many codes ask for the same one. */
const ACTS = {
  'see `detail`':
    'request_refused json_invalid idempotency_key_invalid beyond_reservation conflict hash_invalid deadline_invalid ' +
    'deadline_past ttl_range party_invalid salt_too_short reveal_invalid key_invalid operator_invalid domain_invalid ' +
    'money_invalid proof_malformed token_malformed above_maximum method_not_allowed not_found equilibrium_unsolved',
  'follow `suggestion` of `POST /v1/policy/check`': 'policy_invalid',
  'send the last `state` unchanged, or start with `null`': 'state_invalid',
  'use the key that began the negotiation': 'owner_differs',
  'make a new link': 'sealed_policy_altered sealed_policy_foreign sealed_policy_expired',
  'shorten the policy': 'sealed_policy_too_large',
  'sign the text in `detail`': 'signed_bid_invalid',
  'send less at once': 'batch_too_large body_too_large header_too_large',
  'check the webhook’s secret and the clock': 'delivery_unsigned',
  'publish the required line, then try again': 'domain_unreachable token_not_found',
  'send a valid key; `echo ${#SVC_ACCESS_KEY}` prints the length of yours': 'key_unknown',
  'pay, or add credit': 'payment_required',
  'use `svc_…` or `gt_…`, as the operation needs': 'key_of_other_kind',
  'send the policy with your key': 'own_pages_only',
  'call from the service’s machine': 'this_machine_only',
  'register the operator': 'operator_unknown',
  'open a new session': 'session_unknown session_settled session_ended',
  'use a new `negotiation_id`': 'negotiation_open',
  'declare a new commitment': 'gone commitment_expired',
  'send the request again': 'caller_left',
  'use a new Idempotency-Key': 'idempotency_key_reused',
  'use another id or key': 'agent_id_taken operator_taken key_taken same_operator',
  'make a move of each side first': 'move_missing',
  'get a new quote': 'quote_settled quote_expired',
  'send `content-type: application/json`': 'media_type',
  'repeat after `Retry-After`, or use a key': 'rate_exceeded key_guesses keys_issued',
  'repeat on the next day, or use no model': 'model_budget_used',
  'report the fault with `request_id`': 'internal_error',
  'use GET or POST': 'not_implemented',
  'repeat after `Retry-After`':
    'unavailable database_unavailable model_unavailable workers_busy bodies_waiting shutting_down ' +
    'payments_unavailable not_ready',
  'check the address in `SVC_BASE_URL`': 'service_unreachable service_unreadable',
  'get a new attestation': 'token_expired token_not_yet_valid',
  'request a new challenge': 'challenge_expired',
  'get a new proof': 'proof_expired proof_too_long',
  'do not trust the attestation': 'token_algorithm token_type token_key_unknown token_signature token_claims',
  'do not trust the proof': 'proof_role proof_signature',
  'sign exactly what the call returned': 'challenge_signature domain_signature consent_signature buyer_signature',
  'verify a domain, or require a lower level': 'level_too_low',
  'get both signatures': 'consent_missing',
};

/** What to do, by the code. */
export const WHAT_TO_DO = Object.fromEntries(
  Object.entries(ACTS).flatMap(([act, codes]) => codes.split(' ').map((code) => [code, act])),
);

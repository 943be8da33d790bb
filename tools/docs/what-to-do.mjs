/** What a caller does about each code of a refusal: by the act, since many codes ask for the same one. */
const ACTS = {
  'correct what `detail` names':
    'request_refused json_invalid idempotency_key_invalid beyond_reservation conflict hash_invalid deadline_invalid ' +
    'deadline_past ttl_range party_invalid salt_too_short reveal_invalid key_invalid operator_invalid domain_invalid ' +
    'money_invalid proof_malformed token_malformed above_maximum method_not_allowed not_found equilibrium_unsolved',
  'follow `suggestion` of `POST /v1/policy/check`': 'policy_invalid',
  'send the last `state` as it came; begin with `null`': 'state_invalid',
  'use the key that began it': 'owner_differs',
  'make a new link': 'sealed_policy_altered sealed_policy_foreign sealed_policy_expired',
  'shorten the policy': 'sealed_policy_too_large',
  'sign the text in `detail`': 'signed_bid_invalid',
  'send fewer or smaller': 'batch_too_large body_too_large header_too_large',
  'check the webhook’s secret and the clock': 'delivery_unsigned',
  'publish the line, then try again': 'domain_unreachable token_not_found',
  'send a valid key: `echo ${#SVC_ACCESS_KEY}`': 'key_unknown',
  'pay, or add credit': 'payment_required',
  'use `svc_…` or `gt_…`, as the operation needs': 'key_of_other_kind',
  'send the policy with your key': 'own_pages_only',
  'call from that machine': 'this_machine_only',
  'register the operator': 'operator_unknown',
  'open a new one': 'session_unknown negotiation_open session_settled session_ended gone commitment_expired',
  'send it again': 'caller_left',
  'use a new value': 'idempotency_key_reused',
  'use another id or key': 'agent_id_taken operator_taken key_taken same_operator',
  'make a move of each side first': 'move_missing',
  'get a new quote': 'quote_settled quote_expired',
  'send `content-type: application/json`': 'media_type',
  'wait for `Retry-After`; use a key': 'rate_exceeded key_guesses keys_issued',
  'wait for the next day, or use no model': 'model_budget_used',
  'report it with `request_id`': 'internal_error',
  'use GET or POST': 'not_implemented',
  'wait for `Retry-After`, repeat':
    'unavailable database_unavailable model_unavailable workers_busy bodies_waiting shutting_down ' +
    'payments_unavailable not_ready',
  'check the address in `SVC_BASE_URL`': 'service_unreachable service_unreadable',
  'get a new one': 'token_expired token_not_yet_valid challenge_expired proof_expired proof_too_long',
  'trust nothing in it':
    'token_algorithm token_type token_key_unknown token_signature token_claims proof_role proof_signature',
  'sign exactly what the call returned': 'challenge_signature domain_signature consent_signature buyer_signature',
  'verify a domain, or ask for less': 'level_too_low',
  'get both signatures': 'consent_missing',
};

/** What to do, by the code. */
export const WHAT_TO_DO = Object.fromEntries(
  Object.entries(ACTS).flatMap(([act, codes]) => codes.split(' ').map((code) => [code, act])),
);

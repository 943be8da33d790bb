/** What a client tells its model of the whole server. */
export const INSTRUCTIONS = [
  'Negotiates prices for sellers inside rules that code enforces.',
  'Start with compile_offer_policy (an offer in plain words, or a template), mend what it reports with check_offer_policy, answer buyers with draft_negotiation_reply and keep the state that it returns, re-check any receipt with verify_deal_receipt.',
  'A refusal is a result with isError and JSON text {status, detail}: 422 lists every argument that does not fit, 401 and 403 are about the access key, 429 says in retry_after how many seconds to wait.',
].join(' ');

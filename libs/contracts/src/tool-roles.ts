/** Who an agent acts for, and how it begins. */
export interface ToolRole {
  /** Whom the agent acts for, as a sentence to it begins. */
  readonly who: string;
  /** What to do first and what next, as the end of that sentence; tools stand in braces. */
  readonly begin: string;
  /** More tools of the role; each with what it is for, its name in braces. A door that lacks the tool leaves it out. */
  readonly more: readonly string[];
}

/**
 * Where each kind of agent begins. A door tells those roles whose first tools it has, so a sentence names tools in
 * braces and nothing else; every tool stands here once, but for second names of the same operation.
 */
export const TOOL_ROLES: readonly ToolRole[] = [
  {
    who: 'You haggle yourself, as buyer or seller',
    begin:
      'call {negotiate} on every turn for one price, {negotiate_bundle} for several issues, with all offers so far',
    more: [
      'one issue on a scale of utility from 0 to 1: {gt_negotiation_sell_next_offer}, {gt_negotiation_buy_next_offer}',
      'an absurd opening: {gt_negotiation_detect_anchor_attack}',
      'one item at auction: {auction_bid}',
      'a refund: {gt_dispute_negotiate}',
      'how a shared recommendation went: {gt_telemetry_report_outcome}',
      'a limit committed to before the talks: {gt_negotiation_declare_first_strike}, ' +
        '{gt_negotiation_reveal_first_strike}, {gt_negotiation_trust_anchor_public_key}',
      'with another verified agent: {gt_a2a_register_operator}, {gt_a2a_request_domain_challenge}, ' +
        '{gt_a2a_verify_domain}, then {gt_a2a_open_session}, {gt_a2a_next_offer}, {gt_a2a_settle}',
    ],
  },
  {
    who: 'You answer buyers for a seller',
    begin:
      '{compile_offer_policy}, fix its issues with {check_offer_policy}, then {draft_negotiation_reply} for ' +
      'each message, with the `state` it returned last',
    more: ['a rehearsal: {practice_buyer}'],
  },
  {
    who: 'You want paid advice through one negotiation',
    begin: '{session_open}, then {session_advise} on every turn and {session_close}',
    more: [
      'several issues: {session_bundle}',
      'prices and balance: {store_catalog}',
      'to ask for something missing: {store_request}',
    ],
  },
  {
    who: 'You forget between runs',
    begin: '{memory_save} keeps what you have encrypted, {memory_load} returns it',
    more: [],
  },
  {
    who: 'You judge a deal',
    begin: '{score_deal} says what it left on the table, {verify_deal_receipt} whether a signed receipt is valid',
    more: [],
  },
  {
    who: 'You run a stock, a shop or a market',
    begin:
      '{clearance_price} for goods that must sell by a deadline, {auction_reserve} for one item at auction, ' +
      '{stable_match} to pair two sides',
    more: [
      'the kind of auction: {gt_auction_format_recommendation}, {gt_mechanism_optimal_auction_design}, ' +
        '{gt_auction_simulate}',
      'a menu priced for one buyer: {offer_profile_menu}, then {offer_quote}',
    ],
  },
];

import type { Door, OperationRecord, ToolLink } from './operation.js';

/** A tool as a door lists it. */
export interface DoorTool {
  readonly link: ToolLink;
  readonly record: OperationRecord;
}

/**
 * The order in which both doors list their tools, those of the core first. A name stands here before its operation
 * exists; a tool that is not named here is listed last.
 */
export const TOOL_ORDER: readonly string[] = [
  'negotiate',
  'negotiate_bundle',
  'score_deal',
  'auction_bid',
  'auction_reserve',
  'clearance_price',
  'stable_match',
  'memory_save',
  'memory_load',
  'session_open',
  'session_advise',
  'session_bundle',
  'session_close',
  'store_catalog',
  'store_request',
  'compile_offer_policy',
  'check_offer_policy',
  'draft_negotiation_reply',
  'verify_deal_receipt',
  'practice_buyer',
  'gt_negotiation_sell_next_offer',
  'gt_negotiation_buy_next_offer',
  'gt_negotiation_detect_anchor_attack',
  'gt_negotiation_declare_first_strike',
  'gt_negotiation_reveal_first_strike',
  'gt_negotiation_trust_anchor_public_key',
  'gt_a2a_register_operator',
  'gt_a2a_request_domain_challenge',
  'gt_a2a_verify_domain',
  'gt_a2a_open_session',
  'gt_a2a_next_offer',
  'gt_a2a_settle',
  'gt_auction_optimal_bid',
  'gt_auction_optimal_reserve',
  'gt_auction_format_recommendation',
  'gt_auction_simulate',
  'gt_mechanism_gale_shapley',
  'gt_mechanism_optimal_auction_design',
  'gt_mechanism_posted_price_optimal',
  'offer_profile_menu',
  'offer_quote',
  'gt_dispute_negotiate',
  'gt_telemetry_report_outcome',
];

/** The tools that a door lists, in order: `core` its own, `pro` those and its own. */
export function toolsOfDoor(records: readonly OperationRecord[], door: Door): DoorTool[] {
  const tools = records.flatMap((record) => record.tools.map((link) => ({ link, record })));
  return tools
    .filter(({ link }) => door === 'pro' || link.door === 'core')
    .sort((one, other) => placeOf(one.link) - placeOf(other.link));
}

function placeOf({ name }: ToolLink): number {
  const place = TOOL_ORDER.indexOf(name);
  return place === -1 ? TOOL_ORDER.length : place;
}

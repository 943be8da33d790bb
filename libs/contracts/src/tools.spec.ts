import { describe, expect, it } from '@jest/globals';
import { fieldsOf } from './fields.js';
import { OPERATIONS } from './operations.js';
import { TOOL_ORDER, toolsOfDoor } from './tools.js';

const CORE = [
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
];
const PRO_ONLY = [
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
const names = (door: 'core' | 'pro'): string[] => toolsOfDoor(OPERATIONS, door).map(({ link }) => link.name);

describe('the doors', () => {
  it('have 20 and 43 places, in this order', () => {
    expect(TOOL_ORDER).toEqual([...CORE, ...PRO_ONLY]);
    expect([CORE.length, TOOL_ORDER.length]).toEqual([20, 43]);
  });

  it('list the tools that exist, each once, at its door and in its place, and no other', () => {
    expect(names('core').length).toBeGreaterThanOrEqual(5);
    expect(names('core')).toEqual(CORE.filter((name) => names('core').includes(name)));
    expect(names('pro')).toEqual([...CORE, ...PRO_ONLY].filter((name) => names('pro').includes(name)));
  });

  it('put a record’s tool where its link says, whatever the order of the records', () => {
    const [check] = toolsOfDoor(OPERATIONS, 'core').filter(({ link }) => link.name === 'check_offer_policy');
    const records = [
      {
        ...check!.record,
        tools: [
          { name: 'offer_quote', door: 'pro' as const },
          { name: 'unlisted', door: 'pro' as const },
        ],
      },
      { ...check!.record, tools: [{ name: 'negotiate', door: 'core' as const }] },
    ];
    expect(toolsOfDoor(records, 'core').map(({ link }) => link.name)).toEqual(['negotiate']);
    expect(toolsOfDoor(records, 'pro').map(({ link }) => link.name)).toEqual(['negotiate', 'offer_quote', 'unlisted']);
  });

  it('join only operations that exist, by an argument that the tool has not got already', () => {
    const ids = OPERATIONS.map((record) => record.id);
    for (const { link, record } of toolsOfDoor(OPERATIONS, 'pro')) {
      for (const join of link.joins ?? []) {
        expect(ids).toContain(join.operation);
        expect([...fieldsOf(record.input!).keys()]).not.toContain(join.argument);
      }
    }
  });
});

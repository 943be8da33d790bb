import { describe, expect, it } from '@jest/globals';
import {
  AUCTION_FORMAT_RECOMMENDATION,
  BUY_NEXT_OFFER,
  inputFaults,
  MECHANISM_GALE_SHAPLEY,
  NEGOTIATE_BUNDLE,
  NEGOTIATE_SCORE,
  NEGOTIATE_TURN,
  OFFER_QUOTE,
  POLICY_BACKTEST,
  type BodyClass,
  type OperationRecord,
} from '@svc/contracts';
import { ANSWERS } from './answers.js';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';

const PRICE = { name: 'price', options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
const DELIVERY = { name: 'delivery', options: ['May', 'June'], my_utility: [1, 0], their_utility: [0.5, 1] };
const ISSUES = [PRICE, DELIVERY];
const SCORE = { issues: ISSUES, my_weights: { price: 1 }, their_weights: { price: 1 }, package: { price: 'low' } };
const UNIFORM = { family: 'uniform', params: { low: 0, high: 100 } };
const POLICY = {
  version: 'svc-policy/1',
  name: 'Bike',
  language: 'en',
  currency: 'USD',
  list_price: 900,
  floor_price: 780,
};
const DIMS = [
  { id: 'pastry', kind: 'choice', options: [{ id: 'croissant' }, { id: 'bun' }] },
  { id: 'count', kind: 'quantity', qty_cap: 3 },
];
const QUOTE = { spec: { dims: DIMS }, buyer: { values: { pastry: { croissant: 2 } } } };

/** Bodies that fit their schema and break rules between members: every fault of the one answer. */
const BROKEN: readonly (readonly [string, OperationRecord, object, readonly (readonly [string, string])[]])[] = [
  [
    'a target on the wrong side',
    NEGOTIATE_TURN,
    { side: 'sell', walk_away: 700, target: 600 },
    [['target', 'target_side']],
  ],
  [
    'a deal that names what there is not, and leaves out what there is',
    NEGOTIATE_SCORE,
    { ...SCORE, my_weights: { prise: 1 }, their_weights: { price: 0 }, package: { price: 'middle', colour: 'red' } },
    [
      ['my_weights.prise', 'issue_unknown'],
      ['my_weights', 'weights_zero'],
      ['their_weights', 'weights_zero'],
      ['package.colour', 'issue_unknown'],
      ['package.price', 'option_unknown'],
      ['package.delivery', 'issue_missing'],
    ],
  ],
  [
    'issues, offers and priorities that do not fit each other',
    NEGOTIATE_BUNDLE,
    {
      issues: [PRICE, { name: 'price', options: ['low', 'low'], my_utility: [1], their_utility: [1, 0, 0] }],
      their_offers: [{ price: 'low' }, { prise: 'low' }],
      my_offers: [{ price: 'none' }],
      my_priorities: { colour: 1 },
      their_priorities: {},
    },
    [
      ['issues.1.options.1', 'option_repeated'],
      ['issues.1.my_utility', 'utility_count'],
      ['issues.1.their_utility', 'utility_count'],
      ['issues.1.name', 'issue_repeated'],
      ['their_offers.1.prise', 'issue_unknown'],
      ['their_offers.1.price', 'issue_missing'],
      ['my_offers.0.price', 'option_unknown'],
      ['my_priorities.colour', 'issue_unknown'],
      ['my_priorities', 'weights_zero'],
      ['their_priorities', 'weights_zero'],
    ],
  ],
  [
    'a guard without what it guards by',
    BUY_NEXT_OFFER,
    { my_reservation: 0.3, deadline_rounds: 4, defenses: ['anchor_attack_detection'] },
    [['market_prior', 'market_prior_missing']],
  ],
  [
    'weights of nothing',
    AUCTION_FORMAT_RECOMMENDATION,
    { bidder_value_prior: UNIFORM, n_bidders: 3, seller_valuation: 0, weights: { speed: 0 } },
    [['weights', 'weights_zero']],
  ],
  [
    'ids twice and preferences for nobody',
    MECHANISM_GALE_SHAPLEY,
    {
      proposers: [
        { id: 'ann', preferences: ['north', 'south'] },
        { id: 'ann', preferences: ['north', 'north'] },
      ],
      receivers: [
        { id: 'north', preferences: ['bob', 'ann'] },
        { id: 'north', preferences: [] },
      ],
    },
    [
      ['proposers.1.id', 'id_repeated'],
      ['receivers.1.id', 'id_repeated'],
      ['proposers.0.preferences.1', 'id_unknown'],
      ['proposers.1.preferences.1', 'preference_repeated'],
      ['receivers.0.preferences.0', 'id_unknown'],
    ],
  ],
  [
    'a prior with members of another family, and shares that do not add up',
    POLICY_BACKTEST,
    { policy: POLICY, prior: { family: 'uniform', low: 1, high: 0, mean: 0.5 }, types: { concedes: 0.5 } },
    [
      ['prior.mean', 'prior_parameter'],
      ['prior.high', 'prior_order'],
      ['types', 'shares_sum'],
    ],
  ],
  [
    'two sources of values',
    POLICY_BACKTEST,
    { policy: POLICY, prior: { family: 'normal' }, bids: [850] },
    [['bids', 'contradiction']],
  ],
  [
    'a menu with ids twice, options that are not there, and costs of no kind',
    OFFER_QUOTE,
    {
      spec: {
        dims: [
          ...DIMS,
          { id: 'pastry', kind: 'addon', options: [{ id: 'bun' }] },
          { id: 'n', kind: 'quantity', options: [{ id: 'one' }] },
          { id: 'extra', kind: 'addon' },
        ],
        deps: { requires: { bun: ['jam'] }, excludes: { tea: [] } },
        cost: ['const', { kind: 'const' }, 'free'],
      },
      buyer: {},
    },
    [
      ['spec.dims.3.options', 'quantity_options'],
      ['spec.dims.4.options', 'option_count'],
      ['spec.dims.2.id', 'dim_repeated'],
      ['spec.dims.2.options.0.id', 'option_repeated'],
      ['spec.dims.3.kind', 'kind_repeated'],
      ['spec.deps.requires.bun.0', 'option_unknown'],
      ['spec.deps.excludes.tea', 'option_unknown'],
      ['spec.cost.1', 'cost_repeated'],
      ['spec.cost.2', 'cost_unknown'],
    ],
  ],
  ['a menu in neither form', OFFER_QUOTE, { ...QUOTE, spec: {} }, [['spec.dims', 'menu_form']]],
  [
    'a buyer, a shop and pins that name what the menu has not',
    OFFER_QUOTE,
    {
      ...QUOTE,
      buyer: { values: { pastry: { cake: 1 }, count: { 1: 1 } }, defer: { soon: 1 } },
      state: { inventory: { cake: 1 }, expiring: ['bun', 'pie'], capacity: { '-1': 2 } },
      config: { drink: 'tea' },
    },
    [
      ['buyer.defer.soon', 'slot_unknown'],
      ['state.capacity.-1', 'slot_unknown'],
      ['state.inventory.cake', 'option_unknown'],
      ['state.expiring.1', 'option_unknown'],
      ['buyer.values.pastry.cake', 'option_unknown'],
      ['buyer.values.count', 'dim_unknown'],
      ['config.drink', 'dim_unknown'],
    ],
  ],
];

const told = (record: OperationRecord, body: object): [string, string][] =>
  inputFaults(record.input as BodyClass, body).map(({ loc, type }) => [loc.slice(1).join('.'), type]);

/** What the library says that is asked without a look at the rules: place and code of its one fault. */
async function refusalOf(record: OperationRecord, body: object): Promise<unknown> {
  try {
    await ANSWERS.get(record.id)?.(body as never, {} as OperationPorts);
  } catch (thrown) {
    if (!(thrown instanceof OperationFault)) throw thrown;
    if (typeof thrown.detail === 'string') return [expect.any(String), expect.any(String)];
    const [{ loc, type } = { loc: [], type: '' }] = thrown.detail;
    return [loc.slice(1).join('.'), type];
  }
  return null;
}

describe('rules between members', () => {
  it.each(BROKEN)('%s: every fault is told at once', (_, record, body, faults) => {
    expect(told(record, body)).toEqual(faults);
  });

  it.each(BROKEN)(
    '%s: the library refuses one of them, by the same code at the same place',
    async (...[, record, body]) => expect(told(record, body)).toContainEqual(await refusalOf(record, body)),
  );

  it.each(BROKEN)('%s: they are told beside what breaks the schema elsewhere', (_, record, body, faults) => {
    const all = told(record, { ...body, colour: 'red' });
    expect(all).toHaveLength(faults.length + 1);
    expect(all).toEqual(expect.arrayContaining([...faults, ['colour', 'extra_forbidden']]));
  });

  it('are left aside where a member that they read does not fit by itself', () =>
    expect(told(NEGOTIATE_TURN, { side: 'sell', walk_away: '700', target: 600 })).toEqual([
      ['walk_away', 'number_type'],
    ]));

  it.each([
    ['a turn', NEGOTIATE_TURN, { side: 'sell', walk_away: 700, target: 800 }],
    ['a deal', NEGOTIATE_SCORE, { ...SCORE, package: { price: 'low', delivery: 'May' } }],
    ['a bundle', NEGOTIATE_BUNDLE, { issues: ISSUES, my_priorities: null, their_offers: [] }],
    ['a menu', OFFER_QUOTE, QUOTE],
    ['a backtest', POLICY_BACKTEST, { policy: POLICY, prior: { family: 'normal', mean: 0.4 }, types: { asks: 1 } }],
  ])('find nothing in %s that keeps them', (_, record, body) => expect(told(record, body)).toEqual([]));
});

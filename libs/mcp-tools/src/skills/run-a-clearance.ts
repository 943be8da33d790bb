// Written by tools/generate-skills.mjs from libs/mcp-tools/skills/run-a-clearance.
import type { SkillFile } from './skill-file.js';

/** The files of the skill run-a-clearance. */
export const RUN_A_CLEARANCE: readonly SkillFile[] = [
  {
    path: 'SKILL.md',
    text: [
      '---',
      'name: run-a-clearance',
      'description: Price a stock that loses its worth at a known time, such as tickets, rooms, food or' +
        " a season's goods, and follow the price list as time and stock run down. Use it when things must" +
        ' be sold by a date.',
      'license: Apache-2.0',
      '---',
      '',
      '# Run a clearance',
      '',
      'One call gives the best single price and a price list by time and stock left. Nothing here needs' + ' a key.',
      '',
      '## What to find out',
      '',
      '1. `inventory`: units that are left;',
      '2. `horizon_seconds`: seconds until they are worth nothing (a day has 86,400);',
      '3. `arrival_rate_per_second`: buyers who look (not sales), divided by the seconds in which they ' +
        'were counted;',
      '4. `buyer_arrival_prior`: what buyers are willing to pay, as `uniform` between `low` and `high`,' +
        ' or `lognorm` with `mu` and `sigma` of the',
      '   natural logarithm.',
      '',
      'For the fourth, past sales help: the price at which half of those who looked bought is the media' +
        'n, and `mu` is its logarithm; a `sigma`',
      'of 0.3 means that most would pay from a quarter less to a third more than the median. Say which ' +
        'figures you guessed.',
      '',
      '## Price',
      '',
      'Call `clearance_price`. `static_price` is one price for the whole time; `dynamic_schedule` is wo' +
        'rth `dynamic_value_estimate`. Compare the',
      'two figures: if the list earns hardly more, take the single price, because it is simpler and nob' +
        'ody regrets having bought early.',
      '',
      'To follow the list, take the rows with the present `inventory_left`; of these, use the row with ' +
        'the smallest `seconds_left` that is not below the time left. If the stock is not in the list, or' +
        ' buyers come much faster or slower than assumed, call again with the present figures.',
      '',
      "## The seller's own floor",
      '',
      'Unsold units count as worth nothing. If they are worth something (a return, next season), raise ' +
        'the price to that floor yourself. For',
      "a single thing that can be auctioned, `auction_reserve` takes the seller's own value into accoun" + 't.',
      '',
      '## Haggling on top',
      '',
      'If buyers may haggle, make the price the `list_price` of a policy and your floor its `floor_pric' +
        'e`: see the skill',
      '`sell-inside-a-policy`. Change the policy when the price changes, but not in the middle of a con' + 'versation.',
      '',
      'Worked calls: [references/calls.md](references/calls.md).',
      '',
    ].join('\n'),
  },
  {
    path: 'references/calls.md',
    text: [
      '# Worked calls of a clearance',
      '',
      'Forty concert tickets are left for six hours; a visitor comes every four minutes and would pay a' +
        'ny price from 10 to 60 dollars:',
      '',
      '```json',
      '{',
      '  "name": "clearance_price",',
      '  "arguments": {',
      '    "buyer_arrival_prior": { "family": "uniform", "params": { "low": 10, "high": 60 } },',
      '    "arrival_rate_per_second": 0.004167,',
      '    "inventory": 40,',
      '    "horizon_seconds": 21600',
      '  }',
      '}',
      '```',
      '',
      'The answer holds `static_price` with `static_expected_revenue` (exact), `expected_units_sold` an' +
        'd `sold_out_probability`, and',
      '`dynamic_schedule` with `dynamic_value_estimate`. An hour and 12 sales later, send the same call' +
        ' with `inventory` 28 and `horizon_seconds` 18000.',
      '',
      'A guitar is worth 300 dollars to the shop unsold; the median value of its five bidders is 400:',
      '',
      '```json',
      '{',
      '  "name": "auction_reserve",',
      '  "arguments": {',
      '    "bidder_value_prior": { "family": "lognorm", "params": { "mu": 5.99, "sigma": 0.3 } },',
      '    "n_bidders": 5,',
      '    "seller_valuation": 300',
      '  }',
      '}',
      '```',
      '',
    ].join('\n'),
  },
];

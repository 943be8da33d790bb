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
      '3. `arrival_rate_per_second`: buyers who look, divided by the seconds they were counted in; buye' +
        'rs who look, not sales;',
      '4. `buyer_arrival_prior`: what buyers are ready to pay, as `uniform` between `low` and `high`, o' +
        'r `lognorm` with `mu` and `sigma` of the',
      '   natural logarithm.',
      '',
      'For the fourth, past sales help: a price at which half of those who looked bought is the median,' +
        ' so `mu` is its logarithm; a `sigma`',
      'of 0.3 means that most would pay between three quarters of it and a third more. Say which figure' +
        's you guessed.',
      '',
      '## Price',
      '',
      'Call `clearance_price`. `static_price` is one price for the whole time; `dynamic_schedule` is wo' +
        'rth `dynamic_value_estimate`. Compare the',
      'two figures: where the list earns hardly more, take the single price, because it is simpler and ' +
        'nobody regrets having bought early.',
      '',
      'To follow the list, take the row with the present `inventory_left` whose `seconds_left` is the s' +
        'mallest that is not below what is left',
      'now. If the stock is not in the list, or buyers come much faster or slower than assumed, call ag' +
        'ain with what is true now.',
      '',
      "## The seller's own floor",
      '',
      'Unsold units count as worth nothing. If they are worth something (a return, next season), raise ' +
        'the price to that floor yourself. For',
      "a single thing that can be auctioned, `auction_reserve` takes the seller's own value into accoun" + 't.',
      '',
      '## Haggling on top',
      '',
      'If buyers may haggle over the price, it becomes `list_price` of a policy and the floor its `floo' +
        'r_price`: see the skill',
      '`sell-inside-a-policy`. Change the policy when the list moves, not in the middle of a conversati' + 'on.',
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
      'Forty concert tickets, six hours left, a visitor every four minutes, who would pay anything from' +
        ' 10 to 60 dollars:',
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
      '`dynamic_schedule` with `dynamic_value_estimate`. An hour and 12 sales later the same call goes ' +
        'out with `inventory` 28 and `horizon_seconds` 18000.',
      '',
      'One guitar that is worth 300 dollars to the shop unsold, five bidders who value it at 400 in the' + ' middle:',
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

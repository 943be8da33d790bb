import type { OperationExample } from '../operation.js';

/** A rug whose seller wants to know at which price to close by themself, with few buyers who know the rules. */
export const BACKTEST_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'rug',
    input: {
      policy: {
        version: 'svc-policy/1',
        name: 'Rug',
        language: 'en',
        currency: 'USD',
        salt: 'nq7bX2kT0mZ4sVw9Lh3RcA',
        list_price: 1000,
        floor_price: 700,
        reserve_price: 800,
        quantity: { min: 1, max: 1, unit: 'rug' },
      },
      know: 0.3,
      visitors: 5,
      rows: ['best', 'tags'],
    },
    output: {
      buyers: 200,
      seed: 0,
      know: 0.3,
      currency: 'USD',
      list_price: 1000,
      floor_price: 700,
      reserve_price: 800,
      deals: { mean: 0.625, low: 0.557737, high: 0.692263 },
      earned: {
        money: { mean: 101.21, low: 89.2905, high: 113.129 },
        share: { mean: 0.337365, low: 0.297635, high: 0.377095 },
      },
      from_others: {
        money: { mean: 117.799, low: 103.359, high: 132.24 },
        share: { mean: 0.392665, low: 0.34453, high: 0.440799 },
      },
      from_knowing: {
        money: { mean: 62.5, low: 55.7737, high: 69.2263 },
        share: { mean: 0.208333, low: 0.185912, high: 0.230754 },
      },
      prices: null,
      parts: null,
      another: null,
      best: [
        {
          know: 0.1,
          price: 775,
          earned: {
            money: { mean: 115.235, low: 102.56, high: 127.91 },
            share: { mean: 0.384117, low: 0.341867, high: 0.426366 },
          },
          gain: {
            money: { mean: 2.9656, low: -0.517629, high: 6.44882 },
            share: { mean: 0.00988532, low: -0.00172543, high: 0.0214961 },
          },
        },
        {
          know: 0.3,
          price: 790,
          earned: {
            money: { mean: 102.139, low: 90.779, high: 113.499 },
            share: { mean: 0.340463, low: 0.302597, high: 0.37833 },
          },
          gain: {
            money: { mean: 0.929485, low: -1.71993, high: 3.5789 },
            share: { mean: 0.00309828, low: -0.00573311, high: 0.0119297 },
          },
        },
        {
          know: 0.6,
          price: 850,
          earned: {
            money: { mean: 88.365, low: 75.9311, high: 100.799 },
            share: { mean: 0.29455, low: 0.253104, high: 0.335997 },
          },
          gain: {
            money: { mean: 3.7453, low: -2.58595, high: 10.0765 },
            share: { mean: 0.0124843, low: -0.00861982, high: 0.0335885 },
          },
        },
      ],
      tags: [
        {
          kind: 'half_way',
          price: 850,
          deals: { mean: 0.5, low: 0.430531, high: 0.569469 },
          earned: {
            money: { mean: 75, low: 64.5796, high: 85.4204 },
            share: { mean: 0.25, low: 0.215265, high: 0.284735 },
          },
          gain: {
            money: { mean: 26.2095, low: 19.8437, high: 32.5754 },
            share: { mean: 0.0873652, low: 0.0661456, high: 0.108585 },
          },
        },
        {
          kind: 'best',
          price: 850,
          deals: { mean: 0.5, low: 0.430531, high: 0.569469 },
          earned: {
            money: { mean: 75, low: 64.5796, high: 85.4204 },
            share: { mean: 0.25, low: 0.215265, high: 0.284735 },
          },
          gain: {
            money: { mean: 26.2095, low: 19.8437, high: 32.5754 },
            share: { mean: 0.0873652, low: 0.0661456, high: 0.108585 },
          },
        },
      ],
      thing: {
        visitors: 5,
        seasons: 41,
        sold: { mean: 0.97561, low: 0.927806, high: 1.02341 },
        earned: {
          money: { mean: 159.767, low: 136.763, high: 182.771 },
          share: { mean: 0.532556, low: 0.455876, high: 0.609236 },
        },
        fixed: {
          prices: [925],
          earned: {
            money: { mean: 199.025, low: 165.416, high: 232.635 },
            share: { mean: 0.663418, low: 0.551385, high: 0.77545 },
          },
          gain: {
            money: { mean: -39.2585, low: -68.6363, high: -9.88076 },
            share: { mean: -0.130862, low: -0.228788, high: -0.0329359 },
          },
        },
        falling: {
          prices: [970, 955, 925, 910, 895, 880, 850, 835, 820, 805],
          earned: {
            money: { mean: 213.585, low: 188.473, high: 238.696 },
            share: { mean: 0.711949, low: 0.628243, high: 0.795655 },
          },
          gain: {
            money: { mean: -53.8178, low: -76.8506, high: -30.785 },
            share: { mean: -0.179393, low: -0.256169, high: -0.102617 },
          },
        },
      },
      summary:
        'With $800 as the price that closes a deal without asking you, 63% of visitors buy.\nAn average visitor earns you $101 above your lowest price of $700 ($89 to $113).\n30% of visitors know the rules; each of them earns you $63.\nIf 10, 30 or 60% of visitors know the rules, no other price is sure to earn more than yours.\nThe best fixed price, $850 for everybody, earns $75 per visitor.\nIf you expect 5 visitors, selling this one item earns you $160 above your lowest price, or $214 if your price falls on set dates.',
    },
  },
];

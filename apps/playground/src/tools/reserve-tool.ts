import { reserveCurve, type OptimalReserve, type ReserveProblem } from '@svc/auction';
import { figure, spread, type Tool } from './tool.js';

/** The reserve of an auction, on the curve of what each reserve brings. */
export const RESERVE: Tool = {
  id: 'reserve',
  path: '/v1/auction/seller/optimal_reserve',
  mcpTool: 'auction_reserve',
  titles: { en: 'Reserve price of an auction', zh: '拍卖保留价' },
  caption: {
    en: 'What each reserve price earns: total payments, and the profit above your own value.',
    zh: '每个保留价带来的收入，以及超出物品自身价值的部分。',
  },
  request: {
    bidder_value_prior: { family: 'uniform', params: { low: 0, high: 100 } },
    n_bidders: 3,
    seller_valuation: 20,
  },
  fields: [
    { path: ['bidder_value_prior', 'params', 'low'], kind: 'number', label: { en: 'Lowest value', zh: '最低估值' } },
    { path: ['bidder_value_prior', 'params', 'high'], kind: 'number', label: { en: 'Highest value', zh: '最高估值' } },
    { path: ['n_bidders'], kind: 'number', label: { en: 'Bidders', zh: '竞买人数' } },
    { path: ['seller_valuation'], kind: 'number', label: { en: 'Value to me', zh: '对我的价值' } },
  ],
  headline: ({ reserve_price: price }: OptimalReserve, language) =>
    `${{ en: 'Reserve price', zh: '保留价' }[language]} ${figure(price)}`,
  picture: (answer: OptimalReserve, request: ReserveProblem) => {
    const top = request.bidder_value_prior.params['high'] ?? 3 * Math.max(1, answer.reserve_price);
    const curve = reserveCurve(request, spread(0, top));
    return {
      kind: 'plot',
      x: { en: 'reserve', zh: '保留价' },
      y: { en: 'expected', zh: '期望' },
      series: [
        {
          label: { en: 'Revenue', zh: '收入' },
          look: 'accent',
          as: 'line',
          points: curve.map((point) => [point.reserve_price, point.expected_revenue] as const),
        },
        {
          label: { en: 'Profit', zh: '利润' },
          look: 'faint',
          as: 'line',
          points: curve.map((point) => [point.reserve_price, point.expected_profit] as const),
        },
        {
          label: { en: 'Best reserve', zh: '最优保留价' },
          look: 'plain',
          as: 'ring',
          points: [
            [answer.reserve_price, answer.expected_revenue],
            [answer.reserve_price, answer.expected_profit],
          ],
        },
      ],
      levels: [{ axis: 'x', at: answer.reserve_price, label: { en: 'reserve', zh: '保留价' } }],
    };
  },
};

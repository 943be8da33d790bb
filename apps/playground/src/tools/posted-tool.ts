import { figure, type Point, type Series, type Tool } from './tool.js';

interface PostedAnswer {
  readonly static_price: number;
  readonly dynamic_schedule: readonly {
    readonly seconds_left: number;
    readonly inventory_left: number;
    readonly price: number;
  }[];
}

/** The prices of a clearance, falling as time runs out and rising as stock does. */
export const POSTED: Tool = {
  id: 'posted',
  path: '/v1/mechanism/posted_price_optimal',
  mcpTool: 'clearance_price',
  titles: { en: 'Clearance sale', zh: '清仓定价' },
  caption: {
    en: 'The best price at each moment, by units left; the dashed line is the best single price.',
    zh: '每个时刻、每种剩余库存下的价格；虚线是最优的固定价格。',
  },
  request: {
    buyer_arrival_prior: { family: 'uniform', params: { low: 0, high: 100 } },
    arrival_rate_per_second: 0.02,
    inventory: 6,
    horizon_seconds: 1000,
  },
  fields: [
    { path: ['buyer_arrival_prior', 'params', 'low'], kind: 'number', label: { en: 'Lowest value', zh: '最低估值' } },
    { path: ['buyer_arrival_prior', 'params', 'high'], kind: 'number', label: { en: 'Highest value', zh: '最高估值' } },
    { path: ['arrival_rate_per_second'], kind: 'number', label: { en: 'Buyers per second', zh: '每秒买家数' } },
    { path: ['inventory'], kind: 'number', label: { en: 'In stock', zh: '库存' } },
    { path: ['horizon_seconds'], kind: 'number', label: { en: 'Seconds', zh: '秒数' } },
  ],
  headline: ({ static_price: price }: PostedAnswer, language) =>
    `${{ en: 'The best single price is', zh: '最优的固定价格是' }[language]} ${figure(price)}`,
  picture: (
    { dynamic_schedule: schedule, static_price: fixed }: PostedAnswer,
    request: { horizon_seconds: number },
  ) => {
    const most = Math.max(...schedule.map(({ inventory_left: left }) => left));
    const series = [...new Set([most, Math.ceil(most / 2), 1])].map((left): Series => {
      const points = schedule
        .filter((row) => row.inventory_left === left)
        .map((row): Point => [request.horizon_seconds - row.seconds_left, row.price]);
      const label = { en: `${left} left`, zh: `剩 ${left} 件` };
      return { label, look: left === most ? 'accent' : left === 1 ? 'plain' : 'faint', as: 'line', points };
    });
    return {
      kind: 'plot',
      x: { en: 'seconds', zh: '秒' },
      y: { en: 'price', zh: '价格' },
      series,
      levels: [{ axis: 'y', at: fixed, label: { en: 'single price', zh: '固定价格' } }],
    };
  },
};

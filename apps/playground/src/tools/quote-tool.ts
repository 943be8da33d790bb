import { moneyOf } from '../money.js';
import type { Tool } from './tool.js';

interface QuoteAnswer {
  readonly price: number;
  readonly feasible: boolean;
  readonly listv: number;
  readonly buyer_surplus: number;
  readonly seller_surplus: number;
}

/** The cart from which buyer and seller gain most, and its price. */
export const QUOTE: Tool = {
  id: 'quote',
  path: '/v1/offer/quote',
  mcpTool: 'offer_quote',
  mcpDoor: '/mcp/pro',
  titles: { en: 'The best cart', zh: '最合适的购物车' },
  caption: {
    en: 'The quoted price beside the list price, and what each side gains.',
    zh: '成交价与标价，以及双方各得多少。',
  },
  request: {
    spec: {
      name: 'Bakery',
      dims: [
        {
          id: 'pastry',
          kind: 'choice',
          options: [
            { id: 'croissant', label: 'Croissant', price_delta: 2.4, unit_cost: 0.8 },
            { id: 'roll', label: 'Sweet roll', price_delta: 1.6, unit_cost: 0.5 },
          ],
        },
        { id: 'quantity', kind: 'quantity', qty_cap: 6 },
      ],
    },
    buyer: { values: { pastry: { croissant: 2, roll: 1.3 } }, qty_decay: 0.7 },
  },
  fields: [
    {
      path: ['buyer', 'values', 'pastry', 'croissant'],
      kind: 'number',
      label: { en: 'Value of a croissant to the buyer', zh: '可颂的价值' },
    },
    {
      path: ['buyer', 'values', 'pastry', 'roll'],
      kind: 'number',
      label: { en: 'Value of a roll to the buyer', zh: '面包卷的价值' },
    },
    {
      path: ['buyer', 'qty_decay'],
      kind: 'number',
      label: { en: 'Value kept by each further unit', zh: '每多一个的比例' },
    },
  ],
  headline: ({ feasible, price, listv }: QuoteAnswer, language) => {
    const dollars = moneyOf('USD', language);
    const [found, none] = {
      en: [
        `This cart for ${dollars(price)} instead of ${dollars(listv)}`,
        'No cart is better for both sides than ordering at list price',
      ],
      zh: [`这一单${dollars(price)}，标价${dollars(listv)}`, '没有比标价对双方都更好的方案'],
    }[language] as [string, string];
    return feasible ? found : none;
  },
  picture: (answer: QuoteAnswer) => ({
    kind: 'bars',
    bars: [
      { label: { en: 'List price', zh: '标价' }, value: answer.listv, chosen: false },
      { label: { en: 'Price', zh: '价格' }, value: answer.price, chosen: true },
      { label: { en: 'The buyer gains', zh: '买家所得' }, value: answer.buyer_surplus, chosen: false },
      { label: { en: 'The seller gains', zh: '卖家所得' }, value: answer.seller_surplus, chosen: false },
    ],
  }),
};

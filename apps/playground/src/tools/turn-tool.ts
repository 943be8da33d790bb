import { acceptanceCurve, type TurnAdvice, type TurnRequest } from '@svc/negotiation-math';
import { moneyOf } from '../money.js';
import { spread, type Tool } from './tool.js';

const SELLER: TurnRequest = {
  side: 'sell',
  walk_away: 700,
  target: 1000,
  counterparty_offers: [500, 600],
  my_previous_offers: [980],
  rounds_left: 6,
  item: 'road bike',
};
const BUYER: TurnRequest = {
  side: 'buy',
  walk_away: 900,
  target: 650,
  counterparty_offers: [1100, 1000],
  my_previous_offers: [680],
  rounds_left: 6,
  item: 'road bike',
};

const percent = (share: number): number => Number((100 * share).toFixed(1));

/** The next price of a haggle, on the curve of how likely each price would be taken. */
export const TURN: Tool = {
  id: 'turn',
  path: '/v1/negotiate/turn',
  mcpTool: 'negotiate',
  titles: { en: 'The next price', zh: '下一个报价' },
  caption: {
    en: 'How likely each price is to be accepted now, and the recommended price.',
    zh: '每个价格现在被接受的可能性，以及建议的报价。',
  },
  request: SELLER,
  fields: [
    {
      path: ['side'],
      kind: 'choice',
      label: { en: 'My side', zh: '我方' },
      choices: [
        { id: 'sell', label: { en: 'I sell', zh: '我卖' }, request: SELLER },
        { id: 'buy', label: { en: 'I buy', zh: '我买' }, request: BUYER },
      ],
    },
    { path: ['item'], kind: 'text', label: { en: 'Item', zh: '商品' } },
    { path: ['walk_away'], kind: 'number', label: { en: 'Worst price, $', zh: '最差的价格，$' } },
    { path: ['target'], kind: 'number', label: { en: 'Target price, $', zh: '目标价格，$' } },
    { path: ['counterparty_offers'], kind: 'numbers', label: { en: 'Their prices, $', zh: '对方的报价，$' } },
    { path: ['my_previous_offers'], kind: 'numbers', label: { en: 'My prices, $', zh: '我的报价，$' } },
    { path: ['rounds_left'], kind: 'number', label: { en: 'Turns left', zh: '剩余轮次' } },
  ],
  headline: ({ action, recommended_price }: TurnAdvice, language) => {
    const price = moneyOf('USD', language)(recommended_price);
    return {
      counter: { en: `Counter at ${price}`, zh: `还价${price}` },
      accept: { en: `Accept ${price}`, zh: `接受${price}` },
      walk: { en: 'Walk away', zh: '离开' },
    }[action][language];
  },
  picture: (answer: TurnAdvice, request: TurnRequest) => {
    const { walk_away: worst, target, counterparty_offers: theirs = [] } = request;
    const prices = [worst, target, ...theirs.slice(-1)];
    const curve = acceptanceCurve(request, spread(Math.min(...prices), Math.max(...prices)));
    return {
      kind: 'plot',
      x: { en: 'price, $', zh: '价格，$' },
      y: { en: 'chance, %', zh: '可能性，%' },
      series: [
        {
          label: { en: 'Probability of acceptance', zh: '被接受的可能性' },
          look: 'accent',
          as: 'line',
          points: curve.map((point) => [point.price, percent(point.acceptance_probability)] as const),
        },
        {
          label: { en: 'Recommended', zh: '建议报价' },
          look: 'plain',
          as: 'ring',
          points: [[answer.recommended_price, percent(answer.acceptance_probability)]],
        },
      ],
      levels: [
        { axis: 'x', at: worst, label: { en: 'my worst', zh: '我方最差' } },
        { axis: 'x', at: target, label: { en: 'my target', zh: '我方目标' } },
        ...theirs.slice(-1).map((at) => ({ axis: 'x' as const, at, label: { en: 'theirs', zh: '对方' } })),
      ],
    };
  },
};

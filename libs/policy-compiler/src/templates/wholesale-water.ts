import type { Policy } from '@svc/policy-rules';

/** The wholesaler's offer as its owner would tell it. */
export const WHOLESALE_WATER_DESCRIPTION = `云岭山泉18.9升桶装水批发，每桶标价14.5元，最低10.6元，\
低于12元要问我，货号YL-189。\
起订60桶，最多8000桶；满300桶优惠4%，满1000桶优惠8%，满3000桶优惠12%，可以和其他优惠叠加。\
没有条件不让价。款到发货再优惠3%，预付整季货款最多再优惠6%。签一年供货合同最多优惠5%，签两年最多优惠8%。\
自己到仓库提货每桶再减0.8元。空桶当天返还再减0.3元。\
送水上楼每桶成本0.9元，每单送一台饮水机成本168元。确认过的老客户再优惠2%。\
不接受代销，不贴牌。开票和合同条款转人工。水质检测报告随货提供。`;

/** Barrelled water for resale: volume, payment, contract, handover and empties against the price of a barrel. */
export const WHOLESALE_WATER_POLICY: Policy = {
  version: 'svc-policy/1',
  name: '云岭山泉 18.9 升桶装水',
  language: 'zh',
  currency: 'CNY',
  engine: 'bundle2',
  meso: 3,
  list_price: 14.5,
  floor_price: 10.6,
  reserve_price: 12,
  free_discount: 0,
  quantity: {
    min: 60,
    max: 8000,
    unit: '桶',
    breaks: [
      { from: 300, gives: { share: 0.04 }, stacks: true },
      { from: 1000, gives: { share: 0.08 }, stacks: true },
      { from: 3000, gives: { share: 0.12 }, stacks: true },
    ],
  },
  terms: [
    {
      id: 'payment',
      label: '付款方式',
      default: 'month_end',
      words: ['付款', '结算', '账期'],
      options: [
        { id: 'month_end', label: '月结', worth: 0, words: ['月底结', '月结'] },
        {
          id: 'before_dispatch',
          label: '款到发货',
          worth: 0.4,
          gives: { share: 0.03 },
          stacks: true,
          words: ['现款', '先付款', '款到发货', '现结'],
        },
        {
          id: 'season_prepaid',
          label: '预付整季货款',
          worth: 0.8,
          unlocks: { share: 0.06 },
          stacks: true,
          words: ['预付', '整季', '提前付'],
        },
      ],
    },
    {
      id: 'contract',
      label: '供货合同',
      default: 'per_order',
      words: ['合同', '签约', '长期'],
      options: [
        { id: 'per_order', label: '按单采购', worth: 0, words: ['单次', '零散'] },
        {
          id: 'one_year',
          label: '一年供货合同',
          worth: 0.7,
          unlocks: { share: 0.05 },
          stacks: true,
          words: ['签一年', '一年', '年度'],
        },
        {
          id: 'two_years',
          label: '两年供货合同',
          worth: 1.1,
          unlocks: { share: 0.08 },
          stacks: true,
          words: ['签两年', '两年', '二年'],
        },
      ],
    },
    {
      id: 'handover',
      label: '交货方式',
      default: 'curbside',
      words: ['送货', '配送', '提货', '交货'],
      options: [
        { id: 'curbside', label: '送到楼下', worth: 0, words: ['送到门口', '送货上门'] },
        {
          id: 'self_pickup',
          label: '到仓库自提',
          worth: 0.9,
          gives: { amount: 0.8 },
          stacks: true,
          words: ['自提', '自己拉', '上门提货'],
        },
        { id: 'upstairs', label: '送水上楼', worth: -0.9, words: ['上楼', '搬上楼', '入户'] },
      ],
    },
    {
      id: 'empties',
      label: '空桶',
      default: 'deposit',
      words: ['空桶', '押桶', '押金'],
      options: [
        { id: 'deposit', label: '押金桶，下次返还', worth: 0 },
        {
          id: 'same_day',
          label: '空桶当天返还',
          worth: 0.35,
          gives: { amount: 0.3 },
          stacks: true,
          words: ['当天还桶', '当天返还', '换桶'],
        },
      ],
    },
    {
      id: 'equipment',
      label: '设备',
      default: 'none',
      words: ['饮水机', '设备', '赠品'],
      options: [
        { id: 'none', label: '不送设备', worth: 0 },
        {
          id: 'dispenser',
          label: '送一台饮水机',
          worth: -168,
          worth_per: 'deal',
          requires_discount_at_most: 0.15,
          words: ['饮水机', '送机'],
        },
        { id: 'pump', label: '送两个电动抽水器', worth: -46, worth_per: 'deal', words: ['抽水器', '压水器'] },
      ],
    },
  ],
  grants: [{ flag: 'returning_customer', gives: { share: 0.02 }, stacks: true }],
  never: [
    { id: 'consignment', text: '不接受代销，货款与销量无关。', words: ['代销', '卖完再付', '寄售'] },
    { id: 'private_label', text: '不贴牌，只卖自己的品牌。', words: ['贴牌', '代工', '换标签'] },
  ],
  inventory: { bind: [{ match: { sku: 'YL-189' } }] },
  handoff: [
    { id: 'invoice', text: '开票和税点', words: ['开票', '发票', '税点'] },
    { id: 'contract_terms', text: '合同条款的修改', words: ['合同条款', '违约', '独家代理'] },
  ],
  facts: [
    { id: 'report', words: ['检测报告', '水质', '质检'], answer: '每批水都有水质检测报告，随货提供。' },
    { id: 'lead_time', words: ['几天到', '多久送', '什么时候到'], answer: '市区内下单后次日送达。' },
    { id: 'shelf_life', words: ['保质期', '生产日期'], answer: '未开封保质期六个月，发货时生产日期不超过七天。' },
  ],
  manner: { objective: 'balance', tone: 'friendly' },
};

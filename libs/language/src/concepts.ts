import { pattern } from './pattern.js';

const HOME_OF_BUYER = ['office', 'place', 'home', 'house', 'flat', 'shop', 'store', 'studio', 'school', 'premises'];

/** What stands for work that is done where the buyer is. */
const AT_THE_BUYERS = [
  'on site',
  'on-site',
  'onsite',
  'come to us',
  'come to me',
  'come over to us',
  ...HOME_OF_BUYER.flatMap((place) => ['at our', 'at my', 'in our', 'in my'].map((at) => `${at} ${place}`)),
  '上门服务',
  '到我们公司',
  '来我们公司',
  '来我家',
  '到我家',
];

/**
 * Words that buyers use for the same option, in both languages, folded. An option whose id, label or words
 * hold one word of a row answers to the whole row. Data only.
 */
export const CONCEPTS: readonly (readonly string[])[] = [
  ['cash', 'in cash', 'cash payment', 'pay cash', '现金', '付现', '现款'],
  ['wire', 'wire transfer', 'bank transfer', 'by transfer', 'by wire', '电汇', '转账', '银行转账', '对公转账'],
  ['card', 'credit card', 'by card', 'debit card', '刷卡', '信用卡'],
  ['financing', 'finance it', 'installments', 'instalments', 'pay in installments', '分期', '分期付款', '贷款'],
  [
    'prepay',
    'prepayment',
    'prepaid',
    'upfront',
    'up front',
    'up-front',
    'pay in advance',
    'paid in advance',
    'in advance',
    'full payment in advance',
    '预付',
    '预付款',
    '全款预付',
    '款到发货',
    '先款后货',
    '先付款',
    '先款',
  ],
  ['net 30', 'net30', 'n/30', '30 days', '30 day terms', 'thirty days', '月结', '月结30天', '30天账期', '账期30天'],
  ['net 60', 'net60', '60 days', '60 day terms', 'sixty days', '月结60天', '60天账期', '账期60天'],
  ['net 90', 'net90', '90 days', '90 day terms', '月结90天', '90天账期'],
  [
    'pickup',
    'pick up',
    'pick it up',
    'pick-up',
    'collect',
    'collection',
    'collect it',
    'collected',
    'collecting',
    'picked up',
    'picking up',
    '自提',
    '上门自提',
    '自己提',
    '自取',
    '来提货',
    '上门取',
  ],
  [
    'delivery',
    'deliver',
    'delivered',
    'deliver it',
    'home delivery',
    'shipping',
    'shipped',
    'ship it',
    'shipment',
    'postage',
    'freight',
    'posted',
    'posting',
    'post it',
    'by post',
    'in the post',
    'mail it',
    'mailed',
    '送货',
    '送货上门',
    '配送',
    '包送',
    '送到',
    '包邮',
    '发货到',
  ],
  ['express', 'express delivery', 'express shipping', 'overnight', 'next day', 'expedited', '加急', '次日达', '快递'],
  ['monthly', 'month to month', 'month-to-month', 'per month billing', 'pay monthly', '按月', '月付', '包月'],
  [
    'annual',
    'annually',
    'yearly',
    'one year',
    '1 year',
    '12 months',
    'one-year',
    'a year',
    'annual plan',
    'annual contract',
    'annual prepayment',
    '年付',
    '按年',
    '一年',
    '1年',
    '一年期',
    '12个月',
    '包年',
  ],
  [
    'two years',
    '2 years',
    'two year',
    '2 year',
    'two-year',
    '2-year',
    '24 months',
    'biennial',
    '两年',
    '2年',
    '二年',
    '两年期',
    '24个月',
  ],
  [
    'three years',
    '3 years',
    'three year',
    '3 year',
    'three-year',
    '3-year',
    '36 months',
    '三年',
    '3年',
    '三年期',
    '36个月',
  ],
  ['five years', '5 years', 'five year', '5 year', 'five-year', '60 months', '五年', '5年'],
  ['6 months', 'six months', 'half a year', '6 month', 'six month', '半年', '六个月', '6个月'],
  ['3 months', 'three months', '3 month', 'three month', '90 day', '三个月', '3个月'],
  ['warranty', 'guarantee', 'warrantee', 'extended warranty', '质保', '保修', '延保'],
  ['installation', 'install it', 'setup', 'set up', '安装', '上门安装'],
  ['training', 'live sessions', 'onboarding call', 'live onboarding', '培训', '上门培训'],
  ['winter tires', 'winter tyres', 'snow tires', 'snow tyres', '冬胎', '雪地胎'],
  [
    'dismantle',
    'dismantled',
    'dismantling',
    'disassemble',
    'disassembled',
    'disassembling',
    'disassembly',
    'take apart',
    'taken apart',
    'taking apart',
    '拆卸',
    '拆开',
    '拆下来',
    '帮拆',
    '帮我拆',
  ],
  ['trade-in', 'trade in', 'trade my', 'part exchange', '置换', '以旧换新'],
  AT_THE_BUYERS,
];

/** What a day is called, Monday first; on one line the names of one day. Data only. */
const WEEK: readonly (readonly string[])[] = [
  ['monday', '周一', '星期一', '礼拜一'],
  ['tuesday', '周二', '星期二', '礼拜二'],
  ['wednesday', '周三', '星期三', '礼拜三'],
  ['thursday', '周四', '星期四', '礼拜四'],
  ['friday', '周五', '星期五', '礼拜五'],
  ['saturday', '周六', '星期六', '礼拜六'],
  ['sunday', '周日', '周天', '星期日', '星期天', '礼拜日', '礼拜天'],
];
/** Parts of a week with their days; a Friday is some sellers' weekday and others' weekend. */
const PARTS_OF_WEEK: readonly { readonly names: readonly string[]; readonly days: readonly (readonly string[])[] }[] = [
  { names: ['weekend', '周末'], days: WEEK.slice(5) },
  { names: ['weekday', '工作日'], days: WEEK.slice(0, 4) },
];

/**
 * The words for the days that a label names, in both languages: a day by its own names alone, a part of the week by its
 * days as well.
 * @param holds whether a word stands in the label
 */
export const namesOfDays = (holds: (word: string) => boolean): string[] => [
  ...WEEK.filter((names) => names.some(holds)).flat(),
  ...PARTS_OF_WEEK.filter(({ names }) => names.some(holds)).flatMap(({ names, days }) => [...names, ...days.flat()]),
];

const DAYS: ReadonlySet<string> = new Set([...WEEK.flat(), ...PARTS_OF_WEEK.flatMap(({ names }) => names)]);

/** Whether a word is a day or a part of the week, or several of the kind: "saturdays". */
export const isDay = (word: string): boolean => DAYS.has(word.replace(/s$/, ''));

/** Subjects of terms: a mention without an option means the term's one option that gives it. */
export const TERM_CONCEPTS: readonly (readonly string[])[] = [
  ['warranty', 'guarantee', '质保', '保修', '延保'],
  ['delivery', 'shipping', '送货', '配送', '交货', '运输'],
  ['installation', 'setup', '安装'],
  ['onboarding', 'training', '培训'],
  ['insurance', '保险'],
  ['samples', 'sample', '样品'],
];

/** Subjects of facts: a question with one word of a row is answered by a fact that holds another. Data only. */
export const SUBJECTS: readonly (readonly string[])[] = [
  (
    'damage damaged scratch scratched dent dented ding scuff crack cracked chip chipped flaw defect blemish wear ' +
    'worn mark fault stain rust rusty tear torn condition'
  ).split(' '),
  '损坏 破损 磕碰 划痕 瑕疵 毛病 成色 掉漆 生锈 裂'.split(' '),
  (
    'colour color black white red blue green yellow brown grey gray silver gold golden orange purple pink beige ' +
    'cream navy turquoise'
  ).split(' '),
  '颜色 黑色 白色 红色 蓝色 绿色 黄色 棕色 灰色 银色 金色 橙色 紫色 粉色 米色'.split(' '),
];

/** Whole labels that say that nothing is given. */
export const NOTHING = pattern`
    ^(?:none|no|without|nothing|as is|as-is|standard|default|basic|无|没有|不需要|不含|标准|默认)$
    |^(?:no|without|excluding|不含|不带|无) ?\S
  `;

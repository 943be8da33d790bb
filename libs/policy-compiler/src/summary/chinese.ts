import { countedUnit } from '@svc/language';
import { POLICY_LIMITS } from '@svc/policy-rules';
import type { Phrases } from './phrases.js';

const each = (perDeal: boolean): string => (perDeal ? '每单' : '每单位');

/** A summary's sentences in Chinese. */
export const CHINESE: Phrases = {
  language: 'zh',
  per: (unit, time) => [unit, time].map((one) => one && `每${one}`).join(''),
  prices: (name, list, floor, per) =>
    `${name}：标价${per} ${list}，最低 ${floor}；成交价不会高于标价，也不会低于最低价。`,
  samePrice: '一口价：标价就是最低价。',
  reserve: (money, isNamed, isFree) =>
    `没有您同意，不低于 ${money} 成交${isFree ? `：买家出到 ${money} 或更高就直接成交` : ''}，更低的出价等您决定。` +
    (isNamed ? '' : '这个价您没有写，是算出来的。'),
  reserveLess: '买家用条件换来的优惠，会把这个价降低同样的金额，但不会低于最低价。',
  reserveBreaks: '您写明的多订或长租的价格照样有效，可以低于这个价。',
  reserveFalls: (rows) => `这个价会降低：${rows.map(([day, money]) => `${day} 起 ${money}`).join('，')}。`,
  passOn: '会告诉买家，更低的出价会转给您。',
  approve: (money, hours) => `等您决定的出价，只要有 ${money} 或更高，${hours} 小时后按规则接受，不再问您。`,
  counters: (percents) => `买家每走一步，报价依次走到离这个价的 ${percents.join('%、')}%。`,
  shareOfTrades: (percent) => `条件对您值多少，买家最多得到其中的 ${percent}%，其余归您。`,
  freeAll: '让到这个价，不需要任何条件。',
  freeNone: '买家给出条件才有折扣；不给条件的还价等您决定。',
  free: (amount) => `不附条件最多让 ${amount}，再多就要用条件来换。`,
  quantity: (min, max, unit) =>
    min === max
      ? `数量固定为 ${min} ${countedUnit(unit)}。`
      : max >= POLICY_LIMITS.quantity
        ? `每单至少 ${min} ${countedUnit(unit)}，没有写最多订多少。`
        : `每单 ${min} 到 ${max} ${countedUnit(unit)}。`,
  step: (size, unit) => `整包卖：数量是 ${size} ${countedUnit(unit)}的倍数。`,
  period: (min, max, usual, time) =>
    (max === null
      ? min === 1
        ? usual === null
          ? `按每${time}付，到有人终止为止，也可以约定多少${time}。`
          : `租多少${time}由买家定。`
        : `至少 ${min} ${time}。`
      : `可订 ${min} 到 ${max} ${time}。`) + (usual === null ? '' : `没有说多久就是 ${usual} ${time}。`),
  brk: (from, unit, effects) => `满 ${from} ${countedUnit(unit)}：${effects}。`,
  gives: {
    share: (percent) => `直接优惠 ${percent}%`,
    amount: (money, per) => `${per}直接优惠 ${money}`,
    toPrice: (money) => `直接按 ${money}`,
  },
  unlocks: {
    share: (percent) => `可谈，最多优惠 ${percent}%`,
    amount: (money, per) => `可谈，${per}最多优惠 ${money}`,
    toPrice: (money) => `可谈，最低可到 ${money}`,
  },
  onTop: '，可与其他优惠叠加',
  charge: (money, per) => `买家另付${per} ${money}`,
  perDeal: '每单',
  perCount: ({ count, included }, max) =>
    `（${included ? `超过 ${included}${count}的部分` : '按要的数量'}）每${count}` +
    (max === null ? '' : `，最多 ${max}${count}`),
  charged: (unit, time) => (unit === '' && time !== '' ? `每${time}` : `每单位${time && `每${time}`}`),
  lasts: (periods, time) => `为期 ${periods} ${time}`,
  requires: (option) => `要先选“${option}”`,
  chargeShare: (percent) => `买家另付 ${percent}%`,
  examples: (lines) => `例如，还没有讲价时：${lines.join('；')}。`,
  chargeFreeFrom: (count, unit) => `满 ${count} ${unit}免收`,
  always: (label, what) => `${label}（每单都有）：${what}。`,
  term: (label, standard, options) => `${label}：默认“${standard}”。也可以：${options}。`,
  earns: (money, perDeal) => `对您${each(perDeal)}值 ${money}`,
  costs: (money, perDeal) => `${each(perDeal)}成本 ${money}`,
  onlyAtList: '只在买家按标价付款时才给',
  onlyUpTo: (percent) => `只在折扣不超过 ${percent}% 时才给`,
  grant: (flag, gets) => `您的记录确认为“${flag}”的买家：${gets}。`,
  never: (text) => `绝不答应：${text}`,
  stock: (record, option) => `${option === null ? '' : `“${option}”：`}库存记录（${record}）显示有货时才报价和成交。`,
  stockKey: { id: '编号', vin: '车架号', sku: '货号', gtin: '条码' },
  handoff: (text) => `转人工：${text}`,
  fact: (answer) => `可以告诉买家：${answer}`,
  objective: { close: '目标：尽快成交。', balance: '目标：价格和速度兼顾。', margin: '目标：价格优先，不急着卖。' },
  rounds: (count) => `买家出价或要求降价 ${count} 次之后，不再有新的报价，以最后一次为准。`,
  offerValid: (hours) => `报价 ${hours} 小时内有效。`,
  hold: (hours) => `成交后为买家保留 ${hours} 小时。`,
  conversations: (count) => `已知的买家每天最多在 ${count} 次对话里谈价。`,
  tone: { friendly: '语气亲切。', plain: '语气平实。', formal: '语气正式。' },
  signOff: (text) => `每次回复以此结尾：${text}`,
  menu: (count) => `一次回复最多给买家 ${count} 个方案来选，它们对您的价值相同。`,
  join: '；',
};

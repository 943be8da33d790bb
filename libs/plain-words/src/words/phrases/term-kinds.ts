import { pattern } from '@svc/language';

/** A subject that discounts are traded for, and how the two languages speak of it. */
export interface TermKind {
  id: string;
  label: { en: string; zh: string };
  /** What holds when nobody speaks of it. */
  standard: { en: string; zh: string };
  pattern: RegExp;
}

/** In the order in which they are tried: the more specific first. */
export const TERM_KINDS: readonly TermKind[] = [
  {
    id: 'trade_in',
    label: { en: 'Trade-in', zh: '置换' },
    standard: { en: 'no trade-in', zh: '不置换' },
    pattern: /\btrad(?:e|es|ing)[ -]?in\b|以旧换新|旧[车机件款]/,
  },
  {
    id: 'reference',
    label: { en: 'Reference', zh: '推荐' },
    standard: { en: 'none', zh: '无' },
    pattern: pattern`
    \breviews?\b
    |\brefer(?:s|red|ral|rals|ring)?\b
    |testimonial
    |case stud
    |\blogo\b
    |reference
    |recommend
    |shout-?out
    |instagram
    |social media
    |评价
    |好评
    |推荐
    |介绍
    |朋友圈
    |案例
    |转发
    |晒单
    |点评
    |口碑
  `,
  },
  {
    id: 'warranty',
    label: { en: 'Warranty', zh: '质保' },
    standard: { en: 'standard', zh: '标准' },
    pattern: pattern`
    warrant
    |guarantee
    |\bas it stands\b
    |\brefund
    |\breturns?\b
    |inspection
    |质保
    |保修
    |保固
    |三包
    |售后
    |退货
    |退换
    |放弃验
    |现状
  `,
  },
  {
    id: 'handover',
    label: { en: 'Handover', zh: '交付' },
    standard: { en: 'as usual', zh: '按常规' },
    pattern: pattern`
    \bpick(?:s|ed|ing)?(?: \w+){0,3}[ -]up\b
    |\bpick-?ups?\b
    |\bcollect(?:s|ed|ion|ing)?\b
    |\bhaul
    |come and get
    |comes? (?:get|by)
    |deliver
    |\bship
    |freight
    |postage
    |courier
    |\bex[ -]works\b
    |\bfob\b
    |warehouse
    |self-?collect
    |自提
    |自取
    |提货
    |上门取
    |自己[来拉取提搬运]
    |[来到][^，]{0,8}[拿取提]
    |自行
    |拉走
    |搬走
    |送货
    |配送
    |包邮
    |运费
    |邮[费寄]
    |面交
    |快递
    |发货
    |物流
    |送到
    |上门
    |整车
    |拼车
    |运输
  `,
  },
  {
    id: 'contract',
    label: { en: 'Contract', zh: '合同' },
    standard: { en: 'no long contract', zh: '不签长期合同' },
    pattern: pattern`
    contract
    |\bannual
    |\byearly\b
    |\bcommit
    |subscri
    |\blease\b
    |\bsign(?:s|ed|ing)?\b(?!-| (?:on|in)\b)
    |\brenew
    |multi-?year
    |\bmonthly\b
    |retainer
    |standing order
    |(?<!within )(?<!in )\b(?:\d+|one|two|three|four|five|six|nine|twelve|eighteen|twenty-four|thirty-six|half)
      [ -](?:years?|months?|quarters?)\b
    |(?:\d+|[一二两三四五六十半])(?:年|个?月|个?季)(?!内|底|初)
    |合同
    |签约?
    |年付
    |年约
    |年框
    |长期
    |包年
    |续约
    |续签
    |续费
    |租期
    |长租
    |合作
    |整季
    |季度
    |按年
    |订阅
  `,
  },
  {
    id: 'payment',
    label: { en: 'Payment', zh: '付款' },
    standard: { en: 'standard payment', zh: '常规付款' },
    pattern: pattern`
    \bcash\b
    |prepa(?:y|id)
    |pre-pay
    |in advance
    |in full
    |\bwires?\b
    |transfer
    |\bpay(?:s|ing|ment|ments|er|ers)?\b
    |\bpaid\b
    |paypal
    |venmo
    |zelle
    |\bcard\b
    |crypto
    |bitcoin
    |\bcheck\b
    |cheque
    |invoice
    |\bbefore (?:delivery|shipping|shipment)
    |on the spot
    |deposit
    |down payment
    |lump sum
    |autopay
    |direct debit
    |\bsepa\b
    |\bdebit\b
    |standing order
    |\biban\b
    |\bpayid\b
    |\bbizum\b
    |\bswish\b
    |\btwint\b
    |现金
    |现款
    |现结
    |现付
    |付
    |全款
    |预存
    |先款
    |转账
    |转帐
    |微信
    |支付宝
    |款到
    |一次性
    |首付
    |货款
    |打款
    |账期
    |刷卡
    |订金
    |定金
    |押金
    |结清
    |结款
    |结账
    |月结
    |季结
    |对公
    |汇款
    |充值
  `,
  },
  {
    id: 'bundle',
    label: { en: 'Bundle', zh: '组合' },
    standard: { en: 'on its own', zh: '单独购买' },
    pattern: pattern`
    \btogether\b
    |bundl
    |\bboth\b
    |\balso (?:buy|take|order|get)
    |\btake the\b
    |along with
    |accessor
    |\bcombo\b
    |everything
    |\btoo\b
    |\bas well\b
    |\bwhole\b
    |\badd(?:s|ing|ed)?\b
    |\bwith the\b
    |一起
    |打包
    |搭配
    |套餐
    |全要
    |全部
    |同时
    |加购
    |连同
    |另购
    |一并
    |成套
    |整套
  `,
  },
  {
    id: 'timing',
    label: { en: 'Timing', zh: '时间' },
    standard: { en: 'no date fixed', zh: '不限时间' },
    pattern: pattern`
    today
    |tonight
    |tomorrow
    |\bthis (?:week|month|quarter|weekend)
    |\bby (?:mon|tue|wed|thu|fri|sat|sun|the end|end)
    |\bwithin\b
    |\bbefore\b
    |\bquick
    |\bfast\b
    |immediate
    |same[ -]day
    |right away
    |weekend
    |weekday
    |off-?season
    |off-?peak
    |flexible
    |\bearly\b
    |\bnow\b
    |\d+ ?(?:hours?|days?|weeks?)
    |(?:one|two|three|seven|ten) weeks?
    |今天
    |当天
    |当日
    |今日
    |本周
    |这周
    |周内
    |本月
    |月底
    |周末
    |马上
    |立即
    |立刻
    |尽快
    |淡季
    |提前
    |日内
    |天内
    |前
    |早
    |工作日
    |快
  `,
  },
  { id: 'deal', label: { en: 'Other', zh: '其他' }, standard: { en: 'none', zh: '无' }, pattern: /./ },
];

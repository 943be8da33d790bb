import { timeNoun } from '../assemble/time-words.js';
import type { IssueTexts, ReadAs } from './issue-texts.js';

const KEEP_ONE = '请只保留一个。';

/** What statements whose words leave room are read as. */
const READ_AS: Readonly<Record<string, string>> = {
  never: '问到就拒绝',
  fact: '告诉买家',
  handoff: '交给人处理',
  list: '标价',
  floor: '最低价',
  grant: '只给经确认的买家的优惠',
  floor_off: '最多优惠这么多',
  free_discount: '不要条件的优惠',
  trade: '满足这一条就优惠',
  break: '满这个数量的价格',
  gift: '赠送',
  charge: '买家另付',
  manner: '怎样回复',
  name: '商品名称',
  quantity: '可以订多少',
  open: '接下来要问',
};

const toCheck = (spots: readonly ReadAs[]): string[] =>
  spots.length === 0
    ? []
    : [`请核对这几句的读法：${spots.map(([quote, as]) => `“${quote}”：${READ_AS[as] ?? as}`).join('；')}。`];

/** The words of the issues in Chinese. */
export const CHINESE_ISSUES: IssueTexts = {
  listPriceNotSaid: () => ['没有找到标价，也就是您的要价。', '比如写“标价500元”。'],
  floorNotSaid: () => ['没有找到最低价，就按标价算最低价，一分不让。', '比如写“最低420元”，或者“不议价”。'],
  saidFloorAboveList: (floor, list) => [`最低价${floor}高于标价${list}。`, '请对调，或者改正其中一个。'],
  floorAboveList: (floor, list) => [`最低价${floor}高于标价${list}。`, '请调低最低价，或者调高标价。'],
  floorTold: (floor) => [`买家会读到的文字里写了最低价${floor}。`, '请把这个数从文字里去掉。'],
  twoListPrices: (first, second) => [`写了两个标价：${first}和${second}。`, KEEP_ONE],
  twoFloors: (first, second) => [`写了两个最低价：${first}和${second}。`, KEEP_ONE],
  twoSmallestOrders: (first, second) => [`写了两个起订量：${first}和${second}。`, KEEP_ONE],
  twoLargestOrders: (first, second) => [`写了两个最大订量：${first}和${second}。`, KEEP_ONE],
  twoFreeDiscounts: (first, second) => [`写了两个无条件的优惠：${first}和${second}。`, KEEP_ONE],
  otherPrice: (other, list) => [`不清楚${other}是什么价格。`, `把${list}当作标价；请说明另一个是什么。`],
  fixedYetLower: (floor) => [`写了不议价，却又接受${floor}。`, KEEP_ONE],
  fixedYetDiscount: () => ['写了不议价，却又给了优惠。', '请写明最低价，或者去掉优惠。'],
  currenciesMixed: (first, second) => [`价格有的用${first}，有的用${second}。`, '请只用一种货币。'],
  currencyAssumed: (currency) => [`没有写货币，按${currency}计算。`, '请在价格旁写明货币。'],
  tooManyTrades: (terms, options) => ['条件太多，放不下，这一条没有收入。', `最多${terms}类条件，每类${options}项。`],
  tradeWithTwoDiscounts: (label) => [`“${label}”写了两种不同的优惠。`, KEEP_ONE],
  breakWithTwoDiscounts: (from) => [`满${from}的订单写了两种不同的优惠。`, KEEP_ONE],
  grantWithTwoDiscounts: (flag) => [`带“${flag}”标记的客户写了两种不同的优惠。`, KEEP_ONE],
  worthAssumed: (label, worth, most, live, share) => [
    `“${label}”对您的价值按每单位${worth}计算，也就是它换来的优惠。它最多可以优惠${most}，` +
      `自动谈价时最多给${live}，其余归您。`,
    `如果价值不是这个数，请写明它对您值多少。想多给或少给，请设定 manner.share_of_trades，现在是${share}。`,
  ],
  costUnknown: (label) => [`没有写“${label}”的成本，就按零成本赠送。`, '比如写“成本12元”。'],
  promisedAndRefused: (thing) => [`“${thing}”既答应了，又拒绝了。`, KEEP_ONE],
  boundsExclude: (min, max) => [`至少${min}和最多${max}不能同时成立。`, '请改正其中一个。'],
  quantityBounds: (min, max) => [`最多只能订${max}，就不能要求至少${min}。`, '请对调起订量和最大订量。'],
  quantityUnclear: () => ['不清楚这一句怎样限制数量。', '请按单件写明最少和最多订多少。'],
  timeNotExact: (words, unit) => [
    `价格按${timeNoun(unit, 'zh') || unit}算，“${words}”换算不成整数。`,
    `请改用${timeNoun(unit, 'zh') || unit}来说。`,
  ],
  saidBreakBelowMin: (from, min) => [
    `满${from}的优惠没有意义：起订量已经是${min}。`,
    '请提高优惠的门槛，或者降低起订量。',
  ],
  saidBreakAboveMax: (from, max) => [
    `满${from}的优惠达不到：最多只能订${max}。`,
    '请降低优惠的门槛，或者提高最大订量。',
  ],
  breakBelowMin: (from, min) => [`每一单都满${from}：起订量是${min}。`, '请提高门槛，或者直接降低标价。'],
  breakAboveMax: (from, max) => [`没有订单能满${from}：最多只能订${max}。`, '请降低门槛，或者提高最大订量。'],
  breaksNotIncreasing: () => ['订得多优惠不应更少，每个数量只写一次。', '请按数量从小到大写，优惠逐级增加。'],
  breakEmpty: (from) => [`满${from}没有任何优惠。`, '请给这一档写明优惠。'],
  notUsed: (quotes, spots) => [
    [`没有收入策略的话：${quotes.map((quote) => `“${quote}”`).join('；')}。`, ...toCheck(spots)].join(''),
    '如果其中有要紧的，或者读错了，请换个说法，一句话只说一件事。',
  ],
  readingUnsure: (spots) => [toCheck(spots).join(''), '读错的请换个说法，一句话只说一件事。'],
  tradeBeyondFloor: (label, off, room) => [
    `“${label}”答应让${off}，但受最低价限制，最多只能让${room}。`,
    '请调低最低价，或者减小优惠。',
  ],
  tradeGainsNothing: (label, free) => [
    `“${label}”对买家没有好处：不用它也已经可以让${free}。`,
    '请减小无条件的优惠，让这个条件有用。',
  ],
  toPriceAboveList: (label, price, list) => [`“${label}”的价格是${price}，比标价${list}还高。`, '请调低这个价格。'],
  giftNeverPossible: (label, cost) => [
    `“${label}”的成本是${cost}，超过了标价和最低价之间的空间，永远送不出去。`,
    '请调低它的成本，或者调低最低价。',
  ],
  termWithoutTrade: (label) => [
    `“${label}”里没有可以交换的：其他选项既不优惠，也没有价值或成本。`,
    '请给其中一项写明价值或优惠，或者去掉这一类。',
  ],
  freeBeyondFloor: (free, floor) => [
    `无条件让${free}会低于最低价${floor}，以最低价为准。`,
    '请减小无条件的优惠；不写就可以一直让到最低价。',
  ],
  grantEmpty: (flag) => [`“${flag}”标记没有任何优惠。`, '请给它写明优惠或选项。'],
  reserveOutside: (price, floor, list) => [
    `自动成交价${price}不在最低价${floor}和标价${list}之间。`,
    '请设在两者之间：买家出到这个价就直接成交，不再问您。',
  ],
  twoReserves: (first, second) => [`低于${first}要问您，低于${second}也要问您。`, KEEP_ONE],
  reserveProposed: (reserve, isFree) => [
    `没有您同意，不低于${reserve}成交${isFree ? `：买家出到${reserve}或更高就直接成交` : ''}，` +
      '更低的出价等您决定。',
    `这个数是建议的。要改，请另设自动成交价，或者比如写“低于${reserve}要问我”。`,
  ],
  reserveAtFloor: (floor) => [
    `自动成交价就是最低价${floor}，买家从成不成交就能试出来，最低价不再是秘密。`,
    '请调高自动成交价：更低的出价仍会转给您，由您决定。',
  ],
  goneBy: (several, few) => [
    '希望在哪天之前卖掉？会有好几个买家来问吗？自动成交价可以随日期降低。',
    `如果会有好几个买家，请填上日期后加入：${several}。否则加入：${few}。也可以不加，自动成交价就不变。`,
  ],
  reserveDayUnknown: (day) => [`日历上没有“${day}”这一天。`, '请按 YYYY-MM-DD 写日期。'],
  reserveDatesOrder: (day, before) => [
    `${day}的自动成交价写在${before}之后，但日期并不更晚。`,
    '请按日期从早到晚写，每天只写一次。',
  ],
  reserveRises: (price, before) => [
    `自动成交价从${before}升到${price}；它只能随日期降低。`,
    '请调低这个价，或者调高自动成交价：第一个日期之前按它算。',
  ],
  countersOrder: () => [
    '有一次还价没有比前一次让得更多。',
    '请把 counters 写成逐次增大的比例，也就是离自动成交价走了多少，比如 [0.5, 0.8, 1]。',
  ],
  approveOutside: (from, floor, reserve) => [
    `不能按规则接受${from}起的出价：它应高于最低价${floor}，且不高于自动成交价${reserve}。`,
    '请把 approve.from 设在两者之间，靠近自动成交价。',
  ],
  approveNeedsTrade: (from, least) => [
    `设了${from}起的出价按规则接受，但没有条件时价格最低是${least}：低于它又不给条件的出价永远不会被接受。`,
    `请把 approve.from 设为${least}或更高，或者调高 free_discount。`,
  ],
  saltMissing: () => [
    '策略没有盐值（salt），也就是让人无法从哈希和自动成交价推出最低价的随机数。',
    '请使用检查返回的策略，里面有新的盐值。在此之前用名称、货币和标价代替。',
  ],
  pricePrecision: (amount, decimals) => [`${amount}的小数超过${decimals}位。`, '请四舍五入，或者设定价格的小数位数。'],
  duplicateId: (id) => [`“${id}”出现了两次。`, '请给每一项不同的编号。'],
  defaultUnknown: (id, term, options) => [`“${id}”不是“${term}”的选项。`, `请从中选一个：${options.join('、')}。`],
  grantOptionUnknown: (option, term) => [`“${term}”里没有选项“${option}”。`, '请写明一类条件和其中的一项。'],
  bindOptionUnknown: (option, term) => [`“${term}”里没有选项“${option}”。`, '请写明一类条件和其中的一项。'],
  engineUnknown: (engine, engines) => [`没有“${engine}”这个引擎。`, `请从中选一个：${engines.join('、')}。`],
  listPriceMissing: () => ['缺少标价。', '请填写 list_price，也就是您的要价。'],
  floorMissing: () => ['缺少最低价。', '请填写 floor_price，也就是您能接受的最低价。'],
  readBackWaits: (lines) => [
    `还有${lines}条理解等您确认。`,
    '逐条说明是否正确，或一次确认全部：{"read_back": "right"}。',
  ],
  shapeWrong: (place, fault) => [
    `${place === null ? '策略' : `策略的 ${place}`}：${fault}。`,
    '格式见 /schemas/policy.json，MCP 里是 svc://schemas/policy。',
  ],
};

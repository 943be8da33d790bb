import type { Words } from './en.js';

/** 第三步的中文文字。 */
export const use: Words['use'] = {
  way: '三步',
  steps: { say: '说出来', try: '试一试', use: '用起来' },
  title: '用起来',
  lead: '把买家的每条消息和这份规则一起发出。返回的内容里有要说的话和一个状态；下一条消息带上这个状态。',
  answers: '用这份规则回复买家',
  message: '您好，还在吗？',
  key:
    '需要访问密钥（svc_…）：服务第一次启动时会显示一个。' +
    '放在自己网页上时，组件只和您自己的接口通信，规则和密钥都留在那里。',
  account: '密钥与账户',
  link: {
    title: '给买家的链接',
    lead: '打开链接的人都可以就这件东西议价。底线封在链接里，谁也读不到。有效期七天，期间无法收回。',
    seller: '您的名字（买家会看到）',
    once: '只有一件：第一笔成交会保留24小时',
    yours:
      '谈话只留在买家的浏览器里。买家把凭证发给您，您才会知道成交了：请向买家要凭证。' +
      '想马上知道，就在自己的网页上回复买家：',
    own: '做法',
    make: '生成链接',
    until: '有效期至{time}。这个浏览器里的谈话在“柜台”页。',
    copy: '复制链接',
    open: '打开',
    address: '链接',
  },
};

/** 链接所打开的页面的文字。 */
export const talk: Words['talk'] = {
  title: '出个价',
  price: '标价{price}',
  per: [' 每', '每'],
  soldBy: '卖家：{seller}',
  program: '这里由程序替卖家回答。',
  binding: '程序只在卖家允许的范围内答应。在这里谈成的会签名，凭证归您保存。',
  goods: '卖的是什么，可以选什么',
  until: '链接有效期至{time}。',
  empty: '请提问，或者出个价。',
  table: '当前报价：{line}',
  accept: '接受这个报价',
  yes: '好的，成交。',
  message: '您的话',
  send: '发送',
  restart: '重新开始',
  over: '谈话结束了。',
  person: '这里需要真人：请直接联系卖家。',
  kept: '请保存好：它证明双方约定了什么。也请发给卖家，卖家要靠它才知道成交了。',
  unanswered: '服务没有响应。您的话还在，请再试一次。',
  refused: '您的话没有被接受。请再试一次，或者向卖家要新的链接。',
  faults: {
    sealed_policy_altered: '链接不完整。请重新复制，或者再向卖家要一次。',
    sealed_policy_foreign: '链接不属于这个服务，或者太旧了。请向卖家要新的链接。',
    sealed_policy_expired: '链接已经过期。请向卖家要新的链接。',
    state_invalid: '这次谈话无法继续，请重新开始。',
    rate_exceeded: '太快了，请稍等再发。',
  },
};

/** 一件商品在哪天之前卖掉。 */
export const goneBy: Words['goneBy'] = {
  title: '希望在哪天之前卖掉？',
  hint: '不用您确认就成交的价格，可以先高后低，随日期下降。也可以不变。',
  day: '卖掉的日期',
  buyers: '预计有几个买家',
  several: '好几个',
  few: '一两个',
  first: '一开始{price}',
  then: '{from}起{price}',
  fall: '随日期下降',
};

import type { Words } from './en.js';

/** 卖家柜台的中文文字。 */
export const desk: Words['desk'] = {
  title: '您的柜台',
  lead: '在这个浏览器里、通过您的链接进行的谈话。服务本身不保存谈话，所以别处的谈话不会显示在这里。',
  reach:
    '买家在自己的设备上打开链接，照样可以议价，成交也会签名。但那些谈话留在对方的设备上，出价到不了这个柜台。' +
    '想收到出价，请在自己的网页上使用这个元件，由您的接口保存谈话，做法见示例商店。',
  none: '还没有谈话。',
  figures: { talks: '谈话', waiting: '等您决定的出价', deals: '成交', questions: '记下的问题', conversion: '成交比例' },
  csv: '下载表格（CSV）',
  standings: { deal: '成交', waits: '等您决定', ended: '已结束', open: '进行中' },
  sold: '成交：{price}',
  questions: '为您记下{count}项',
  elsewhere: '链接是在别的浏览器生成的，只能在那里决定。',
  said: '谈话内容',
  bid: '买家出价{price}，数量{quantity}，有效至{until}。',
  each: '每份{price}',
  lawful: '您的规则允许。',
  unlawful: '低于您的规则所允许的。',
  accept: '接受',
  decline: '拒绝',
  price: '您的价格',
  counter: '报这个价',
};

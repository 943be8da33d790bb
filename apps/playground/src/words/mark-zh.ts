import type { Words } from './en.js';

/** 卖家说明所选文字是什么意思时用的中文文字。 */
export const marking: Words['marking'] = {
  hint: '有读错或者没读到的地方吗？在上面的文本框里选中那几个字，告诉我们是什么意思。',
  title: '您选中了“{words}”。这是什么？',
  kind: '这是',
  kinds: {
    price: '价格',
    lowest: '底价',
    least_order: '起订量',
    most_order: '最大订量',
    discount: '买家做到某件事的优惠',
    buyers: '给某类买家的优惠',
    extra: '另外收费的项目',
    gift: '赠品',
    fact: '可以告诉买家的话',
    never: '一律拒绝的要求',
    handoff: '由您亲自回答的问题',
    private: '不能让买家知道的话',
    nothing: '和报价无关',
  },
  what: {
    discount: '买家要做什么才有这个优惠',
    buyers: '哪类买家有这个优惠',
    extra: '为什么收费',
  },
  copied: '请从选中的文字里照抄。',
  take: '就这样',
};

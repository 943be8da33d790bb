/** What the seller and the buyer of the demo write, by language; every message is understood (a spec reads them). */
export const SCRIPTS = {
  en: {
    steps: [
      'The seller describes the offer in plain words',
      'The words become a policy that code can check',
      'A buyer writes, the service answers inside the policy',
      'The deal carries a receipt with two signatures',
      'Anyone can re-check it',
      'One changed byte is refused',
    ],
    words: {
      buyer: 'buyer',
      seller: 'seller',
      decided: 'decided by',
      receipt: 'receipt',
      price: 'price',
      end: 'the genuine receipt holds, the changed one does not',
    },
    description:
      'Refurbished espresso machine, list $1,450, I would not go below $1,180. I can take $100 off for nothing. ' +
      'If they pay by bank transfer up front I can take another $60 off. If they pick it up themselves another ' +
      '$40 off. ' +
      'A two-year warranty costs me $70 and can be added. The grinder is not included, ever.',
    messages: [
      'Hi! Is the espresso machine still available, and what is your best price?',
      'Could you throw in the grinder?',
      'Would you take 1,240 if I pick it up myself?',
      'What if I pay by bank transfer up front and pick it up?',
      'Ok, I take it.',
    ],
  },
  zh: {
    steps: [
      '卖家用平常的话说明要卖什么',
      '这些话变成程序可以核对的规则',
      '买家来信，服务在规则之内回复',
      '成交附有两个签名的凭证',
      '任何人都可以核对凭证',
      '改动一个字节就会被拒绝',
    ],
    words: {
      buyer: '买家',
      seller: '卖家',
      decided: '决定方式',
      receipt: '凭证',
      price: '价格',
      end: '真凭证有效，改过的无效',
    },
    description:
      '翻新咖啡机，标价9800元，最低8600元。谁都可以优惠300元。' +
      '预付全款可以再便宜300元，自提再便宜200元。加两年质保我的成本是400元。磨豆机绝对不送。',
    messages: [
      '你好，咖啡机还在吗？最低多少钱？',
      '能送磨豆机吗？',
      '自提的话9000行吗？',
      '如果我预付全款并且自提呢？',
      '好，就这样，成交。',
    ],
  },
};

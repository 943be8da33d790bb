/** What the seller and the buyer of the demo write, by language; every message is understood (a spec reads them). */
export const SCRIPTS = {
  en: {
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

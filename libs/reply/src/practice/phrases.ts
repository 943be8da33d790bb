import type { MannerStyle } from './styles.js';

/** What the practice buyer can say: each is read by the built-in reader as what it means, in both languages. */
export interface Phrases {
  greet: readonly string[];
  ask: readonly string[];
  /** Plain wishes for a lower price of somebody who knows that each is a move. */
  lower: readonly string[];
  /** What buyers want to know beside the price; nothing in it is asked for. */
  question: readonly string[];
  /** A leave-taking that is none. */
  bluff: readonly string[];
  /** Back after a leave-taking that was none, put before the next bid. */
  back: readonly string[];
  /** A bid halfway between both sides' last ones. */
  middle: readonly string[];
  /** A bid for the whole order; {total} is in the currency, {count} and {unit} the order. */
  total: readonly string[];
  /** A bid; {price} is a unit price with its currency. */
  bid: readonly string[];
  /** A bid with an option. */
  bidWith: readonly string[];
  /** The last bid before the buyer leaves. */
  lastBid: readonly string[];
  /** Put before the first bid where a quantity is wanted. */
  quantity: string;
  accept: readonly string[];
  acceptChoice: readonly string[];
  quit: readonly string[];
}

const EN: Phrases = {
  greet: ['Hello! Is this still available?', 'Hi there, is it still on offer?'],
  ask: ['Can you do better on the price?', 'Is there any room on the price?'],
  lower: ['What is your lowest price?', 'Can you go lower?'],
  question: ['Is it still available?', 'How soon can I have it?', 'Do you have more pictures?', 'Are you a bot?'],
  bluff: ['I am walking away then.', "I'll look elsewhere then."],
  back: ['I am back. ', 'Me again. '],
  middle: ['Shall we split the difference?', "Let's meet in the middle."],
  total: ['I can pay {total} in total for {count} {unit}.', '{total} in total for {count} {unit}?'],
  bid: ['I can pay {price}.', 'My offer is {price}.', 'I would pay {price} for it.'],
  bidWith: ['I can pay {price} with {option}.', 'My offer is {price}, with {option}.'],
  lastBid: ['My last offer is {price}.', 'The most I can pay is {price}.'],
  quantity: 'I need {count} {unit}. ',
  accept: ['Deal.', 'I accept.', 'Agreed, I will take it.'],
  acceptChoice: ['I will take option {letter}.', 'Option {letter}, deal.'],
  quit: ['No thanks, goodbye.', 'That is over my budget, goodbye.'],
};

const ZH: Phrases = {
  greet: ['你好，请问还有货吗？', '您好，还有货吗？'],
  ask: ['价格能便宜点吗？', '能优惠一点吗？'],
  lower: ['最低多少？', '能再便宜点吗？'],
  question: ['还有货吗？', '什么时候能拿到？', '有更多照片吗？', '你是机器人吗？'],
  bluff: ['那我去别家看看。', '算了，不谈了。'],
  back: ['我回来了。', '我又来了。'],
  middle: ['各让一步吧。', '取个中间价行不行？'],
  total: ['{count}{unit}一共{total}。', '{count}{unit}一共{total}行不行？'],
  bid: ['我出{price}。', '{price}，我可以买。', '我的报价是{price}。'],
  bidWith: ['{option}，我出{price}。', '我出{price}，{option}。'],
  lastBid: ['我最多出{price}。', '我最后的报价是{price}。'],
  quantity: '我要{count}{unit}。',
  accept: ['成交。', '好的，成交。', '同意，就这样。'],
  acceptChoice: ['选方案{letter}，成交。', '第{ordinal}个，成交。'],
  quit: ['不买了，再见。', '超出预算，不要了，再见。'],
};

/** The phrases of a language. */
export function phrasesOf(language: 'en' | 'zh'): Phrases {
  return language === 'zh' ? ZH : EN;
}

/** What a manner puts before a bid, one after the other; empty where nothing is. */
export const FLAVOURS: Readonly<Record<'en' | 'zh', Readonly<Record<MannerStyle, readonly string[]>>>> = {
  en: {
    friendly: ['Thank you for that. ', 'I appreciate it. ', '', 'That is kind of you. '],
    hurried: ['I am in a hurry. ', '', 'Time is short. '],
    persistent: ['I am still interested. ', '', 'We are on a good way. ', ''],
    hardball: ['I know what these go for. ', '', 'Let us be serious. '],
    price_only: ['For me the price counts. ', '', ''],
  },
  zh: {
    friendly: ['谢谢您。', '您费心了。', '', '您人真好。'],
    hurried: ['我赶时间。', '', '时间紧。'],
    persistent: ['我是真心想买。', '', '咱们接着谈。', ''],
    hardball: ['行情我清楚。', '', '咱们都实在点。'],
    price_only: ['我只看价格。', '', ''],
  },
};

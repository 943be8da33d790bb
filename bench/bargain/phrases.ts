import { formatMoney } from '@svc/language';
import { createRandom } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';
import type { Message } from './reply-sellers.js';

/** How people say it; PRICE stands for the figure with its currency. */
const PHRASES = {
  en: {
    bid: ['I can pay PRICE', 'Would you take PRICE?', 'How about PRICE?', 'My offer is PRICE.', "I'd give you PRICE"],
    wish: ['Can you do better?', 'What is your lowest price?', 'Can you go lower?', 'Any chance of a discount?'],
    goodbye: ["I'll look elsewhere then.", 'Thanks, I will think about it.', 'No deal then, bye.'],
    news: ['Hello, is there any news?', 'Hi, any news?'],
    yes: ['Yes, deal.', 'OK, I take it.', 'Deal!'],
    first: ['Option A, deal.', 'I take option A', 'The first one, please.'],
  },
  zh: {
    bid: ['我出PRICE', 'PRICE可以吗？', 'PRICE行不行', '最多PRICE', '给你PRICE'],
    wish: ['能便宜点吗？', '最低多少？', '可以优惠吗？', '还能再少点吗'],
    goodbye: ['那我再看看别家。', '算了，不要了，再见', '我再考虑一下'],
    news: ['你好，有消息了吗？', '您好，怎么样了？'],
    yes: ['好的，成交', '行，我要了', '可以，就这么定了'],
    first: ['方案A，成交', '我要方案A', '第一个，成交'],
  },
} as const;

/** When something is said: equal seeds and turns give equal words. */
export interface Moment {
  seed: string;
  turn: number;
  /** Whether there are several offers to say yes to: it is the first then. */
  isMenu: boolean;
}

/** A message in words, in the language of the policy. */
export function phraseOf({ language, currency }: Policy, message: Message, { seed, turn, isMenu }: Moment): string {
  const kind = typeof message === 'string' ? message : 'bid';
  const phrases = kind === 'yes' && isMenu ? PHRASES[language].first : PHRASES[language][kind];
  const phrase = createRandom(`${seed}/${turn}/${kind}`).pick<string>(phrases);
  if (typeof message === 'string') return phrase;
  const decimals = Number.isInteger(message.bid) ? 0 : 2;
  return phrase.replace('PRICE', () => formatMoney(message.bid, currency, decimals, language));
}

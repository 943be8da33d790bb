import { tellDollars } from '../dollars.js';

/** What a message says. */
export interface MessageContent {
  readonly action: 'counter' | 'accept' | 'walk';
  readonly price: number;
  /** The other side's last price; null where it has named none. */
  readonly standing: number | null;
  readonly item: string;
  /** That no further turn follows. */
  readonly isLast: boolean;
}

/** First words that stand for an article. */
const DETERMINERS = /^(the|this|that|these|those|my|your|our|his|her|their|its)\b/i;
const ARTICLE = /^(an?)\s+/i;

/**
 * The words to send. No number is in them but the recommended price, the other side's last one, and what the item is
 * called.
 * @example
 *   const content = { action: 'counter', price: 960, standing: 600, item: 'road bike', isLast: false };
 *   writeMessage(content) // 'Thank you for the offer of $600. I can do $960 for the road bike.'
 */
export function writeMessage({ action, price, standing, item, isLast }: MessageContent): string {
  const named = nameItem(item);
  if (action === 'walk') return `Thank you for your time. We are too far apart on ${named}, so I will leave it here.`;
  if (action === 'accept') return `${tellDollars(price)} for ${named} works for me. We have a deal.`;
  const offer = isLast
    ? `My final price for ${named} is ${tellDollars(price)}.`
    : `I can do ${tellDollars(price)} for ${named}.`;
  return standing === null ? offer : `Thank you for the offer of ${tellDollars(standing)}. ${offer}`;
}

/** The item on one line, with an article where it has none. */
function nameItem(item: string): string {
  const text = item.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  if (text === '') return 'this';
  if (DETERMINERS.test(text) || !/^[\p{Script=Latin}\p{N}]/u.test(text)) return text;
  return `the ${text.replace(ARTICLE, '')}`;
}

import { receipt as receiptEn } from '../words/receipts-en.js';
import { receipt as receiptZh } from '../words/receipts-zh.js';

/** What the element says, beside what the shop answers. */
export interface ElementWords {
  readonly heading: string;
  readonly you: string;
  readonly shop: string;
  readonly message: string;
  readonly send: string;
  readonly busy: string;
  readonly choose: string;
  readonly offer: string;
  readonly deal: string;
  readonly over: string;
  readonly fault: string;
  readonly retry: string;
  readonly accept: string;
  /** What the button says for the buyer. */
  readonly yes: string;
  readonly program: string;
  /** As on the pages. */
  readonly receipt: typeof receiptEn;
  readonly verdict: VerdictWords;
}

/** What a check of the receipt came to. */
export interface VerdictWords {
  readonly holds: string;
  readonly fails: string;
  readonly checking: string;
  /** Where the keys of the service cannot be had. */
  readonly unchecked: string;
}

/** The words by language; a page whose language is neither gets English. */
export const ELEMENT_WORDS: Readonly<Record<'en' | 'zh', ElementWords>> = {
  en: {
    heading: 'Make an offer',
    you: 'You',
    shop: 'Shop',
    message: 'Your message',
    send: 'Send',
    busy: 'The shop is answering …',
    choose: 'Offers to choose from',
    offer: 'Current offer',
    deal: 'You have a deal.',
    over: 'The conversation is over.',
    fault: 'The shop did not answer. Your message is still here.',
    retry: 'Try again',
    accept: 'Accept this offer',
    yes: 'Yes, deal.',
    program: 'A program answers here for the shop.',
    receipt: receiptEn,
    verdict: {
      holds: 'The receipt is valid: both signatures and all sums are right. Keep it as your proof.',
      fails: 'The receipt is not valid. Do not pay; ask the shop.',
      checking: 'Checking the receipt …',
      unchecked: 'The receipt was not checked: the service’s keys could not be read.',
    },
  },
  zh: {
    heading: '出个价',
    you: '您',
    shop: '商家',
    message: '您的话',
    send: '发送',
    busy: '商家正在回答……',
    choose: '可以选择的报价',
    offer: '当前报价',
    deal: '成交了。',
    over: '谈话结束了。',
    fault: '商家没有响应。您的话还在。',
    retry: '再试一次',
    accept: '接受这个报价',
    yes: '好的，成交。',
    program: '这里由程序代商家回答。',
    receipt: receiptZh,
    verdict: {
      holds: '凭证有效：两个签名和所有金额都正确。请保存，这是您的证明。',
      fails: '凭证无效。请不要付款，并询问商家。',
      checking: '正在核验凭证……',
      unchecked: '凭证没有核验：读不到服务的公钥。',
    },
  },
};

/** The words of a language tag: `zh-Hans` is Chinese. */
export const wordsFor = (tag: string): ElementWords => ELEMENT_WORDS[/^zh\b/i.test(tag) ? 'zh' : 'en'];

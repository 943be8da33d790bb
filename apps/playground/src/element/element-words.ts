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
    offer: 'On the table',
    deal: 'There is a deal.',
    over: 'The conversation is over.',
    fault: 'The shop did not answer. Your message is still here; please try again.',
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
    fault: '商家没有响应。您的话还在，请再试一次。',
  },
};

/** The words of a language tag: `zh-Hans` is Chinese. */
export const wordsFor = (tag: string): ElementWords => ELEMENT_WORDS[/^zh\b/i.test(tag) ? 'zh' : 'en'];

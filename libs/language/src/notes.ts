import type { Speech, SpokenNote } from './speech.js';

/** Sentences for facts of the moment, by language; `{option}`, `{count}` and `{currency}` are filled in. Data only. */
export const NOTES: Readonly<Record<Speech['language'], Readonly<Record<SpokenNote['kind'], string>>>> = {
  en: {
    available: 'Yes, it is available.',
    on_offer: 'Yes, it is on offer.',
    automated: 'You are writing with an automated assistant that answers for the seller.',
    open_question: 'I cannot answer that myself; your question is noted for the seller.',
    open_beside: 'Part of what you ask I cannot answer myself; it is noted for the seller.',
    open_wish:
      'Not everything that you mention is in the offer; what is not, I cannot promise, and it is noted for the seller.',
    quantity_min: 'The smallest order is {count}.',
    quantity_max: 'The largest order is {count}.',
    quantity_there: 'As many as you ask for are not there: {count} can be had.',
    option_possible: 'This can be had if you want it: {option}.',
    option_impossible: 'This cannot be had now: {option}.',
    option_included: 'This is in the offer: {option}.',
    currency: 'Prices are in {currency}.',
  },
  zh: {
    available: '有货的。',
    on_offer: '还在的。',
    automated: '我是代卖家回复的自动助手。',
    open_question: '这个我答不了，已记下转给卖家。',
    open_beside: '您问的有一部分我答不了，已记下转给卖家。',
    open_wish: '您提到的有些不在报价里，我不能答应，已记下转给卖家。',
    quantity_min: '最少要订{count}。',
    quantity_max: '最多能订{count}。',
    quantity_there: '没有您要的那么多，现有{count}。',
    option_possible: '“{option}”可以有，您要的话说一声。',
    option_impossible: '“{option}”现在没有。',
    option_included: '“{option}”已包含在报价里。',
    currency: '价格以{currency}计。',
  },
};

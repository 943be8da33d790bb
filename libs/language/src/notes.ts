import type { Speech, SpokenNote } from './speech.js';

/**
 * Sentences for facts of the moment, by language; `{option}`, `{words}`, `{count}`, `{amount}` and `{currency}` are
 * filled in. Data only.
 */
export const NOTES: Readonly<Record<Speech['language'], Readonly<Record<SpokenNote['kind'], string>>>> = {
  en: {
    available: 'Yes, it is available.',
    on_offer: 'Yes, it is on offer.',
    automated: 'You are writing with an automated assistant that answers for the seller.',
    open_question: 'I cannot answer that myself; your question is noted for the seller.',
    open_beside: 'Part of what you ask I cannot answer myself; it is noted for the seller.',
    open_wish:
      'Not everything that you mention is in the offer; what is not, I cannot promise, and it is noted for the seller.',
    not_included: 'Not part of this: “{words}”. I cannot promise it; it is noted for the seller.',
    quantity_min: 'The smallest order is {count}.',
    quantity_max: 'The largest order is {count}.',
    quantity_there: 'As many as you ask for are not there: {count} can be had.',
    option_possible: 'This can be had if you want it: {option}.',
    option_impossible: 'This cannot be had now: {option}.',
    option_included: 'This is in the offer: {option}.',
    currency: 'Prices are in {currency}.',
    figure_aside: 'I do not take the figure that you mention as your offer; please say so if it is one.',
    far_above: 'The figure that you name is far above the price: did you mean another one?',
    how_many: 'The offer is for {count}; tell me if you want another number.',
    option_charged: 'This can be had for {amount} on top: {option}.',
    option_by_order: 'This can be had for all that you order or not at all, for {amount} on top: {option}.',
    unread_beside: 'Part of what you write I could not take in; it is noted for the seller.',
  },
  zh: {
    available: '有货的。',
    on_offer: '还在的。',
    automated: '我是代卖家回复的自动助手。',
    open_question: '这个我答不了，已记下转给卖家。',
    open_beside: '您问的有一部分我答不了，已记下转给卖家。',
    open_wish: '您提到的有些不在报价里，我不能答应，已记下转给卖家。',
    not_included: '这里面不含您提到的“{words}”，我不能答应，已记下转给卖家。',
    quantity_min: '最少要订{count}。',
    quantity_max: '最多能订{count}。',
    quantity_there: '没有您要的那么多，现有{count}。',
    option_possible: '“{option}”可以有，您要的话说一声。',
    option_impossible: '“{option}”现在没有。',
    option_included: '“{option}”已包含在报价里。',
    currency: '价格以{currency}计。',
    figure_aside: '您提到的那个数，我没有当作您的出价；如果是出价，请告诉我。',
    far_above: '您说的数比价格高出很多，您是不是想说别的数？',
    how_many: '报价是{count}的，要多少请告诉我。',
    option_charged: '“{option}”可以有，另加{amount}。',
    option_by_order: '“{option}”要么全部都加，另加{amount}，要么都不加，不能只加一部分。',
    unread_beside: '您写的有一部分我没看懂，已记下转给卖家。',
  },
};

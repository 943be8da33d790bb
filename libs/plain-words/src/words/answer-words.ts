import { TELL } from './phrases/answer-words.js';

/**
 * What buyers are told: the words without those that say to tell them.
 * @example answerWords('Tell buyers that it was serviced in May.') // 'it was serviced in May.'
 */
export const answerWords = (quote: string): string => quote.replace(TELL, '');

import { SIGNALS } from './phrases/people.js';
import { pattern } from '@svc/language';

/** That a question goes to somebody of the seller's side; the match begins where the way to them does. */
export const PASSES_ON = pattern`
    (?:请|先|跟|就|都|统一|一律|直接|麻烦|帮忙|务必|还是|先|则|要|得|需要|必须|可以?|让他们?){0,4}
    (?:${SIGNALS.join('|')})
  `;

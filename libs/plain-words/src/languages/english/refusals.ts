import { STATES } from '../../recognisers/phrases/never.js';
import { ASIDE, FRAMES, IN_PRICE, OTHER } from './phrases/refusals.js';

/** Whether a sentence without a figure refuses something, whenever it is asked for. */
export function refuses(text: string): boolean {
  const said = text
    .replace(/^\W*(?:what|how) about /, '')
    .replace(IN_PRICE, 'included')
    .replace(ASIDE, ' ');
  return (
    !/<[mnpc]\d+>/.test(said) && !OTHER.test(said) && !STATES.test(said) && FRAMES.some((frame) => frame.test(said))
  );
}

/** What tells how many, which no reason behind a refusal does. */
const ORDERS = /\b(?:min(?:imum)?|max|least|most|orders?|up to|more|fewer|units?|pieces)\b/;

/** "No pets at all, my mother is 84": what refuses stands first, and the figure only in its reason. */
export function refusesFirst(text: string): boolean {
  const at = text.search(/[,;(–—]/);
  return at > 0 && !/<[mp]\d+>/.test(text) && !ORDERS.test(text) && refuses(text.slice(0, at));
}

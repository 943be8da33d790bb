import { alsoGranted, buyerGroups, flagOf, listsBuyers } from './buyer-groups.js';
import { asksDeed, dealPieces } from './deal-pieces.js';
import { namesLimit } from './limits.js';
import { mostOff } from './lowest-price.js';
import { orderBounds } from './order-bounds.js';
import { withoutNegated } from './people.js';
import { LOWEST_ENGLISH } from './phrases/lowest-price.js';
import { prepareEnglish } from './prepare-text.js';
import { beginEnglish } from './read-sentence.js';
import { refuses } from './refusals.js';
import { settlePrices } from '../../guesses/settle-prices.js';
import type { Language } from '../../language.js';
import { semicolonParts } from '../../text/semicolon-parts.js';

/** English. */
export const ENGLISH: Language = {
  code: 'en',
  spaced: true,
  prepare: prepareEnglish,
  parts: semicolonParts,
  begin: beginEnglish,
  settle: settlePrices,
  refuses,
  withoutNegated,
  asksDeed,
  buyerGroups,
  alsoGranted,
  listsBuyers,
  flagOf,
  orderBounds,
  namesLimit,
  mostOff,
  lowest: LOWEST_ENGLISH,
  dealPieces,
};

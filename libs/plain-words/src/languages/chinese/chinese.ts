import { MOST_OFF } from './phrases/prices.js';
import { prepareText } from './prepare-text.js';
import { settleSecondPrices } from './prices.js';
import { beginChinese, semicolonRanges } from './read-sentence.js';
import type { Language } from '../../language.js';

const none = (): [] => [];

/** Chinese, written in either script, and written Cantonese; its pieces are read before the shared recognisers look. */
export const CHINESE: Language = {
  code: 'zh',
  spaced: false,
  prepare: prepareText,
  parts: semicolonRanges,
  begin: beginChinese,
  settle: settleSecondPrices,
  refuses: () => false,
  withoutNegated: (text) => text,
  asksDeed: () => false,
  buyerGroups: none,
  alsoGranted: none,
  listsBuyers: () => false,
  flagOf: (kind) => kind,
  orderBounds: () => ({}),
  namesLimit: () => false,
  mostOff: (text) => MOST_OFF.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined),
  lowest: [],
  dealPieces: none,
};

import { readBreak } from './break.js';
import { readCurrency } from './currency.js';
import { readFact } from './fact.js';
import { readFixedPrice } from './fixed-price.js';
import { readFloorPrice } from './floor-price.js';
import { readFreeDiscount } from './free-discount.js';
import { readGift } from './gift.js';
import { readGrant } from './grant.js';
import { readHandoff } from './handoff.js';
import { readAskingPrice, readBarePrice, readPriceOfDays, readSellingPrice } from './list-price.js';
import { readManner } from './manner.js';
import { readName } from './name.js';
import { readNever } from './never.js';
import { SAYS_NOTHING } from './phrases/read-clause.js';
import { readQuantity } from './quantity.js';
import { readReserve } from './reserve.js';
import { readRounds } from './read-rounds.js';
import { readStacking } from './stacking.js';
import { readStock } from './stock.js';
import { readPricedTrade, readTrade, readUnconditional } from './trade.js';
import type { Recogniser, ReadingSoFar } from '../recogniser.js';
import type { Statement } from '../statement.js';
import type { Clause } from '../text/clause.js';
import { turnsAway } from '../words/name-heading.js';

/** In the order in which they look at a clause; a number belongs to the first that explains it. */
const RECOGNISERS: readonly Recogniser[] = [
  readStock,
  readCurrency,
  readManner,
  readHandoff,
  readFixedPrice,
  readFloorPrice,
  readPriceOfDays,
  readAskingPrice,
  readGift,
  readFreeDiscount,
  readGrant,
  readBreak,
  readTrade,
  readQuantity,
  readPricedTrade,
  readSellingPrice,
  readUnconditional,
  readBarePrice,
  readName,
  readNever,
  readFact,
];
/** Recognisers of whole clauses: they say nothing about a clause in which something else was read. */
const WHOLE: ReadonlySet<Recogniser> = new Set([readNever, readFact]);

/** What was said so far, and in the sentence that the clause is part of. */
export interface ClauseContext extends ReadingSoFar {
  sentence: Statement[];
  all: Statement[];
}

/** What a clause says, or a `not_understood` with its words, so that no clause is dropped in silence. */
export function readClause(clause: Clause, soFar: ClauseContext): Statement[] {
  const found: Statement[] = [];
  if (SAYS_NOTHING.test(clause.text) || turnsAway(clause.text)) return found;
  const reserve = readReserve(clause, soFar);
  if (reserve.length > 0) return reserve;
  if (readStacking(clause, soFar.sentence, soFar.all)) return found;
  const bounded = clause.language.namesLimit(clause.text);
  for (const recogniser of RECOGNISERS) {
    if (bounded && recogniser === readHandoff) continue;
    const other = found.some(({ kind }) => kind !== 'name') || clause.understood;
    if (!(WHOLE.has(recogniser) && other)) found.push(...readRounds(recogniser, clause, soFar, found));
  }
  const unread = clause.left('mp').length > 0 || !clause.understood;
  if (unread && !found.some(({ kind }) => kind === 'not_understood'))
    found.push({ kind: 'not_understood', reason: 'words', quote: clause.quote });
  return found;
}

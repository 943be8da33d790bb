export {
  buyersFlag,
  buyersNamed,
  followsBuyers,
  forCertainBuyers,
  openCondition,
  pricedBy,
} from './certainty/open-condition.js';
export type { OpenCondition } from './certainty/open-condition.js';
export { alwaysPaid } from './certainty/always-paid.js';
export { conditionBefore, conditionBehind, deniesSum, holdsForSome } from './certainty/floor-for-some.js';
export { joinsRange, sumReached } from './certainty/sum-reached.js';
export { taxesApart, taxWords } from './certainty/tax-apart.js';
export { perHundred } from './certainty/per-hundred.js';
export { chargesBeyond } from './certainty/charged-beyond.js';
export type { ChargedBeyond } from './certainty/charged-beyond.js';
export { chargedByCount, startsLater, countsHeads, paidForEach } from './certainty/charged-by-count.js';
export { pricedCounts } from './certainty/priced-counts.js';
export { pricedThing } from './certainty/priced-thing.js';
export type { PricedThing } from './certainty/priced-thing.js';
export { wordsAround } from './certainty/words-around.js';
export { isFormerPrice, standsOnTop, sumClause } from './certainty/sum-clause.js';
export type { CountSaid, PriceFigure } from './certainty/priced-counts.js';
export { namedBefore } from './certainty/named-before.js';
export { boundsAnother, mayBeMetres } from './certainty/bounds-another.js';
export { noSum, readSums } from './certainty/sum-model.js';
export type { SumChances, SumReading, SumRole } from './certainty/sum-model.js';
export { isOneAmount } from './certainty/one-amount.js';
export { refusesBelow } from './certainty/refuses-below.js';
export { leavesBuyerOpen, mayBePrice, pricesTerm, unsureReadings } from './certainty/unsure-readings.js';
export { isPrivate, namesSpeaker, ordersSilence } from './certainty/private-words.js';
export { leadsToFloor } from './certainty/leads-to-floor.js';
export { mayBeTold, tellsOfGoods } from './certainty/told-of-goods.js';
export type { ToldContext } from './certainty/told-of-goods.js';
export { deniesNeed, holdsPeople, refusesGuests, tellsWhoPays } from './certainty/denies-no-gift.js';
export { denies, passesOn, sendsToSomebody, setsBound, tellsState } from './certainty/clause-shape.js';
export { beforeRefusal, fieldLines, heldByPrice, includedFirst, soldWith } from './certainty/told-pieces.js';
export { wordsLeft } from './certainty/words-unsaid.js';
export { commasForBlanks } from './text/commas-for-blanks.js';
export { readDescription } from './read-description.js';
export type { Reading } from './read-description.js';
export { countsBeyond, saidAbout } from './statement.js';
export type { ChargedPer, Figure, Objective, PlacedOf, PlacedStatement, StockKey } from './statement.js';
export type { Place, SaidFigure } from './text/said-figures.js';
export { sentenceAround } from './text/sentence-around.js';
export { withAnswer } from './text/with-answer.js';
export type { MoneySaid } from './text/money-of.js';
export { namesAskingPrice } from './words/asks-price.js';
export { asWritten } from './words/as-written.js';
export { answerWords } from './words/answer-words.js';
export { hasDigit, isUnspaced, mayBeSum } from './words/bare-sum.js';
export { BUYER_KINDS } from './words/buyer-kinds.js';
export { givesEverybody, namesEverybody } from './words/universal.js';
export { chargedOption, chargedThing, whatFor } from './words/charged-thing.js';
export { endsSentence } from './words/ends-sentence.js';
export { handoffWords } from './recognisers/handoff.js';
export { refusesPlainly } from './words/speech-orders.js';
export { fullUnit } from './words/full-unit.js';
export { eachUnit, paidOnce, paysForThing } from './words/each-unit.js';
export { measuresArea } from './words/measures.js';
export { leftOver, leftOverDenied } from './words/left-over.js';
export { goesOn, moneyMove, paysFor } from './words/money-moves.js';
export type { MoneyMove } from './words/money-moves.js';
export { isCourtesy } from './words/name-heading.js';
export { confirmsName, labelsPrice, openingName } from './words/opening-name.js';
export { countsWay, runsByTheYear, tellsStock } from './words/counting-words.js';
export { freeFrom, waivesCharge } from './certainty/waives-charge.js';
export { namesNothing } from './words/names-nothing.js';
export { besidesGoods } from './words/goods-words.js';
export { goneWithout } from './words/gone-without.js';
export { optionLabel } from './words/option-label.js';
export { besideWhat } from './words/naming-words.js';
export { namesService, optionWords } from './words/option-words.js';
export { countsTimes, isPackOf, namesPack, pricesEach, sameUnit, tellsPackSize } from './words/pack-size.js';
export { unitBeside } from './words/price-unit.js';
export {
  codeAlone,
  hasSharedSign,
  mayBeOtherYuan,
  namesCurrency,
  namesMoney,
  namesOtherPrice,
  saysWhichDollar,
} from './words/price-words.js';
export { permits } from './words/permits.js';
export { refusesPromise } from './words/refuses-promise.js';
export { shutsPrice } from './words/shuts-price.js';
export { slug } from './words/slug.js';
export { subjectOnly } from './words/subject-only.js';
export { subjectWords } from './words/subject-words.js';
export { factWords } from './words/fact-words.js';
export { namesWholeDeal } from './words/whole-deal.js';
export { termKindOf } from './words/term-kinds.js';
export type { TermKind } from './words/phrases/term-kinds.js';
export { DESCRIPTION_MARKS, readingWork } from './reading-work.js';

export { behindPrice } from './certainty/behind-price.js';
export { priceTable } from './certainty/price-table.js';
export type { PriceRow, PriceTable } from './certainty/price-table.js';
export { pricesByTime } from './certainty/prices-by-time.js';
export type { OtherPrice, PricesByTime } from './certainty/prices-by-time.js';
export { timePlaces } from './certainty/time-places.js';
export { clausesBetweenMarks, saysMoreThanName, uncovered } from './certainty/uncovered.js';
export { behindLowest, keptSilent } from './certainty/kept-silent.js';

export {
  isOfAFigure,
  isStatementKind,
  KINDS,
  MARK_VALUES,
  STATEMENT_KINDS,
  STATEMENTS_AT_MOST,
} from './statements/kinds.js';
export type { Marks, Slot, StatementKind } from './statements/kinds.js';
export { openPieces } from './statements/open-pieces.js';
export type { OpenPiece } from './statements/open-pieces.js';
export type { PointedStatement, Pointer } from './statements/pointed.js';
export { pointAt, readReport } from './statements/reported.js';
export type { Report } from './statements/reported.js';
export { understand } from './statements/understand.js';
export type { Doubt as StatementDoubt, Understood } from './statements/understand.js';
export { REPORT_INSTRUCTIONS, REPORT_TOOL } from './statements/report-tool.js';

export { compileMenu } from './compile-menu.js';
export type { CompiledDim, CompiledMenu } from './compile-menu.js';
export { MAX_COUNT_NODES } from './count-configurations.js';
export { DEMO_MACHINE } from './demo-machine.js';
export type { MachineArticle, PriceMachine } from './demo-machine.js';
export { DIM_KINDS, NEGOTIABLE } from './limits.js';
export type {
  BuyerSpec,
  CostKind,
  DepsSpec,
  DimKind,
  DimSpec,
  MenuItemSpec,
  MenuSpec,
  Negotiable,
  OptionSpec,
  PinnedValue,
  QuoteOptsSpec,
  StateSpec,
} from './menu-spec.js';
export { OfferGraphError } from './offer-graph-error.js';
export type { OfferGraphErrorCode } from './offer-graph-error.js';
export { machineOf, PRICE_PROTOCOL, priceNegotiation, quotePrice, showBoard } from './price-protocol.js';
export type {
  BoardLine,
  MachineBoard,
  PriceAnswer,
  PriceDisclosure,
  PriceIntent,
  PriceLine,
} from './price-protocol.js';
export { profileMenu } from './profile-menu.js';
export type { DimProfile, MenuProfile, ProfileRequest } from './profile-menu.js';
export { quoteOffer } from './quote-offer.js';
export type { OfferQuote, QuoteRequest } from './quote-offer.js';
export { MAX_SEARCH_NODES } from './search-budget.js';
export {
  COST_KINDS,
  MAX_COST_ENTRIES,
  MAX_DIMS,
  MAX_DOLLARS,
  MAX_EXPIRING,
  MAX_ID_CHARACTERS,
  MAX_ITEMS,
  MAX_LABEL_CHARACTERS,
  MAX_OPTIONS,
  MAX_PRICE_QUANTITY,
  MAX_QUANTITY,
  MAX_SLOT_TICKS,
  MAX_SUBSTITUTES,
  MAX_UNITS,
} from './limits.js';

import 'reflect-metadata';

export { FEATURES } from './features.js';
export type { Access, BodyClass, CostClass, Door, OperationExample, OperationRecord, ToolJoin, ToolLink } from './operation.js';
export { bodyLimitOf, DEFAULT_BODY_LIMIT_BYTES } from './operation.js';
export { toolsOfDoor, TOOL_ORDER } from './tools.js';
export type { DoorTool } from './tools.js';
export type { FieldOptions, FieldRule, SchemaObject } from './fields.js';
export { fieldsOf, schemaRef } from './fields.js';
export { VERTICALS } from './sharing.js';
export type { Sharing, Vertical } from './sharing.js';
export { ECHOED_INPUT_CHARACTERS, inputFaultAt, inputFaults, LISTED_FAULTS } from './input-faults.js';
export type { InputFault } from './input-faults.js';
export { JsonBodyFault } from './json-body/json-body-fault.js';
export type { JsonFault } from './json-body/json-body-fault.js';
export { jsonValueFault, MAX_JSON_DEPTH } from './json-body/json-tree.js';
export { parseJsonBody } from './json-body/parse-json-body.js';
export { jsonSchemaOf, jsonSchemasOf } from './json-schema.js';
export { openApiDocument } from './open-api.js';
export type { OpenApiDocument, OpenApiOptions } from './open-api.js';
export { OPERATIONS } from './operations.js';
export { CheckIn, CompileIn, DESCRIPTION_MAX_CHARACTERS, PolicyIssue, PolicyRefusal, PolicyResult, PolicyTemplate, TemplatesResult } from './policy/policy-classes.js';
export { EXAMPLE_POLICY } from './policy/policy-examples.js';
export { POLICY_CHECK, POLICY_COMPILE, POLICY_TEMPLATES } from './policy/policy-records.js';
export { MenuItem, MESSAGE_MAX_CHARACTERS, ReplyIn, ReplyOffer, ReplyReading, ReplyResult, STOCK_FORM_MEMBERS, STOCK_MAX_RECORDS } from './reply/reply-classes.js';
export { REPLY } from './reply/reply-records.js';
export { VerifyIn, VerifyLine, VerifyResult } from './receipt/receipt-classes.js';
export { RECEIPT_VERIFY } from './receipt/receipt-records.js';
export { HISTORY_MAX_TURNS, PRACTICE_STYLES, PracticeIn, PracticeResult, PracticeTurn } from './practice/practice-classes.js';
export { PRACTICE_BUYER } from './practice/practice-records.js';
export { PILOT_MAX_CHARACTERS, PilotIn, PilotResult } from './pilot/pilot-classes.js';
export { PILOT_REQUEST } from './pilot/pilot-records.js';
export {
  AMOUNT_MAX_DOLLARS, BundleIssue, DEAL_MAX_ISSUES, DEAL_MAX_NOTIONAL, DEAL_MAX_PACKAGES, ISSUE_MAX_OPTIONS, ISSUE_MAX_WEIGHT, ITEM_MAX_CHARACTERS,
  NegotiateTurnIn, NegotiateTurnResult, ScoreIn, ScoreResult, TURN_MAX_HISTORY, TURN_USUAL_ROUNDS, TurnFit,
} from './negotiate/negotiate-classes.js';
export { NEGOTIATE_SCORE, NEGOTIATE_TURN } from './negotiate/negotiate-records.js';
export {
  AnchorAttackIn, AnchorAttackResult, BUYER_DEFENSES, BUYER_WARNINGS, BuyNextOfferIn, BuyNextOfferResult, DefenseAction, LimitPosterior, MARKET_MAX_SIGMA, MarketPrior,
  OFFERS_MAX_HISTORY, OFFERS_MAX_ROUNDS, OFFERS_USUAL_KNOB, OfferWarning, OPPONENTS, RESPONSES_TO_ANCHOR, SellNextOfferIn, SellNextOfferResult, WTP_MAX_MU, WTP_MAX_SIGMA, WTP_MIN_SIGMA, WTPPrior,
} from './negotiation/negotiation-classes.js';
export { BUY_NEXT_OFFER, DETECT_ANCHOR_ATTACK, SELL_NEXT_OFFER } from './negotiation/negotiation-records.js';
export { BUNDLE_MAX_OFFERS, BUNDLE_MAX_ROUNDS, BUNDLE_USUAL_BATNA, BUNDLE_USUAL_ROUNDS, BundleAlternative, BundleIn, BundleResult } from './bundle/bundle-classes.js';
export { ArenaGenerator, ArenaIssue, ArenaPractice, ArenaScenario } from './arena/arena-classes.js';
export { ARENA_PAGE, ARENA_PRACTICE, ARENA_TEXT } from './arena/arena-records.js';
export { NEGOTIATE_BUNDLE } from './bundle/bundle-records.js';
export { DISPUTE_MAX_ROUNDS, DISPUTE_MIN_ROUNDS, DISPUTE_USUAL_ROUNDS, DisputeNegotiateIn, DisputeNegotiateResult, DisputeRound, SettlementZone } from './dispute/dispute-classes.js';
export { DISPUTE_NEGOTIATE } from './dispute/dispute-records.js';
export {
  AUCTION_MAX_AMOUNT, AUCTION_MAX_BIDDERS, FORMAT_MAX_WEIGHT, FormatRecommendationIn, FormatRecommendationResult, FORMATS, FormatScore, FormatScores, FormatWeights, OptimalBidIn, OptimalBidResult,
  OptimalReserveIn, OptimalReserveResult, RevenueByFormat, RISK_AVERSION_MAX, RISK_AVERSION_MIN, SimulateIn, SimulateResult, SIMULATIONS_MAX, SIMULATIONS_MIN, SIMULATIONS_USUAL,
} from './auction/auction-classes.js';
export { AUCTION_FORMAT_RECOMMENDATION, AUCTION_OPTIMAL_BID, AUCTION_OPTIMAL_RESERVE, AUCTION_SIMULATE } from './auction/auction-records.js';
export { PRIOR_FAMILIES, PriorParams } from './auction/prior-params.js';
export {
  MATCHING_ID_MAX_CHARACTERS, MATCHING_MAX_BODY_BYTES, MATCHING_MAX_CAPACITY, MATCHING_MAX_SIDE, MatchingIn, MatchingProposer, MatchingReceiver, MatchingResult,
} from './mechanism/matching-classes.js';
export {
  ARRIVALS_MAX_PER_SECOND, AuctionDesignIn, AuctionDesignResult, DESIGN_MAX_BIDDERS, DESIGN_MAX_SIMULATIONS, DESIGN_MIN_SIMULATIONS, DESIGN_USUAL_SIMULATIONS, HORIZON_MAX_SECONDS, INVENTORY_MAX, OBJECTIVES,
  PostedPriceIn, PostedPriceResult, ScheduleRow, SEASONS_MAX, SEASONS_MIN, SEASONS_USUAL, SEED_USUAL,
} from './mechanism/mechanism-classes.js';
export { MECHANISM_GALE_SHAPLEY, MECHANISM_OPTIMAL_AUCTION, MECHANISM_POSTED_PRICE } from './mechanism/mechanism-records.js';
export { CatalogResult, CatalogTool } from './discovery/discovery-classes.js';
export {
  AGENT_CARD, AGENTS_MANIFEST, AI_CATALOG, CATALOG, CORE_DOOR_CARD, LLMS_FULL_TEXT, LLMS_TEXT, PRICING_TEXT, PRO_DOOR_CARD, SERVER_CARD,
} from './discovery/discovery-records.js';
export { ErrorResult, HealthResult, ReadyResult, UcpProfile, ValidationFault, ValidationRefusal } from './infrastructure/infrastructure-classes.js';
export {
  DOCS, HEALTH, METRICS, OPENAPI, READY, SCHEMA_POLICY, SCHEMA_RECEIPT, SCHEMA_STATE, UCP_PROFILE,
} from './infrastructure/infrastructure-records.js';
export {
  DepsSpec, DimSpec, MENU_DIM_KINDS, MENU_MAX_COST, MENU_MAX_DIMS, MENU_MAX_DOLLARS, MENU_MAX_ITEMS, MENU_MAX_OPTIONS, MENU_MAX_UNITS, MENU_NEGOTIABLE, MenuItemSpec, MenuSpec, OptionSpec,
} from './offer/menu-classes.js';
export {
  BuyerSpec, CompiledDim, CompiledMenuResult, CompiledOption, DimProfile, MenuProfileResult, ProfileRequest, QuoteAttestation, QuoteOptsSpec, QuoteRequest, QuoteResult, STATE_MAX_EXPIRING, StateSpec,
} from './offer/offer-classes.js';
export { OFFER_COMPILE, OFFER_MAX_BODY_BYTES, OFFER_PROFILE, OFFER_QUOTE } from './offer/offer-records.js';
export { BoardLine, BuyerBlock, Disclosure, Intent, MachineResult, PRICE_MAX_QUANTITY, PriceLine, PriceQuoteResult, PriceSettleResult, QuoteReq } from './offer/price-classes.js';
export { PRICE_MACHINE, PRICE_QUOTE, PRICE_SETTLE } from './offer/price-records.js';

import 'reflect-metadata';

export { FEATURES } from './features.js';
export type {
  Access,
  BodyClass,
  CostClass,
  Door,
  Media,
  OperationExample,
  OperationRecord,
  RefusalStatus,
  ToolJoin,
  ToolLink,
} from './operation.js';
export { bodyLimitOf, DEFAULT_BODY_LIMIT_BYTES } from './operation.js';
export { isShareable } from './open-api-responses.js';
export { TOOL_ROLES } from './tool-roles.js';
export type { ToolRole } from './tool-roles.js';
export { toolsOfDoor, TOOL_ORDER } from './tools.js';
export type { DoorTool } from './tools.js';
export type { FieldOptions, FieldRule, SchemaObject } from './fields.js';
export { fieldsOf, schemaRef } from './fields.js';
export { VERTICALS } from './sharing.js';
export type { Sharing, Vertical } from './sharing.js';
export { ECHOED_INPUT_CHARACTERS, INPUT_FAULT_CODES, LISTED_FAULTS } from './input-fault.js';
export type { InputFault, InputFaultCode } from './input-fault.js';
export { REFUSAL_CODES, refusalCodeOf } from './refusal-codes.js';
export type { RefusalCode } from './refusal-codes.js';
export { inputFaultAt, inputFaults, isBodyOptional } from './input-faults.js';
export { isRecord } from '@svc/policy-rules';
export { PATH_PARAMETER, pathParametersOf } from './path-parameters.js';
export { JsonBodyFault } from './json-body/json-body-fault.js';
export type { JsonFault } from './json-body/json-body-fault.js';
export { jsonValueFault, MAX_JSON_DEPTH } from './json-body/json-tree.js';
export { parseJsonBody } from './json-body/parse-json-body.js';
export { jsonSchemaOf, jsonSchemasOf } from './json-schema.js';
export { openApiDocument } from './open-api.js';
export { requestCollection } from './request-collection.js';
export type { RequestCollection } from './request-collection.js';
export type { OpenApiDocument, OpenApiOptions } from './open-api.js';
export { OPERATIONS } from './operations.js';
export {
  CheckIn,
  CompiledPolicyResult,
  CompileIn,
  PolicyChoice,
  PolicyIssue,
  PolicyQuestion,
  PolicyRefusal,
  PolicyResult,
  PolicySource,
  PolicyTemplate,
  TemplatesResult,
} from './policy/policy-classes.js';
export { EXAMPLE_POLICY } from './policy/policy-examples.js';
export { POLICY_CHECK, POLICY_COMPILE, POLICY_TEMPLATES } from './policy/policy-records.js';
export { SealedChoice, SealedIn, SealedOffer, SealIn, SealResult } from './policy/seal-classes.js';
export { POLICY_SEAL, POLICY_SEALED } from './policy/seal-records.js';
export { BidDecisionIn, DecideIn, TalkIn } from './reply/decide-classes.js';
export { REPLY_DECIDE } from './reply/decide-records.js';
export { REPLY_STANDING } from './reply/standing-records.js';
export { NextInLine, ReleaseIn, ReleaseResult, StockMatch } from './reply/release-classes.js';
export { STOCK_RELEASE } from './reply/release-records.js';
export { BacktestIn, BacktestOptions } from './backtest/backtest-classes.js';
export { BacktestResult } from './backtest/backtest-result.js';
export { POLICY_BACKTEST } from './backtest/backtest-records.js';
export { BuyersReply } from './reply/buyers-classes.js';
export { BuyersOffer, MenuItem, ReplyOffer } from './reply/offer-classes.js';
export {
  MESSAGE_MAX_CHARACTERS,
  ReplyIn,
  ReplyReading,
  ReplyResult,
  STOCK_FORM_MEMBERS,
  STOCK_MAX_RECORDS,
} from './reply/reply-classes.js';
export { REPLY } from './reply/reply-records.js';
export { SellerSideOut } from './reply/seller-classes.js';
export { SignedBid } from './reply/signed-bid.js';
export { VerifyIn, VerifyLine, VerifyResult } from './receipt/receipt-classes.js';
export { RECEIPT_VERIFY } from './receipt/receipt-records.js';
export { HISTORY_MAX_TURNS, PracticeIn, PracticeResult, PracticeTurn } from './practice/practice-classes.js';
export { PRACTICE_BUYER } from './practice/practice-records.js';
export { IssueKeyRequest, IssueKeyResponse, RotateIn, RotateResult } from './keys/keys-classes.js';
export { ISSUE_KEY, ROTATE_KEY } from './keys/keys-records.js';
export { NOT_CHARGED_CODES, PaidResult, WalletSummary } from './wallet/wallet-classes.js';
export {
  AskLine,
  AskResult,
  AskTally,
  MyAsk,
  MyAsks,
  Observatory,
  SlotVolume,
  StoreRequestIn,
} from './store/ask-classes.js';
export {
  STORE_MY_REQUESTS,
  STORE_OBSERVATORY,
  STORE_READ_REQUEST,
  STORE_REQUEST,
  STORE_REQUESTS,
} from './store/ask-records.js';
export {
  CatalogSlot,
  MoneyUnit,
  NotaryPublicKey,
  PARCEL_MAX_CHARACTERS,
  ParcelResult,
  ParkIn,
  ParkResult,
  ReceiptTerms,
  StoreCatalog,
  StoreReceipt,
} from './store/store-classes.js';
export {
  MEMORY_LOAD,
  MEMORY_SAVE,
  STORE_CATALOG,
  STORE_NOTARY_KEY,
  STORE_PARCEL,
  STORE_PARK,
} from './store/store-records.js';
export { AdviceBundleMove, BundleMoveIn } from './advice/advice-bundle-classes.js';
export {
  AdviceClosed,
  AdviceMoveResult,
  AdviceOpened,
  AdvicePriceMove,
  SessionCloseIn,
  SessionMoveIn,
  SessionOpenIn,
} from './advice/advice-classes.js';
export { ADVICE_BUNDLE, ADVICE_CLOSE, ADVICE_MOVE, ADVICE_OPEN } from './advice/advice-records.js';
export {
  ReportOutcomeIn,
  ReportOutcomeResult,
  TelemetryDeleteResult,
  TelemetryExportResult,
  TelemetryOutcome,
  TelemetryRecordOut,
} from './telemetry/telemetry-classes.js';
export { REPORT_OUTCOME, TELEMETRY_DELETE, TELEMETRY_EXPORT } from './telemetry/telemetry-records.js';
export {
  AgenticTopupIn,
  CheckoutIn,
  CheckoutResult,
  MppManifest,
  TopupResult,
  WebhookResult,
} from './wallet/billing-classes.js';
export {
  BILLING_CANCEL_PAGE,
  BILLING_CHECKOUT,
  BILLING_PAID_PAGE,
  BILLING_WEBHOOK,
  MPP_MANIFEST,
  MPP_TOP_UP,
} from './wallet/billing-records.js';
export { WALLET_BALANCE } from './wallet/wallet-records.js';
export { PILOT_MAX_CHARACTERS, PilotIn, PilotResult } from './pilot/pilot-classes.js';
export { PILOT_REQUEST } from './pilot/pilot-records.js';
export { BundleIssue, NegotiateTurnIn, NegotiateTurnResult, TurnFit } from './turn/turn-classes.js';
export { FrontierPackage, ScoreIn, ScoreResult } from './turn/score-classes.js';
export { NEGOTIATE_SCORE, NEGOTIATE_TURN } from './turn/turn-records.js';
export {
  AnchorAttackIn,
  AnchorAttackResult,
  BuyNextOfferIn,
  BuyNextOfferResult,
  DefenseAction,
  OfferWarning,
  SellNextOfferIn,
  SellNextOfferResult,
} from './next-offer/next-offer-classes.js';
export { LimitPosterior, MarketPrior, WTPPrior } from './next-offer/prior-classes.js';
export { BUY_NEXT_OFFER, DETECT_ANCHOR_ATTACK, SELL_NEXT_OFFER } from './next-offer/next-offer-records.js';
export { BundleAlternative, BundleIn, BundleResult, UntoldIssue } from './bundle/bundle-classes.js';
export { NextMove } from './bundle/next-move.js';
export {
  HelperAdvice,
  HelperAskIn,
  HelperAskResult,
  HelperOption,
  HelperQuestion,
  ListedSituation,
  RentSource,
  SituationsResult,
  UnderstoodValue,
} from './helper/helper-classes.js';
export { HelperOutcomeIn, HelperOutcomeResult, KeptOutcome } from './helper/outcome-classes.js';
export { Metro, MetrosResult, RentCheckIn, RentCheckResult } from './helper/rent-classes.js';
export {
  HELPER_ASK,
  HELPER_OUTCOME,
  HELPER_PRIVACY,
  HELPER_SITUATIONS,
  RENT_CHECK,
  RENT_METROS,
} from './helper/helper-records.js';
export {
  DeclareFirstStrikeIn,
  DeclareFirstStrikeResult,
  RevealFirstStrikeIn,
  RevealFirstStrikeResult,
  TokenKeyResult,
} from './first-strike/first-strike-classes.js';
export { DECLARE_FIRST_STRIKE, REVEAL_FIRST_STRIKE, TRUST_ANCHOR } from './first-strike/first-strike-records.js';
export {
  DomainChallengeIn,
  DomainChallengeResult,
  RegisterOperatorIn,
  RegisterOperatorResult,
  VerifyDomainIn,
  VerifyDomainResult,
} from './registry/registry-classes.js';
export { REGISTER_OPERATOR, REQUEST_DOMAIN_CHALLENGE, VERIFY_DOMAIN } from './registry/registry-records.js';
export {
  OpenSessionIn,
  OpenSessionResult,
  PeerNextOfferIn,
  PeerNextOfferResult,
  PeerPrior,
  PeerProof,
} from './a2a/a2a-classes.js';
export { CartMandate, IntentMandate, PaymentMandateDraft, SettleIn, SettleResult } from './a2a/settle-classes.js';
export { OPEN_PEER_SESSION, PEER_NEXT_OFFER, PEER_SETTLE, SETTLEMENT_NOTARY } from './a2a/a2a-records.js';
export { ArenaGenerator, ArenaIssue, ArenaPractice, ArenaScenario } from './arena/arena-classes.js';
export { ARENA_PAGE, ARENA_PRACTICE, ARENA_TEXT } from './arena/arena-records.js';
export { NEGOTIATE_BUNDLE } from './bundle/bundle-records.js';
export { DisputeNegotiateIn, DisputeNegotiateResult, DisputeRound, SettlementZone } from './dispute/dispute-classes.js';
export { DISPUTE_NEGOTIATE } from './dispute/dispute-records.js';
export {
  OptimalBidIn,
  OptimalBidResult,
  OptimalReserveIn,
  OptimalReserveResult,
  SimulateIn,
  SimulateResult,
} from './auction/auction-classes.js';
export {
  FormatRecommendationIn,
  FormatRecommendationResult,
  FormatScore,
  FormatScores,
  FormatWeights,
  RevenueByFormat,
} from './auction/format-classes.js';
export {
  AUCTION_FORMAT_RECOMMENDATION,
  AUCTION_OPTIMAL_BID,
  AUCTION_OPTIMAL_RESERVE,
  AUCTION_SIMULATE,
} from './auction/auction-records.js';
export { PRIOR_FAMILIES, PriorParams } from './auction/prior-params.js';
export {
  MATCHING_MAX_BODY_BYTES,
  MatchingIn,
  MatchingProposer,
  MatchingReceiver,
  MatchingResult,
} from './mechanism/matching-classes.js';
export {
  AuctionDesignIn,
  AuctionDesignResult,
  PostedPriceIn,
  PostedPriceResult,
  ScheduleRow,
} from './mechanism/mechanism-classes.js';
export {
  MECHANISM_GALE_SHAPLEY,
  MECHANISM_OPTIMAL_AUCTION,
  MECHANISM_POSTED_PRICE,
} from './mechanism/mechanism-records.js';
export { CatalogResult, CatalogTool } from './discovery/discovery-classes.js';
export {
  AGENTS_MANIFEST,
  AGENT_CARD,
  AI_CATALOG,
  API_CATALOG,
  CATALOG,
  CORE_DOOR_CARD,
  LLMS_FULL_TEXT,
  LLMS_TEXT,
  PRICING_TEXT,
  PRO_DOOR_CARD,
  ROBOTS_TEXT,
  SECURITY_TEXT,
  SERVER_CARD,
} from './discovery/discovery-records.js';
export { MCP_DOORS, MCP_PROTOCOL_VERSIONS, SERVICE_TITLE } from './mcp-doors.js';
export {
  ErrorResult,
  HealthResult,
  OlderUcpProfile,
  ReadyResult,
  UcpProfile,
  ValidationFault,
  ValidationRefusal,
} from './infrastructure/infrastructure-classes.js';
export {
  COLLECTION,
  DOCS,
  HEALTH,
  OPENAPI,
  READY,
  SCHEMA_POLICY,
  SCHEMA_RECEIPT,
  SCHEMA_STATE,
  UCP_PROFILE,
  UCP_PROFILE_OLDER,
} from './infrastructure/infrastructure-records.js';
export { DepsSpec, DimSpec, MenuItemSpec, MenuSpec, OptionSpec } from './offer/menu-classes.js';
export { BuyerSpec, ProfileRequest, QuoteOptsSpec, QuoteRequest, StateSpec } from './offer/offer-classes.js';
export {
  CompiledDim,
  CompiledMenuResult,
  CompiledOption,
  DimProfile,
  MenuProfileResult,
  QuoteAttestation,
  QuoteResult,
} from './offer/offer-result-classes.js';
export { OFFER_COMPILE, OFFER_MAX_BODY_BYTES, OFFER_PROFILE, OFFER_QUOTE } from './offer/offer-records.js';
export {
  BoardLine,
  BuyerBlock,
  Disclosure,
  Intent,
  MachineResult,
  PriceLine,
  PricePeer,
  PriceQuoteResult,
  PriceSettleResult,
  QuoteReq,
} from './offer/price-classes.js';
export { PRICE_MACHINE, PRICE_QUOTE, PRICE_SETTLE } from './offer/price-records.js';

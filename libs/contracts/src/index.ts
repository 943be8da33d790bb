import 'reflect-metadata';

export { FEATURES } from './features.js';
export type { Access, BodyClass, CostClass, Door, OperationExample, OperationRecord, ToolJoin, ToolLink } from './operation.js';
export { toolsOfDoor, TOOL_ORDER } from './tools.js';
export type { DoorTool } from './tools.js';
export type { FieldOptions, FieldRule, SchemaObject } from './fields.js';
export { fieldsOf, schemaRef } from './fields.js';
export { VERTICALS } from './sharing.js';
export type { Sharing, Vertical } from './sharing.js';
export { ECHOED_INPUT_CHARACTERS, inputFaultAt, inputFaults, LISTED_FAULTS } from './input-faults.js';
export type { InputFault } from './input-faults.js';
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
export { BundleIssue, DEAL_MAX_ISSUES, DEAL_MAX_NOTIONAL, DEAL_MAX_PACKAGES, ISSUE_MAX_OPTIONS, ISSUE_MAX_WEIGHT, ScoreIn, ScoreResult } from './negotiate/negotiate-classes.js';
export { NEGOTIATE_SCORE } from './negotiate/negotiate-records.js';
export { BUNDLE_MAX_OFFERS, BUNDLE_MAX_ROUNDS, BUNDLE_USUAL_BATNA, BUNDLE_USUAL_ROUNDS, BundleAlternative, BundleIn, BundleResult } from './bundle/bundle-classes.js';
export { NEGOTIATE_BUNDLE } from './bundle/bundle-records.js';
export { AMOUNT_MAX_DOLLARS, DISPUTE_MAX_ROUNDS, DISPUTE_MIN_ROUNDS, DISPUTE_USUAL_ROUNDS, DisputeNegotiateIn, DisputeNegotiateResult, DisputeRound, SettlementZone } from './dispute/dispute-classes.js';
export { DISPUTE_NEGOTIATE } from './dispute/dispute-records.js';
export { CatalogResult, CatalogTool } from './discovery/discovery-classes.js';
export {
  AGENT_CARD, AGENTS_MANIFEST, AI_CATALOG, CATALOG, CORE_DOOR_CARD, LLMS_FULL_TEXT, LLMS_TEXT, PRICING_TEXT, PRO_DOOR_CARD, SERVER_CARD,
} from './discovery/discovery-records.js';
export { ErrorResult, HealthResult, ReadyResult, UcpProfile, ValidationFault, ValidationRefusal } from './infrastructure/infrastructure-classes.js';
export {
  DOCS, HEALTH, METRICS, OPENAPI, READY, SCHEMA_POLICY, SCHEMA_RECEIPT, SCHEMA_STATE, UCP_PROFILE,
} from './infrastructure/infrastructure-records.js';

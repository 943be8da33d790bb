export { answerNeeds } from './answer-needs.js';
export type { AnswerNeeds } from './answer-needs.js';
export { answerOperation } from './answer-operation.js';
export type { OperationOutcome } from './answer-operation.js';
export { ANSWERS } from './answers.js';
export type { OperationAnswer } from './operation-answer.js';
export { checkEditedPolicy } from './check-edited-policy.js';
export { compileDescription } from './compile-description.js';
export type {
  BuyerHistory,
  CountedThing,
  DealingParties,
  DealingPorts,
  Dealings,
  DealingsAsked,
  DealingsKept,
  HoldClaim,
  ReachedPrice,
} from './dealings.js';
export { decideStandingBid } from './decide-standing-bid.js';
export { draftReply } from './draft-reply.js';
export { LIBRARY_SCHEMAS } from './library-schemas.js';
export { keylessPorts } from './keyless-ports.js';
export type { KeylessValues } from './keyless-ports.js';
export { listTemplates } from './list-templates.js';
export { OperationFault } from './operation-fault.js';
export type { RefusalMembers } from './operation-fault.js';
export { playPracticeBuyer } from './play-practice-buyer.js';
export type { MessageToRead, ModelPorts, OperationPorts } from './ports.js';
export { DEFAULT_TUNABLES } from '@svc/negotiation-math';
export type { Tunables } from '@svc/negotiation-math';
export { pureAnswer } from './pure-answer.js';
export { parseTunable, readTunables, usualTunable } from './read-tunables.js';
export type { TunableName } from './read-tunables.js';
export { writeReply } from './write-reply.js';
export type { WrittenReply } from './write-reply.js';
export { attestMenuQuote, attestOrNull, quoteMenu } from './quote-menu.js';
export { verifyDeal } from './verify-deal.js';
export { warmUp } from './warm-up.js';

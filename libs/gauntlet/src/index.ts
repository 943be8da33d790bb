export { createEngineAgent, engineAgent } from './engine-agent.js';
export { opponentMovesLast, ownTurnsLeft, playMatch, scriptedAgent } from './agents.js';
export type { Agent } from './agents.js';
export { buildCertificate, commitToSeed, deriveRunSeed } from './certificate.js';
export type { Certificate, CertifiedRun, HeldOutOrigin } from './certificate.js';
export { certificateFaults, MAX_TEXT_CHARACTERS } from './certificate-shape.js';
export { bestKnownUtility } from './ceiling.js';
export { scoreMatches } from './figures.js';
export type { CertificateFigures, MatchFigures, ScoredMatch } from './figures.js';
export {
  ALPHA,
  BATNA,
  FEWEST_OPTIONS,
  GAMES,
  ISSUE_NAMES,
  MOST_OPTIONS,
  OPPONENTS,
  otherRole,
  PERMUTATION_DRAWS,
  PRACTICE_SEED,
  PROTOCOL,
  REPLY_SECONDS,
  ROLES,
  roleOfTurn,
  SCENARIOS,
  TURNS,
  UTILITY_NOISE,
} from './game.js';
export type { OpponentName, Role } from './game.js';
export { GauntletError } from './gauntlet-error.js';
export type { GauntletErrorCode } from './gauntlet-error.js';
export { generateScenarios, GENERATORS, MAX_SCENARIOS } from './generate-scenarios.js';
export type { GeneratorName, ScenarioDraw, ScenarioGenerator } from './generate-scenarios.js';
export { answerTurn, replayMatch, startMatch } from './match.js';
export type { AgentMove, FinishedMatch, MatchEnding, MatchOutcome, MatchSetup, MatchState } from './match.js';
export { practiceSet } from './practice-set.js';
export type { PracticeSet } from './practice-set.js';
export { signFlipP } from './permutation-test.js';
export { REFERENCE_PLAYERS } from './reference-players.js';
export type { ReferencePlayer } from './reference-players.js';
export { protocolText } from './protocol-text.js';
export type { ProtocolTextOptions } from './protocol-text.js';
export { baselineUtility, playAll, rowOf } from './run-matches.js';
export type { MatchRow } from './run-matches.js';
export { issueFrom, scenarioFaults, weightsFrom } from './scenario.js';
export type { Scenario, ScenarioIssue } from './scenario.js';
export { scheduleMatches } from './schedule.js';
export type { ScheduledMatch } from './schedule.js';
export { leastAccepted, playScript } from './scripts.js';
export type { ScriptMove, ScriptView } from './scripts.js';
export { MAX_REPLY_CHARACTERS, namePackage, readReply, turnMessage } from './turn-message.js';
export type { AgentReply, ReadReply, TurnMessage, WirePackage } from './turn-message.js';
export {
  utilitiesOf,
  utilityOf,
  visitPackages,
  worthOfPackage,
  worthOfUtility,
  worthsFrom,
  worthsOf,
} from './worths.js';
export type { Choices, Worths } from './worths.js';
export { CERTIFICATE_CHECKS, verifyCertificate } from './verify-certificate.js';
export type {
  CertificateCheck,
  CertificateCheckId,
  CertificateVerdict,
  VerifyCertificateOptions,
} from './verify-certificate.js';

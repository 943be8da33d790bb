import { hourOf } from './iso-week.js';
import { KEPT_MEMBERS } from './kept-members.js';
import { quantize, redact, type Features } from './redact.js';

/** What is kept of a call, under the hash of its key in its week. */
export interface TelemetryRecord {
  recommendation_id: string;
  /** The market, as the caller named it. */
  vertical: string;
  /** The id of the operation. */
  endpoint: string;
  request_features: Features;
  recommendation: Features;
  /** Whole hours since 1970-01-01T00:00:00Z. */
  created_at_hour: number;
  /** Null until it is reported. */
  outcome: ReportedOutcome | null;
}

/** What is kept of how it went; utilities are 0 to 1, on the grid. */
export interface ReportedOutcome {
  deal_closed: boolean;
  my_utility: number | null;
  opponent_utility: number | null;
}

/** A call that was answered, with both of its gates. */
export interface SharedCall {
  /** The id of the operation. */
  endpoint: string;
  /** What the holder of the key said when it was issued. */
  consent: boolean;
  request: { share_outcome?: unknown; vertical?: unknown };
  answer: unknown;
  nowMillis: number;
}

/**
 * The record of a call; null unless both gates are open: the consent of the key, and the call's own `share_outcome`
 * with its
 * `vertical`.
 * @param recommendationId the id that the caller is told
 * @example recordOf({ endpoint: 'sellNextOffer', consent: false, request: {}, answer: {}, nowMillis: 0 }, 'rec_1') //
 * null
 */
export function recordOf(call: SharedCall, recommendationId: string): TelemetryRecord | null {
  const { consent, request, endpoint } = call;
  const members = Object.hasOwn(KEPT_MEMBERS, endpoint) ? KEPT_MEMBERS[endpoint] : undefined;
  if (members === undefined || !consent || request.share_outcome !== true) return null;
  if (typeof request.vertical !== 'string') return null;
  return {
    recommendation_id: recommendationId,
    vertical: request.vertical,
    endpoint,
    request_features: redact(request, members.request),
    recommendation: redact(call.answer, members.recommendation),
    created_at_hour: hourOf(call.nowMillis),
    outcome: null,
  };
}

/** How it went, as the caller tells it; utilities are 0 to 1. */
export interface ToldOutcome {
  deal_closed: boolean;
  my_utility?: number | null;
  opponent_utility?: number | null;
}

/**
 * What is kept of a reported outcome.
 * @example outcomeOf({ deal_closed: true, my_utility: 0.617 }) // { deal_closed: true, my_utility: 0.62,
 * opponent_utility: null }
 */
export function outcomeOf({ deal_closed, my_utility, opponent_utility }: ToldOutcome): ReportedOutcome {
  const kept = (utility: number | null | undefined): number | null =>
    utility === undefined || utility === null ? null : quantize(utility);
  return { deal_closed, my_utility: kept(my_utility), opponent_utility: kept(opponent_utility) };
}

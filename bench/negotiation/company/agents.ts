import type { Player } from '../domains/play.js';
import {
  HARDENS_WHEN_GIVEN,
  MINIMAL_CONCESSION,
  NASH_TIT_FOR_TAT,
  NOISY_TIT_FOR_TAT,
  OFFER_STATISTICS,
  RELATIVE_TIT_FOR_TAT,
} from './answering-agents.js';
import {
  COMBINED_ACCEPTANCE,
  LONG_HOLDOUT,
  neverConcedes,
  redrawnThreshold,
  TAKES_ANYTHING_AT_LAST,
  timeAnyPackage,
  timeFrequencyModel,
} from './time-agents.js';

/** Agents after those of the public competitions, written anew. */
export const COMPANY: readonly Player[] = [
  timeAnyPackage('boulware, any package', 0.2, 0.5),
  timeAnyPackage('conceder, any package', 1.5, 0.5),
  timeFrequencyModel('frequency model, e 0.1', 0.1, 0.55),
  timeFrequencyModel('frequency model, e 0.5', 0.5, 0.4),
  redrawnThreshold('redrawn threshold, late', 0.2, 0.45),
  redrawnThreshold('redrawn threshold, even', 1, 0.45),
  neverConcedes('never below 0.8', 0.8),
  TAKES_ANYTHING_AT_LAST,
  COMBINED_ACCEPTANCE,
  LONG_HOLDOUT,
  RELATIVE_TIT_FOR_TAT,
  NOISY_TIT_FOR_TAT,
  NASH_TIT_FOR_TAT,
  OFFER_STATISTICS,
  HARDENS_WHEN_GIVEN,
  MINIMAL_CONCESSION,
];

import type { OptionName, UntoldIssue } from '../deal-issues.js';
import type { BUNDLE_ACTIONS, NEXT_ANSWERS } from '../limits.js';

/** A negotiation over several issues at once, as the caller sees it. */
export interface BundleRequest {
  /**
   * 2 to 32; the options combine to at most 250,000 packages. `their_utility` is what is known of the other side: the
   * value of each option before its weight. What is left out, of an issue or of an option, is learned from its offers.
   */
  issues: UntoldIssue[];
  /** The other side's offers, oldest first, at most 1000: issue name → option, every issue named. */
  their_offers?: Record<string, OptionName>[];
  /** The caller's own offers, oldest first, at most 1000: what was refused teaches. */
  my_offers?: Record<string, OptionName>[];
  /** Issue name → weight, 0..1,000,000; only their proportions count. Null or absent: all equal. */
  my_priorities?: Record<string, number> | null;
  /** The same of the other side, where it has told them. Null or absent: learned from its offers and refusals. */
  their_priorities?: Record<string, number> | null;
  /** What the caller has without a deal, 0..1; 0.4 if absent. A package of exactly this worth is good enough. */
  my_batna?: number;
  /** What the other side is thought to have without a deal, 0..1; 0.4 if absent. */
  their_batna_estimate?: number;
  /** The caller's remaining turns, this one included, 1..1000. Null or absent: 8. */
  rounds_left?: number | null;
  /** That the other side can still answer the offer of the caller's last turn; false if absent. */
  opponent_moves_last?: boolean;
  /**
   * How many times the usual computing a move may take, 1..8; 1 if absent. Where the caller has at most four turns in
   * all, more plans more finely, against more possible opponents.
   */
  budget?: number;
  /** Whether the answer says in `next_moves` what to do on the next turn; it takes up to four times the computing. */
  look_ahead?: boolean;
}

/** The recommended move. */
export interface BundleMove {
  action: (typeof BUNDLE_ACTIONS)[number];
  /** The package to offer; the standing offer where it is to be accepted; null where the caller should walk. */
  recommended_offer: Record<string, OptionName> | null;
  /** What `recommended_offer` is worth to the caller, 0..1; `my_batna` where the caller should walk. */
  my_utility: number;
  /**
   * What it is thought to be worth to the other side, 0..1: the mean over the believed weights; `their_batna_estimate`
   * where the caller should walk.
   */
  their_utility_estimate: number;
  /** How likely the offer is to be taken now, 0..1; null where nothing is offered. */
  acceptance_probability: number | null;
  /** Issue name → believed weight of the other side; they sum to 1. */
  inferred_priorities: Record<string, number>;
  /** How much of the uncertainty about those weights is gone, 0..1; 1 where they were told. */
  confidence: number;
  /**
   * Issue name → what its options are thought to be worth to the other side, of the issues that were not told in full;
   * empty where all were.
   */
  inferred_utilities: Record<string, InferredUtility>;
  /** Up to 3 other packages worth about as much to the caller, the likeliest to please first. */
  alternatives: BundleAlternative[];
  /** What the offer asks for and what it gives for it, for the caller; null where it trades nothing. */
  trade_logic: string | null;
  /** The words to send to the other side. They tell it nothing but the package, and whether it is the last. */
  message: string;
  /** What decided the move, for the caller alone. */
  rationale: string;
  /**
   * What to do on the next turn for up to three answers of theirs; there where `look_ahead` is asked for, and empty
   * where nothing is offered or no turn follows.
   */
  next_moves?: NextMove[];
}

/** What to do on the next turn after one answer of theirs: the move of that turn's request. */
export interface NextMove {
  /** How far they come from where they stand towards the offer. */
  when: (typeof NEXT_ANSWERS)[number];
  their_offer: Record<string, OptionName>;
  action: (typeof BUNDLE_ACTIONS)[number];
  /** The package to offer or to accept; null where the caller should walk. */
  recommended_offer: Record<string, OptionName> | null;
  my_utility: number;
  /** The same in a sentence for the caller. */
  words: string;
}

/** What is thought of an issue whose options the other side has not valued. */
export interface InferredUtility {
  /** One for each option, in the order of the issue, 0..1; what was told stands as it was told. */
  utilities: number[];
  /** How sure the kind of interest is (opposed, common, neither), 0..1; 0 before anything was offered. */
  confidence: number;
}

/** A package that may stand beside the recommended one. */
export interface BundleAlternative {
  package: Record<string, OptionName>;
  my_utility: number;
  their_utility_estimate: number;
}

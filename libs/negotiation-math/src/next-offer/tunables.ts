import { MAX_TUNED_SIGNALING_ROUNDS } from '../limits.js';
import { requireNumber, requireWhole, type Requirement } from '../requirements.js';

/**
 * Settings of the price engine that an operator may change; `docs/next-offer.md` has what each does to deals and
 * utility.
 */
export interface Tunables {
  /**
   * 0..1: where the opening anchor lies between OPENING_ANCHOR_LEAST (0) and `aspStartMarginMax` (1). No first offer
   * asks for a greater share of the room above the reservation.
   */
  readonly frontierKnob: number;
  /** 0..1: in peer mode, the least share of the zone that both have revealed which is still agreed to. */
  readonly peerAspFloor: number;
  /**
   * 0..1: how much more a gamble has to promise than the offer on the table, as a share of the latter; less counts as
   * equal, and the sure deal is taken. In the last round, an offer as close to the meeting point is taken for it.
   */
  readonly outcomePickerBand: number;
  /**
   * Whole number 0..100: in peer mode, the offers over which the way from the opening to the agreed point is spread.
   */
  readonly peerSignalingRounds: number;
  /** OPENING_ANCHOR_LEAST..1: the highest opening anchor. */
  readonly aspStartMarginMax: number;
}

/** The settings of an operator who changes nothing. */
export const DEFAULT_TUNABLES: Tunables = {
  frontierKnob: 0.971,
  peerAspFloor: 0.462,
  outcomePickerBand: 0.068,
  peerSignalingRounds: 3,
  aspStartMarginMax: 0.929,
};

/** The opening anchor at `frontierKnob` 0. */
export const OPENING_ANCHOR_LEAST = 0.55;

/**
 * Holds settings to their ranges.
 * @throws NegotiationMathError `tunable_range` that names the first that is out of range
 * @example requireTunables(DEFAULT_TUNABLES) // undefined
 */
export function requireTunables(tunables: Tunables): void {
  const of = (name: keyof Tunables): Requirement => ({ name, place: ['tunables', name], code: 'tunable_range' });
  for (const name of ['frontierKnob', 'peerAspFloor', 'outcomePickerBand', 'aspStartMarginMax'] as const)
    requireNumber(tunables[name], 0, 1, of(name));
  requireWhole(tunables.peerSignalingRounds, 0, MAX_TUNED_SIGNALING_ROUNDS, of('peerSignalingRounds'));
}

/**
 * The greatest share of the room between reservation and 1 that a first offer asks for: linear in `frontierKnob`, from
 * OPENING_ANCHOR_LEAST to `aspStartMarginMax`.
 * @example openingAnchor(DEFAULT_TUNABLES) // 0.918009
 */
export function openingAnchor({ frontierKnob, aspStartMarginMax }: Tunables): number {
  return OPENING_ANCHOR_LEAST + (aspStartMarginMax - OPENING_ANCHOR_LEAST) * frontierKnob;
}

import type { DimKind, Negotiable } from './menu-spec.js';

/** An option as the search sees it: money in micros, and the bit by which it stands in a cart. */
export interface MenuOption {
  readonly id: string;
  readonly label: string;
  readonly dim: number;
  readonly bit: bigint;
  readonly price: number;
  readonly cost: number;
  readonly salvage: number;
  readonly perishable: boolean;
  readonly stockLimited: boolean;
  readonly immediate: boolean;
  readonly slot: string;
}

/** A dimension, its options by their places in the whole menu. */
export interface MenuDim {
  readonly id: string;
  readonly kind: DimKind;
  readonly negotiable: Negotiable;
  /** The options' places; of a quantity one place for each number of units, from 1. */
  readonly places: readonly number[];
}

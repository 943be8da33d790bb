import type { BUYER_STYLES } from '../limits.js';

/** A manner of the practice buyer. */
export type BuyerStyle = (typeof BUYER_STYLES)[number];

/** A manner that goes by feeling and not by the rules. */
export type MannerStyle = Exclude<BuyerStyle, 'bargain_hunter'>;

/** How a manner bargains. */
export interface Manner {
  /** The first bid as a share of the budget. */
  opening: number;
  /** When the buyer gives way. */
  concedes: keyof typeof CONCESSIONS;
  /** After so many messages the buyer takes what fits the budget or leaves. */
  patience: number;
  /** Whether terms matter beside the price. */
  wantsTerms: boolean;
  /** Whether the first message only says hello. */
  greetsFirst: boolean;
  /** How often a message asks something beside the price, and how often it pretends to leave; 0..1. */
  asks: number;
  bluffs: number;
}

/** How far a buyer has come from the opening bid to the budget, by how far the talk has come; both 0..1. */
export const CONCESSIONS = {
  early: (progress: number): number => 1 - (1 - progress) * (1 - progress),
  even: (progress: number): number => progress,
  late: (progress: number): number => progress * progress * progress,
} as const;

/** The manners, from what people of that kind do. */
export const MANNERS: Readonly<Record<MannerStyle, Manner>> = {
  persistent: {
    opening: 0.82,
    concedes: 'even',
    patience: 9,
    wantsTerms: true,
    greetsFirst: false,
    asks: 0.25,
    bluffs: 0.1,
  },
  friendly: { opening: 0.9, concedes: 'early', patience: 7, wantsTerms: true, greetsFirst: true, asks: 0.4, bluffs: 0 },
  hardball: {
    opening: 0.68,
    concedes: 'late',
    patience: 7,
    wantsTerms: true,
    greetsFirst: false,
    asks: 0.1,
    bluffs: 0.35,
  },
  hurried: {
    opening: 0.94,
    concedes: 'early',
    patience: 4,
    wantsTerms: false,
    greetsFirst: false,
    asks: 0.1,
    bluffs: 0,
  },
  price_only: {
    opening: 0.84,
    concedes: 'even',
    patience: 8,
    wantsTerms: false,
    greetsFirst: false,
    asks: 0.1,
    bluffs: 0.2,
  },
};

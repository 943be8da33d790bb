/** What a reply can be. */
export const REPLY_KINDS = ['offer', 'deal', 'handoff', 'decline'] as const;

/** The manners of the practice buyer. */
export const BUYER_STYLES = ['persistent', 'friendly', 'hardball', 'hurried', 'price_only'] as const;

/** What the seller's side can decide on a bid that waits. */
export const DECISIONS = ['accept', 'counter', 'decline'] as const;

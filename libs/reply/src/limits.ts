/** What a reply can be. */
export const REPLY_KINDS = ['offer', 'deal', 'handoff', 'decline'] as const;

/** The manners of the practice buyer. */
export const BUYER_STYLES = ['persistent', 'friendly', 'hardball', 'hurried', 'price_only'] as const;

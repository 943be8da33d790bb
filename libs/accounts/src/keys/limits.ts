/** What a request for a `gt_` key may hold; every check and document reads it here. Lengths in characters. */
export const KEY_LIMITS = {
  agentId: { min: 3, max: 128 },
  contactEmail: { min: 3, max: 254 },
  intendedUse: { min: 8, max: 1024 },
} as const;

/** What a sealed state looks like; this one opens nowhere. */
export const EXAMPLE_STATE = {
  v: 1,
  negotiation_id: 'odO0ySpB9jFN0xVU2TpRpg',
  policy_hash: 'Zk1Yw5q0cA3uTn7hS9vLx2RbEo8MdJf4GpKiQyXtWrI',
  turn: 1,
  expires_at: '2027-01-15T09:30:00.000Z',
  sealed: 'q4S1v0c9w7b3x2n8m5k6j4h2g1f0d9s8',
} as const;

/** A bid below what closes by itself, which waits for the seller. */
export const EXAMPLE_STANDING_BID = {
  price: 100,
  quantity: 12,
  terms: { payment: 'upfront', lunch: 'none' },
  lawful: false,
  net: 104,
  expires_at: '2026-12-18T09:30:00.000Z',
  signed: false,
  in_line: false,
} as const;

import type { Policy } from '@svc/policy-rules';

/** One rug: nothing but its price is bargained over, and the reserve is a third of the way up. */
export function rugPolicy(change: Partial<Policy> = {}): Policy {
  return {
    version: 'svc-policy/1',
    name: 'Rug',
    language: 'en',
    currency: 'USD',
    list_price: 1000,
    floor_price: 700,
    reserve_price: 800,
    quantity: { min: 1, max: 1, unit: 'rug' },
    ...change,
  };
}

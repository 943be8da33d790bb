import type { Policy } from '@svc/policy-rules';
import type { STARTING_POINTS } from './starting-points.js';

/** A worked starting policy. It has no salt: each seller's copy gets its own from check or compile. */
export interface PolicyTemplate {
  id: 'used-car' | 'saas' | 'wholesale-water' | (typeof STARTING_POINTS)[number]['id'];
  title: string;
  language: 'en' | 'zh';
  /** The name of the bargain that the policy carries. */
  engine: string;
  /** The offer in plain words. */
  description: string;
  policy: Policy;
  summary: string;
}

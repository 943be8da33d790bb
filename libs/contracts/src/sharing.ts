import { Choice, Flag } from './fields.js';

/** The markets that a caller can name as its own. */
export const VERTICALS = [
  'ad_inventory',
  'saas_procurement',
  'cloud_compute',
  'freight_logistics',
  'media_licensing',
  'm_and_a_buyside',
  'm_and_a_sellside',
  'real_estate',
  'energy_trading',
  'professional_services',
  'marketplace_b2b',
  'other',
] as const;

/** A market of {@link VERTICALS}. */
export type Vertical = (typeof VERTICALS)[number];

/** What a call may say about sharing its outcome; the mathematics reads neither. */
export interface Sharing {
  share_outcome?: boolean;
  vertical?: Vertical | null;
}

/** The member `share_outcome` of a call. */
export function ShareOutcome(): PropertyDecorator {
  return Flag({
    description:
      'If true, the call is recorded without names, to learn from its outcome. Needs a key with ' +
      '`telemetry_consent`; the answer has the record’s id (`X-GT-Recommendation-Id`, ' +
      '`_meta.recommendation_id`).',
    optional: true,
    default: false,
  });
}

/** The member `vertical` of a call. */
export function VerticalOfCall(): PropertyDecorator {
  return Choice(VERTICALS, {
    description: 'The market of the call; required with share_outcome.',
    optional: true,
    nullable: true,
    requiredWhen: 'share_outcome',
    default: null,
  });
}

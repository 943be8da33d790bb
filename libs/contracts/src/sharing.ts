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

/**
 * The members by which a call is shared. REST takes them; lists of tools leave them out, because every agent would read
 * them with
 * each list, and the answer of a tool has no header to name the record.
 */
export const SHARING_MEMBERS: readonly (keyof Sharing)[] = ['share_outcome', 'vertical'];

const GATES =
  'Kept only with a key that was issued with `telemetry_consent`; the answer then carries `X-GT-Recommendation-Id`.';

/** The member `share_outcome` of a call. */
export function ShareOutcome(): PropertyDecorator {
  return Flag({
    description: `Whether the call may be kept, without names, to learn from its outcome. ${GATES}`,
    optional: true,
    default: false,
  });
}

/** The member `vertical` of a call. */
export function VerticalOfCall(): PropertyDecorator {
  return Choice(VERTICALS, {
    description: 'The market that the call is about; required when share_outcome is true, `other` where none fits.',
    optional: true,
    nullable: true,
    requiredWhen: 'share_outcome',
    default: null,
  });
}

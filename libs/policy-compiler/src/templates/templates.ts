import type { Policy } from '@svc/policy-rules';
import { POLICY_DEFAULTS } from '@svc/policy-rules';
import { summarise } from '../summarise.js';
import { STARTING_POINTS } from './starting-points.js';
import { STARTING_POLICIES } from './starting-policies.js';
import { SAAS_DESCRIPTION, SAAS_POLICY } from './saas.js';
import type { PolicyTemplate } from './template.js';
import { USED_CAR_DESCRIPTION, USED_CAR_POLICY } from './used-car.js';
import { WHOLESALE_WATER_DESCRIPTION, WHOLESALE_WATER_POLICY } from './wholesale-water.js';

function template(id: PolicyTemplate['id'], title: string, description: string, policy: Policy): PolicyTemplate {
  return {
    id,
    title,
    language: policy.language,
    engine: policy.engine ?? POLICY_DEFAULTS.engine,
    description,
    policy,
    summary: summarise(policy, policy.language),
  };
}

/**
 * The starting policies: three worked by hand, then what people sell every day as the compiler reads its description.
 */
export const TEMPLATES: readonly PolicyTemplate[] = [
  template('used-car', 'Used car at a dealer', USED_CAR_DESCRIPTION, USED_CAR_POLICY),
  template('saas', 'Subscription software, per seat', SAAS_DESCRIPTION, SAAS_POLICY),
  template('wholesale-water', '桶装水批发', WHOLESALE_WATER_DESCRIPTION, WHOLESALE_WATER_POLICY),
  ...STARTING_POINTS.map(({ id, title, description }) => template(id, title, description, STARTING_POLICIES[id])),
];

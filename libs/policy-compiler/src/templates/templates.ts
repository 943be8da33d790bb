import type { Policy } from '@svc/policy-rules';
import { POLICY_DEFAULTS } from '@svc/policy-rules';
import { summarise } from '../summarise.js';
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

/** The worked starting policies: a used car, a subscription, and wholesale water in Chinese. */
export const TEMPLATES: readonly PolicyTemplate[] = [
  template('used-car', 'Used car at a dealer', USED_CAR_DESCRIPTION, USED_CAR_POLICY),
  template('saas', 'Subscription software, per seat', SAAS_DESCRIPTION, SAAS_POLICY),
  template('wholesale-water', '桶装水批发', WHOLESALE_WATER_DESCRIPTION, WHOLESALE_WATER_POLICY),
];

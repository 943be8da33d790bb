import type { TemplatesResult } from '@svc/contracts';
import { TEMPLATES } from '@svc/policy-compiler';
import { newSalt } from './new-salt.js';
import type { OperationPorts } from './ports.js';

/** The templates, each with a salt of its own. */
export function listTemplates(_input: unknown, ports: Pick<OperationPorts, 'randomBytes'>): TemplatesResult {
  return {
    templates: TEMPLATES.map((template) => ({ ...template, policy: { ...template.policy, salt: newSalt(ports) } })),
  };
}

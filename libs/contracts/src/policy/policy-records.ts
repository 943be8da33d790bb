import type { OperationRecord } from '../operation.js';
import { CheckIn, CompileIn, PolicyResult, TemplatesResult } from './policy-classes.js';
import { EXAMPLE_POLICY, EXAMPLE_SUMMARY } from './policy-examples.js';

/** GET /v1/policy/templates */
export const POLICY_TEMPLATES: OperationRecord = {
  id: 'listPolicyTemplates', feature: 'policy', method: 'GET', path: '/v1/policy/templates',
  summary: 'Worked starting policies',
  description: 'Complete policies to start from: a used-car dealer, a software plan and a wholesale supply (in Chinese). Use one when a policy is easier to edit than to describe.',
  tools: [], access: 'open', cost: 'free', stability: 'stable', signed: true,
  input: null, output: TemplatesResult, media: 'application/json', status: 200, errors: [429],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [{
    name: 'templates', input: null,
    output: { templates: [{ id: 'workshop', title: 'Workshop seats', language: 'en', engine: 'bundle2', description: 'A seat is 120 euros, 96 at the very least.', policy: EXAMPLE_POLICY, summary: EXAMPLE_SUMMARY }] },
  }],
};

/** POST /v1/policy/compile */
export const POLICY_COMPILE: OperationRecord = {
  id: 'compilePolicy', feature: 'policy', method: 'POST', path: '/v1/policy/compile',
  summary: 'Plain words to a policy',
  description: 'Turns an offer described in plain words, in English or Chinese, into a machine-checkable policy, and lists what to fix before going live, with the words that each point comes from. Use it first; show the summary and the issues to the seller; send edits to check.',
  tools: [{
    name: 'compile_offer_policy', door: 'core',
    joins: [{ argument: 'template', operation: 'listPolicyTemplates', description: 'The id of a template (used-car, saas, wholesale-water) to start from, in place of `description`. Needs no key.' }],
  }], access: 'svc_key', cost: 'model', stability: 'stable', signed: true,
  input: CompileIn, output: PolicyResult, media: 'application/json', status: 200, errors: [400, 401, 403, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: false, openWorld: true },
  examples: [{
    name: 'van', input: { description: 'Asking $11,900 for the van, I would not go below 10,800.' },
    output: {
      ok: true, issues: [],
      policy: { version: 'svc-policy/1', name: 'The offer', language: 'en', currency: 'USD', salt: 'Qpvl7W6NueAB9ZeyaXF9Mw', engine: 'bundle2', meso: 3, terms: [], list_price: 11900, floor_price: 10800 },
      summary: 'The offer: the list price is $11,900, the lowest is $10,800. No buyer pays more than the first or less than the second.\nAnything down to the lowest price may be given without asking for something in return.',
    },
  }, {
    name: 'below-list', input: { description: 'Price 100, lowest 120.' },
    output: {
      ok: false, policy: { version: 'svc-policy/1', name: 'The offer', language: 'en', currency: 'USD', salt: 'KYzBneqswEKx0XLMtWtKJg', engine: 'bundle2', meso: 3, terms: [], list_price: 100, floor_price: 120 },
      issues: [{ code: 'floor_above_list', severity: 'error', path: '/floor_price', message: 'The lowest price 120 is above the list price 100.', suggestion: 'Swap them, or correct one.', quote: 'Price 100, lowest 120' }],
      summary: 'The offer: the list price is $100, the lowest is $120. No buyer pays more than the first or less than the second.',
    },
  }],
};

/** POST /v1/policy/check */
export const POLICY_CHECK: OperationRecord = {
  id: 'checkPolicy', feature: 'policy', method: 'POST', path: '/v1/policy/check',
  summary: 'Check an edited policy',
  description: 'Validates a policy after it was edited and reads it back in plain words. No model is called and no key is needed. A policy with faults is answered with status 200, `ok` false and the faults as issues.',
  tools: [{ name: 'check_offer_policy', door: 'core' }], access: 'open', cost: 'free', stability: 'stable', signed: true,
  input: CheckIn, output: PolicyResult, media: 'application/json', status: 200, errors: [400, 413, 415, 422, 429],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [
    { name: 'sound', input: { policy: EXAMPLE_POLICY }, output: { ok: true, policy: EXAMPLE_POLICY, issues: [], summary: EXAMPLE_SUMMARY } },
    {
      name: 'floor-above-list', input: { policy: { ...EXAMPLE_POLICY, floor_price: 140 } },
      output: {
        ok: false, policy: { ...EXAMPLE_POLICY, floor_price: 140 }, summary: EXAMPLE_SUMMARY,
        issues: [{ code: 'floor_above_list', severity: 'error', path: '/floor_price', message: 'The lowest price 140 is above the list price 120.', suggestion: 'Lower floor_price or raise list_price.', quote: null }],
      },
    },
  ],
};

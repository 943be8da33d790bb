import { BacktestOptions } from '../backtest/backtest-classes.js';
import { COMPILE_EXAMPLES } from './compile-examples.js';
import type { OperationRecord } from '../operation.js';
import { CheckIn, CompiledPolicyResult, CompileIn, PolicyResult, TemplatesResult } from './policy-classes.js';
import { EXAMPLE_POLICY, EXAMPLE_SUMMARY, CHECK_EXAMPLES } from './policy-examples.js';

/** GET /v1/policy/templates */
export const POLICY_TEMPLATES: OperationRecord = {
  id: 'listPolicyTemplates',
  feature: 'policy',
  method: 'GET',
  path: '/v1/policy/templates',
  summary: 'Example policies to start from',
  description:
    'Complete policies to start from. A used-car dealer, a software plan and a wholesale supply (in Chinese) ' +
    'are written by hand; second-hand goods, service by the hour, a flat, an event and freelance work are ' +
    'compiled from descriptions in English and Chinese. Use one if a policy is easier to edit than to describe.',
  tools: [],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: true,
  input: null,
  output: TemplatesResult,
  media: 'application/json',
  status: 200,
  errors: [429],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [
    {
      name: 'templates',
      input: null,
      output: {
        templates: [
          {
            id: 'workshop',
            title: 'Workshop seats',
            language: 'en',
            engine: 'bundle2',
            description: 'A seat is 120 euros, 96 at the very least.',
            policy: EXAMPLE_POLICY,
            summary: EXAMPLE_SUMMARY,
          },
        ],
      },
    },
  ],
};

/** POST /v1/policy/compile */
export const POLICY_COMPILE: OperationRecord = {
  id: 'compilePolicy',
  feature: 'policy',
  method: 'POST',
  path: '/v1/policy/compile',
  summary: 'Turn plain words into a policy',
  description:
    'Turns an offer in plain words, English or Chinese, into a machine-checkable policy, and asks what is ' +
    'unclear. Use it first. Answer its questions or ask the seller, and call again with `answers`; show the ' +
    'summary to the seller; send edits to check.',
  tools: [
    {
      name: 'compile_offer_policy',
      door: 'core',
      joins: [
        {
          argument: 'template',
          operation: 'listPolicyTemplates',
          description:
            'Instead of `description`: the id of a template (used-car, saas, wholesale-water) to start from. ' +
            'Needs no key.',
        },
      ],
    },
  ],
  access: 'svc_key',
  cost: 'model',
  compute: 'reading',
  stability: 'stable',
  signed: true,
  input: CompileIn,
  output: CompiledPolicyResult,
  media: 'application/json',
  status: 200,
  errors: [400, 401, 403, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: false, openWorld: true },
  examples: COMPILE_EXAMPLES,
};

/** POST /v1/policy/check */
export const POLICY_CHECK: OperationRecord = {
  id: 'checkPolicy',
  feature: 'policy',
  method: 'POST',
  path: '/v1/policy/check',
  summary: 'Check an edited policy',
  description:
    'Validates an edited policy and describes it in plain words. No model, no key. Faults are listed in ' +
    '`issues`, with status 200 and `ok` false.',
  tools: [
    {
      name: 'check_offer_policy',
      door: 'core',
      joins: [
        {
          argument: 'backtest',
          operation: 'backtestPolicy',
          object: { of: BacktestOptions, beside: ['policy'], inWords: true },
          description:
            'Instead, plays the policy against simulated buyers; says what it earns and which reserve would ' +
            'earn more. {} or {buyers (200, with a key 2000), know 0..1, visitors, prior {family: ' +
            'uniform|normal, low, high, mean, deviation}, bids, types, patience, seed, rows}.',
        },
      ],
    },
  ],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: true,
  input: CheckIn,
  output: PolicyResult,
  media: 'application/json',
  status: 200,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: CHECK_EXAMPLES,
};

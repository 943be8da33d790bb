import { BacktestOptions } from '../backtest/backtest-classes.js';
import type { OperationRecord } from '../operation.js';
import { CheckIn, CompiledPolicyResult, CompileIn, PolicyResult, TemplatesResult } from './policy-classes.js';
import { EXAMPLE_POLICY, EXAMPLE_SUMMARY, CHECK_EXAMPLES } from './policy-examples.js';

/** GET /v1/policy/templates */
export const POLICY_TEMPLATES: OperationRecord = {
  id: 'listPolicyTemplates',
  feature: 'policy',
  method: 'GET',
  path: '/v1/policy/templates',
  summary: 'Worked starting policies',
  description:
    'Complete policies to start from: a used-car dealer, a software plan and a wholesale supply (in ' +
    'Chinese), worked by hand; second-hand goods, service by the hour, a flat, an event and freelance work, each in ' +
    'English and Chinese, as their descriptions compile. Use one when a policy is easier to edit than to describe.',
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
  summary: 'Plain words to a policy',
  description:
    'Turns an offer in plain words, English or Chinese, into a machine-checkable policy, and asks what is ' +
    'unclear. Use it first; answer its questions or ask the seller, and call again with `answers`; show the ' +
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
            'The id of a template (used-car, saas, wholesale-water) to start from, in place of ' +
            '`description`. Needs no key.',
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
  examples: [
    {
      name: 'van',
      input: { description: 'Asking $11,900 for the van, I would not go below 10,800.' },
      output: {
        ok: true,
        policy: {
          version: 'svc-policy/1',
          name: 'van',
          language: 'en',
          currency: 'USD',
          salt: 'Qpvl7W6NueAB9ZeyaXF9Mw',
          engine: 'bundle2',
          meso: 3,
          terms: [],
          list_price: 11900,
          floor_price: 10800,
        },
        issues: [],
        summary:
          'van: the list price is $11,900, the lowest is $10,800. No buyer pays more than the first or ' +
          'less than the second.\nAnything down to the lowest price may be given without asking for ' +
          'something in return.',
        sources: [
          { path: '/list_price', quote: 'Asking $11,900 for the van', start: 0, end: 26 },
          { path: '/list_price', quote: '$11,900', start: 7, end: 14 },
          { path: '/name', quote: 'van', start: 23, end: 26 },
          { path: '/floor_price', quote: 'I would not go below 10,800', start: 28, end: 55 },
          { path: '/floor_price', quote: '10,800', start: 49, end: 55 },
        ],
        questions: [],
      },
    },
    {
      name: 'answered',
      input: { description: 'House £385,000. Lowest 370.', answers: { lowest_price_scale_os8f21: 'scaled' } },
      output: {
        ok: true,
        policy: {
          version: 'svc-policy/1',
          name: 'House',
          language: 'en',
          currency: 'GBP',
          salt: 'uX0pVdWqTz6f3yJb1nHk9Q',
          engine: 'bundle2',
          meso: 3,
          terms: [],
          list_price: 385000,
          floor_price: 370000,
        },
        issues: [],
        summary:
          'House: the list price is £385,000, the lowest is £370,000. No buyer pays more than the first ' +
          'or less than the second.\nAnything down to the lowest price may be given without asking for ' +
          'something in return.',
        sources: [
          { path: '/name', quote: 'House', start: 0, end: 5 },
          { path: '/list_price', quote: 'House £385,000', start: 0, end: 14 },
          { path: '/list_price', quote: '£385,000', start: 6, end: 14 },
          { path: '/floor_price', quote: 'Lowest 370', start: 16, end: 26 },
          { path: '/floor_price', quote: '370', start: 23, end: 26 },
        ],
        questions: [],
      },
    },
    {
      name: 'below-list',
      input: { description: 'Price 100, lowest 120.' },
      output: {
        ok: false,
        policy: {
          version: 'svc-policy/1',
          name: 'The offer',
          language: 'en',
          currency: 'USD',
          salt: 'KYzBneqswEKx0XLMtWtKJg',
          engine: 'bundle2',
          meso: 3,
          terms: [],
          list_price: 100,
          floor_price: 120,
        },
        issues: [
          {
            code: 'currency_assumed',
            severity: 'warning',
            path: '/currency',
            message: 'No currency is named; USD is assumed.',
            suggestion: 'Write the currency beside the price.',
            quote: null,
          },
          {
            code: 'floor_above_list',
            severity: 'error',
            path: '/floor_price',
            message: 'The lowest price 120 is above the list price 100.',
            suggestion: 'Swap them, or correct one.',
            quote: 'Price 100, lowest 120',
          },
        ],
        summary:
          'The offer: the list price is $100, the lowest is $120. No buyer pays more than the first or less ' +
          'than the second.\nAnything down to the lowest price may be given without asking for something in ' +
          'return.',
        sources: [
          { path: '/list_price', quote: 'Price 100', start: 0, end: 9 },
          { path: '/list_price', quote: '100', start: 6, end: 9 },
          { path: '/floor_price', quote: 'lowest 120', start: 11, end: 21 },
          { path: '/floor_price', quote: '120', start: 18, end: 21 },
        ],
        questions: [],
      },
    },
  ],
};

/** POST /v1/policy/check */
export const POLICY_CHECK: OperationRecord = {
  id: 'checkPolicy',
  feature: 'policy',
  method: 'POST',
  path: '/v1/policy/check',
  summary: 'Check an edited policy',
  description:
    'Validates an edited policy and reads it back in plain words. No model, no key. Faults are issues: ' +
    'status 200, `ok` false.',
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
            'Plays the policy against drawn buyers instead: what it earns, and which reserve would earn more. {} or ' +
            '{buyers (200, with a key 2000), know 0..1, visitors, prior {family: uniform|normal, low, high, mean, ' +
            'deviation}, bids, types, patience, seed, rows}.',
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

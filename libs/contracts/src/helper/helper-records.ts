import type { OperationRecord } from '../operation.js';
import { HelperAskIn, HelperAskResult, SituationsResult } from './helper-classes.js';
import { ASK_EXAMPLES, RENT_EXAMPLES } from './helper-examples.js';
import { HelperOutcomeIn, HelperOutcomeResult } from './outcome-classes.js';
import { MetrosResult, RentCheckIn, RentCheckResult } from './rent-classes.js';

/** What the operations of the helper have in common. */
const HELPER = {
  feature: 'helper',
  access: 'open',
  cost: 'free',
  stability: 'beta',
  signed: false,
  media: 'application/json',
  status: 200,
  tools: [],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
} as const;

/** GET /v1/helper/situations */
export const HELPER_SITUATIONS: OperationRecord = {
  ...HELPER,
  id: 'listHelperSituations',
  method: 'GET',
  path: '/v1/helper/situations',
  summary: 'Situations that the helper knows',
  description:
    'The everyday negotiations that the helper knows, each with every value that its advice can depend on, for ' +
    'building a form.',
  input: null,
  output: SituationsResult,
  errors: [429],
  examples: [
    {
      name: 'shortened',
      input: null,
      output: {
        situations: [
          {
            key: 'used_car',
            title: 'Buying a used car',
            side: 'pay',
            unit: 'USD',
            fields: [
              {
                field: 'asking_price',
                question: 'What does the seller ask for the car?',
                kind: 'money',
                options: [],
                required: true,
              },
            ],
          },
        ],
      },
    },
  ],
};

/** POST /v1/helper/ask */
export const HELPER_ASK: OperationRecord = {
  ...HELPER,
  id: 'askHelper',
  method: 'POST',
  path: '/v1/helper/ask',
  summary: 'Advice for an everyday negotiation',
  description:
    'What to ask for, what to accept and what to say in a rent renewal, a used-car purchase, a salary offer, a ' +
    'medical bill, a refund dispute, a freelance rate or a subscription renewal. Send text, a situation, ' +
    'confirmed values or any mixture. The answer says what was understood and what was assumed, and asks at ' +
    'most three questions whose answers would change the advice. Deterministic, except for the receipt; no ' +
    'language model. Nothing that you send is stored. Rules of thumb, not legal, tax or medical advice.',
  input: HelperAskIn,
  output: HelperAskResult,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: false, openWorld: false },
  examples: ASK_EXAMPLES,
};

/** POST /v1/helper/outcome */
export const HELPER_OUTCOME: OperationRecord = {
  ...HELPER,
  id: 'tellHelperOutcome',
  method: 'POST',
  path: '/v1/helper/outcome',
  summary: 'Report how a negotiation went',
  description:
    'Counts how a negotiation went, anonymously: the situation, one of five outcomes, the band of the amount ' +
    'and the quarter, nothing else. Each receipt counts once, within 26 weeks. The answer shows everything that ' +
    'was kept.',
  input: HelperOutcomeIn,
  output: HelperOutcomeResult,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  examples: [
    {
      name: 'kept',
      input: {
        receipt: 'q0NJ4tdr0SLcxgyzSDjIsjTEHq8eA2WHWKPKDFUrVxPkoQk9_Nxd',
        outcome: 'as_aimed',
        amount: 640,
      },
      output: {
        accepted: true,
        kept: { situation_key: 'rent_renewal', outcome: 'as_aimed', amount_band: '500-1999', quarter: '2026Q4' },
      },
    },
  ],
};

/** GET /v1/helper/privacy */
export const HELPER_PRIVACY: OperationRecord = {
  ...HELPER,
  id: 'getHelperPrivacy',
  method: 'GET',
  path: '/v1/helper/privacy',
  summary: 'What the helper keeps',
  description:
    'A web page that lists what the helper keeps of an outcome and what it never keeps, generated from the code.',
  input: null,
  output: null,
  media: 'text/html',
  errors: [429],
  conditional: true,
  examples: [{ name: 'page', input: null, output: '<!doctype html>' }],
};

/** GET /v1/rent/metros */
export const RENT_METROS: OperationRecord = {
  ...HELPER,
  id: 'listRentMetros',
  method: 'GET',
  path: '/v1/rent/metros',
  summary: 'Typical rents of 150 metros',
  description:
    'Typical rents of 150 metropolitan areas of the United States and of the whole country, with their change ' +
    'over a year, their source and their date.',
  input: null,
  output: MetrosResult,
  errors: [429],
  examples: [
    {
      name: 'shortened',
      input: null,
      output: {
        source: {
          name: 'Zillow Observed Rent Index (ZORI), all homes plus multifamily, smoothed, metro level',
          note:
            'Public research data, published for reuse with attribution. Derived table: rounded to whole ' +
            'dollars and to 0.1 percent.',
          as_of: '2025-06-30',
          compared_with: '2024-06-30',
          unit: 'USD per month',
        },
        metros: [
          { key: 'united-states', name: 'United States', size_rank: 0, typical_rent: 2_069, yoy_percent: 2.9 },
          { key: 'new-york', name: 'New York, NY', size_rank: 1, typical_rent: 3_583, yoy_percent: 4.3 },
        ],
      },
    },
  ],
};

/** POST /v1/rent/check */
export const RENT_CHECK: OperationRecord = {
  ...HELPER,
  id: 'checkRent',
  method: 'POST',
  path: '/v1/rent/check',
  summary: 'Compare a rent increase with the market',
  description:
    'Compares a rent at renewal with how rents in its metro changed over a year, and says what to ask for, ' +
    'what to accept and what to say. For an unknown metro the national figures are used. Every answer shows ' +
    'source and date of the figures. Deterministic; not legal advice: it does not know limits set by a city ' +
    'or state.',
  input: RentCheckIn,
  output: RentCheckResult,
  errors: [400, 413, 415, 422, 429, 503],
  examples: RENT_EXAMPLES,
};

import type { OperationRecord } from '../operation.js';
import { ArenaPractice } from './arena-classes.js';

const READING = {
  feature: 'arena',
  method: 'GET',
  tools: [],
  access: 'open',
  cost: 'free',
  stability: 'beta',
  signed: false,
  input: null,
  output: null,
  status: 200,
  errors: [],
  conditional: true,
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
} as const;

/** GET /arena */
export const ARENA_PAGE: OperationRecord = {
  ...READING,
  id: 'getArenaPage',
  path: '/arena',
  media: 'text/html',
  summary: 'Arena',
  description:
    'A web page that says how negotiating agents are measured, with results of reference players and a hash ' +
    'of the secret seed.',
  examples: [{ name: 'page', input: null, output: '<!doctype html>' }],
};

/** GET /arena/llms.txt */
export const ARENA_TEXT: OperationRecord = {
  ...READING,
  id: 'getArenaText',
  path: '/arena/llms.txt',
  media: 'text/plain',
  summary: 'Arena protocol',
  description: 'The protocol `svc-gauntlet/1` for authors of agents: the game, the messages, the score.',
  examples: [{ name: 'protocol', input: null, output: '# Arena\n' }],
};

/** GET /arena/practice */
export const ARENA_PRACTICE: OperationRecord = {
  ...READING,
  id: 'getArenaPractice',
  path: '/arena/practice',
  output: ArenaPractice,
  media: 'application/json',
  summary: 'Arena practice set',
  description: 'The 60 scenarios of the published seed, with the weights of both sides, to practise on.',
  examples: [
    {
      name: 'practice',
      input: null,
      output: {
        protocol: 'svc-gauntlet/1',
        generator: { name: 'svc', version: 1 },
        seed: 'svc-practice-1',
        scenarios: [
          {
            issues: [
              { name: 'price', options: ['price_1', 'price_2', 'price_3'], seller_utility: [0, 0.52, 1] },
              { name: 'delivery', options: ['delivery_1', 'delivery_2', 'delivery_3'], seller_utility: [0, 0.47, 1] },
              { name: 'quality', options: ['quality_1', 'quality_2', 'quality_3'], seller_utility: [0, 0.55, 1] },
              { name: 'terms', options: ['terms_1', 'terms_2', 'terms_3'], seller_utility: [0, 0.5, 1] },
            ],
            seller_weights: [0.4, 0.3, 0.2, 0.1],
            buyer_weights: [0.1, 0.2, 0.3, 0.4],
          },
        ],
      },
    },
  ],
};

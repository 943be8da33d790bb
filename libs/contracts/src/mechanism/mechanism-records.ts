import type { OperationRecord } from '../operation.js';
import { MATCHING_MAX_BODY_BYTES, MatchingIn, MatchingResult } from './matching-classes.js';

/** POST /v1/mechanism/gale_shapley */
export const MECHANISM_GALE_SHAPLEY: OperationRecord = {
  id: 'galeShapley', feature: 'mechanism', method: 'POST', path: '/v1/mechanism/gale_shapley',
  summary: 'Match two sides so that no pair would rather have each other',
  description: 'Stable matching by deferred acceptance (Gale and Shapley 1962), many to one: proposers propose down their lists, receivers hold the best up to their capacity. Use it to assign people to jobs, suppliers to slots or leads to sales people by the wishes of both sides. Lists may leave people out: who is not listed is not acceptable. The result is the best stable matching for every proposer, so let the side propose whose wishes count more. Telling the truth is best for proposers, not always for receivers. Bodies up to 16 MiB over REST; 1 MiB over MCP. Deterministic.',
  tools: [{ name: 'stable_match', door: 'core' }, { name: 'gt_mechanism_gale_shapley', door: 'pro' }],
  access: 'open', cost: 'free', compute: 'heavy', stability: 'stable', signed: false,
  input: MatchingIn, bodyLimitBytes: MATCHING_MAX_BODY_BYTES, output: MatchingResult, media: 'application/json', status: 200, errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [{
    name: 'two-places',
    input: {
      proposers: [{ id: 'ann', preferences: ['north', 'south'] }, { id: 'bob', preferences: ['north'] }, { id: 'cem', preferences: ['north', 'south'] }, { id: 'dee', preferences: ['north'] }],
      receivers: [{ id: 'north', preferences: ['dee', 'bob', 'ann', 'cem'], capacity: 2 }, { id: 'south', preferences: ['cem', 'ann'], capacity: 5 }],
    },
    output: { matching: { north: ['dee', 'bob'], south: ['cem', 'ann'] }, unmatched_proposers: [], blocking_pairs: [], n_proposals: 6 },
  }, {
    name: 'not-acceptable',
    input: { proposers: [{ id: 'ann', preferences: ['north'] }, { id: 'bob', preferences: ['north'] }], receivers: [{ id: 'north', preferences: ['bob'] }, { id: 'south', preferences: ['ann'] }] },
    output: { matching: { north: ['bob'], south: [] }, unmatched_proposers: ['ann'], blocking_pairs: [], n_proposals: 2 },
  }],
};

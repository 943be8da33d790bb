import type { OperationRecord } from '../operation.js';
import { AdviceBundleMove, BundleMoveIn } from './advice-bundle-classes.js';
import {
  AdviceClosed,
  AdviceMoveResult,
  AdviceOpened,
  SessionCloseIn,
  SessionMoveIn,
  SessionOpenIn,
} from './advice-classes.js';
import { EXAMPLE_MOVE_RECEIPT, EXAMPLE_OPEN_RECEIPT, EXAMPLE_PRICE_MOVE } from './advice-examples.js';

const ADVICE = {
  feature: 'advice',
  method: 'POST',
  access: 'gt_key',
  bodyKey: 'answered',
  cost: 'wallet',
  stability: 'stable',
  signed: false,
  media: 'application/json',
  status: 200,
  errors: [400, 401, 403, 409, 413, 415, 422, 429, 503],
  refusals: {
    409: 'this Idempotency-Key was used for another request',
    503: 'the database is not available; try again shortly',
  },
  annotations: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
} as const;

const SESSION_ID = 'ses_01KAN6W1T4V6Q3Z8H5M2C7R9XC';

/** POST /v1/advice/session */
export const ADVICE_OPEN: OperationRecord = {
  ...ADVICE,
  id: 'openAdviceSession',
  path: '/v1/advice/session',
  tools: [{ name: 'session_open', door: 'core' }],
  summary: 'Open an advice session',
  description: 'Guides one negotiation over a price: 10 moves within 7 days for 2 dollars, the first move included.',
  input: SessionOpenIn,
  output: AdviceOpened,
  examples: [
    {
      name: 'opened',
      input: { category: 'resale', side: 'buy', walk_away: 900, target: 700, their_offers: [950, 920], seed: 7 },
      output: {
        ok: true,
        session_id: SESSION_ID,
        expires_at: '2026-11-29T10:00:00.000Z',
        moves_left: 9,
        first_move: EXAMPLE_PRICE_MOVE,
      },
    },
  ],
};

/** POST /v1/advice/move */
export const ADVICE_MOVE: OperationRecord = {
  ...ADVICE,
  id: 'adviseMove',
  path: '/v1/advice/move',
  tools: [{ name: 'session_advise', door: 'core' }],
  summary: 'The next move in an advice session',
  description: 'Recommends the next move from the prices so far, at no further cost.',
  input: SessionMoveIn,
  output: AdviceMoveResult,
  examples: [
    {
      name: 'moved',
      input: { session_id: SESSION_ID, their_offers: [950, 920, 880] },
      output: {
        ok: true,
        session_id: SESSION_ID,
        moves_left: 8,
        move: { ...EXAMPLE_PRICE_MOVE, receipt: EXAMPLE_MOVE_RECEIPT },
      },
    },
  ],
};

/** POST /v1/advice/bundle */
export const ADVICE_BUNDLE: OperationRecord = {
  ...ADVICE,
  id: 'adviseBundleMove',
  path: '/v1/advice/bundle',
  tools: [{ name: 'session_bundle', door: 'core' }],
  summary: 'The next move in an advice session, over several issues',
  description: 'Recommends what negotiate_bundle does, as one move of the session, with a receipt.',
  input: BundleMoveIn,
  output: AdviceBundleMove,
  examples: [
    {
      name: 'moved',
      input: {
        session_id: SESSION_ID,
        issues: [
          { name: 'price', options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] },
          { name: 'delivery', options: ['1 week', '4 weeks'], my_utility: [1, 0], their_utility: [0, 1] },
        ],
        my_priorities: { price: 3, delivery: 1 },
      },
      output: {
        ok: true,
        session_id: SESSION_ID,
        moves_left: 7,
        move: { action: 'offer', recommended_offer: { price: 'low', delivery: '4 weeks' } },
        receipt: EXAMPLE_MOVE_RECEIPT,
      },
    },
  ],
};

/** POST /v1/advice/close */
export const ADVICE_CLOSE: OperationRecord = {
  ...ADVICE,
  id: 'closeAdviceSession',
  path: '/v1/advice/close',
  tools: [{ name: 'session_close', door: 'core' }],
  summary: 'Close an advice session',
  description: 'Ends a session and returns its signed summary. Closing it again returns the same answer.',
  input: SessionCloseIn,
  output: AdviceClosed,
  examples: [
    {
      name: 'closed',
      input: { session_id: SESSION_ID },
      output: {
        ok: true,
        session_id: SESSION_ID,
        summary: {
          terms: { category: 'resale', side: 'buy', walk_away: 900, target: 700, seed: 7 },
          moves: [{ number: 1, kind: 'price', move: { action: 'counter', offer: 742 } }],
          opened_at: '2026-11-22T10:00:00.000Z',
          closed_at: '2026-11-22T11:00:00.000Z',
        },
        receipt: {
          ...EXAMPLE_OPEN_RECEIPT,
          slot: 'advice_close',
          price_millicents: 0,
          predicate_id: 'advice.closed/1',
        },
        reused: false,
      },
    },
  ],
};

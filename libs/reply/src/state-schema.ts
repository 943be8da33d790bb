import type { JsonSchema } from '@svc/policy-rules';
import { STATE_MAX_BYTES, STATE_VERSION, type ReplyState } from './state.js';

const properties: Readonly<Record<keyof ReplyState, JsonSchema>> = {
  v: { type: 'integer', enum: [STATE_VERSION], description: 'The version of the state.' },
  negotiation_id: { type: 'string', minLength: 1, maxLength: 64, description: 'Names the negotiation.' },
  policy_hash: {
    type: 'string',
    minLength: 1,
    maxLength: 128,
    description: 'SHA-256 of the canonical policy, base64url.',
  },
  turn: { type: 'integer', minimum: 0, description: 'Buyer messages answered so far.' },
  expires_at: {
    type: 'string',
    minLength: 1,
    maxLength: 32,
    description: 'Until when it is taken back: ISO 8601, UTC.',
  },
  sealed: { type: 'string', minLength: 1, maxLength: STATE_MAX_BYTES, description: 'For the service alone.' },
};

/** The JSON Schema of the outside of a state, served at `/schemas/state.json`. */
export const STATE_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Sealed state of a negotiation',
  description: 'To be sent back as it came with the buyer’s next message.',
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
};

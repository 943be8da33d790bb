import type { JsonSchema } from '@svc/policy-rules';
import { STATE_MAX_BYTES, STATE_VERSION, type ReplyState } from './state.js';

const properties: Readonly<Record<keyof ReplyState, JsonSchema>> = {
  v: { type: 'integer', enum: [STATE_VERSION], description: 'The version of the state.' },
  negotiation_id: { type: 'string', minLength: 1, maxLength: 64, description: 'The id of the negotiation.' },
  policy_hash: {
    type: 'string',
    minLength: 1,
    maxLength: 128,
    description: 'SHA-256 of the canonical policy, base64url.',
  },
  turn: { type: 'integer', minimum: 0, description: 'How many buyer messages were answered.' },
  expires_at: {
    type: 'string',
    minLength: 1,
    maxLength: 32,
    description: 'Until when the service accepts the state: ISO 8601 in UTC.',
  },
  sealed: { type: 'string', minLength: 1, maxLength: STATE_MAX_BYTES, description: 'Readable only by the service.' },
};

/** The JSON Schema of the outside of a state, served at `/schemas/state.json`. */
export const STATE_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Sealed state of a negotiation',
  description: 'Send the state back unchanged with the buyer’s next message.',
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
};

import type { Policy } from '@svc/policy-rules';
import { openState, packState, type ReplyMemory, type ReplyState } from '@svc/reply';
import { encodeBase64url } from '@svc/signing';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';
import { hashOfSound } from './sound-policy.js';

/** Bytes of a negotiation's id: nobody guesses another one's. */
const NEGOTIATION_ID_BYTES = 16;

/** One negotiation between two messages. */
export interface Negotiation {
  negotiationId: string;
  policyHash: string;
  /** Null before the first message. */
  memory: ReplyMemory | null;
}

/**
 * The negotiation that a state belongs to; a new one where none was sent.
 * @throws OperationFault 400 for a state that was changed, has expired, is of another policy or comes after the end
 */
export async function openNegotiation(
  state: unknown,
  policy: Policy,
  { nowMillis, randomBytes, sealer }: Pick<OperationPorts, 'nowMillis' | 'randomBytes' | 'sealer'>,
): Promise<Negotiation> {
  const policyHash = await hashOfSound(policy);
  if (state === null || state === undefined)
    return { negotiationId: encodeBase64url(randomBytes(NEGOTIATION_ID_BYTES)), policyHash, memory: null };
  const opened = await openState(state, { policy, policyHash, now: new Date(nowMillis()), sealer });
  if (!opened.ok) throw new OperationFault(400, opened.message, { code: 'state_invalid' });
  return { negotiationId: opened.negotiationId, policyHash, memory: opened.memory };
}

/** The state after a reply, for the caller to keep. */
export function sealNegotiation(
  { negotiationId, policyHash }: Negotiation,
  memory: ReplyMemory,
  { nowMillis, sealer }: Pick<OperationPorts, 'nowMillis' | 'sealer'>,
): Promise<ReplyState> {
  return packState(memory, { policyHash, negotiationId, now: new Date(nowMillis()), sealer });
}

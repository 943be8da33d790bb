import type { Policy } from '@svc/policy-rules';
import { deflate, inflate } from './deflate.js';
import { boundMemory, MEMORY_LIMITS, type ReplyMemory } from './memory.js';
import type { ReplyFault } from './reply-error.js';
import { identityOf, isSamePolicy } from './same-policy.js';
import { upgradeMemory, type OlderMemory } from './upgrade-memory.js';

/** The state's version, the days it is valid, and the most it may take as JSON, in bytes. */
export const STATE_VERSION = 1;
export const STATE_VALID_DAYS = 30;
export const STATE_MAX_BYTES = 16_384;

const DAY_MILLISECONDS = 86_400_000;

/** What travels: the outer members can be read, none can be changed. */
export interface ReplyState {
  v: typeof STATE_VERSION;
  negotiation_id: string;
  policy_hash: string;
  /** Buyer messages answered so far. */
  turn: number;
  /** ISO 8601, UTC. */
  expires_at: string;
  /** The sealed memory. */
  sealed: string;
}

/**
 * Authenticated encryption, brought by the caller: `open` gives null for anything that `seal` did not make with the
 * same associated data. Either may take its time: the key can be where the decision is not.
 */
export interface StateSealer {
  seal(bytes: Uint8Array, associatedData: Uint8Array): string | Promise<string>;
  open(sealed: string, associatedData: Uint8Array): Uint8Array | null | Promise<Uint8Array | null>;
}

/**
 * Seals a memory into a state that is valid for 30 days from `now` and under 16 kB; where it would be more, it is
 * compressed, and where that does not do, the oldest promises are forgotten. Rejects with `RangeError` where even then
 * it is too long, which no sealer of sense causes.
 */
export async function packState(
  memory: ReplyMemory,
  {
    policyHash,
    negotiationId,
    now,
    sealer,
  }: { policyHash: string; negotiationId: string; now: Date; sealer: StateSealer },
): Promise<ReplyState> {
  const visible: Omit<ReplyState, 'sealed'> = {
    v: STATE_VERSION,
    negotiation_id: negotiationId,
    policy_hash: policyHash,
    turn: memory.turn,
    expires_at: new Date(now.getTime() + STATE_VALID_DAYS * DAY_MILLISECONDS).toISOString(),
  };
  const sealed = async (bytes: Uint8Array): Promise<ReplyState> => ({
    ...visible,
    sealed: await sealer.seal(bytes, associatedData(visible)),
  });
  const isSmall = (state: ReplyState): boolean => encode(JSON.stringify(state)).length < STATE_MAX_BYTES;
  const plain = await sealed(encode(JSON.stringify(boundMemory(memory))));
  if (isSmall(plain)) return plain;
  for (let promised: number = MEMORY_LIMITS.promised; promised >= 0; promised -= 4) {
    const state = await sealed(
      await deflated(encode(JSON.stringify(boundMemory(promised === 0 ? barest(memory) : memory, promised)))),
    );
    if (isSmall(state)) return state;
  }
  throw new RangeError('the sealed state would exceed its limit');
}

/** A memory without what can be done without: the last menu, and the words of earlier policies, but not their stock. */
function barest(memory: ReplyMemory): ReplyMemory {
  return { ...memory, menu: [], policies: memory.policies.map(({ labels: _labels, ...rest }) => rest) };
}

/** An opened state, or why it was refused. */
export type OpenedState = { ok: true; memory: ReplyMemory; negotiationId: string } | ReplyFault;

/**
 * Opens what a caller sent back as `state`. An edited policy goes on with it; another one does not. Faults, as values:
 * `state_malformed`, `state_of_other_policy`, `state_changed`, `state_expired`, and `negotiation_done` after a deal.
 * Never rejects because of what came.
 */
export async function openState(
  value: unknown,
  { policy, policyHash, now, sealer }: { policy: Policy; policyHash: string; now: Date; sealer: StateSealer },
): Promise<OpenedState> {
  const state = readShape(value);
  if (!state) return fault('state_malformed', 'the state must be sent back exactly as the last reply returned it');
  const { sealed, ...visible } = state;
  const opened = await unseal(sealer, sealed, visible);
  if (!opened)
    return fault(
      'state_changed',
      'the state was changed or was not made here; send the state of the last reply, or none to start anew',
    );
  if (!(now.getTime() < Date.parse(state.expires_at)))
    return fault('state_expired', `the state was valid until ${state.expires_at}; start anew without a state`);
  const memory =
    'v' in opened ? opened : upgradeMemory(opened, { policy, now, isSame: state.policy_hash === policyHash });
  if (memory === null || (memory.of !== null && !isSamePolicy(memory.of, identityOf(policy))))
    return fault(
      'state_of_other_policy',
      'the state belongs to another policy (an edited policy must keep its salt, currency and name, or the ' +
        'single thing that it sells); start anew without a state',
    );
  if (memory.done)
    return fault('negotiation_done', 'a deal was made in this negotiation; start a new one without a state');
  return { ok: true, memory, negotiationId: state.negotiation_id };
}

/** The members of a state, if they are what they must be; nothing is taken from a prototype. */
function readShape(value: unknown): ReplyState | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const members = Object.entries(value);
  if (members.length !== 6) return null;
  const { v, negotiation_id, policy_hash, turn, expires_at, sealed } = Object.fromEntries(members) as Record<
    string,
    unknown
  >;
  if (
    v !== STATE_VERSION ||
    !isText(negotiation_id, 64) ||
    !isText(policy_hash, 128) ||
    !isText(expires_at, 32) ||
    !isText(sealed, STATE_MAX_BYTES)
  )
    return null;
  if (typeof turn !== 'number' || !Number.isSafeInteger(turn) || turn < 0) return null;
  return { v, negotiation_id, policy_hash, turn, expires_at, sealed };
}

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxLength;

/** What compressed bytes begin with, and JSON never does. */
const DEFLATED = 0;

const deflated = async (bytes: Uint8Array): Promise<Uint8Array> =>
  Uint8Array.from([DEFLATED, ...(await deflate(bytes))]);

async function unseal(
  sealer: StateSealer,
  sealed: string,
  visible: Omit<ReplyState, 'sealed'>,
): Promise<ReplyMemory | OlderMemory | null> {
  const bytes = await sealer.open(sealed, associatedData(visible));
  if (bytes === null) return null;
  const plain = bytes[0] === DEFLATED ? await inflate(bytes.subarray(1)) : bytes;
  return JSON.parse(new TextDecoder().decode(plain)) as ReplyMemory | OlderMemory;
}

/** The visible members in one fixed order: what the seal is bound to. */
function associatedData({ v, negotiation_id, policy_hash, turn, expires_at }: Omit<ReplyState, 'sealed'>): Uint8Array {
  return encode(JSON.stringify([v, negotiation_id, policy_hash, turn, expires_at]));
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const fault = (code: ReplyFault['code'], message: string): ReplyFault => ({ ok: false, code, message });

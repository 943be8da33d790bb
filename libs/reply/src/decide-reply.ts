import { bindsFor, completeTerms, describeBind, ENGINE_NAMES, POLICY_DEFAULTS } from '@svc/policy-rules';
import { createJudge } from './lawful.js';
import { emptyMemory } from './memory.js';
import type { Circumstances, ReplyInput, ReplyResult } from './reply.js';
import type { ReplyFault } from './reply-error.js';
import { play } from './rules-of-play.js';
import { openTurn, type Arrival } from './turn.js';

/**
 * Decides the reply to a buyer's message: what it does, which offers it makes and what it is to say. Pure and
 * deterministic; the memory that it returns goes with the next message.
 *
 * Every offer in it has passed `checkOffer` with the flags and the stock of this very request. Faults come as values:
 * `unknown_engine`, `stock_missing`, `negotiation_done`.
 *
 * @example
 * const reading = readMessage('Would you take 900?', vocabulary, standing);
 * decideReply({ policy, policyHash, reading, memory: null, engine: null, flags: null, stock: null, nowMillis })
 */
export function decideReply(input: ReplyInput): ReplyResult {
  const { memory } = input;
  if (memory?.done)
    return {
      ok: false,
      code: 'negotiation_done',
      message: 'a deal was made in this negotiation; start a new one without a state',
    };
  const unsent = stockFault(input);
  if (unsent) return unsent;
  const arrival = arrivalOf(input);
  return 'ok' in arrival ? arrival : play(openTurn(arrival, memory ?? emptyMemory()));
}

/** What the rules of play need of a request; a fault where it names a bargain that does not exist. */
export function arrivalOf(input: ReplyInput): Arrival | ReplyFault {
  const { policy } = input;
  const engine = input.engine ?? policy.engine ?? POLICY_DEFAULTS.engine;
  if (!(ENGINE_NAMES as readonly string[]).includes(engine)) return unknownEngine(engine);
  return {
    policy,
    policyHash: input.policyHash,
    judge: createJudge(policy, { flags: input.flags ?? null, stock: input.stock ?? null }, input.check),
    engine,
    reading: input.reading,
    now: Math.floor(input.nowMillis / 1000),
    revokedBefore: Math.ceil((input.offersBeforeMillis ?? 0) / 1000),
    held: input.held ?? false,
    outbidAt: input.outbidAt ?? 0,
    signedBid: input.signedBid ?? null,
  };
}

/** Both names are of the one bargain; any other is refused. */
function unknownEngine(name: string): ReplyFault {
  const allowed = [...ENGINE_NAMES];
  const message = `there is no engine "${name.slice(0, 64)}"; engines are ${allowed.join(', ')}`;
  return { ok: false, code: 'unknown_engine', message, allowed };
}

/** A policy that binds stock is played with stock records or not at all. */
export function stockFault({ policy, stock }: Pick<Circumstances, 'policy' | 'stock'>): ReplyFault | null {
  const binds = policy.inventory?.bind ?? [];
  if (binds.length === 0 || (stock !== null && stock !== undefined)) return null;
  const always = bindsFor(policy, completeTerms(policy, {}));
  const wanted = binds.map((bind) => {
    const option = always.includes(bind) ? undefined : bind.option;
    return `${describeBind(bind)}${option ? ` (for ${option.term} ${option.option})` : ''}`;
  });
  return {
    ok: false,
    code: 'stock_missing',
    message: `this policy is bound to stock: send "stock" with the current records of ${wanted.join('; ')}`,
    allowed: wanted,
  };
}

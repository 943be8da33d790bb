import { engineNames, findEngine, type Engine } from '@svc/negotiation-math';
import { bindsFor, completeTerms, describeBind, POLICY_DEFAULTS, type Policy } from '@svc/policy-rules';
import { createJudge } from './lawful.js';
import { emptyMemory } from './memory.js';
import type { ReplyInput, ReplyResult } from './reply.js';
import type { ReplyFault } from './reply-error.js';
import { play } from './rules-of-play.js';
import { openTurn } from './turn.js';

/**
 * Decides the reply to a buyer's message: what it does, which offers it makes and what it is to say. Pure and
 * deterministic; the memory that it returns goes with the next message.
 *
 * Every offer in it has passed `checkOffer` with the flags and the stock of this very request. Faults come as values:
 * `unknown_engine`, `stock_missing`, `negotiation_done`.
 *
 * @example
 * const reading = readMessage('Would you take 900?', vocabulary, standing);
 * decideReply({ policy, reading, memory: null, engine: null, flags: null, stock: null })
 */
export function decideReply(input: ReplyInput): ReplyResult {
  const { policy, memory } = input;
  if (memory?.done)
    return {
      ok: false,
      code: 'negotiation_done',
      message: 'this negotiation is over; start a new one without a state',
    };
  const engine = engineFor(policy, input.engine);
  if (!('decide' in engine)) return engine;
  const unsent = stockFault(input);
  if (unsent) return unsent;
  const judge = createJudge(policy, { flags: input.flags ?? null, stock: input.stock ?? null }, input.check);
  return play(openTurn({ policy, judge, engine, reading: input.reading }, memory ?? emptyMemory()));
}

/** The engine that was asked for, else the policy's, else the default. */
function engineFor(policy: Policy, asked: string | null): Engine | ReplyFault {
  const name = asked ?? policy.engine ?? POLICY_DEFAULTS.engine;
  const engine = findEngine(name);
  if (engine) return engine;
  const allowed = engineNames();
  return {
    ok: false,
    code: 'unknown_engine',
    message: `there is no engine "${name.slice(0, 64)}"; engines are ${allowed.join(', ')}`,
    allowed,
  };
}

/** A policy that binds stock is played with stock records or not at all. */
function stockFault({ policy, stock }: ReplyInput): ReplyFault | null {
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

import type { MessageReading } from '@svc/language';
import type { EngineDecision, EngineInput } from '@svc/negotiation-math';
import type { Policy } from '@svc/policy-rules';
import { createJudge } from '../lawful.js';
import { emptyMemory, type ReplyMemory } from '../memory.js';
import type { ReplyDecision } from '../reply.js';
import { play } from '../rules-of-play.js';
import { openTurn } from '../turn.js';
import { CAR_STOCK } from './policies.js';

/** An engine of a test's own: what it decides for what it is shown. */
export type Player = (input: EngineInput) => Partial<EngineDecision>;

/** Plays one message with that engine in place of a real one, and gives what it was shown, where it was asked. */
export function playedBy(
  player: Player,
  policy: Policy,
  reading: MessageReading,
  memory: ReplyMemory | null = null,
): { reply: ReplyDecision; shown: EngineInput | null } {
  let shown: EngineInput | null = null;
  const engine = {
    name: 'of_the_test',
    summary: 'Does what the test says.',
    decide(input: EngineInput): EngineDecision {
      shown = input;
      return { act: 'hold', deals: [], reason: 'holding', why: '', memory: {}, ...player(input) };
    },
  };
  const judge = createJudge(policy, { flags: null, stock: policy.inventory ? CAR_STOCK : null });
  return { reply: play(openTurn({ policy, judge, engine, reading }, memory ?? emptyMemory())), shown };
}

/** The same for several messages; what the last one came to. */
export function playedThrough(
  player: Player,
  policy: Policy,
  readings: readonly MessageReading[],
): { reply: ReplyDecision; shown: EngineInput | null } {
  let last: ReturnType<typeof playedBy> | null = null;
  for (const one of readings) last = playedBy(player, policy, one, last?.reply.memory ?? null);
  if (!last) throw new RangeError('a talk has at least one message');
  return last;
}

import { runAttacks } from './attacks.js';
import { runCostlyOptions } from './costly-options.js';
import { runEstimates } from './estimates.js';
import type { Finding } from './finding.js';
import { LAWS, PRODUCT, type Law, type LawName, type Subject } from './laws.js';
import { runOrders } from './orders.js';
import { runPairs } from './pairs.js';

export { LAWS };

/** How much is tried. */
export interface RunSetting {
  /** Conversations of each adversary; ten times as many pairs, five times as many orders and costly requests. */
  count: number;
  seed: string;
  /** The law that is switched off; then only the part runs that has to see it. */
  without?: LawName;
  /** Called before each part. */
  onPart?: (part: Law['part']) => void;
}

const PARTS: Record<Law['part'], (setting: { count: number; seed: string }, subject: Subject) => Finding> = {
  attacks: (setting, { decide }) => runAttacks(setting, decide),
  pairs: ({ count, seed }, { decide }) => runPairs({ count: 10 * count, seed }, decide),
  estimates: ({ count, seed }, subject) => runEstimates({ count: Math.max(20, Math.round(count / 10)), seed }, subject),
  orders: ({ count, seed }, { decide }) => runOrders({ count: 5 * count, seed }, decide),
  'costly options': ({ count, seed }, { decide }) => runCostlyOptions({ count: 5 * count, seed }, decide),
};

/** Tries everything, or without a law the part that has to see it. Equal settings give equal findings. */
export function runExtraction({ count, seed, without, onPart }: RunSetting): Finding[] {
  const law = without === undefined ? null : LAWS[without];
  const parts = law === null ? (Object.keys(PARTS) as Law['part'][]) : [law.part];
  return parts.map((part) => {
    onPart?.(part);
    return PARTS[part]({ count, seed }, law?.without ?? PRODUCT);
  });
}

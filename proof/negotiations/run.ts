import { createRandom } from '@svc/numerics';
import { TEMPLATES } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import { BREACHES, type Breach } from './audit.js';
import { BUYERS, type BuyerKind } from './buyers.js';
import { EDGE_POLICIES } from './edge-policies.js';
import { variant } from './manners.js';
import { playNegotiation } from './play.js';

/** The templates that are worked by hand stand first. */
const WORKED = 3;

/** How many, from which seed, and whether the judge is taken out to show that the auditor sees it. */
export interface RunSetting {
  count: number;
  seed: number;
  /** The number of the first; 0 where it is left out. */
  from?: number;
  withoutCheck?: boolean;
  /** Called after each negotiation with how many are done. */
  onDone?: (done: number) => void;
}

/** What a run found. */
export interface RunReport {
  negotiations: number;
  decisions: number;
  outcomes: Record<'deal' | 'decline' | 'handoff' | 'open', number>;
  byBuyer: Record<BuyerKind, { negotiations: number; deals: number }>;
  breaches: Record<Breach, number>;
  /** The first few breaches, in words. */
  samples: string[];
}

const SAMPLES = 12;

/**
 * Plays seeded negotiations over the templates and the edge policies with every kind of buyer and both engines; equal
 * settings give equal reports.
 */
export function runNegotiations({ count, seed, from = 0, withoutCheck = false, onDone }: RunSetting): RunReport {
  const played = [...TEMPLATES.slice(0, WORKED).map((template) => template.policy), ...EDGE_POLICIES];
  const report: RunReport = {
    negotiations: 0,
    decisions: 0,
    outcomes: { deal: 0, decline: 0, handoff: 0, open: 0 },
    byBuyer: {
      random: { negotiations: 0, deals: 0 },
      greedy: { negotiations: 0, deals: 0 },
      hostile: { negotiations: 0, deals: 0 },
    },
    breaches: Object.fromEntries(BREACHES.map((breach) => [breach, 0])) as Record<Breach, number>,
    samples: [],
  };
  for (let index = from; index < from + count; index += 1) {
    const random = createRandom(`${seed}/${index}`);
    const policy = variant(played[index % played.length] as Policy, index, random);
    const buyer = BUYERS[Math.floor(index / played.length) % BUYERS.length] as BuyerKind;
    const engine = random.pick([null, null, 'price1', 'bundle2']);
    const { outcome, decisions, breaches } = playNegotiation({
      policy,
      buyer,
      engine,
      random,
      ...(withoutCheck ? { check: () => [] } : {}),
    });
    report.negotiations += 1;
    report.decisions += decisions;
    report.outcomes[outcome] += 1;
    report.byBuyer[buyer].negotiations += 1;
    if (outcome === 'deal') report.byBuyer[buyer].deals += 1;
    for (const { breach, detail } of breaches) {
      report.breaches[breach] += 1;
      if (report.samples.length < SAMPLES) report.samples.push(`#${index} ${breach}: ${detail}`);
    }
    onDone?.(index - from + 1);
  }
  return report;
}

/** All breaches of a report together. */
export function breachCount(report: RunReport): number {
  return Object.values(report.breaches).reduce((sum, count) => sum + count, 0);
}

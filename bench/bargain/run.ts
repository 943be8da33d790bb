import { EIGHT, HONEST } from './buyers.js';
import { playTypes } from './play.js';
import { BARGAIN_POLICIES } from './policies.js';
import { evenly, type Estimate } from './sample.js';
import { policySeller } from './sellers.js';
import { PRIOR_NAMES, type PriorName } from './valuations.js';

/** What a mechanism earns on one prior, a share of the range. */
export interface PriorRow {
  prior: PriorName;
  four: Estimate;
  eight: Estimate;
  /** Each type on its own. */
  types: Record<string, Estimate>;
}

/** What the two lines earn from honest buyers, in moves, on each prior. */
export function honestRows({ count, seed }: { count: number; seed: string }): PriorRow[] {
  return PRIOR_NAMES.map((prior) => {
    const samples = playTypes({ policies: BARGAIN_POLICIES, types: EIGHT, prior, count, seed }, policySeller);
    const four = Object.keys(HONEST).flatMap((name) => samples[name] ?? []);
    return {
      prior,
      four: evenly(four),
      eight: evenly(Object.values(samples)),
      types: Object.fromEntries(Object.entries(samples).map(([name, sample]) => [name, evenly([sample])])),
    };
  });
}

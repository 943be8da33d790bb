import { createRandom, type Random } from '@svc/numerics';
import { negotiateBundle, type BundleRequest } from '../../../libs/negotiation-math/src/index.js';

/** How long one answer takes to a seat that is told nothing of the other side. */
export interface SeatTime {
  readonly issues: number;
  readonly packages: number;
  /** Turns of the seat in all; half of them are behind it, and as many offers of the other side. */
  readonly rounds: number;
  readonly milliseconds: number;
  readonly bytes: number;
}

const SIZES = [
  { issues: 3, options: 4 },
  { issues: 5, options: 4 },
  { issues: 10, options: 2 },
  { issues: 5, options: 10 },
] as const;

/** Medians over random histories of `samples` games of each size. */
export function measureSeat(setting: { seed: number; samples: number; now: () => number }): SeatTime[] {
  return SIZES.flatMap(({ issues, options }) =>
    [20, 100, 1000].map((rounds) => {
      const random = createRandom(`seat/${setting.seed}/${issues}/${options}/${rounds}`);
      const times: number[] = [];
      let bytes = 0;
      for (let sample = 0; sample < setting.samples; sample += 1) {
        const request = drawRequest(random, issues, options, rounds);
        bytes = JSON.stringify(request).length;
        const start = setting.now();
        negotiateBundle(request);
        times.push(setting.now() - start);
      }
      const milliseconds = times.sort((a, b) => a - b)[times.length >> 1]!;
      return { issues, packages: options ** issues, rounds, milliseconds, bytes };
    }),
  );
}

function drawRequest(random: Random, issueCount: number, options: number, rounds: number): BundleRequest {
  const issues = Array.from({ length: issueCount }, (_, issue) => ({
    name: `issue ${issue + 1}`,
    options: Array.from({ length: options }, (__, option) => `option ${option + 1}`),
    my_utility: Array.from({ length: options }, () => random.next()),
  }));
  const offer = (): Record<string, string> =>
    Object.fromEntries(issues.map((issue) => [issue.name, issue.options[random.integer(options)]!]));
  const behind = Array.from({ length: rounds / 2 });
  return {
    issues,
    my_batna: 0,
    my_offers: behind.map(offer),
    their_offers: behind.map(offer),
    rounds_left: rounds / 2,
    opponent_moves_last: true,
  };
}

import { allPackages, BATNA_ESTIMATE, drawDomain, worthOf, type Domain } from './domain.js';
import { ENGINE } from './engine-player.js';
import { playGame, type Player } from './play.js';

/** Means over domains that two players of one kind played with each other. */
export interface SelfPlayRow {
  name: string;
  deals: number;
  /**
   * Of all games: joint utility as a share of the greatest of any package, and the product of utilities as a share of
   * the greatest; BATNAs where there was no deal.
   */
  joint: number;
  nash: number;
  /** What the package with the greatest product has of the greatest joint utility. */
  nashPointJoint: number;
  turns: number;
}

/** Our engine on both sides of the same domains; all, opposed and mixed ones apart. */
export function playItself({
  seed,
  domains,
  rounds,
}: {
  seed: number;
  domains: number;
  rounds: number;
}): SelfPlayRow[] {
  const drawn = Array.from({ length: domains }, (_, index) => drawDomain(seed, index));
  const opposed = drawn.filter((domain) => domain.opposed);
  const mixed = drawn.filter((domain) => !domain.opposed);
  return [
    playPairs('all', ENGINE, drawn, rounds),
    playPairs('opposed interests', ENGINE, opposed, rounds),
    playPairs('mixed interests', ENGINE, mixed, rounds),
  ];
}

function playPairs(name: string, player: Player, domains: readonly Domain[], rounds: number): SelfPlayRow {
  const row: SelfPlayRow = { name, deals: 0, joint: 0, nash: 0, nashPointJoint: 0, turns: 0 };
  for (const domain of domains) {
    const best = greatestOf(domain);
    const {
      deal,
      utilities: [first, second],
      turns,
    } = playGame(domain, [player, player], rounds, BATNA_ESTIMATE);
    row.deals += deal ? 1 / domains.length : 0;
    row.joint += (first + second) / best.joint / domains.length;
    row.nash += (first * second) / best.product / domains.length;
    row.nashPointJoint += best.jointAtNash / best.joint / domains.length;
    row.turns += turns / domains.length;
  }
  return row;
}

function greatestOf({ seats: [first, second] }: Domain): { joint: number; product: number; jointAtNash: number } {
  const best = { joint: 0, product: 0, jointAtNash: 0 };
  for (const choices of allPackages(first)) {
    const [a, b] = [worthOf(first, choices), worthOf(second, choices)];
    best.joint = Math.max(best.joint, a + b);
    if (a * b > best.product) [best.product, best.jointAtNash] = [a * b, a + b];
  }
  return best;
}

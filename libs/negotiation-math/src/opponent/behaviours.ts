/**
 * A way of negotiating: what is asked and what is accepted, turn by turn. Turns are counted from 0, utilities are the
 * opponent's own, 0..1.
 */
export interface Behaviour {
  readonly name:
    | 'splitter'
    | 'hardliner'
    | 'conceder'
    | 'late conceder'
    | 'steady conceder'
    | 'early conceder'
    | 'conceder that opens below its best';
  /** Share of the prior. */
  readonly prior: number;
  /** The least utility that is accepted at a turn of `total`. */
  readonly accepts: (turn: number, total: number, batna: number) => number;
  /** The utility that is asked at a turn, as a share of the best package's; 1 is the best package. */
  readonly asks: (turn: number, total: number, batna: number) => number;
  /**
   * How many issues stand at their middle option at a turn, nobody knows which; the others stand at the best one. Only
   * where offers do not follow `asks`.
   */
  readonly middles?: (turn: number, total: number, issueCount: number) => number;
  /** That it asks for the package nearest to `asks`, and not only for one near it. */
  readonly exact?: true;
  /**
   * That it opens below its best package, nobody knows how far, and `asks` is the share of the way from there to
   * `floor` that it has gone.
   */
  readonly opensBelow?: { readonly floor: number };
}

/** What an opponent counts as more than nothing. */
const A_LITTLE = 1e-9;

/** Where a side that opens below its best is thought to open on average. */
const USUAL_OPENING = 0.8;

/** Asks for everything to the end and takes `least`. */
function hardliner(least: number, prior: number): Behaviour {
  return { name: 'hardliner', prior, asks: () => 1, accepts: (_turn, _total, batna) => Math.max(batna, least) };
}

/**
 * Concedes from everything to `floor` as (turn / last turn)^exponent (Faratin et al. 1998), and accepts what it would
 * ask for next.
 */
function timeDependent(name: Behaviour['name'], exponent: number, floor: number, prior: number): Behaviour {
  const asks = (turn: number, total: number, batna: number): number =>
    1 - (1 - Math.max(batna, floor)) * Math.pow(Math.min(1, turn / Math.max(1, total - 1)), exponent);
  return { name, prior, asks, accepts: (turn, total, batna) => asks(turn + 2, total, batna) };
}

/**
 * Who might sit across the table. The first three are the published opponents of `svc-gauntlet/1`, their eight turns
 * stretched to any number; the others are the classic families, so that others find somebody like themselves here.
 */
export const BEHAVIOURS: readonly Behaviour[] = [
  {
    name: 'splitter',
    prior: 0.3,
    asks: () => 1,
    middles: (turn, total, issueCount) => Math.floor((issueCount * (turn + 1)) / total),
    accepts: (turn, total, batna) => ((turn + 1) / total >= 0.75 ? batna + A_LITTLE : Math.max(batna, 0.5)),
  },
  hardliner(0.65, 0.3),
  {
    name: 'conceder',
    prior: 0.3,
    exact: true,
    asks: (turn, total) => Math.max(0, 1 - (1.2 / total) * Math.floor(turn / 2)),
    accepts: (turn, total, batna) => (turn >= total - 2 ? batna : Math.max(batna, 0.45)),
  },
  hardliner(0.45, 0.015),
  hardliner(0.55, 0.015),
  hardliner(0.75, 0.015),
  timeDependent('late conceder', 4, 0.4, 0.015),
  timeDependent('steady conceder', 1, 0.4, 0.025),
  timeDependent('early conceder', 0.5, 0.4, 0.015),
  {
    name: 'conceder that opens below its best',
    prior: 0.015,
    opensBelow: { floor: 0.4 },
    asks: (turn, total) => Math.min(1, turn / Math.max(1, total - 1)),
    accepts: (turn, total, batna) =>
      USUAL_OPENING - (USUAL_OPENING - Math.max(batna, 0.4)) * Math.min(1, (turn + 2) / Math.max(1, total - 1)),
  },
];

/** Whether what a model asks at a turn is one certain package, whatever the weights. */
export function followsScript(model: Behaviour, turn: number, total: number, batna: number): boolean {
  return model.middles !== undefined || (!model.opensBelow && model.asks(turn, total, batna) > 0.999);
}

/** How an offer stands to somebody who moves issue after issue from its best option to the middle one. */
export interface Settled {
  /** By issue: 1 where the offer has the middle option and that is not the best. */
  readonly issues: Uint8Array;
  /**
   * How many of those there are; how many issues have one option that is both; whether every other issue is at its
   * best.
   */
  readonly moved: number;
  readonly either: number;
  readonly rest: boolean;
}

/** Reads an offer as that of a splitter. */
export function readSettled(
  optionCounts: readonly number[],
  best: readonly number[],
  offer: ArrayLike<number>,
): Settled {
  const issues = new Uint8Array(offer.length);
  let [moved, either, rest] = [0, 0, true];
  for (let issue = 0; issue < offer.length; issue += 1) {
    const option = offer[issue]!;
    const middle = Math.floor(optionCounts[issue]! / 2);
    if (option === middle && middle === best[issue]) either += 1;
    else if (option === middle) moved += issues[issue] = 1;
    else if (option !== best[issue]) rest = false;
  }
  return { issues, moved, either, rest };
}

/**
 * How likely it is that just these issues are at the middle when `middles` of them are, each set equally likely.
 * @example chanceOfSettled({ issues: Uint8Array.of(1, 0, 0, 0), moved: 1, either: 0, rest: true }, 1) // 0.25
 */
export function chanceOfSettled({ issues, moved, either, rest }: Settled, middles: number): number {
  if (!rest || moved > middles || moved + either < middles) return 0;
  return choose(either, middles - moved) / choose(issues.length, middles);
}

function choose(from: number, taken: number): number {
  let ways = 1;
  for (let one = 1; one <= taken; one += 1) ways *= (from - taken + one) / one;
  return ways;
}

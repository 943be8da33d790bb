/** A way of negotiating: what is asked and what is accepted, turn by turn. Turns are counted from 0, utilities are the opponent's own, 0..1. */
export interface OpponentModel {
  readonly name: 'splitter' | 'hardliner' | 'conceder' | 'late conceder' | 'steady conceder' | 'early conceder';
  /** Share of the prior. */
  readonly prior: number;
  /** The least utility that is accepted at a turn of `total`. */
  readonly accepts: (turn: number, total: number, batna: number) => number;
  /** The utility that is asked at a turn, as a share of the best package's; 1 is the best package. */
  readonly asks: (turn: number, total: number, batna: number) => number;
  /** How many leading issues stand at their middle option at a turn; the others stand at the best one. Only where offers do not follow `asks`. */
  readonly middles?: (turn: number, total: number, issueCount: number) => number;
}

/** What an opponent counts as more than nothing. */
const A_LITTLE = 1e-9;

/** Asks for everything to the end and takes `least`. */
function hardliner(least: number, prior: number): OpponentModel {
  return { name: 'hardliner', prior, asks: () => 1, accepts: (_turn, _total, batna) => Math.max(batna, least) };
}

/** Concedes from everything to `floor` as (turn / last turn)^exponent (Faratin et al. 1998), and accepts what it would ask for next. */
function timeDependent(name: OpponentModel['name'], exponent: number, floor: number, prior: number): OpponentModel {
  const asks = (turn: number, total: number, batna: number): number => 1 - (1 - Math.max(batna, floor)) * Math.pow(Math.min(1, turn / Math.max(1, total - 1)), exponent);
  return { name, prior, asks, accepts: (turn, total, batna) => asks(turn + 2, total, batna) };
}

/**
 * Who might sit across the table. The first three are the published opponents of `svc-gauntlet/1`, their eight turns stretched to any number;
 * the others are the classic families, so that a stranger finds somebody like itself here.
 */
export const OPPONENT_MODELS: readonly OpponentModel[] = [
  {
    name: 'splitter', prior: 0.27, asks: () => 1, middles: (turn, total, issueCount) => Math.floor((issueCount * (turn + 1)) / total),
    accepts: (turn, total, batna) => ((turn + 1) / total >= 0.75 ? batna + A_LITTLE : Math.max(batna, 0.5)),
  },
  hardliner(0.65, 0.27),
  {
    name: 'conceder', prior: 0.27, asks: (turn, total) => Math.max(0, 1 - (1.2 / total) * Math.floor(turn / 2)),
    accepts: (turn, total, batna) => (turn >= total - 2 ? batna : Math.max(batna, 0.45)),
  },
  hardliner(0.45, 0.03), hardliner(0.55, 0.03), hardliner(0.75, 0.03),
  timeDependent('late conceder', 4, 0.4, 0.03), timeDependent('steady conceder', 1, 0.4, 0.04), timeDependent('early conceder', 0.5, 0.4, 0.03),
];

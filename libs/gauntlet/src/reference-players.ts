/** How a player does on the practice set: mean utilities, and the share of games without gain. */
export interface ReferencePlayer {
  readonly name: string;
  readonly all: number;
  readonly naive: number;
  readonly hardball: number;
  readonly conceder: number;
  readonly at_or_below_batna: number;
}

/** The rows are written by `node tools/generate-arena-players.mjs`. */
export const REFERENCE_PLAYERS: readonly ReferencePlayer[] = [
  { name: 'the engine of this service', all: 0.757625, naive: 0.802061, hardball: 0.605381, conceder: 0.865433, at_or_below_batna: 0.0361 },
  { name: 'examples/agent/agent.mjs', all: 0.70852, naive: 0.746735, hardball: 0.596562, conceder: 0.782262, at_or_below_batna: 0.1611 },
  { name: 'conceder', all: 0.572089, naive: 0.631951, hardball: 0.440806, conceder: 0.643511, at_or_below_batna: 0.2611 },
  { name: 'naive: splits the difference', all: 0.466532, naive: 0.521914, hardball: 0.309357, conceder: 0.568326, at_or_below_batna: 0.3778 },
  { name: 'hardball', all: 0.356112, naive: 0.312452, hardball: 0.3, conceder: 0.455883, at_or_below_batna: 0.8778 },
];

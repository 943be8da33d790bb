import { negotiateBundle, type BundleMove, type BundleRequest } from '../../../libs/negotiation-math/src/index.js';
import { BATNA_ESTIMATE, type Domain } from '../domains/domain.js';
import { enginePlayer, type Knowledge } from '../domains/engine-player.js';
import { playGame, type Player } from '../domains/play.js';
import { FIELDS, type Field } from './field.js';

/** Offers whose chance was stated within one tenth: how many, the mean that was stated, the share that was taken. */
export interface CalibrationRow {
  readonly offers: number;
  readonly stated: number;
  readonly taken: number;
}

export interface Calibration {
  /** By tenth of the stated chance. */
  readonly tenths: readonly CalibrationRow[];
  /** The same over the last offers of games, and over all offers. */
  readonly last: CalibrationRow;
  readonly all: CalibrationRow;
}

/** What our engine states of its offers, beside what became of them; both seats against each opponent. */
export function measureCalibration(setting: {
  seed: number;
  domains: number;
  rounds: number;
  field: Field;
  most?: number | undefined;
}): Calibration {
  const { seed, domains, rounds, field, most } = setting;
  const { knowledge, opponents, draw } = FIELDS[field];
  const offers: { stated: number; taken: boolean; last: boolean }[] = [];
  for (let index = 0; index < domains; index += 1) {
    const domain = draw(seed, index, most);
    for (const opponent of opponents)
      for (const seat of [0, 1] as const) offers.push(...playRecorded(domain, opponent, { seat, rounds, knowledge }));
  }
  return {
    tenths: Array.from({ length: 10 }, (_, tenth) =>
      summarise(offers.filter(({ stated }) => Math.min(9, Math.floor(10 * stated)) === tenth)),
    ),
    last: summarise(offers.filter(({ last }) => last)),
    all: summarise(offers),
  };
}

function playRecorded(
  domain: Domain,
  opponent: Player,
  { seat, rounds, knowledge }: { seat: 0 | 1; rounds: number; knowledge: Knowledge },
): { stated: number; taken: boolean; last: boolean }[] {
  const stated: { stated: number; last: boolean }[] = [];
  const recommend = (request: BundleRequest): BundleMove => {
    const move = negotiateBundle(request);
    const left = (request.rounds_left ?? 1) - (request.opponent_moves_last ? 0 : 1);
    if (move.action === 'offer' && left > 0)
      stated.push({ stated: move.acceptance_probability ?? 0, last: left === 1 });
    return move;
  };
  const ours = enginePlayer('our engine', recommend, knowledge);
  const { deal, offers } = playGame(domain, seat === 0 ? [ours, opponent] : [opponent, ours], rounds, BATNA_ESTIMATE);
  const taken = deal !== null && deal === offers[seat].at(-1) ? offers[seat].length - 1 : -1;
  return stated.map((offer, index) => ({ ...offer, taken: index === taken }));
}

function summarise(offers: readonly { stated: number; taken: boolean }[]): CalibrationRow {
  const count = Math.max(1, offers.length);
  return {
    offers: offers.length,
    stated: offers.reduce((sum, { stated }) => sum + stated, 0) / count,
    taken: offers.filter(({ taken }) => taken).length / count,
  };
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { canonicalJson } from '@svc/signing';
import {
  replayMatch,
  generateScenarios,
  rowOf,
  scheduleMatches,
  startMatch,
  answerTurn,
  type MatchRow,
  type Scenario,
} from '@svc/gauntlet';
import type { RunPlan } from './play-run.js';
import { writeWhole } from './write-whole.js';

/** A state that is there belongs to another run, or is none. */
export class StateFault extends Error {
  readonly code = 'state_fault';
  override readonly name = 'StateFault';
}

/** What is written after every match: which run it is, and its rows so far by their places. */
interface KeptState {
  readonly format: typeof FORMAT;
  readonly plan: RunPlan;
  readonly agent: string;
  readonly rows: readonly (readonly [number, MatchRow])[];
}

const FORMAT = 'svc-arena-state/1';

/** The seed of the run whose state is kept here, so that a run on a drawn seed can go on; null where there is none. */
export function keptSeed(path: string): string | null {
  try {
    const { plan } = JSON.parse(readFileSync(path, 'utf8')) as Partial<KeptState>;
    return typeof plan?.seed === 'string' && plan.seed !== '' ? plan.seed : null;
  } catch {
    return null;
  }
}

/** The rows of a run so far, kept in a file for its owner alone: it holds the seed. */
export class RunState {
  private readonly rows: Map<number, MatchRow>;

  /**
   * Opens the state of a run. Rows are replayed as they are read, so that a state that was changed is not gone on from.
   * @throws StateFault where the file belongs to another run or cannot be read
   */
  constructor(
    private readonly path: string,
    private readonly plan: RunPlan,
    private readonly agent: string,
    fresh: boolean,
  ) {
    this.rows = fresh || !existsSync(path) ? new Map() : this.read();
  }

  get done(): ReadonlyMap<number, MatchRow> {
    return this.rows;
  }

  keep(place: number, row: MatchRow): void {
    this.rows.set(place, row);
    const state: KeptState = { format: FORMAT, plan: this.plan, agent: this.agent, rows: [...this.rows] };
    writeWhole(this.path, JSON.stringify(state), 0o600);
  }

  /** When the run is whole its state has done its work. */
  remove(): void {
    rmSync(this.path, { force: true });
  }

  private read(): Map<number, MatchRow> {
    try {
      const state = JSON.parse(readFileSync(this.path, 'utf8')) as KeptState;
      if (
        state.format !== FORMAT ||
        canonicalJson(state.plan) !== canonicalJson(this.plan) ||
        state.agent !== this.agent
      )
        throw new StateFault(`${this.path} belongs to another run; use --fresh to start again`);
      const scenarios = generateScenarios({
        seed: this.plan.seed,
        generator: this.plan.generator,
        count: this.plan.scenarios,
      });
      const schedule = scheduleMatches(this.plan.scenarios, this.plan.seed);
      return new Map(
        state.rows.map(([place, row]) => {
          const scheduled = schedule[place];
          if (
            scheduled === undefined ||
            canonicalJson(replayed(row, scenarios[scheduled.scenario] as Scenario, scheduled.scenario, scheduled)) !==
              canonicalJson(row)
          )
            throw new StateFault(`${this.path} was changed; use --fresh to start again`);
          return [place, row];
        }),
      );
    } catch (fault) {
      if (fault instanceof StateFault) throw fault;
      throw new StateFault(`${this.path} cannot be read as the state of a run; use --fresh to start again`);
    }
  }
}

function replayed(
  { moves }: MatchRow,
  scenario: Scenario,
  index: number,
  { role, opponent }: Pick<MatchRow, 'role' | 'opponent'>,
): MatchRow {
  replayMatch({ scenario, role, opponent }, moves);
  return rowOf(index, moves.reduce(answerTurn, startMatch({ scenario, role, opponent })));
}

import { randomBytes } from 'node:crypto';
import {
  buildCertificate,
  commitToSeed,
  deriveRunSeed,
  OPPONENTS,
  type Certificate,
  type CertificateFigures,
  type HeldOutOrigin,
} from '@svc/gauntlet';
import { publicAddress, type RunCommand } from './command-line.js';
import type { Settings } from './platform/config/settings.js';
import { askPlayer } from './players.js';
import { playRun, type RunPlan } from './play-run.js';
import { Progress, type ProgressStream } from './progress.js';
import { keptSeed, RunState } from './run-state.js';
import { keepSigningKey } from './signing-key.js';
import { writeWhole } from './write-whole.js';

/** What a run needs from outside. */
export interface RunSurroundings {
  readonly settings: Settings;
  readonly progress: ProgressStream;
  /** Lines for whoever waits. */
  readonly tell: (line: string) => void;
  readonly now: () => Date;
}

/** The command line asks for something that cannot be done. */
export class UsageFault extends Error {
  readonly code = 'usage_fault';
  override readonly name = 'UsageFault';
}

/**
 * Plays a run, goes on where it was cut off, and writes its certificate; null where the agent was gone before the end.
 */
export async function runCommand(
  command: RunCommand,
  { settings, progress, tell, now }: RunSurroundings,
): Promise<Certificate | null> {
  const { player, agentName, generator, protocol, scenarios } = command;
  const { seed, held_out } = await seedOf(command, settings);
  const plan: RunPlan = { seed, generator, scenarios, protocol };
  const address = player.kind === 'address' ? publicAddress(player.url) : null;
  const state = new RunState(command.state, plan, `${agentName} ${address ?? 'in process'}`, command.fresh);
  const key = await keepSigningKey(command.keyFile);

  const total = scenarios * 2 * OPPONENTS.length;
  const bar = new Progress(progress, total);
  if (state.done.size > 0) tell(`continuing after ${state.done.size} of ${total} games`);
  let sum = [...state.done.values()].reduce((soFar, { utility }) => soFar + utility, 0);
  const end = await playRun(plan, askPlayer(player, command.timeoutMillis), {
    concurrency: command.concurrency,
    done: new Map(state.done),
    onRow: (place, row) => {
      state.keep(place, row);
      sum += row.utility;
      bar.show(state.done.size, sum / state.done.size);
    },
  });
  if (!end.whole) {
    tell(
      `the agent no longer responds: ${end.reason}. ${state.done.size} of ${total} games are kept in ` +
        `${command.state}; run the same command to continue`,
    );
    return null;
  }
  const certificate = await buildCertificate(
    {
      issued_at: now().toISOString(),
      agent: { name: agentName, address },
      messages_protocol: protocol,
      generator,
      seed,
      withhold_seed: command.withholdSeed,
      held_out,
      rows: end.rows,
    },
    key,
  );
  writeWhole(command.out, `${JSON.stringify(certificate)}\n`);
  state.remove();
  return certificate;
}

/** The figures of a certificate as lines of a table. */
export function figureLines(figures: CertificateFigures): string[] {
  const cells = (['all', ...OPPONENTS] as const).map((group) => {
    const {
      matches,
      mean_utility: mean,
      mean_baseline: baseline,
      at_or_below_batna: share,
      p_value: p,
      beats_baseline: beats,
    } = figures[group];
    return [
      group,
      String(matches),
      mean.toFixed(4),
      baseline.toFixed(4),
      `${(100 * share).toFixed(1)} %`,
      p.toPrecision(3),
      beats ? 'yes' : 'no',
    ];
  });
  const table = [['', 'games', 'utility', 'baseline', 'at BATNA', 'p', 'beats it'], ...cells];
  return [
    ...table.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(9) : cell.padStart(9))).join(' ')),
    `format failures: ${figures.format_failures}`,
  ];
}

/** A seed that is drawn has as many random bytes. */
const SEED_BYTES = 24;

async function seedOf(
  { seed, heldOut, agentName, state, fresh }: RunCommand,
  { heldOutSeed }: Settings,
): Promise<{ seed: string; held_out: HeldOutOrigin | null }> {
  if (!heldOut)
    return {
      seed: seed ?? (fresh ? null : keptSeed(state)) ?? randomBytes(SEED_BYTES).toString('base64url'),
      held_out: null,
    };
  if (heldOutSeed === null) throw new UsageFault('--held-out needs SVC_ARENA_SEED');
  return {
    seed: await deriveRunSeed(heldOutSeed, agentName),
    held_out: { commitment: await commitToSeed(heldOutSeed), label: agentName },
  };
}

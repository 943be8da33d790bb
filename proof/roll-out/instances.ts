import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { hasEnded, startBuilt, untilReady, type BuiltService, type SpawnService } from '../built-service.js';
import type { Backend } from './balancer.js';

/** One process of the service. */
export interface Instance extends Backend, BuiltService {
  /** Which of the two it is, and the version that it runs. */
  readonly slot: number;
  readonly version: string;
  toldToEndAt: number | null;
}

/** A version of the service, and how it is started. */
export interface Version {
  readonly name: string;
  readonly spawnService: SpawnService;
  /** Whether it may end at its start instead of waiting for the database. */
  readonly endsAtStart: boolean;
}

/** So often is an earlier version started until it stays. */
const MOST_STARTS = 30;

/** The most that a process may take to end after SIGTERM, in milliseconds: what docs/operations.md promises. */
const ENDS_WITHIN_MILLIS = 10_000;

/** Places for processes of the service, of which each runs one at a time, of whichever version. */
export class Instances {
  private readonly slots: (Instance | null)[] = [];
  /** All that were ever started. */
  readonly all: Instance[] = [];
  /** In sentences: one for each that ended by itself, or not as it was told. */
  readonly faults: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** Those that run, or that were told to end and have not yet. */
  running(): Instance[] {
    return this.slots.filter((one) => one !== null && !hasEnded(one.process)) as Instance[];
  }

  at(slot: number): Instance {
    const instance = this.slots[slot];
    if (!instance) throw new Error(`nothing runs in place ${slot}`);
    return instance;
  }

  /** Starts a version in a place, and waits until it is ready. */
  async start(slot: number, version: Version): Promise<Instance> {
    const { name } = version;
    const built = await this.startOnce(version);
    const instance: Instance = { ...built, slot, version: name, toldToEndAt: null };
    this.slots[slot] = instance;
    this.all.push(instance);
    instance.process.once('exit', (code, signal) => {
      if (instance.toldToEndAt === null)
        this.faults.push(`an instance (${name}) ended by itself, ${code ?? signal}: ${built.said().slice(-500)}`);
    });
    await Promise.race([untilReady(instance.url), once(instance.process, 'exit')]);
    return instance;
  }

  /** An earlier version gives up where a busy database keeps it waiting; a supervisor would start it again. */
  private async startOnce(version: Version, tries = MOST_STARTS): Promise<BuiltService> {
    try {
      return await startBuilt(version.spawnService, this.env);
    } catch (fault) {
      if (!version.endsAtStart || tries === 1) throw fault;
      return this.startOnce(version, tries - 1);
    }
  }

  /** Ends what runs in a place, at once or as an operator does. */
  async end(slot: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const instance = this.at(slot);
    const { process: child } = instance;
    if (hasEnded(child)) return;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    instance.toldToEndAt = performance.now();
    child.kill(signal);
    const late = pause(ENDS_WITHIN_MILLIS, 'late' as const, { ref: false });
    const outcome = await Promise.race([ended, late]);
    if (outcome === 'late') this.faults.push(`an instance (${instance.version}) had not ended 10 s after ${signal}`);
    else if (signal === 'SIGTERM' && outcome[0] !== 0)
      this.faults.push(`an instance (${instance.version}) ended with ${outcome[0]} after SIGTERM`);
    child.kill('SIGKILL');
    await ended;
  }

  /** Ends all, as a crash would. */
  async endAll(): Promise<void> {
    await Promise.all(this.running().map(({ slot }) => this.end(slot, 'SIGKILL')));
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, type Random } from '@svc/numerics';
import { PROOF_KEY, untilReady, type SpawnService } from '../built-service.js';
import { ledgerFaults } from '../kills/rounds.js';
import { startBalancer } from './balancer.js';
import { Books, judgeBooks } from './books.js';
import { callUntilStopped } from './callers.js';
import { Instances, type Version } from './instances.js';
import { EXCUSES, excuseOf, faultsOfLimit, type Excuse, type Limited, type Span } from './judge.js';

/** What a run is made of. */
export interface RollOutRun {
  readonly millis: number;
  readonly seed: number;
  readonly callers: number;
  /** Kinds of calls that are left out. */
  readonly without: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly spawnService: SpawnService;
  /** The version that runs at first; null where it is the same. */
  readonly spawnBefore: SpawnService | null;
  /** Kills the database and starts it anew. */
  readonly restartDatabase: () => Promise<void>;
  /** Runs the operator's command line of the version that runs at first. */
  readonly admin: (...words: string[]) => Promise<string>;
  /** Where buckets are shared; null where they are not, and the limit is not looked at. */
  readonly limitsUrl: string | null;
  /** Whether each instance counts for itself all the same. */
  readonly isAlone: boolean;
  /** Told of each thing that is done to the instances. */
  onStep(text: string): void;
}

/** What a run came to. */
export interface RollOutReport {
  readonly acknowledged: Readonly<Record<string, number>>;
  readonly kills: Readonly<Record<'SIGKILL' | 'SIGTERM', number>>;
  /** Tries that failed and may have. */
  readonly excused: Readonly<Record<Excuse, number>>;
  readonly limited: Omit<Limited, 'countedAlone'>;
  readonly faults: readonly string[];
}

/** How long after one thing the next is done to an instance, in milliseconds. */
const BETWEEN = { least: 1_000, most: 4_000 } as const;
/** One in four of those that end is told so and drains. */
const GENTLE_SHARE = 0.25;
/** When it is done, as a share of the run. */
const [FIRST_REPLACED, DATABASE_RESTARTED, SECOND_REPLACED] = [0.3, 0.45, 0.6];
const GRANTED_CENTS = 1_000_000;

const SETTINGS = {
  SVC_BOOTSTRAP_ACCESS_KEY: PROOF_KEY,
  SVC_TRUSTED_PROXIES: '127.0.0.1',
  SVC_RATE_KEYED_PER_MINUTE: '1000000',
  SVC_RATE_KEY_ISSUE_PER_HOUR: '1000000',
  SVC_DRAIN_GRACE_MILLIS: '1000',
  SVC_LOG_LEVEL: 'warn',
} as const;

/**
 * Runs two instances behind a balancer while callers call: one is killed every few seconds, both are replaced by the
 * newer version, the database is killed once; then everything that was acknowledged has to stand.
 */
export async function runRollOut(run: RollOutRun): Promise<RollOutReport> {
  const instances = new Instances({
    ...run.env,
    ...SETTINGS,
    SVC_LIMITS_URL: run.isAlone ? '' : (run.limitsUrl ?? ''),
  });
  const balancer = await startBalancer(() => instances.running());
  const course = new Course(run, instances);
  const books = new Books();
  try {
    await course.begin();
    const crowd = await callUntilStopped({
      ...run,
      port: balancer.port,
      books,
      isOlderThere: run.spawnBefore !== null,
      isLimitShared: () => course.isReplaced,
      grantedCents: GRANTED_CENTS,
    });
    await course.run();
    const { failures, limited } = await crowd.stop();
    const excuses = failures.map((failure) => excuseOf(failure, balancer.cuts, course.databaseAway));
    const countedAlone = instances.all.filter(({ said }) => said().includes('each instance counts its own')).length;
    const { url } = instances.at(0);
    return {
      acknowledged: books.counts(),
      kills: course.kills,
      excused: Object.fromEntries(
        EXCUSES.map((one) => [one, excuses.filter((excuse) => excuse === one).length]),
      ) as Record<Excuse, number>,
      limited,
      faults: [
        ...failures
          .filter((_, index) => excuses[index] === null)
          .map((failure) => `failed: ${JSON.stringify(failure)}`),
        ...instances.faults,
        ...(run.limitsUrl === null ? [] : faultsOfLimit({ ...limited, countedAlone })),
        ...(await judgeBooks(url, books, GRANTED_CENTS * 1_000)),
        ...(await ledgerFaults(url)),
      ],
    };
  } finally {
    await instances.endAll();
    await balancer.close();
  }
}

/** What is done to the instances and their database, and when. */
class Course {
  readonly kills = { SIGKILL: 0, SIGTERM: 0 };
  readonly databaseAway: Span[] = [];
  private readonly random: Random;
  private readonly after: Version;
  private readonly versions: Version[];

  constructor(
    private readonly plan: RollOutRun,
    private readonly instances: Instances,
  ) {
    this.random = createRandom(plan.seed);
    this.after = { name: 'after', spawnService: plan.spawnService, endsAtStart: false };
    const first =
      plan.spawnBefore === null ? this.after : { name: 'before', spawnService: plan.spawnBefore, endsAtStart: true };
    this.versions = [first, first];
  }

  /** Whether both run the newer version. */
  get isReplaced(): boolean {
    return this.versions.every((version) => version === this.after);
  }

  async begin(): Promise<void> {
    for (const [slot, version] of this.versions.entries()) await this.instances.start(slot, version);
  }

  async run(): Promise<void> {
    const { millis } = this.plan;
    const startedAt = performance.now();
    const steps: [number, () => Promise<void>][] = [
      [FIRST_REPLACED, () => this.replace(0)],
      [DATABASE_RESTARTED, () => this.restartDatabase()],
      [SECOND_REPLACED, () => this.replace(1)],
    ];
    while (performance.now() < startedAt + millis || steps.length > 0) {
      await pause(BETWEEN.least + this.random.next() * (BETWEEN.most - BETWEEN.least));
      const isDue = steps[0] !== undefined && performance.now() >= startedAt + steps[0][0] * millis;
      await (isDue ? steps.shift()![1]() : this.kill());
    }
  }

  private async kill(): Promise<void> {
    const slot = this.random.integer(2);
    const signal = this.random.next() < GENTLE_SHARE ? 'SIGTERM' : 'SIGKILL';
    this.plan.onStep(`${signal} to instance ${slot + 1} (${this.versions[slot]!.name})`);
    this.kills[signal] += 1;
    await this.instances.end(slot, signal);
    await this.instances.start(slot, this.versions[slot]!);
  }

  private async replace(slot: number): Promise<void> {
    this.plan.onStep(`instance ${slot + 1}: ${this.versions[slot]!.name} is replaced by ${this.after.name}`);
    await this.instances.end(slot, 'SIGTERM');
    this.versions[slot] = this.after;
    await this.instances.start(slot, this.after);
  }

  private async restartDatabase(): Promise<void> {
    this.plan.onStep('the database is killed and started anew');
    const from = performance.now();
    await this.plan.restartDatabase();
    await Promise.all(this.instances.running().map(({ url }) => untilReady(url)));
    this.databaseAway.push({ from, to: performance.now() });
  }
}

import { once } from 'node:events';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  endBuilt,
  hasEnded,
  issueWallet,
  startBuilt,
  untilReady,
  WITHOUT_LIMITS,
  type BuiltService,
} from '../built-service.js';
import { isThere, park, type FaultRun, type Parked } from './run.js';

/** A small disk, mounted for the proof. */
export interface SmallDisk {
  readonly folder: string;
}

const BLOCK = Buffer.alloc(16_384, 7);
/** Less than the embedded database needs for a piece of its log. */
const LEFT_BYTES = [900_000, 500_000, 200_000, 60_000, 0] as const;
const PARCELS = 60;
/** Of a size that needs more of the disk soon. */
const PARCEL_BYTES = 60_000;
/** The watchdog ends a process after 30 s without a turn of its event loop, and a slow machine takes longer. */
const ENDS_WITHIN_MILLIS = 60_000;

/**
 * Fills a disk to its last megabyte beside an embedded database that is used, again and again: each call is answered,
 * or the process ends and says why; once there is room it is ready again, at most by a start, and nothing that was
 * acknowledged is lost.
 */
export async function runLastMegabyte(run: Omit<FaultRun, 'databaseUrl'>, { folder }: SmallDisk): Promise<string[]> {
  const env = { ...run.env, ...WITHOUT_LIMITS, DATABASE_URL: '', SVC_LOG_LEVEL: 'fatal' };
  const faults: string[] = [];
  let [acknowledged, refused, ends] = [0, 0, 0];
  const filler = join(folder, 'filler');
  let service = await startBuilt(run.spawnService, { ...env, SVC_DATA_DIR: join(folder, 'data') });
  try {
    for (let round = 1; round <= run.rounds; round += 1) {
      const fault = (what: string): void => void faults.push(`last megabyte, round ${round}: ${what}`);
      await untilReady(service.url);
      const key = await issueWallet(service.url, `full-${round}-${Date.now()}`);
      fillTo(filler, folder, LEFT_BYTES[round % LEFT_BYTES.length] ?? 0);
      const { parked, refusals } = await parkUntilFull(service, key, round * PARCELS);
      refused += refusals;
      acknowledged += parked.length;
      if (!(await lives(service.url))) {
        if (!(await endsBy(service.process))) fault('it neither answers nor ends');
        else if (!/stood still|No space left|53100/.test(service.said())) fault('it ended and did not say why');
        ends += 1;
      }
      rmSync(filler, { force: true });
      if (hasEnded(service.process) || !(await lives(service.url))) {
        await endBuilt(service.process);
        service = await startBuilt(run.spawnService, { ...env, SVC_DATA_DIR: join(folder, 'data') });
      }
      await untilReady(service.url);
      for (const one of parked) if (!(await isThere(service.url, one))) fault('a parcel is lost');
      await untilReady(service.url, '/ready?deep=1').catch((error: unknown) => fault(String(error)));
      run.say(
        `last megabyte, round ${round}: ${parked.length} acknowledged; ${ends} ends and ${faults.length} faults so far`,
      );
    }
  } catch (error) {
    faults.push(`last megabyte: ${String(error)} ${service.said().slice(-500)}`);
  } finally {
    await endBuilt(service.process);
  }
  run.say(
    `last megabyte: ${run.rounds} rounds, ${acknowledged} parcels acknowledged, ${refused} refused, ` +
      `the process ended ${ends} times, ${faults.length} faults`,
  );
  return faults;
}

/** Parks until there is no answer, or often enough. */
async function parkUntilFull({ url, process }: BuiltService, key: string, first: number) {
  const parked: Parked[] = [];
  let refusals = 0;
  for (let parcel = 0; parcel < PARCELS && !hasEnded(process); parcel += 1) {
    const one = await park(url, key, { bytes: Buffer.alloc(PARCEL_BYTES, first + parcel).toString('base64') });
    if (one !== null) parked.push(one);
    else if ((refusals += 1) > 0 && !(await lives(url))) break;
  }
  return { parked, refusals };
}

/** Writes into a file until so much of the disk is left. */
function fillTo(file: string, folder: string, leftBytes: number): void {
  const handle = openSync(file, 'w');
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize <= leftBytes) return;
      writeSync(handle, BLOCK, 0, Math.min(BLOCK.length, Math.max(4_096, bavail * bsize - leftBytes)));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
}

const lives = (url: string): Promise<boolean> =>
  fetch(`${url}/health`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

async function endsBy(child: Parameters<typeof hasEnded>[0]): Promise<boolean> {
  if (hasEnded(child)) return true;
  await Promise.race([once(child, 'exit'), pause(ENDS_WITHIN_MILLIS)]);
  return hasEnded(child);
}

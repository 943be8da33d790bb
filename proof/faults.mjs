/**
 * Faults around the built service, again and again:
 *   npm run proof:faults -- --rounds 50
 *   npm run proof:faults -- --rounds 50 --kind silent
 * `silent`: a database that takes connections and says nothing, at the start and later. `ahead`: an instance whose
 * clock is two hours ahead sweeps beside another. `full`: the last megabyte of a disk beside the embedded database,
 * which needs the right to mount one (Linux, root); without it this kind is left out and told. Ends with 1 where a call
 * is neither answered nor the process ended with its reason, where it is not ready again without help, or where
 * something acknowledged is lost.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';
import { spawnService } from '../tools/serve.mjs';

/** An embedded database takes about 45 MB; its log grows in pieces of 1 MB. */
const DISK = 'size=96m';
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, kind: { type: 'string', default: 'silent,ahead,full' } },
});
ensureInstalled();
(await import('../tools/build.mjs')).ensureBuilt();
const { loadSource } = await import('../tools/load-source.mjs');
const kinds = values.kind.split(',');
const folder = mkdtempSync(join(tmpdir(), 'svc-faults-'));
const run = {
  rounds: Number(values.rounds),
  spawnService,
  env: { ...process.env, SVC_DATA_DIR: join(folder, 'secrets') },
  say: (line) => console.log(line),
};
const faults = [];
try {
  if (kinds.includes('silent') || kinds.includes('ahead')) {
    const { runAhead, runSilent } = await loadSource(new URL('faults/run.ts', import.meta.url));
    const server = await (await import('../tools/test-postgres.mjs')).startPostgres();
    try {
      const onServer = { ...run, databaseUrl: server.url };
      if (kinds.includes('ahead')) faults.push(...(await runAhead(onServer)));
      if (kinds.includes('silent')) faults.push(...(await runSilent(onServer)));
    } finally {
      await server.stop();
    }
  }
  if (kinds.includes('full')) faults.push(...(await onSmallDisk()));
  for (const fault of faults.slice(0, 50)) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function onSmallDisk() {
  const disk = mkdtempSync(join(tmpdir(), 'svc-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', disk], { encoding: 'utf8' });
  try {
    if (mounted.status !== 0) {
      console.log(`last megabyte: left out, for no disk can be mounted: ${mounted.stderr ?? mounted.error}`);
      return [];
    }
    const { runLastMegabyte } = await loadSource(new URL('faults/last-megabyte.ts', import.meta.url));
    return await runLastMegabyte(run, { folder: disk });
  } finally {
    if (mounted.status === 0) spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

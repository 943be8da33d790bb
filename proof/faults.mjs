/**
 * Faults around the built service, again and again:
 *   npm run proof:faults -- --rounds 50
 *   npm run proof:faults -- --rounds 50 --kind silent
 * `silent`: a database that takes connections and says nothing, at the start and later. `clocks`: instances whose
 * clocks are two hours ahead and behind sell, settle and sweep beside a right one. `full`: the last megabyte of a disk
 * beside the embedded database, which needs the right to mount one (Linux, root); without it this kind is left out and
 * told. Ends with 1 where a call is neither answered nor the process ended with its reason, where it is not ready again
 * without help, or where something acknowledged is lost.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onBuiltService, optionsOf } from './on-built-service.mjs';

/** An embedded database takes about 45 MB; its log grows in pieces of 1 MB. */
const DISK = 'size=96m';
const { rounds, kind } = optionsOf({ rounds: 50, kind: 'silent,clocks,full' });
const kinds = kind.split(',');
const postgres = kinds.some((one) => one === 'silent' || one === 'clocks');
await onBuiltService({ postgres }, async ({ source, server, ...room }) => {
  const run = { ...room, rounds, databaseUrl: server?.url, say: (line) => console.log(line) };
  const { runSilent } = await source('faults/run.ts');
  const { runWrongClocks } = await source('faults/wrong-clocks.ts');
  return [
    ...(kinds.includes('clocks') ? await runWrongClocks(run) : []),
    ...(kinds.includes('silent') ? await runSilent(run) : []),
    ...(kinds.includes('full') ? await onSmallDisk(source, run) : []),
  ];
});

async function onSmallDisk(source, run) {
  const folder = mkdtempSync(join(tmpdir(), 'svc-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', folder], { encoding: 'utf8' });
  try {
    if (mounted.status !== 0) {
      console.log(`last megabyte: left out, for no disk can be mounted: ${mounted.stderr ?? mounted.error}`);
      return [];
    }
    return await (await source('faults/last-megabyte.ts')).runLastMegabyte(run, { folder });
  } finally {
    if (mounted.status === 0) spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How long the event loop may stand still, in seconds: longer than any call that the service answers by itself. */
export const WATCHDOG_SECONDS = 30;

const BEAT_MILLIS = 500;

/**
 * It counts the looks, a second apart, that find no beat. Looks are counted and not time, so that a process that was
 * suspended is given its time anew. It writes by itself: the log of the process stands still too.
 */
const LOOK = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const beats = new Int32Array(workerData.beats);
let [known, looks] = [-1, 0];
for (;;) {
  Atomics.wait(beats, 1, 0, 1000);
  if (Atomics.load(beats, 1) !== 0) break;
  const now = Atomics.load(beats, 0);
  looks = now === known ? looks + 1 : 0;
  known = now;
  if (looks < workerData.seconds) continue;
  const msg = 'the event loop has stood still for ' + looks + ' s; the process ends, so that it can be started anew';
  try { writeSync(2, JSON.stringify({ level: 'fatal', time: new Date().toISOString(), msg }) + '\\n'); } catch {}
  process.kill(process.pid, 'SIGKILL');
}
`;

/**
 * Ends the process, with a line on standard error, where its event loop stands still: nothing in it would ever answer
 * again, `/health` included, and no signal but SIGKILL would reach it. A full disk does that to the embedded database.
 * Not while a debugger is attached, which stops the loop on purpose.
 * @returns stops watching
 */
export function watchEventLoop(seconds = WATCHDOG_SECONDS): () => void {
  if (inspectorUrl() !== undefined) return () => undefined;
  const beats = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const counts = new Int32Array(beats);
  const timer = setInterval(() => void Atomics.add(counts, 0, 1), BEAT_MILLIS);
  timer.unref();
  const worker = new Worker(LOOK, { eval: true, execArgv: [], workerData: { beats, seconds } });
  worker.unref();
  return () => {
    clearInterval(timer);
    Atomics.store(counts, 1, 1);
    Atomics.notify(counts, 1);
  };
}

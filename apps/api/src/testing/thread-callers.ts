import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Callers in a thread of their own, who go on while the test holds its own event loop. */
export interface ThreadCallers {
  /**
   * Opens connections, or uses those that are open, and sends a request over each; returns once all are sent. Blocks.
   */
  sendWhileBlocked(leastMillis: number): void;
  /** What came back over each connection until it was closed; the name of the fault where it broke. */
  answers(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Waits this long for the thread before the test is given up, in milliseconds. */
const PATIENCE_MILLIS = 20_000;

const SOURCE = `
const { connect } = require('node:net');
const { parentPort, workerData: { port, count, signal } } = require('node:worker_threads');
const REQUEST = 'GET /v1/plain/x HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n';
const came = Array(count).fill('');
let open = [];
let ended = 0;
const end = (index, fault) => {
  if (fault) came[index] += fault;
  if (++ended === count) parentPort.postMessage(came);
};
const sent = () => { if (Atomics.add(signal, 0, 1) === count - 1) Atomics.notify(signal, 0); };
parentPort.on('message', () => {
  if (open.length > 0) return open.forEach((socket) => socket.write(REQUEST, sent));
  open = Array.from({ length: count }, (_, index) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST, sent));
    let fault = '';
    socket.on('data', (chunk) => (came[index] += chunk));
    socket.on('error', ({ code }) => (fault = code));
    socket.on('close', () => end(index, fault));
    return socket;
  });
});
parentPort.postMessage('ready');
`;

/** Starts the thread; its callers keep their connections. */
export async function startThreadCallers(url: string, count: number): Promise<ThreadCallers> {
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(SOURCE, { eval: true, workerData: { port: Number(new URL(url).port), count, signal } });
  await once(worker, 'message');
  const ended = once(worker, 'message') as Promise<[string[]]>;
  return {
    sendWhileBlocked(leastMillis) {
      const until = performance.now() + leastMillis;
      Atomics.store(signal, 0, 0);
      worker.postMessage('send');
      for (let sent = 0; sent < count; sent = Atomics.load(signal, 0))
        if (Atomics.wait(signal, 0, sent, PATIENCE_MILLIS) === 'timed-out') throw new Error('the callers did not send');
      const rest = until - performance.now();
      if (rest > 0) Atomics.wait(signal, 0, count, rest);
    },
    answers: async () => (await ended)[0],
    stop: async () => void (await worker.terminate()),
  };
}

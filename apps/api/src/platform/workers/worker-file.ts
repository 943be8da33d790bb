import { fileURLToPath } from 'node:url';

/** Nest token of the {@link WorkerFile}. */
export const WORKER_FILE = Symbol('WORKER_FILE');

/** Gives the path of the JavaScript that a worker thread runs; asked when the first worker starts. */
export type WorkerFile = () => string;

/** The built worker beside this file. */
export const builtWorkerFile: WorkerFile = () => fileURLToPath(new URL('./answer-worker.js', import.meta.url));

import 'reflect-metadata';
import { MessageChannel, parentPort } from 'node:worker_threads';
import { answerTask, type AnswerOutcome, type AnswerTask, type WarmUpTask } from './answer-task.js';
import { askingOver } from './given-ports.js';

const { port1: ours, port2: theirs } = new MessageChannel();
parentPort?.postMessage(theirs, [theirs]);
const ask = askingOver(ours);

/** What runs in a worker thread: a task, which asks the event loop over the one port of its thread. */
export default (task: AnswerTask | WarmUpTask): Promise<AnswerOutcome> => answerTask(task, ask);

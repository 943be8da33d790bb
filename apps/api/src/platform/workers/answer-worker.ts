import 'reflect-metadata';

/** What runs in a worker thread: one task at a time. */
export { answerTask as default } from './answer-task.js';

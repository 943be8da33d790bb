import { readFileSync } from 'node:fs';
import { ACTS } from '../../libs/language/src/reading.js';
import { exampleOf, negochatExamples, ownExamples } from './act-examples.js';
import { packWeights, type Example, type Settings } from '../fit-linear.js';
import type { MessageRow } from './message-row.js';

const SETTINGS: Settings = { penalty: 0.5, steps: 150, atLeast: 2 };

const isOdd = ({ id }: MessageRow): boolean => Number(id.replace(/\D/g, '')) % 2 === 1;

/** The rows with odd numbers of a file of buyers' messages. */
export function oddRows(file: URL): MessageRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as MessageRow)
    .filter(isOdd);
}

/** Everything that the model is fitted on. */
export function trainingExamples(vectors: URL): Example[] {
  return [
    ...oddRows(new URL('buyers-messages.jsonl', vectors)).map((row) => exampleOf(row, row.acts)),
    ...ownExamples(new URL('own-acts-en.txt', vectors), 'en'),
    ...ownExamples(new URL('own-acts-zh.txt', vectors), 'zh'),
    ...negochatExamples(new URL('negochat.json', vectors)),
  ];
}

/** The fitted weights as the lines of their file. */
export const weightLines = (vectors: URL): string[] => packWeights(trainingExamples(vectors), ACTS, SETTINGS);

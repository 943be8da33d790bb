import { readFileSync } from 'node:fs';
import { ACT_STEP, LIKELY } from '../../libs/language/src/act-model.js';
import { STRUCTURE_SHARES } from '../../libs/language/src/act-structure.js';
import { chancesOf, unpackWeights, type LinearModel } from '../../libs/language/src/linear-model.js';
import { ACTS } from '../../libs/language/src/reading.js';
import { exampleOf, negochatExamples, ownExamples } from './act-examples.js';
import { packWeights, type Example, type Settings } from '../fit-linear.js';
import type { MessageRow } from './message-row.js';

const SETTINGS: Settings = {
  penalty: 1,
  steps: 150,
  rate: 0.5,
  atLeast: 2,
  most: 9500,
  step: ACT_STEP,
  shareOf: (name) => (name.length === 1 ? 1 : (STRUCTURE_SHARES[name.charAt(0)] ?? 1)),
};

/** Files of messages of our own, one for each language. */
const OWN_FILES = ['own-acts', 'buyers-acts', 'further-acts', 'traders-acts'];

const isOdd = ({ id }: MessageRow): boolean => Number(id.replace(/\D/g, '')) % 2 === 1;

/** The rows with odd numbers of a file of buyers' messages. */
export function oddRows(file: URL): MessageRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as MessageRow)
    .filter(isOdd);
}

/** The messages of one file of our own, both languages. */
const fileOf = (name: string, vectors: URL): Record<'en' | 'zh', Example[]> => ({
  en: ownExamples(new URL(`${name}-en.txt`, vectors), 'en'),
  zh: ownExamples(new URL(`${name}-zh.txt`, vectors), 'zh'),
});

/** Everything that the model is fitted on; without the messages of our own whose file is named in `leftOut`. */
export function trainingExamples(vectors: URL, leftOut?: string): Example[] {
  return [
    ...oddRows(new URL('buyers-messages.jsonl', vectors)).map((row) => exampleOf(row, row.acts)),
    ...OWN_FILES.filter((name) => name !== leftOut).flatMap((name) => Object.values(fileOf(name, vectors)).flat()),
    ...negochatExamples(new URL('negochat.json', vectors)),
  ];
}

/** Macro-F1 over the six acts and none of them, of examples that a model has not seen. */
function macroF1(model: LinearModel, examples: readonly Example[]): number {
  const read = examples.map(({ features }) => {
    const chances = chancesOf(model, ACTS, features);
    return new Set<string>(ACTS.filter((act) => chances[act] >= LIKELY));
  });
  const scores = [...ACTS, 'other'].map((act) => {
    const has = (acts: ReadonlySet<string>): boolean => (act === 'other' ? acts.size === 0 : acts.has(act));
    const meant = examples.filter(({ classes }) => has(classes)).length;
    const both = examples.filter(({ classes }, at) => has(classes) && has(read[at] as Set<string>)).length;
    return (2 * both) / (meant + read.filter(has).length);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** How a model that was fitted without one file of our own reads that file, a line for each language. */
export function apartReport(vectors: URL, name: string): string[] {
  if (!OWN_FILES.includes(name)) throw new RangeError(`--apart is one of ${OWN_FILES.join(', ')}`);
  const model = unpackWeights(packWeights(trainingExamples(vectors, name), ACTS, SETTINGS), ACT_STEP);
  return Object.entries(fileOf(name, vectors)).map(
    ([language, examples]) =>
      `${language}: ${examples.length} messages, macro-F1 ${macroF1(model, examples).toFixed(3)}`,
  );
}

/** The fitted weights as the lines of their file. */
export const weightLines = (vectors: URL): string[] => packWeights(trainingExamples(vectors), ACTS, SETTINGS);

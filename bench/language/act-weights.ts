import { readFileSync } from 'node:fs';
import { letterOf } from '../../libs/language/src/act-model.js';
import { ACTS } from '../../libs/language/src/reading.js';
import { exampleOf, negochatExamples, ownExamples } from './act-examples.js';
import { fitAct, knownFeatures, type Example, type Settings } from './fit-acts.js';
import type { MessageRow } from './message-row.js';

const SETTINGS: Settings = { penalty: 0.5, steps: 150, atLeast: 2 };
/** Characters of a line of the weights' file. */
const LINE = 100;

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

/** The fitted weights as the lines of their file; a feature whose weights all round to nothing is left out. */
export function weightLines(vectors: URL): string[] {
  const examples = trainingExamples(vectors);
  const names = knownFeatures(examples, SETTINGS.atLeast);
  const fitted = ACTS.map((act) => fitAct(examples, names, act, SETTINGS));
  const nothing = letterOf(0).repeat(ACTS.length);
  const packed = names
    .map((name) => ({ name, letters: fitted.map((weights) => letterOf(weights.get(name) ?? 0)).join('') }))
    .filter(({ letters }) => letters !== nothing)
    .map(({ name, letters }) => `${name}~${letters}|`)
    .join('');
  return packed.match(new RegExp(`.{1,${LINE}}`, 'gu')) ?? [];
}

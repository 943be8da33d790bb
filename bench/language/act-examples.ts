import { readFileSync } from 'node:fs';
import { type MessageReading, type Standing, type Vocabulary } from '@svc/language';
import { actFeatures } from '../../libs/language/src/act-features.js';
import { foldMessage } from '../../libs/language/src/look-up.js';
import { readByTables } from '../../libs/language/src/read-by-tables.js';
import {
  NEGOCHAT_LIST_SALARY,
  negochatVocabulary,
  standingOf,
} from '../../libs/language/src/testing/negochat-deal.mjs';
import type { Example } from '../fit-linear.js';
import { policyAt, standingAt, type MessageRow } from './message-row.js';
import { vocabularyOf } from '@svc/reply';

const LETTERS: Readonly<Record<string, string>> = {
  o: 'offer',
  r: 'request',
  q: 'question',
  n: 'refusal',
  y: 'yes',
  l: 'leave',
};

const NEGOCHAT_ACTS: Readonly<Record<string, string>> = {
  Offer: 'offer',
  Accept: 'yes',
  Reject: 'refusal',
  Query: 'question',
  Quit: 'leave',
};

/** How much an utterance about a job counts beside a message about a sale. */
const NEGOCHAT_WEIGHT = 0.5;

function example(
  message: string,
  vocabulary: Vocabulary,
  standing: Standing,
  acts: Iterable<string>,
  weight: number,
): Example {
  const reading: MessageReading = readByTables(message, vocabulary, standing);
  return { features: actFeatures(foldMessage(message), reading, vocabulary, standing), classes: new Set(acts), weight };
}

/** A message at its table, with the acts that it performs. */
export function exampleOf(row: Pick<MessageRow, 'table' | 'language' | 'message'>, acts: Iterable<string>): Example {
  return example(row.message, vocabularyOf(policyAt(row)), standingAt(row), acts, 1);
}

/** Messages of our own: `acts | list/offer[/quantity] | message` a line. */
export function ownExamples(path: URL, language: 'en' | 'zh'): Example[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [letters = '', figures = '', ...message] = line.split('|');
      const [list = 0, offer = 0, quantity = 1] = figures.split('/').map(Number);
      const currency = language === 'zh' ? 'CNY' : 'USD';
      const table = { what: 'thing', list, offer, quantity, currency, terms: [] };
      const acts = [...letters].flatMap((letter) => LETTERS[letter] ?? []);
      return exampleOf({ language, message: message.join('|'), table }, acts);
    });
}

/** The first list of the Negochat utterances. */
export function negochatExamples(path: URL): Example[] {
  const { tuned_on: utterances } = JSON.parse(readFileSync(path, 'utf8')) as {
    tuned_on: { text: string; acts: Record<string, unknown>[]; standing: Record<string, string> }[];
  };
  return utterances.map(({ text, acts, standing }) =>
    example(
      text,
      negochatVocabulary,
      { offers: standingOf(standing), listPrice: NEGOCHAT_LIST_SALARY },
      acts.flatMap((act) => Object.keys(act)).flatMap((name) => NEGOCHAT_ACTS[name] ?? []),
      NEGOCHAT_WEIGHT,
    ),
  );
}

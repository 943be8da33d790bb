/**
 * How well the built-in reader tells what people do in real negotiations, after a build:
 *   npm run bench:negochat [-- --misses]
 *   npm run bench:negochat -- --file negochat-train.json [--misses]
 * Prints the accuracy on both halves of vectors/negochat.json; only the second half is a measurement. With `--file` it
 * reads a whole split of the corpus instead, by who wrote and by even and odd numbers of dialogues. `--misses` prints
 * what differs in the half that was tuned on, or in the even dialogues.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readMessage } from '@svc/language';
import {
  NEGOCHAT_LIST_SALARY,
  negochatVocabulary,
  expectedIntent,
  standingOf,
} from '../../libs/language/src/testing/negochat-deal.mjs';
import { utterancesOf } from './negochat-corpus.mjs';

const { values } = parseArgs({ options: { file: { type: 'string' }, misses: { type: 'boolean', default: false } } });

/** Reads utterances and prints how many intents are right; the misses where they may be looked at. */
function measure(name, utterances, mayShow) {
  let right = 0;
  let falseAccepts = 0;
  for (const { text, acts, standing } of utterances) {
    const wanted = expectedIntent(acts);
    const offers = standingOf(standing);
    const { intent } = readMessage(text, negochatVocabulary, { offers, listPrice: NEGOCHAT_LIST_SALARY });
    if (intent === wanted) right += 1;
    else if (values.misses && mayShow) console.log(`${wanted} -> ${intent}: ${text}`);
    if (intent === 'accept' && wanted !== 'accept') falseAccepts += 1;
  }
  const share = ((100 * right) / utterances.length).toFixed(1);
  console.log(
    `${name}: ${right}/${utterances.length} intents right (${share} %), ${falseAccepts} read as accept that are none`,
  );
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
if (values.file === undefined) {
  const vectors = read(new URL('../../libs/language/vectors/negochat.json', import.meta.url));
  measure('tuned_on', vectors.tuned_on, true);
  measure('reported_on', vectors.reported_on, false);
} else {
  const all = utterancesOf(read(values.file).dialogues);
  for (const [half, rest] of [
    ['even', 0],
    ['odd', 1],
  ]) {
    const utterances = all.filter(({ dialogue }) => dialogue % 2 === rest);
    for (const who of new Set(all.map(({ role }) => role)))
      measure(
        `${half} dialogues, ${who}`,
        utterances.filter(({ role }) => role === who),
        rest === 0,
      );
  }
}

/**
 * How well the built-in reader tells what people do in real negotiations: `npm run bench:negochat`
 * after a build.
 * Prints the accuracy on both halves of vectors/negochat.json; only the second half is a measurement.
 */
import { readFileSync } from 'node:fs';
import { readMessage } from '@svc/language';
import {
  NEGOCHAT_LIST_SALARY,
  negochatVocabulary,
  expectedIntent,
  standingOf,
} from '../../libs/language/src/testing/negochat-deal.mjs';

const vectors = JSON.parse(readFileSync(new URL('../../libs/language/vectors/negochat.json', import.meta.url), 'utf8'));
const verbose = process.argv.includes('--misses');
for (const half of ['tuned_on', 'reported_on']) {
  let right = 0;
  let falseAccepts = 0;
  for (const { text, acts, standing } of vectors[half]) {
    const wanted = expectedIntent(acts);
    const reading = readMessage(text, negochatVocabulary, {
      offers: standingOf(standing),
      listPrice: NEGOCHAT_LIST_SALARY,
    });
    if (reading.intent === wanted) right += 1;
    else if (verbose && half === 'tuned_on') console.log(`${wanted} -> ${reading.intent}: ${text}`);
    if (reading.intent === 'accept' && wanted !== 'accept') falseAccepts += 1;
  }
  console.log(
    `${half}: ${right}/${vectors[half].length} intents right ` +
      `(${((100 * right) / vectors[half].length).toFixed(1)} %), ${falseAccepts} read as accept that are none`,
  );
}

/**
 * Fills a database with a year of use and bounds what each call reads of it:
 *   npm run proof:growth -- --scale 1
 * The embedded database counts the rows. Ends with 1 where a call reads a hundred rows more than it answers, and where
 * a path over a whole table is not noticed. How long the filling took is told. Then calls are timed beside an empty
 * database, five runs of each in turns, of which the median may take twice as long: what each run took is told.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';

const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
ensureInstalled();
const { closeWith, runSpecs } = await import('../tools/test.mjs');
(await import('../tools/build.mjs')).generateClient();
process.exitCode = closeWith(
  runSpecs(['proof/growth.spec.ts', '--maxWorkers=1'], { SVC_PROOF_SCALE: values.scale, SVC_PROOF_TIMES: '1' }),
);

/**
 * Two buyers agree to one thing at the same moment, again and again, on a real service:
 *   npm run proof:holds -- --rounds 200
 *   npm run proof:holds -- --rounds 200 --postgres   (two instances on one server)
 * Ends with 1 where other than one receipt left, where the other buyer is not next in line; and where a service that
 * looks first and writes after passes the same test without the key of the table.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    postgres: { type: 'boolean', default: false },
  },
});
ensureInstalled();
const { closeWith, runSpecs } = await import('../tools/test.mjs');
(await import('../tools/build.mjs')).generateClient();
const server = values.postgres ? await (await import('../tools/test-postgres.mjs')).startPostgres() : null;
try {
  process.exitCode = closeWith(
    runSpecs(['proof/holds.spec.ts', '--maxWorkers=1'], {
      SVC_PROOF_ROUNDS: values.rounds,
      ...(server && { DATABASE_URL: server.url }),
    }),
  );
} finally {
  await server?.stop();
}

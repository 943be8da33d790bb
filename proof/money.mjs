/**
 * Spends wallets from many callers at once, delivers webhooks again and again, and keeps books beside refunds and
 * disputes, on a real service:
 *   npm run proof:money -- --rounds 20 --deliveries 2000 --books 100 --seed 7 [--postgres]
 * Each round has 200 calls at once on a balance for 50. Ends with 1 where other than exactly 50 were sold, where
 * credits differ from paid events, where a wallet holds other than the books say; and where a wallet that reads
 * first and writes after passes the same test.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    deliveries: { type: 'string', default: '2000' },
    books: { type: 'string', default: '100' },
    seed: { type: 'string', default: '7' },
    postgres: { type: 'boolean', default: false },
  },
});
ensureInstalled();
const { closeWith, runSpecs } = await import('../tools/test.mjs');
(await import('../tools/build.mjs')).generateClient();
const server = values.postgres ? await (await import('../tools/test-postgres.mjs')).startPostgres() : null;
try {
  process.exitCode = closeWith(
    runSpecs(['proof/money.spec.ts', '--maxWorkers=1'], {
      SVC_PROOF_ROUNDS: values.rounds,
      SVC_PROOF_DELIVERIES: values.deliveries,
      SVC_PROOF_BOOKS: values.books,
      SVC_PROOF_SEED: values.seed,
      ...(server && { DATABASE_URL: server.url }),
    }),
  );
} finally {
  await server?.stop();
}

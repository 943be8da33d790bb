/**
 * Serves a stand-in for Stripe on this machine, for local trial. It is not Stripe, and no money moves:
 *   npm run stripe:stand-in -- --port 4242 --webhook http://127.0.0.1:3000/v1/billing/webhook
 * Start the service with the variables that it prints. `--copies 3` delivers every webhook three times.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4242' },
    webhook: { type: 'string', default: 'http://127.0.0.1:3000/v1/billing/webhook' },
    secret: { type: 'string', default: 'whsec_stand_in' },
    copies: { type: 'string', default: '1' },
  },
});
ensureInstalled();
const { loadSource } = await import('./load-source.mjs');
const { STAND_IN_LABEL, StripeStandIn } = await loadSource(
  new URL('../apps/api/src/testing/stripe-stand-in.ts', import.meta.url),
);
const standIn = await StripeStandIn.start({
  port: Number(values.port),
  webhookUrl: values.webhook,
  webhookSecret: values.secret,
  delivery: { copies: Number(values.copies) },
});
process.stdout.write(
  `${STAND_IN_LABEL}\n` +
    `STRIPE_SECRET_KEY=sk_test_stand_in STRIPE_WEBHOOK_SECRET=${values.secret} STRIPE_API_BASE=${standIn.url}\n`,
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void standIn.stop().then(() => process.exit(0)));

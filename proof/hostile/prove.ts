import { StripeStandIn } from '../../apps/api/src/testing/stripe-stand-in.js';
import {
  hasEnded,
  issueWallet,
  onService,
  PROOF_KEY,
  untilReady,
  WITHOUT_LIMITS,
  type BuiltService,
  type SpawnService,
} from '../built-service.js';
import { runHostile, type HostileReport, type HostileRun } from './run.js';

/** What a proof is made of. */
export interface HostileProof extends Pick<HostileRun, 'count' | 'seed' | 'atOnce' | 'mostMillis' | 'onPart'> {
  readonly spawnService: SpawnService;
  readonly env: NodeJS.ProcessEnv;
}

/** Sends hostile requests to a built service, which then has to live, with a ledger that adds up. */
export async function proveHostile({ spawnService, env, ...run }: HostileProof): Promise<HostileReport> {
  const standIn = await StripeStandIn.start();
  const settings = {
    ...env,
    ...WITHOUT_LIMITS,
    SVC_LOG_LEVEL: 'error',
    SVC_BOOTSTRAP_ACCESS_KEY: PROOF_KEY,
    SVC_WORKER_TASK_MILLIS: '600000',
    STRIPE_SECRET_KEY: 'sk_test_proof',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_proof',
    STRIPE_API_BASE: standIn.url,
  };
  try {
    return await onService(spawnService, settings, (service) => judge(service, run));
  } finally {
    await standIn.stop();
  }
}

async function judge(service: BuiltService, run: Omit<HostileProof, 'spawnService' | 'env'>): Promise<HostileReport> {
  const keys = { svc: PROOF_KEY, gt: await issueWallet(service.url, `hostile-${Date.now()}`) };
  const report = await runHostile({ ...run, url: service.url, keys });
  const faults = [...report.faults];
  if (hasEnded(service.process)) faults.push(`the process ended: ${service.said().slice(-2_000)}`);
  else await untilReady(service.url, '/ready?deep=1').catch((error: unknown) => faults.push(String(error)));
  return { ...report, faults };
}

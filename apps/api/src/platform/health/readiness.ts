import { Inject, Injectable } from '@nestjs/common';
import { Drain } from '../drain/drain.js';
import { ApiFault } from '../errors/api-fault.js';

/** Nest token of the {@link ReadinessCheck} list, to which modules push what they need to serve. */
export const READINESS_CHECKS = Symbol('READINESS_CHECKS');

/** One thing without which the service cannot serve. */
export interface ReadinessCheck {
  /** As an operator knows it: `database`. */
  readonly name: string;
  /** Whether it works now; a throw counts as no. */
  check(): Promise<boolean>;
}

/** Longest that one check may take, in milliseconds. */
export const CHECK_TIMEOUT_MILLIS = 2_000;

/** Says whether requests can be sent here. */
@Injectable()
export class Readiness {
  constructor(@Inject(READINESS_CHECKS) private readonly checks: readonly ReadinessCheck[], @Inject(Drain) private readonly drain: Drain) {}

  /** @throws ApiFault 503 that names what is missing */
  async confirm(): Promise<void> {
    if (this.drain.draining) throw notReady('the service is shutting down');
    const failing = await Promise.all(this.checks.map(async (one) => ((await passes(one)) ? null : one.name)));
    const names = failing.filter((name) => name !== null);
    if (names.length > 0) throw notReady(`not working: ${names.join(', ')}`);
  }
}

function notReady(reason: string): ApiFault {
  return new ApiFault(503, `not ready: ${reason}`, { 'Retry-After': '1' });
}

async function passes(one: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MILLIS, false);
  });
  try {
    return await Promise.race([one.check(), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { Drain } from '../drain/drain.js';
import { ApiFault } from '../errors/api-fault.js';

/** Nest token of the {@link ReadinessCheck} list, to which modules push what they need to serve. */
export const READINESS_CHECKS = Symbol('READINESS_CHECKS');

/** One thing without which the service cannot serve. */
export interface ReadinessCheck {
  /** As an operator knows it: `database`. */
  readonly name: string;
  /** Whether it takes long, and is made only where it is asked for. */
  readonly deep?: true;
  /** Whether it works now; a throw counts as no. */
  check(): Promise<boolean>;
}

/** Longest that one check may take, in milliseconds. */
export const CHECK_TIMEOUT_MILLIS = 2_000;

/** Longest that one of those may take that are made only where they are asked for. */
export const DEEP_CHECK_TIMEOUT_MILLIS = 7_000;

/** Says whether requests can be sent here. */
@Injectable()
export class Readiness {
  constructor(
    @Inject(READINESS_CHECKS) private readonly checks: readonly ReadinessCheck[],
    @Inject(Drain) private readonly drain: Drain,
  ) {}

  /**
   * @param deep whether the checks that take long are made too
   * @throws ApiFault 503 that names what is missing
   */
  async confirm(deep = false): Promise<void> {
    if (this.drain.draining) throw notReady('the service is shutting down');
    const failing = await Promise.all(
      this.checks
        .filter((one) => deep || one.deep !== true)
        .map(async (one) => ((await passes(one)) ? null : one.name)),
    );
    const names = failing.filter((name) => name !== null);
    if (names.length > 0) throw notReady(`not working: ${names.join(', ')}`);
  }
}

function notReady(reason: string): ApiFault {
  return new ApiFault(503, `not ready: ${reason}`, { 'Retry-After': '1' }, { members: { code: 'not_ready' } });
}

async function passes(one: ReadinessCheck): Promise<boolean> {
  const limitMillis = one.deep === true ? DEEP_CHECK_TIMEOUT_MILLIS : CHECK_TIMEOUT_MILLIS;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, limitMillis, false);
  });
  try {
    return await Promise.race([one.check(), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

import { OPERATIONS, POLICY_COMPILE, toolsOfDoor, type Door } from '@svc/contracts';
import { callService } from './call-service.js';
import { placeOf, servedRecords } from './execute.js';
import type { Settings } from './platform/config/settings.js';

const PATIENCE_MILLIS = 10_000;

/** What `--check` says, and whether all is well. */
export interface DoorCheck {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** What the door would serve, where each tool would be answered, and whether the service answers. */
export async function checkDoor(door: Door, settings: Settings): Promise<DoorCheck> {
  const served = toolsOfDoor(servedRecords(OPERATIONS, settings), door);
  const left = toolsOfDoor(OPERATIONS, door).filter(({ link }) => !served.some((one) => one.link.name === link.name));
  const service = await reachService(settings.baseUrl);
  const key = await tryKey(settings, service.ok);
  return {
    ok: service.ok && key.ok,
    lines: [
      `door: ${door}, ${served.length} tools`,
      ...served.map(
        ({ link, record }) =>
          `  ${link.name}: ${placeOf(record, settings, null) === 'here' ? 'answered here' : 'answered by the service'}`,
      ),
      ...left.map(({ link }) => `  ${link.name}: not offered, needs SVC_BASE_URL`),
      `service: ${service.line}`,
      `access key: ${key.line}`,
      `signing keys: ${settings.dataDir === null ? 'made for this process' : `kept in ${settings.dataDir}`}`,
      ...(settings.accessKey !== null && settings.baseUrl === null
        ? ['note: SVC_ACCESS_KEY has no effect without SVC_BASE_URL']
        : []),
    ],
  };
}

interface Finding {
  readonly ok: boolean;
  readonly line: string;
}

/**
 * What the service says to a key, by the status of a call that needs one and whose input is refused: nothing is done or
 * counted.
 */
const KEY_FINDINGS: Readonly<Record<number, Finding>> = {
  401: { ok: false, line: 'unknown to the service' },
  403: { ok: true, line: 'known, but not of the kind for calls that use a model' },
  422: { ok: true, line: 'known' },
};

/** Tries the key against the service: one that it does not know would be refused at the first call that needs it. */
async function tryKey({ baseUrl, accessKey }: Settings, isReached: boolean): Promise<Finding> {
  if (accessKey === null) return { ok: true, line: 'none' };
  if (baseUrl === null || !isReached) return { ok: true, line: 'set, not tried' };
  const { status } = await callService(
    POLICY_COMPILE,
    {},
    { baseUrl, accessKey },
    AbortSignal.timeout(PATIENCE_MILLIS),
  );
  return KEY_FINDINGS[status] ?? { ok: false, line: `not tried: the service answers with status ${status}` };
}

async function reachService(baseUrl: string | null): Promise<Finding> {
  if (baseUrl === null) return { ok: true, line: 'none (SVC_BASE_URL is not set)' };
  try {
    const response = await fetch(`${baseUrl}/health`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MILLIS),
    });
    const health = (await response.json()) as { status?: unknown; version?: unknown };
    if (response.ok && health.status === 'ok')
      return { ok: true, line: `${baseUrl} answers, version ${String(health.version)}` };
    return { ok: false, line: `${baseUrl} answers with status ${response.status}, which is not healthy` };
  } catch {
    return { ok: false, line: `${baseUrl} cannot be reached` };
  }
}

import { OPERATIONS, toolsOfDoor, type Door } from '@svc/contracts';
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
  return {
    ok: service.ok,
    lines: [
      `door: ${door}, ${served.length} tools`,
      ...served.map(({ link, record }) => `  ${link.name}: ${placeOf(record, settings, null) === 'here' ? 'answered here' : 'answered by the service'}`),
      ...left.map(({ link }) => `  ${link.name}: not served, needs SVC_BASE_URL`),
      `service: ${service.line}`,
      `access key: ${settings.accessKey === null ? 'none' : 'set'}`,
      `keys: ${settings.dataDir === null ? 'made for the process' : `kept in ${settings.dataDir}`}`,
      ...(settings.accessKey !== null && settings.baseUrl === null ? ['note: SVC_ACCESS_KEY does nothing without SVC_BASE_URL'] : []),
    ],
  };
}

async function reachService(baseUrl: string | null): Promise<{ ok: boolean; line: string }> {
  if (baseUrl === null) return { ok: true, line: 'none (SVC_BASE_URL is not set)' };
  try {
    const response = await fetch(`${baseUrl}/health`, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MILLIS) });
    const health = (await response.json()) as { status?: unknown; version?: unknown };
    if (response.ok && health.status === 'ok') return { ok: true, line: `${baseUrl} answers, version ${String(health.version)}` };
    return { ok: false, line: `${baseUrl} answers with status ${response.status} and is not well` };
  } catch {
    return { ok: false, line: `${baseUrl} cannot be reached` };
  }
}

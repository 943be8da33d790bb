import { OPERATIONS, type Door } from '@svc/contracts';
import { prepareToolDoor, STDIO_PROTOCOL_VERSIONS, type ToolDoor } from '@svc/mcp-tools';
import { LIBRARY_SCHEMAS, type OperationPorts } from '@svc/operations';
import { executeLocally, servedRecords } from './execute.js';
import { openLocalKeys } from './local-keys.js';
import { localPorts } from './local-ports.js';
import type { Settings } from './platform/config/settings.js';
import { serviceTexts } from './service-texts.js';
import { VERSION } from './version.js';

/** Tells the person who runs the server something; never on stdout, which belongs to the protocol. */
export type Tell = (line: string) => void;

/** The door of this process, with everything that its settings allow. Keys are opened when they are first needed. */
export function openDoor(door: Door, settings: Settings, tell: Tell): ToolDoor<null> {
  let opened: Promise<OperationPorts> | null = null;
  const ports = (): Promise<OperationPorts> => (opened ??= openPorts(settings, tell));
  return prepareToolDoor<null>({
    door,
    version: VERSION,
    schemas: LIBRARY_SCHEMAS,
    records: servedRecords(OPERATIONS, settings),
    protocolVersions: STDIO_PROTOCOL_VERSIONS,
    keyHelp: keyHelpOf(settings),
    texts: serviceTexts(settings.baseUrl),
    ...(settings.baseUrl !== null && { websiteUrl: `${settings.baseUrl}/docs` }),
    execute: executeLocally({ settings, ports }),
    onFault: (fault) => tell(`a call failed: ${fault instanceof Error ? fault.message : String(fault)}`),
  });
}

/** Without a service nothing asks for a key; with one, the environment of this process is where a person puts it. */
function keyHelpOf({ baseUrl }: Settings): string | null {
  if (baseUrl === null) return null;
  return `A person can set SVC_ACCESS_KEY in the environment of this server; the operator of ${baseUrl} issues keys.`;
}

/** A folder that cannot be used costs the keys their permanence, not the caller an answer. */
async function openPorts({ dataDir, tunables }: Settings, tell: Tell): Promise<OperationPorts> {
  try {
    return localPorts(await openLocalKeys(dataDir), tunables);
  } catch (fault) {
    tell(
      'the keys cannot be stored, so they are lost when this process ends: ' +
        `${fault instanceof Error ? fault.message : String(fault)}`,
    );
    return localPorts(await openLocalKeys(null), tunables);
  }
}

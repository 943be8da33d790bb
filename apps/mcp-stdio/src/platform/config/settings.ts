import { readTunables, type Tunables } from '@svc/operations';

/** What the environment decides; null where it says nothing. */
export interface Settings {
  /** Where the service is; without it everything runs here. */
  readonly baseUrl: string | null;
  /** Sent to the service with each call that names no key of its own. Never printed. */
  readonly accessKey: string | null;
  /** Where the keys of this server are kept; without it they live as long as the process. */
  readonly dataDir: string | null;
  /** The settings of the price engine, for what is answered here. */
  readonly tunables: Tunables;
}

/** The environment cannot be used; `faults` has a line for each thing that is wrong, none of them with a key in it. */
export class SettingsFault extends Error {
  readonly code = 'settings_fault';
  override readonly name = 'SettingsFault';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/**
 * The settings that an environment describes; an empty text counts as unset.
 * @throws SettingsFault with all faults at once
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = (name: string): string | null => env[name]?.trim() || null;
  const baseUrl = given('SVC_BASE_URL')?.replace(/\/+$/, '') ?? null;
  const accessKey = given('SVC_ACCESS_KEY');
  const { tunables, faults: tunableFaults } = readTunables(env);
  const faults = [
    ...(baseUrl !== null && !isWebAddress(baseUrl)
      ? ['SVC_BASE_URL must be an absolute http or https URL without user name, query or fragment']
      : []),
    ...(accessKey !== null && !/^(svc|gt)_[A-Za-z0-9_-]{16,128}$/.test(accessKey) ? [accessKeyFault(accessKey)] : []),
    ...tunableFaults,
  ];
  if (faults.length > 0) throw new SettingsFault(faults);
  return { baseUrl, accessKey, dataDir: given('SVC_DATA_DIR'), tunables };
}

/** A client that leaves `${NAME}` as it stands passes on the name and not the key. */
function accessKeyFault(accessKey: string): string {
  if (accessKey.includes('${'))
    return 'SVC_ACCESS_KEY holds the name of a variable that your client did not fill in; write the key itself';
  return 'SVC_ACCESS_KEY must be svc_ or gt_ followed by 16 to 128 letters, digits, "-" or "_"';
}

/** The settings of this process; the only place that reads its environment. */
export function readProcessSettings(): Settings {
  return readSettings(process.env);
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, password } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && [search, hash, username, password].every((part) => part === '');
}

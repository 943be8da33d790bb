import { readTunables, type Tunables } from '@svc/operations';

/** What the environment decides. */
export interface Config {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** Where the API is reached, without a slash at the end; also the name under which the doors may be called. */
  readonly baseUrl: string;
  /** Pages of these origins may call the doors, beside those of the service itself and of this machine. */
  readonly mcpOrigins: readonly string[];
  /**
   * Calls a minute and address, of those that this process answers and of those whose key comes as an argument, each on
   * its own.
   */
  readonly callsPerMinute: number;
  /** The settings of the price engine, which have to be those of the API. */
  readonly tunables: Tunables;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The configuration that an environment describes.
 * @throws Error that names every setting that cannot be used
 * @example loadConfig({ SVC_BASE_URL: 'https://api.example.com' }).port // 3001
 */
export function loadConfig(env: Environment): Config {
  const { tunables, faults } = readTunables(env);
  const wholeNumber = (name: string, unset: number, [least, most]: readonly [number, number]): number => {
    const value = Number(env[name] || unset);
    if (!Number.isInteger(value) || value < least || value > most)
      faults.push(`${name} must be a whole number from ${least} to ${most}`);
    return value;
  };
  const baseUrl = (env['SVC_BASE_URL'] || 'http://127.0.0.1:3000').replace(/\/+$/, '');
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    faults.push('SVC_BASE_URL must be an http or https address');
  const mcpOrigins = (env['SVC_MCP_ORIGINS'] ?? '').split(',').flatMap((part) => part.trim() || []);
  if (!mcpOrigins.every(isOrigin)) faults.push('SVC_MCP_ORIGINS must be origins such as https://shop.example');
  const config: Config = {
    host: env['HOST'] || '127.0.0.1',
    port: wholeNumber('PORT', 3001, [0, 65_535]),
    baseUrl,
    mcpOrigins,
    callsPerMinute: wholeNumber('SVC_RATE_KEYLESS_PER_MINUTE', 60, [1, 1_000_000_000]),
    tunables,
  };
  if (faults.length > 0) throw new Error(faults.join('; '));
  return config;
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** The configuration of this process; the only place that reads its environment. */
export function loadProcessConfig(): Config {
  return loadConfig(process.env);
}

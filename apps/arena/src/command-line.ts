import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { GENERATORS, OPPONENTS, PROTOCOL, SCENARIOS, type GeneratorName, type OpponentName } from '@svc/gauntlet';
import { MOST_CONCURRENT } from './help.js';

/** Who plays: an agent behind an address, or a player of this program. */
export type PlayerChoice =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'engine' }
  | { readonly kind: 'script'; readonly name: OpponentName };

/** What the command line asks for. */
export type Command =
  | RunCommand
  | {
      readonly name: 'verify';
      readonly file: string;
      readonly key: string | undefined;
      readonly seed: string | undefined;
      readonly heldOut: boolean;
      readonly json: boolean;
    }
  | { readonly name: 'replay'; readonly file: string; readonly html: string }
  | { readonly name: 'agent'; readonly player: PlayerChoice; readonly host: string; readonly port: number }
  | { readonly name: 'commit' }
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | { readonly name: 'refuse'; readonly fault: string };

export interface RunCommand {
  readonly name: 'run';
  readonly player: PlayerChoice;
  readonly agentName: string;
  /** Null: derived from the held-out seed, or drawn. */
  readonly seed: string | null;
  readonly heldOut: boolean;
  readonly withholdSeed: boolean;
  readonly generator: GeneratorName;
  readonly protocol: string;
  readonly scenarios: number;
  readonly concurrency: number;
  readonly timeoutMillis: number;
  readonly out: string;
  readonly state: string;
  readonly keyFile: string;
  readonly fresh: boolean;
}

/**
 * What these arguments ask for; anything that is not known is refused, so that a slip of the pen is not passed over.
 */
export function readCommand(args: readonly string[]): Command {
  try {
    return read(args);
  } catch (fault) {
    return {
      name: 'refuse',
      fault: fault instanceof Error ? (fault.message.split('. ')[0] ?? '') : 'the arguments cannot be read',
    };
  }
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;

/** A SHA-256 in base64url, which may begin with the dash of an option. */
const FINGERPRINT = /^[A-Za-z0-9_-]{43}$/;

/** The arguments with `--key FINGERPRINT` as one of them. */
function withFingerprintJoined(args: readonly string[]): string[] {
  const isFingerprint = (at: number): boolean => args[at - 1] === '--key' && FINGERPRINT.test(args[at] ?? '');
  return args.flatMap((argument, at) =>
    isFingerprint(at) ? [] : [isFingerprint(at + 1) ? `--key=${args[at + 1]}` : argument],
  );
}

const OPTIONS = {
  help: { ...FLAG, short: 'h' },
  version: { ...FLAG, short: 'v' },
  seed: TEXT,
  'held-out': FLAG,
  'withhold-seed': FLAG,
  generator: TEXT,
  name: TEXT,
  protocol: TEXT,
  scenarios: TEXT,
  concurrency: TEXT,
  timeout: TEXT,
  out: TEXT,
  state: TEXT,
  fresh: FLAG,
  key: TEXT,
  json: FLAG,
  html: TEXT,
  engine: FLAG,
  script: TEXT,
  port: TEXT,
  host: TEXT,
} as const;

type Values = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  return parseArgs({ args: withFingerprintJoined(args), strict: true, allowPositionals: true, options: OPTIONS });
}

/** What a command takes: its options, and how many arguments beside its name. */
interface CommandForm {
  readonly options: readonly (keyof Values)[];
  readonly arguments: (values: Values) => number;
  read(values: Values, argument: string | undefined): Command;
}

const RUN_OPTIONS = [
  ...['seed', 'held-out', 'withhold-seed', 'generator', 'name', 'protocol', 'scenarios', 'concurrency'],
  ...['timeout', 'out', 'state', 'fresh', 'key', 'engine', 'script'],
] as readonly (keyof Values)[];

const FORMS: Readonly<Record<string, CommandForm>> = {
  run: {
    options: RUN_OPTIONS,
    arguments: ({ engine, script }) => (engine || script !== undefined ? 0 : 1),
    read: readRun,
  },
  verify: {
    options: ['key', 'seed', 'held-out', 'json'],
    arguments: () => 1,
    read: ({ key, seed, 'held-out': heldOut, json }, file = '') => ({ name: 'verify', file, key, seed, heldOut, json }),
  },
  replay: {
    options: ['html'],
    arguments: () => 1,
    read: ({ html }, file = '') => {
      if (html === undefined) throw new Error('replay needs --html PAGE');
      return { name: 'replay', file, html };
    },
  },
  agent: {
    options: ['engine', 'script', 'port', 'host'],
    arguments: () => 0,
    read: ({ script, host, port }) => ({
      name: 'agent',
      player: playerOf(undefined, script === undefined, script),
      host: host ?? '127.0.0.1',
      port: wholeNumber(port ?? '8000', '--port', 0, 65_535),
    }),
  },
  commit: { options: [], arguments: () => 0, read: () => ({ name: 'commit' }) },
};

function read(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help) return { name: 'help' };
  if (values.version) return { name: 'version' };
  const [name, ...rest] = positionals;
  const form = name !== undefined && Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
  if (form === undefined)
    throw new Error(name === undefined ? 'a command is missing' : `there is no command ${JSON.stringify(name)}`);
  const given = (Object.keys(values) as (keyof Values)[]).filter((option) => (values[option] ?? false) !== false);
  const stray = given.find((option) => !form.options.includes(option));
  if (stray !== undefined) throw new Error(`${name} has no option --${stray}`);
  const count = form.arguments(values);
  if (rest.length !== count)
    throw new Error(`${name} takes ${count} argument${count === 1 ? '' : 's'}, not ${rest.length}`);
  return form.read(values, rest[0]);
}

function readRun(values: Values, url: string | undefined): Command {
  const player = playerOf(url, values.engine, values.script);
  if (values['held-out'] && values.seed !== undefined) throw new Error('--seed and --held-out cannot be combined');
  const out = values.out ?? 'certificate.json';
  return {
    name: 'run',
    player,
    agentName: shortText(values.name ?? defaultName(player), '--name'),
    seed: values.seed === undefined ? null : shortText(values.seed, '--seed'),
    heldOut: values['held-out'],
    withholdSeed: values['withhold-seed'],
    generator: generatorOf(values.generator ?? 'svc'),
    protocol: shortText(values.protocol ?? PROTOCOL, '--protocol'),
    scenarios: wholeNumber(values.scenarios ?? String(SCENARIOS), '--scenarios', 1, SCENARIOS),
    concurrency: wholeNumber(values.concurrency ?? '4', '--concurrency', 1, MOST_CONCURRENT),
    timeoutMillis: 1000 * wholeNumber(values.timeout ?? '30', '--timeout', 1, 600),
    out,
    state: values.state ?? `${out.replace(/\.json$/, '')}.state.json`,
    keyFile: values.key ?? 'arena-key.json',
    fresh: values.fresh,
  };
}

function playerOf(url: string | undefined, engine: boolean, script: string | undefined): PlayerChoice {
  if (engine && script !== undefined) throw new Error('--engine and --script cannot be combined');
  if (engine) return { kind: 'engine' };
  if (script !== undefined) {
    const name = OPPONENTS.find((opponent) => opponent === script);
    if (name === undefined) throw new Error(`--script must be one of ${OPPONENTS.join(', ')}`);
    return { kind: 'script', name };
  }
  if (url === undefined || !URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol))
    throw new Error('the agent must have an http or https URL');
  return { kind: 'address', url };
}

/** An address as a certificate names it: without what may be secret in it. */
export function publicAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

function defaultName(player: PlayerChoice): string {
  if (player.kind === 'engine') return 'svc engine';
  if (player.kind === 'script') return player.name;
  const { host, pathname } = new URL(player.url);
  return `${host}${pathname === '/' ? '' : ` ${basename(pathname)}`}`;
}

function generatorOf(text: string): GeneratorName {
  const found = GENERATORS.find(({ name }) => name === text);
  if (found === undefined)
    throw new Error(`--generator must be one of ${GENERATORS.map(({ name }) => name).join(', ')}`);
  return found.name;
}

function shortText(text: string, option: string): string {
  if (text.trim() === '' || text.length > 200) throw new Error(`${option} must be a text of 1 to 200 characters`);
  return text;
}

function wholeNumber(text: string, option: string, least: number, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw new Error(`${option} must be a whole number from ${least} to ${most}`);
  return value;
}
